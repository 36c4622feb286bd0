import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops that are adjustable, can be switched, or show progress, without a value. Cost: linear in the stops.
struct MissingValue: Check {
    /// Words at the end of a label that express a state, folded.
    private let states: Set<String>

    init(_ parameters: inout Parameters) {
        states = Set(parameters.words("states").map { RuleText.folded($0) })
    }

    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            guard mayNeedValue(stop, in: context), stop.part == nil, RuleText.isBlank(stop.utterance.value) else {
                return nil
            }
            let element = context.screen[stop.element]
            guard let variant = variant(of: stop, element, in: context) else { return nil }
            return Violation(stop.element, property: element.value == nil ? nil : .value, variant: variant)
        }
    }

    /// Whether a stop shows a state or an amount, as few do.
    private func mayNeedValue(_ stop: Stop, in context: LintContext) -> Bool {
        let written = context.screen[stop.element].written
        return !stop.utterance.traits.isDisjoint(with: MissingValue.telling) || written.contains(.isOn)
            || written.contains(.progress)
    }

    /// The traits of stops that show a state or an amount.
    private static let telling: Traits = [.toggleButton, .adjustable]

    private func variant(of stop: Stop, _ element: Element, in context: LintContext) -> String? {
        let traits = stop.utterance.traits
        if hasOwnValue(element, in: context) { return nil }
        if traits.contains(.toggleButton) || isTurnedOn(element) {
            // The selected trait also expresses the state, and other rules report a state in the label.
            let last = RuleText.tokens(RuleText.folded(stop.utterance.label)).last
            return traits.contains(.selected) || last.map { states.contains(String($0)) } == true ? nil : "state"
        }
        guard traits.contains(.adjustable) || element[.progress] != nil else { return nil }
        // The label contains the value, if in the wrong place.
        let label = FoldedText(stop.utterance.label, in: context.wordIndex(of: element.id))
        return ChangingData(atEndOf: label) == nil ? "amount" : nil
    }

    /// Whether the file says that it is on, or neither on nor off, where the class does not say so itself. That a
    /// button is off may be told by what it does not say.
    private func isTurnedOn(_ element: Element) -> Bool {
        element.type != .switch && (element[.isOn] == .mixed || element.isTrue(.isOn))
    }

    /// Whether the class has a value at run time that the file need not contain.
    private func hasOwnValue(_ element: Element, in context: LintContext) -> Bool {
        switch element.type {
        case .pageControl, .datePicker, .pickerView: element.value == nil
        // Dumps of a running app may omit values without saying so.
        case .slider, .progressView, .switch: element.value == nil && context.screen.input.isOfRunningApp
        default: false
        }
    }
}
