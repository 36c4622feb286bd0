import A11yModel
import A11yVoiceOver

/// Controls without a value whose label ends with data that changes. Cost: linear in the stops.
struct LabelData: Check {
    static let name = "label-data"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.words.compactMap { words in
            let id = words.element
            guard words.part == nil, words.isInteractive, let label = words.label,
                let data = ChangingData(atEndOf: label), Words.isBlank(subject.stops[words.place].utterance.value),
                !subject.screen[id].isTextInput, !subject.cards.contains(id)
            else { return nil }
            if let shown = subject.shownText(of: id), Words.folded(shown) == label.folded { return nil }
            if isMerged(id, in: subject) { return nil }
            return Fault(
                id, property: .label, facts: ["label": .text(label.text), "data": .text(data.text)],
                doubts: data.isPerhapsDate ? .undecided : [])
        }
    }

    /// Whether the stop shows texts in it: its label is to say what they say, numbers included.
    private func isMerged(_ id: ElementID, in subject: Subject) -> Bool {
        subject.screen.descendants(of: id).contains { subject.isVisible($0) && subject.shownText(of: $0) != nil }
    }
}
