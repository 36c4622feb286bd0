import A11yModel
import A11yVoiceOver

/// Controls without a value whose label ends with data that changes. Cost: linear in the stops.
struct LabelData: Check {
    static let name = "label-data"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.stops.compactMap { stop in
            let id = stop.element
            let element = subject.screen[id]
            guard stop.part == nil, let label = element.label, Words.isBlank(stop.utterance.value) else { return nil }
            guard subject.isInteractive(id), !element.isTextInput, !subject.cards.contains(id) else { return nil }
            if let shown = subject.shownText(of: id), Words.folded(shown) == Words.folded(label) { return nil }
            guard let data = ChangingData(atEndOf: label, language: subject.language(of: id)) else { return nil }
            if isMerged(id, in: subject) { return nil }
            return Fault(
                id, property: .label, facts: ["label": .text(label), "data": .text(data.text)],
                doubts: data.isPerhapsDate ? .undecided : [])
        }
    }

    /// Whether the stop shows texts in it: its label is to say what they say, numbers included.
    private func isMerged(_ id: ElementID, in subject: Subject) -> Bool {
        subject.screen.descendants(of: id).contains { subject.isVisible($0) && subject.shownText(of: $0) != nil }
    }
}
