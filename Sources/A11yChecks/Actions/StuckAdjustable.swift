import A11yEngine
import A11yModel
import A11yVoiceOver

/// Adjustable stops whose class lacks a method to adjust them. Cost: linear in the stops.
struct StuckAdjustable: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.spokenTraits.contains(.adjustable) else { return [] }
        return context.stops.compactMap { stop in
            let element = context.screen[stop.element]
            guard stop.part == nil, stop.utterance.traits.contains(.adjustable), !element.adjustsItself else {
                return nil
            }
            let (up, down) = (element.overrides("increment"), element.overrides("decrement"))
            if up, down { return nil }
            let property: Property = element[.overrides] == nil ? .traits : .overrides
            // A custom class may inherit from a slider, unless the file lists its overrides.
            let isOpen = element.customClass != nil && element[.inherits] == nil && element[.overrides] == nil
            return Violation(
                element.id, property: property, variant: up || down ? "one" : "none",
                facts: ["direction": .text(up ? "up" : "down")], doubts: isOpen ? .undecided : [])
        }
    }
}
