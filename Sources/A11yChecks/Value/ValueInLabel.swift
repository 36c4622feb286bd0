import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls without a value whose label ends with changing data. Cost: linear in the stops.
struct ValueInLabel: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            let id = words.element
            guard words.part == nil, words.isInteractive, let label = words.label,
                let data = ChangingData(atEndOf: label), RuleText.isBlank(context.stops[words.place].utterance.value),
                !context.screen[id].isTextInput, !context.cards.contains(id)
            else { return nil }
            if let shown = context.shownText(of: id), RuleText.folded(shown) == label.folded { return nil }
            if isMerged(id, in: context) { return nil }
            return Violation(
                id, property: .label, facts: ["label": .text(label.text), "data": .text(data.text)],
                doubts: data.isPerhapsDate ? .undecided : [])
        }
    }

    /// Whether the stop contains texts: its label should say what they say, including numbers.
    private func isMerged(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen.descendants(of: id).contains { context.isVisible($0) && context.shownText(of: $0) != nil }
    }
}
