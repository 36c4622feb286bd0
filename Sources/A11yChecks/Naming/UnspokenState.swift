import A11yEngine
import A11yModel
import A11yVoiceOver

/// States that are set, or told in the label, and missing among the effective traits; and traits that tell a state
/// which the property denies. Cost: linear in the stops.
struct UnspokenState: Check {
    package static let name = "unspoken-state"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        var violations: [Violation] = []
        let isSet = State.all.map { context.isSet($0.property) }
        for words in context.words where words.part == nil {
            for (state, isSet) in zip(State.all, isSet) {
                let flag = isSet ? context.screen[words.element][state.property]?.flag : nil
                // Most stops have neither the property nor a word for it.
                if flag == nil, words.label?.lists.contains(state.words.bit) != true { continue }
                if let violation = violation(of: words, state, flag, in: context) { violations.append(violation) }
            }
        }
        return violations
    }

    private func violation(of words: StopWords, _ state: State, _ flag: Bool?, in context: LintContext) -> Violation? {
        let stop = context.stops[words.place]
        let element = context.screen[stop.element]
        let language = context.language(of: element.id)
        let isSpoken = stop.utterance.traits.contains(state.trait)

        if let flag, flag != state.isSetWhen {
            guard isSpoken, element.traits != nil else { return nil }
            return Violation(element.id, property: .traits, variant: "denied", facts: state.facts(in: language))
        }
        if isSpoken { return nil }
        if flag == state.isSetWhen, !state.isSilent(for: element) {
            if isToldByValue(stop, state, words) { return nil }
            let isSettledByClass = element.type == .collectionViewCell
            return Violation(
                element.id, property: element.traits == nil ? state.property : .traits, variant: "unset",
                facts: state.facts(in: language), doubts: isSettledByClass ? .undecided : [])
        }
        guard let label = words.label, words.isInteractive || element.isCell else { return nil }
        guard state.isTold(by: label), !isToldByValue(stop, state, words) else { return nil }
        return Violation(
            element.id, property: .label, variant: "label", facts: state.facts(in: language), ceiling: .likely)
    }

    private func isToldByValue(_ stop: Stop, _ state: State, _ words: StopWords) -> Bool {
        state.words.contains(segmentOf: stop.utterance.value, in: words.own.vocabulary)
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
            "state": .text(words.spoken(in: language)), "property": .text(property.word),
            "trait": .text(trait.words.first ?? ""),
        ]
    }

    /// Whether UIKit is known not to announce the state: a disabled item of a tab bar is not said to be so, and a
    /// dimmed text is no control that somebody could try in vain.
    func isSilent(for element: Element) -> Bool {
        trait == .notEnabled && [.tabBarItem, .label, .image].contains(element.type)
    }

    /// Whether the label begins or ends with a word for the state, set off from what it names.
    func isTold(by label: Wording) -> Bool {
        guard label.lists.contains(words.bit), let ends = label.endSegments else { return false }
        return words.contains(exactly: ends.first) || words.contains(exactly: ends.last)
    }
}

extension UnspokenState: RepairingCheck {
    /// Traits that an author set get the one for the state. Where the state is told otherwise, or is denied, a person
    /// has to decide which of the two is right.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant == "unset", context.screen[id].traits != nil,
            case .text(let word)? = violation.facts["trait"], let trait = Traits(named: word)
        else { return nil }
        return context.repair(adding: trait, to: id)
    }
}
