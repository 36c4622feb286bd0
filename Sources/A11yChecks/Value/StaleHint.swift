import A11yEngine
import A11yModel
import A11yVoiceOver

/// Hints that offer what is already done, or to undo what is not done. Cost: linear in the stops.
struct StaleHint: Check {
    /// Words of hints that suit both states.
    private let neutral: [String]
    /// Words of hints that offer to turn something on.
    private let turning: [String]
    /// Values that mean on.
    private let on: Set<String>
    /// Values that mean off.
    private let off: Set<String>

    init(_ parameters: inout Parameters) {
        neutral = parameters.words("neutral").map { RuleText.folded($0) }
        turning = parameters.words("turning").map { RuleText.folded($0) }
        on = Set(parameters.words("on").map { RuleText.folded($0) })
        off = Set(parameters.words("off").map { RuleText.folded($0) })
    }

    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: .undo) }

    /// The state of an element with a value, as messages name it.
    private static let on = "on"

    /// A control with a hint, and the words of both, folded.
    private struct Control {
        let id: ElementID
        let isOn: Bool?
        let state: String
        let label: String
        let hint: String
        let undoes: Bool
        /// The hint without the words of the label.
        let frame: String
    }

    /// The controls by what they have in common, so that no control is compared with all others.
    private struct Index {
        /// A superview and a hint without the words of labels.
        struct Place: Hashable {
            let parent: ElementID?
            let frame: String
        }

        /// A function, a hint and a state.
        struct Use: Hashable {
            let function: String
            let hint: String
            let isOn: Bool
        }

        private var states: [Place: Set<Bool?>] = [:]
        private var parents: [Use: Set<ElementID?>] = [:]

        init(_ controls: [Control], in context: LintContext) {
            for control in controls {
                let parent = context.screen[control.id].parent
                states[Place(parent: parent, frame: control.frame), default: []].insert(control.isOn)
                guard let function = context.function(of: control.id) else { continue }
                let use = Use(function: function, hint: control.hint, isOn: control.isOn ?? false)
                parents[use, default: []].insert(parent)
            }
        }

        /// The states of the sibling controls whose hints differ only by the label.
        func states(beside control: Control, under parent: ElementID?) -> Set<Bool?> {
            states[Place(parent: parent, frame: control.frame)] ?? []
        }

        /// The superviews of controls with the same function and hint in the other state.
        func parents(ofOthers control: Control, function: String, isOn: Bool) -> Set<ElementID?> {
            parents[Use(function: function, hint: control.hint, isOn: !isOn)] ?? []
        }
    }

    func violations(in context: LintContext) -> [Violation] {
        let controls = context.stops.compactMap { control(at: $0, in: context) }
        let index = Index(controls, in: context)
        return controls.compactMap { control in
            guard let isOn = control.isOn, control.undoes != isOn else { return nil }
            guard isAboutLabel(control, index, in: context) || isShared(control, isOn: isOn, index, in: context) else {
                return nil
            }
            return Violation(
                control.id, property: .hint, variant: isOn ? "on" : "off", facts: ["state": .text(control.state)])
        }
    }

    private func control(at stop: Stop, in context: LintContext) -> Control? {
        let id = stop.element
        let element = context.screen[id]
        let utterance = stop.utterance
        guard stop.part == nil, context.isInteractive(id), !utterance.hint.isEmpty, !element.isTextInput else {
            return nil
        }
        guard !element.isCell, !isTab(stop, in: context) else { return nil }
        let (label, hint) = (RuleText.folded(utterance.label), RuleText.folded(utterance.hint))
        if neutral.contains(where: { RuleText.holds(hint, $0) }) { return nil }
        let said = FoldedText(utterance.hint + utterance.label, in: context.wordIndex(of: id))
        let undoing = WordList.undo.words(for: said)
        // Languages without word lists cannot be checked, and a label that offers to undo follows the state.
        if undoing.isEmpty || undoing.contains(where: { RuleText.holds(label, $0) }) { return nil }
        let (isOn, state) = state(of: element, utterance)
        // The hint of a switch may always describe its on state: “Shows subtitles”.
        if isOn == true, state == StaleHint.on, !turning.contains(where: { RuleText.holds(hint, $0) }) { return nil }
        return Control(
            id: id, isOn: isOn, state: state, label: label, hint: hint,
            undoes: undoing.contains { RuleText.holds(hint, $0) }, frame: frame(of: hint, without: label))
    }

    /// Whether it is on, and the English word for the state; nil if the file does not say.
    private func state(of element: Element, _ utterance: Utterance) -> (Bool?, String) {
        if let flag = element[.selected]?.flag { return (flag, "selected") }
        if utterance.traits.contains(.selected) { return (true, "selected") }
        let value = RuleText.folded(utterance.value)
        if on.contains(value) { return (true, StaleHint.on) }
        return (off.contains(value) ? false : nil, StaleHint.on)
    }

    private func isTab(_ stop: Stop, in context: LintContext) -> Bool {
        if !stop.utterance.traits.isDisjoint(with: [.tabBar, .tabBarItem]) { return true }
        return context.screen.lineage(of: stop.element).contains { id in
            let element = context.screen[id]
            return element.type == .segment || element.type == .tabBar || element.traits?.contains(.tabBar) == true
        }
    }

    /// The hint without the words of the label.
    private func frame(of hint: String, without label: String) -> String {
        if label.unicodeScalars.contains(where: RuleText.isUnspaced) { return hint.replacing(label, with: " ") }
        let words = RuleText.tokens(label)
        let rest = RuleText.tokens(hint).filter { word in !words.contains { RuleText.isOneWord($0, word) } }
        return rest.joined(separator: " ")
    }

    /// Whether the hint offers what the label names. Among choices such as “Selects Food” and “Selects Travel”,
    /// selecting the selected one again does nothing.
    private func isAboutLabel(_ control: Control, _ index: Index, in context: LintContext) -> Bool {
        let words = RuleText.tokens(control.label)
        guard let first = words.first, words.allSatisfy({ RuleText.holds(control.hint, String($0)) }) else {
            return false
        }
        let startsWithLabel = RuleText.tokens(control.hint).first.map { RuleText.isOneWord(first, $0) } == true
        if startsWithLabel || control.hint.hasPrefix(control.label) || control.frame.isEmpty { return true }
        // Users do not undo a choice by choosing it: “取消点赞” beside “取消收藏”.
        if control.undoes { return true }
        let states = index.states(beside: control, under: context.screen[control.id].parent)
        return states == [control.isOn]
    }

    /// Whether a control with the same function in the other state has the same hint. It must be in another superview,
    /// since the choices of one list are siblings.
    private func isShared(_ control: Control, isOn: Bool, _ index: Index, in context: LintContext) -> Bool {
        guard !context.cards.contains(control.id), let function = context.function(of: control.id) else { return false }
        let parents = index.parents(ofOthers: control, function: function, isOn: isOn)
        return parents.contains { $0 != context.screen[control.id].parent }
    }
}
