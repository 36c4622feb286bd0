import A11yEngine
import A11yModel
import A11yVoiceOver

/// Fixed places on screen for what scrolls away from them. Cost: linear in the stops times their depth, and once for
/// each scroller the views directly in it.
struct FrozenShape: Check {
    package static let name = "frozen-shape"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        guard context.hasAuthoredPlaces else { return [] }
        var isStill: [ElementID: Bool] = [:]
        return context.wholeStops.compactMap { stop -> Violation? in
            let id = stop.element
            let shape = context.authoredShapes(of: id).first?.property
            guard let property = shape ?? context.authoredPoint(of: id).map({ _ in .activationPoint }) else {
                return nil
            }
            guard let scroller = context.innermostScroller(of: id), !isComputed(id, in: context) else { return nil }
            let fits = isStill[scroller] ?? context.fitsItsContents(scroller)
            isStill[scroller] = fits
            if fits { return nil }
            return Violation(id, property: property, variant: property == .activationPoint ? "point" : nil)
        }
    }

    /// Whether a container makes the element anew each time that it is asked for.
    private func isComputed(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.screen[id].type == .accessibilityElement, let host = context.screen[id].parent else {
            return false
        }
        return !context.screen[host].methods.isEmpty
    }
}
