import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops with the trait adjustable whose class lacks a method for it. Cost: linear in the stops.
struct StuckAdjustable: Check {
    package static let name = "stuck-adjustable"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        guard context.spokenTraits.contains(.adjustable) else { return [] }
        return context.stops.compactMap { stop in
            let element = context.screen[stop.element]
            guard stop.part == nil, stop.utterance.traits.contains(.adjustable), !element.adjustsItself else {
                return nil
            }
            let (up, down) = (element.overrides("increment"), element.overrides("decrement"))
            if up, down { return nil }
            let property: Property = element[.overrides] == nil ? .traits : .overrides
            // A class of the app's own may be a slider's child, unless the file says what it overrides.
            let isOpen = element.customClass != nil && element[.inherits] == nil && element[.overrides] == nil
            return Violation(
                element.id, property: property, variant: up || down ? "one" : "none",
                facts: ["direction": .text(up ? "up" : "down")], doubts: isOpen ? .undecided : [])
        }
    }
}
