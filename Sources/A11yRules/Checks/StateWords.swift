import A11yModel
import A11yVoiceOver

/// Labels that tell a state which VoiceOver says by itself, or that no trait has a word for. Cost: linear in the stops;
/// what lies in an element is looked at once its label tells a state.
struct StateWords: Check {
    static let name = "state-words"

    init(_ parameters: inout Parameters) {}

    func reasonNotToJudge(_ subject: Subject) -> String? { subject.reasonNotToJudge(with: .selected) }

    func faults(in subject: Subject) -> [Fault] {
        subject.controlStops.compactMap { stop in
            let id = stop.element
            guard let label = subject.writtenLabel(of: id) else { return nil }
            let language = subject.language(of: id)
            let segments = Words.segments(of: label)
            guard segments.count > 1, let first = segments.first, let last = segments.last else { return nil }
            let isBracketed = label.first?.isLetter == false
            for state in LabelledState.all {
                let ends = state.isLastOnly && !isBracketed ? [last] : [first, last]
                guard let word = ends.first(where: { state.words.contains(exactly: $0, language: language) }),
                    state.isUntold || state.isTold(at: stop, subject.screen[id], language)
                else { continue }
                if subject.shownTexts(in: id).contains(where: { Words.segments(of: $0).contains(word) }) { return nil }
                return Fault(
                    id, property: .label, variant: state.isUntold ? "untold" : "twice", facts: ["word": .text(word)])
            }
            return nil
        }
    }
}

/// A state, and how VoiceOver comes to say it.
private struct LabelledState {
    let words: WordList
    /// The traits that say it.
    var traits: Traits = []
    /// The property that says it, whatever its value.
    var property: Property?
    /// Whether no trait has a word for it, so that it belongs into the value.
    var isUntold = false
    /// Whether its words are so short that they count at the end or in brackets alone.
    var isLastOnly = false

    static let all = [
        LabelledState(words: .selected, traits: .selected),
        LabelledState(words: WordList(named: "unselected"), isUntold: true),
        LabelledState(words: .disabled, traits: .notEnabled),
        LabelledState(words: WordList(named: "on-off"), traits: [.switchButton, .toggleButton], isLastOnly: true),
        LabelledState(words: WordList(named: "open-closed"), property: .expanded),
    ]

    /// Whether VoiceOver says this state, or its opposite, beside the label.
    func isTold(at stop: Stop, _ element: Element, _ language: String) -> Bool {
        if !stop.utterance.traits.isDisjoint(with: traits) { return true }
        if let property, element[property] != nil { return true }
        return Words.segments(of: stop.utterance.value).contains { words.contains(exactly: $0, language: language) }
    }
}
