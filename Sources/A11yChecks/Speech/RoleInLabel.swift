import A11yEngine
import A11yModel
import A11yVoiceOver

/// Labels that end with the role that VoiceOver adds. Cost: linear in the stops; what lies in an element is looked at
/// once its label ends so.
struct RoleInLabel: Check {
    package static let name = "role-in-label"

    init(_ parameters: inout Parameters) {}

    func reasonNotToJudge(_ context: LintContext) -> String? {
        SpokenRole.all.first.flatMap { context.reasonNotToJudge(with: $0.words) }
    }

    package func violations(in context: LintContext) -> [Violation] {
        context.words.compactMap { words in
            guard words.isWhole, let label = words.label, !label.lists.isDisjoint(with: SpokenRole.lists) else {
                return nil
            }
            let id = words.element
            let language = context.language(of: id)
            for role in SpokenRole.all {
                guard let word = role.words.word(in: label),
                    role.isSpoken(at: context.stops[words.place], language: language)
                else { continue }
                // The word alone is a name that was never written, or the best there is.
                if role.words.contains(exactly: label) { return nil }
                let shown = context.shownTexts(in: id)
                if shown.contains(where: { role.words.contains(Wording($0, in: label.vocabulary)) }) { return nil }
                let isSame = Words.folded(role.words.spoken(in: language)) == Words.folded(word)
                return Violation(
                    id, property: .label, variant: isSame ? "twice" : "synonym", facts: ["word": .text(word)])
            }
            return nil
        }
    }
}

extension RoleInLabel: RepairingCheck {
    /// The role goes from the end of the label.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let label = context.screen[id].label.map(Words.trimmed),
            case .text(let word)? = violation.facts["word"], label.count > word.count,
            label.suffix(word.count).lowercased() == word.lowercased()
        else { return nil }
        let rest = label.dropLast(word.count)
        let isSeparator = { (character: Character) in character.isWhitespace || ",;:-–—，、：".contains(character) }
        let end = rest.lastIndex { !isSeparator($0) }
        guard let end, let last = rest.last, isSeparator(last) || word.unicodeScalars.contains(where: Words.isUnspaced)
        else { return nil }
        let cut = String(label.suffix(word.count))
        return .cutting(cut, from: .label, to: String(rest[...end]), on: id)
    }
}
