import A11yEngine
import A11yModel

/// Labels that end with the role that VoiceOver adds. Cost: linear in the stops; the descendants of an element are
/// visited only if its label ends like this.
struct RoleInLabel: RepairingCheck, FixedCheck {
    func reasonNotToJudge(_ context: LintContext) -> String? {
        SpokenRole.all.first.flatMap { context.reasonNotToJudge(with: $0.words) }
    }

    func violations(in context: LintContext) -> [Violation] {
        guard !context.wordLists.isDisjoint(with: SpokenRole.lists) else { return [] }
        return context.stopTexts.compactMap { words in
            guard words.isWhole, let label = words.label, !label.lists.isDisjoint(with: SpokenRole.lists) else {
                return nil
            }
            let id = words.element
            let language = context.language(of: id)
            for role in SpokenRole.all {
                guard let word = role.words.word(in: label),
                    role.isSpoken(at: context.stops[words.place], language: language)
                else { continue }
                // “Tap to toggle” uses the word as a verb.
                if label.folded.hasSuffix(" to " + RuleText.folded(word)) { continue }
                // A label that is only the role stands for a missing name, or is the best one possible.
                if role.words.contains(exactly: label) { return nil }
                let shown = context.shownTexts(in: id)
                if shown.contains(where: { role.words.contains(FoldedText($0, in: label.wordIndex)) }) { return nil }
                let isSame = RuleText.folded(role.words.spoken(in: language)) == RuleText.folded(word)
                return Violation(
                    id, property: .label, variant: isSame ? "twice" : "synonym", facts: ["word": .text(word)])
            }
            return nil
        }
    }

    /// Removes the role from the end of the label.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let label = context.screen[id].label.map(RuleText.trimmed),
            case .text(let word)? = violation.facts["word"], label.count > word.count,
            label.suffix(word.count).lowercased() == word.lowercased()
        else { return nil }
        let rest = label.dropLast(word.count)
        let isSeparator = { (character: Character) in character.isWhitespace || ",;:-–—，、：".contains(character) }
        let end = rest.lastIndex { !isSeparator($0) }
        guard let end, let last = rest.last,
            isSeparator(last) || word.unicodeScalars.contains(where: RuleText.isUnspaced)
        else { return nil }
        let cut = String(label.suffix(word.count))
        return .cutting(cut, from: .label, to: String(rest[...end]), on: id)
    }
}
