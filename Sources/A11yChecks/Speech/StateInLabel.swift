import A11yEngine
import A11yModel
import A11yVoiceOver

/// Labels with a state that VoiceOver announces by itself or that no trait expresses. Cost: linear in the stops; the
/// descendants of an element are visited only if its label has a state.
struct StateInLabel: RepairingCheck, FixedCheck {
    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: .selected) }

    func violations(in context: LintContext) -> [Violation] {
        guard !context.wordLists.isDisjoint(with: LabelledState.lists) else { return [] }
        return context.stopTexts.compactMap { words in
            guard words.isControl, let label = words.label, !label.lists.isDisjoint(with: LabelledState.lists),
                let ends = label.endSegments
            else { return nil }
            if tellsDefault(label.written) { return nil }
            let id = words.element
            let isBracketed = label.written.first?.isLetter == false
            for state in LabelledState.all where label.lists.contains(state.words.bit) {
                let places = state.isLastOnly && !isBracketed ? [ends.last] : [ends.first, ends.last]
                guard let word = places.first(where: state.words.contains(exactly:)),
                    state.isInexpressible
                        || state.isAnnounced(at: context.stops[words.place], context.screen[id], label.wordIndex)
                else { continue }
                let isShown = context.shownTexts(in: id).contains { RuleText.segments(of: $0).contains(word.text) }
                if isShown { return nil }
                return Violation(
                    id, property: .label, variant: state.isInexpressible ? "untold" : "twice",
                    facts: ["word": .text(word.text)])
            }
            return nil
        }
    }

    /// Whether a label has a remark in brackets that stays true in any state: `(Default: off)`.
    private func tellsDefault(_ label: some StringProtocol) -> Bool {
        guard let bracket = label.lastIndex(where: "(（[".contains) else { return false }
        return label[bracket...].contains { ":：".contains($0) }
    }

    /// Removes the state from the start or end of the label, with the separator. A state that nothing else expresses
    /// stays, since users would miss it.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard violation.variant == "twice", let id = violation.element,
            let label = context.screen[id].label.map(RuleText.trimmed),
            case .text(let word)? = violation.facts["word"]
        else { return nil }
        let isSeparator = { (character: Character) in character.isWhitespace || character.isPunctuation }
        let scalars = Array(label)
        let begin = scalars.firstIndex { !isSeparator($0) } ?? 0
        let end = (scalars.lastIndex { !isSeparator($0) } ?? -1) + 1
        guard begin < end else { return nil }
        let core = String(scalars[begin..<end])
        if core.lowercased().hasSuffix(word.lowercased()) {
            let rest = core.dropLast(word.count)
            guard let last = rest.last, isSeparator(last), let stop = rest.lastIndex(where: { !isSeparator($0) }) else {
                return nil
            }
            return .cutting(word, from: .label, to: String(scalars[..<begin]) + rest[...stop], on: id)
        }
        guard core.lowercased().hasPrefix(word.lowercased()) else { return nil }
        let rest = core.dropFirst(word.count)
        guard let first = rest.first, isSeparator(first), let start = rest.firstIndex(where: { !isSeparator($0) })
        else { return nil }
        return .cutting(word, from: .label, to: rest[start...] + String(scalars[end...]), on: id)
    }
}

/// A state and how VoiceOver announces it.
private struct LabelledState {
    let words: WordList
    /// The traits that announce it.
    var traits: Traits = []
    /// The property that makes VoiceOver announce it, whatever its value.
    var property: Property?
    /// Whether no trait expresses it, so that it belongs in the value.
    var isInexpressible = false
    /// Whether its words are so short that they count only at the end or in brackets.
    var isLastOnly = false

    static let all = [
        LabelledState(words: .selected, traits: .selected),
        LabelledState(words: WordList(named: "unselected"), isInexpressible: true),
        LabelledState(words: .disabled, traits: .notEnabled),
        LabelledState(words: WordList(named: "on-off"), traits: [.switchButton, .toggleButton], isLastOnly: true),
        LabelledState(words: WordList(named: "open-closed"), property: .expanded),
    ]

    /// The word lists of all states.
    static let lists = WordListSet(all.map(\.words.bit))

    /// Whether VoiceOver announces this state or its opposite besides the label.
    func isAnnounced(at stop: Stop, _ element: Element, _ wordIndex: WordIndex) -> Bool {
        if !stop.utterance.traits.isDisjoint(with: traits) { return true }
        if let property, element[property] != nil { return true }
        return words.contains(segmentOf: stop.utterance.value, in: wordIndex)
    }
}
