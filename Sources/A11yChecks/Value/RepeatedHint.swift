import A11yEngine
import A11yModel
import A11yVoiceOver

/// Hints whose words are all in the label or the value. Cost: linear in the stops.
struct RepeatedHint: RepairingCheck {
    /// Words that add nothing, folded.
    private let ignored: Set<String>

    init(_ parameters: inout Parameters) {
        ignored = Set(parameters.words("ignored"))
    }

    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            let utterance = stop.utterance
            // VoiceOver does not speak the hint of a field, and without a name a hint replaces it.
            guard stop.part == nil, !utterance.hint.isEmpty, !utterance.traits.contains(.textEntry) else { return nil }
            let said = [RuleText.folded(utterance.label), RuleText.folded(utterance.value)].filter { !$0.isEmpty }
            guard !said.isEmpty else { return nil }
            let words = RuleText.tokens(RuleText.folded(utterance.hint)).filter { !ignored.contains(String($0)) }
            guard !words.isEmpty, words.allSatisfy({ isSaid($0, in: said) }) else { return nil }
            return Violation(stop.element, property: .hint)
        }
    }

    private func isSaid(_ word: Substring, in texts: [String]) -> Bool {
        if word.unicodeScalars.contains(where: RuleText.isUnspaced) { return texts.contains { $0.contains(word) } }
        return texts.contains { RuleText.tokens($0).contains { RuleText.isOneWord($0, word) } }
    }

    /// Removes a hint that equals the name. A hint in other words may have been meant to say more.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let hint = context.screen[id].hint, let name = context.name(of: id),
            RuleText.folded(hint) == RuleText.folded(name)
        else { return nil }
        return .removing(.hint, from: id)
    }
}
