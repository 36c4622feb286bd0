import A11yModel
import A11yVoiceOver

/// Stops whose value says again what the label has just said. Cost: linear in the stops.
struct ValueWords: Check {
    static let name = "value-words"

    /// Width, in columns, from which a word inside the label is a repetition.
    let columns: Int

    init(_ parameters: inout Parameters) {
        columns = parameters.count("columns")
    }

    func faults(in subject: Subject) -> [Fault] {
        subject.stops.compactMap { stop in
            let element = subject.screen[stop.element]
            guard stop.part == nil, !element.isTextInput, !stop.utterance.traits.contains(.toggleButton) else {
                return nil
            }
            let value = Words.trimmed(stop.utterance.value)
            guard value.count > 1, repeats(stop.utterance.label, value) else { return nil }
            return Fault(stop.element, property: element.value == nil ? nil : .value)
        }
    }

    private func repeats(_ label: String, _ value: String) -> Bool {
        let (name, words) = (Words.folded(label), Words.folded(value))
        guard !name.isEmpty, !words.isEmpty else { return false }
        if name == words { return true }
        // “On-time arrival: On”: two short words that are the same by chance. A number is not there by chance.
        guard Words.columns(value) >= columns || value.contains(where: \.isNumber) else { return false }
        return Words.contains(folded: name, words)
    }
}
