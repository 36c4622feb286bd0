import A11yEngine
import A11yModel
import A11yVoiceOver

/// States that a property or the label expresses but no trait, and traits for a state that the property denies. Cost:
/// linear in the stops.
struct UnspokenState: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        var violations: [Violation] = []
        let isSet = State.all.map { context.isSet($0.property) }
        let isAnySet = isSet.contains(true)
        for words in context.stopTexts where words.part == nil {
            if turnsSilently(words, in: context) { violations.append(Violation(words.element, variant: "turned")) }
            guard isAnySet || words.label?.lists.isDisjoint(with: State.lists) == false else { continue }
            for (state, isSet) in zip(State.all, isSet) {
                let flag = isSet ? context.screen[words.element][state.property]?.flag : nil
                // Most stops have neither the property nor a word for the state.
                if flag == nil, words.label?.lists.contains(state.words.bit) != true { continue }
                if let violation = violation(of: words, state, flag, in: context) { violations.append(violation) }
            }
        }
        return violations
    }

    /// Whether nothing but an arrow that turns tells whether what a control opens is open.
    private func turnsSilently(_ words: StopText, in context: LintContext) -> Bool {
        let element = context.screen[words.element]
        return element.turnsArrow && element.label == nil && element[.value] == nil && element.hint == nil
            && !element.mayBeSetByCode([.label, .value, .traits])
    }

    private func violation(of words: StopText, _ state: State, _ flag: Bool?, in context: LintContext) -> Violation? {
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
            if isExpressedByValue(stop, state, words) { return nil }
            // A picture may be called so: a check mark is “Selected”.
            if (words.label ?? words.name).map(state.isExpressed) == true, context.screen.input == .swiftUI {
                return nil
            }
            // In SwiftUI, what is shown is its name and no state, whatever it says.
            let isSettled =
                context.screen.input == .swiftUI && state.property == .selected && element.label == nil
                && element[.value] == nil
                && !element.mayBeSetByCode([.traits, .selected, .isElement])
            return Violation(
                element.id, property: element.traits == nil ? state.property : .traits, variant: "unset",
                facts: state.facts(in: language), settled: isSettled ? .code : [])
        }
        guard let label = words.label, words.isInteractive || element.isCell else { return nil }
        guard state.isExpressed(by: label), !isExpressedByValue(stop, state, words) else { return nil }
        return Violation(element.id, property: .label, variant: "label", facts: state.facts(in: language))
    }

    private func isExpressedByValue(_ stop: Stop, _ state: State, _ words: StopText) -> Bool {
        state.words.contains(segmentOf: stop.utterance.value, in: words.own.wordIndex)
    }

    /// Adds the trait for the state to traits that the author set. If the state is expressed otherwise, or denied, a
    /// person must decide what is right.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant == "unset", context.screen[id].traits != nil,
            case .text(let word)? = violation.facts["trait"], let trait = Traits(named: word)
        else { return nil }
        return context.repair(adding: trait, to: id)
    }
}

/// A state of a control.
private struct State {
    /// The property that sets it.
    let property: Property
    /// The value of the property that means the state.
    let isSetWhen: Bool
    /// The trait that announces it.
    let trait: Traits
    /// The words for it in labels.
    let words: WordList

    static let all = [
        State(property: .selected, isSetWhen: true, trait: .selected, words: .selected),
        State(property: .enabled, isSetWhen: false, trait: .notEnabled, words: .disabled),
    ]

    /// The word lists of all states.
    static let lists = WordListSet(all.map(\.words.bit))

    /// The facts for messages.
    func facts(in language: String) -> Facts {
        [
            "state": .text(words.spoken(in: language)), "property": .text(property.word),
            "trait": .text(trait.words.first ?? ""),
        ]
    }

    /// Whether UIKit is known not to announce the state: not for a disabled tab bar item, and not for dimmed text,
    /// which is no control.
    func isSilent(for element: Element) -> Bool {
        trait == .notEnabled && [.tabBarItem, .label, .image].contains(element.type)
    }

    /// Whether the label begins or ends with a word for the state, separated from the name.
    func isExpressed(by label: FoldedText) -> Bool {
        guard label.lists.contains(words.bit), let ends = label.endSegments else { return false }
        return words.contains(exactly: ends.first) || words.contains(exactly: ends.last)
    }
}
