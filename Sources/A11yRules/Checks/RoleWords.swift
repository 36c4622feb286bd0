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
        subject.stops.filter { $0.part == nil || $0.part == .field }.compactMap { stop in
            let id = stop.element
            guard let label = subject.writtenLabel(of: id) else { return nil }
            let language = subject.language(of: id)
            let roles = SpokenRole.all.filter { $0.isSpoken(at: stop, language: language) }
            for role in roles {
                guard let word = role.words.word(in: label, language: language) else { continue }
                // The word alone is a name that was never written, or the best there is.
                if role.words.contains(exactly: label, language: language) { return nil }
                if subject.shownTexts(in: id).contains(where: { role.words.contains($0, language: language) }) {
                    return nil
                }
                let isSame = Words.folded(role.words.spoken(in: language)) == Words.folded(word)
                return Fault(
                    id, property: .label, variant: isSame ? "twice" : "synonym", facts: ["word": .text(word)])
            }
            return nil
        }
    }
}
