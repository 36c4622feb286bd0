import A11yModel
import A11yVoiceOver

/// States that are set, or told in the label, and missing among the effective traits; and traits that tell a state
/// which the property denies. Cost: linear in the stops.
struct SpokenStates: Check {
    static let name = "spoken-states"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.stops.lazy.filter { $0.part == nil }.flatMap { stop in
            State.all.compactMap { fault(of: stop, $0, in: subject) }
        }
    }

    private func fault(of stop: Stop, _ state: State, in subject: Subject) -> Fault? {
        let element = subject.screen[stop.element]
        let language = subject.language(of: element.id)
        let isSpoken = stop.utterance.traits.contains(state.trait)

        if let flag = element[state.property]?.flag, flag != state.isSetWhen {
            guard isSpoken, element.traits != nil else { return nil }
            return Fault(element.id, property: .traits, variant: "denied", facts: state.facts(in: language))
        }
        if isSpoken { return nil }
        if element[state.property]?.flag == state.isSetWhen, !state.isSilent(for: element) {
            if isToldByValue(stop, state, language) { return nil }
            let isSettledByClass = element.type == .collectionViewCell
            return Fault(
                element.id, property: element.traits == nil ? state.property : .traits, variant: "unset",
                facts: state.facts(in: language), doubts: isSettledByClass ? .undecided : [])
        }
        guard let label = element.label, subject.isInteractive(element.id) || element.isCell else { return nil }
        guard state.isTold(by: label, language), !isToldByValue(stop, state, language) else { return nil }
        return Fault(
            element.id, property: .label, variant: "label", facts: state.facts(in: language), ceiling: .likely)
    }

    private func isToldByValue(_ stop: Stop, _ state: State, _ language: String) -> Bool {
        Words.segments(of: stop.utterance.value).contains { state.words.contains(exactly: $0, language: language) }
    }
}

/// A state that a control can be in.
private struct State {
    /// The property that sets it.
    let property: Property
    /// The value with which it is set.
    let isSetWhen: Bool
    /// The trait that tells it.
    let trait: Traits
    /// The words that tell it in a label.
    let words: WordList

    static let all = [
        State(property: .selected, isSetWhen: true, trait: .selected, words: .selected),
        State(property: .enabled, isSetWhen: false, trait: .notEnabled, words: .disabled),
    ]

    /// The words that messages need.
    func facts(in language: String) -> [String: Fact] {
        [
            "state": .text(words.spoken(in: language)), "property": .text(property.rawValue),
            "trait": .text(trait.words.first ?? ""),
        ]
    }

    /// Whether UIKit is known not to announce the state: a disabled item of a tab bar is not said to be so, and a
    /// dimmed text is no control that somebody could try in vain.
    func isSilent(for element: Element) -> Bool {
        trait == .notEnabled && [.tabBarItem, .label, .image].contains(element.type)
    }

    /// Whether the label begins or ends with a word for the state, set off from what it names.
    func isTold(by label: String, _ language: String) -> Bool {
        let parts = Words.segments(of: label)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
        return words.contains(exactly: first, language: language) || words.contains(exactly: last, language: language)
    }
}
