import A11yModel
import A11yVoiceOver

/// Labels that end with the role that VoiceOver adds. Cost: linear in the stops; what lies in an element is looked at
/// once its label ends so.
struct RoleWords: Check {
    static let name = "role-words"

    init(_ parameters: inout Parameters) {}

    func reasonNotToJudge(_ subject: Subject) -> String? {
        SpokenRole.all.first.flatMap { subject.reasonNotToJudge(with: $0.words) }
    }

    func faults(in subject: Subject) -> [Fault] {
        subject.words.compactMap { words in
            guard words.isWhole, let label = words.label, !label.lists.isDisjoint(with: SpokenRole.lists) else {
                return nil
            }
            let id = words.element
            let language = subject.language(of: id)
            for role in SpokenRole.all {
                guard let word = role.words.word(in: label),
                    role.isSpoken(at: subject.stops[words.place], language: language)
                else { continue }
                // The word alone is a name that was never written, or the best there is.
                if role.words.contains(exactly: label) { return nil }
                let shown = subject.shownTexts(in: id)
                if shown.contains(where: { role.words.contains(Wording($0, in: label.vocabulary)) }) { return nil }
                let isSame = Words.folded(role.words.spoken(in: language)) == Words.folded(word)
                return Fault(
                    id, property: .label, variant: isSame ? "twice" : "synonym", facts: ["word": .text(word)])
            }
            return nil
        }
    }
}
