import A11yEngine
import A11yModel
import A11yVoiceOver

/// Fixed screen positions of elements that scroll. Cost: linear in the stops times their depth, plus the direct
/// children of each scroll view once.
struct FrozenShape: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
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

    /// Whether a container creates the element each time it is requested.
    private func isComputed(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.screen[id].type == .accessibilityElement, let host = context.screen[id].parent else {
            return false
        }
        return !context.screen[host].methods.isEmpty
    }
}
