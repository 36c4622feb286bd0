import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls without a value whose label ends with data that changes. Cost: linear in the stops.
struct ValueInLabel: Check {
    package static let name = "value-in-label"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        context.words.compactMap { words in
            let id = words.element
            guard words.part == nil, words.isInteractive, let label = words.label,
                let data = ChangingData(atEndOf: label), Words.isBlank(context.stops[words.place].utterance.value),
                !context.screen[id].isTextInput, !context.cards.contains(id)
            else { return nil }
            if let shown = context.shownText(of: id), Words.folded(shown) == label.folded { return nil }
            if isMerged(id, in: context) { return nil }
            return Violation(
                id, property: .label, facts: ["label": .text(label.text), "data": .text(data.text)],
                doubts: data.isPerhapsDate ? .undecided : [])
        }
    }

    /// Whether the stop shows texts in it: its label is to say what they say, numbers included.
    private func isMerged(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen.descendants(of: id).contains { context.isVisible($0) && context.shownText(of: $0) != nil }
    }
}
