import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops that can be adjusted or switched, or show how far something is, and have no value. Cost: linear in the stops.
struct MissingValue: Check {
    package static let name = "missing-value"

    /// Words at the end of a label that tell a state, folded.
    private let states: Set<String>

    init(_ parameters: inout Parameters) {
        states = Set(parameters.words("states").map { Words.folded($0) })
    }

    package func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            guard stop.part == nil, Words.isBlank(stop.utterance.value) else { return nil }
            let element = context.screen[stop.element]
            guard let variant = variant(of: stop, element, in: context) else { return nil }
            return Violation(stop.element, property: element.value == nil ? nil : .value, variant: variant)
        }
    }

    private func variant(of stop: Stop, _ element: Element, in context: LintContext) -> String? {
        let traits = stop.utterance.traits
        if hasOwnValue(element, in: context) { return nil }
        if traits.contains(.toggleButton) {
            // Selected tells the state in another way, and a label that tells it is wrong in another way.
            let last = Words.tokens(Words.folded(stop.utterance.label)).last
            return traits.contains(.selected) || last.map { states.contains(String($0)) } == true ? nil : "state"
        }
        guard traits.contains(.adjustable) || element[.progress] != nil else { return nil }
        // What the label tells is told, if in the wrong place.
        let label = Wording(stop.utterance.label, language: context.language(of: element.id))
        return ChangingData(atEndOf: label) == nil ? "amount" : nil
    }

    /// Whether the class has a value at run time that the file need not tell.
    private func hasOwnValue(_ element: Element, in context: LintContext) -> Bool {
        switch element.type {
        case .pageControl, .datePicker, .pickerView: element.value == nil
        // A description of a running app may leave out values, and does not tell that it did.
        case .slider, .progressView, .switch: element.value == nil && context.screen.input.isOfRunningApp
        default: false
        }
    }
}
