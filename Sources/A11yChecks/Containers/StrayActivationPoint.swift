import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops whose double tap lands on something else: at the author's activation point, or at the centre of a merged
/// element. Cost: linear in the controls, plus the elements at the activation point of each such stop.
struct StrayActivationPoint: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.activationPoint) || context.isSet(.isElement) else { return [] }
        let stops = context.wholeStops.filter { stop in
            let element = context.screen[stop.element]
            guard context.authoredPoint(of: element.id) != nil || isMerged(element, in: context) else { return false }
            // Activation by a method of the class needs no touch.
            return !element.isTextInput && !element.overrides("activate")
        }
        guard !stops.isEmpty else { return [] }
        let controls = Controls(in: context)
        return stops.compactMap { stop in
            context.authoredPoint(of: stop.element) == nil
                ? violation(atMiddleOf: stop, controls, in: context) : violation(atPointOf: stop, controls, in: context)
        }
    }

    /// Whether the author merged a view with distinct controls into one stop.
    private func isMerged(_ element: Element, in context: LintContext) -> Bool {
        element.isElement == true && context.function(of: element.id) != nil
            && context.subtrees[element.id].controls > 1
    }

    /// The author's activation point is on another control, or outside the stop.
    private func violation(atPointOf stop: Stop, _ controls: Controls, in context: LintContext) -> Violation? {
        let id = stop.element
        guard let point = context.authoredPoint(of: id), let shape = stop.frame, shape.hasArea else { return nil }
        let path = context.screen[id][.path]?.bounds
        let isInside = shape.touches(point) || path?.touches(point) == true
        let pressed = controls.topmost(at: point) { !context.haveSameFunction($0, id) }
        if let pressed, pressed != id, !context.areNested(pressed, id) {
            // Later in document order is in front.
            let isBelow = pressed < id && context.frame(of: id)?.touches(point) == true
            if !isBelow { return violation(id, pressed, property: .activationPoint, in: context) }
        }
        if isInside { return nil }
        let parts = context.screen.descendants(of: id).filter(context.isVisible).compactMap(context.frame)
        if parts.contains(where: { $0.touches(point) }) { return nil }
        let distance = shape.gap(to: Rect(x: point.x, y: point.y, width: 0, height: 0))
        return Violation(
            id, property: .activationPoint, variant: "outside", facts: ["distance": .number(distance)],
            evidence: Array(context.screen.ancestors(of: id)))
    }

    /// A control inside a merged stop receives the tap at the centre and has another function.
    private func violation(atMiddleOf stop: Stop, _ controls: Controls, in context: LintContext) -> Violation? {
        let id = stop.element
        guard let point = stop.activationPoint(on: context.screen), point.x.isFinite, point.y.isFinite else {
            return nil
        }
        let pressed = controls.topmost(at: point) { context.screen.isDescendant($0, of: id) }
        guard let pressed, let function = context.function(of: pressed), function != context.function(of: id) else {
            return nil
        }
        return violation(id, pressed, property: .isElement, in: context)
    }

    private func violation(_ id: ElementID, _ pressed: ElementID, property: Property, in context: LintContext)
        -> Violation
    {
        Violation(
            id,
            property: property,
            facts: ["other": .text(context.quote(of: pressed))],
            evidence: [pressed] + context.screen.ancestors(of: id) + context.screen.ancestors(of: pressed),
            related: [RelatedPlace(message: "what is pressed", range: context.screen[pressed].anchor)])
    }

    /// The controls that respond to touch, indexed by frame.
    private struct Controls {
        private let found: [(id: ElementID, area: Rect)]
        private let places: RectIndex

        init(in context: LintContext) {
            found = context.elements.compactMap { id in
                guard context.isVisible(id), context.isEnabled(id), context.isInteractive(id) else { return nil }
                return context.touchArea(of: id).map { (id, $0) }
            }
            places = RectIndex(found.map(\.area))
        }

        /// The frontmost control at a point among those that are wanted.
        func topmost(at point: Point, where isWanted: (ElementID) -> Bool) -> ElementID? {
            places.indices(at: point).last { found[$0].area.touches(point) && isWanted(found[$0].id) }
                .map { found[$0].id }
        }
    }

    /// Without the author's point, the double tap lands at the centre.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.property == .activationPoint else { return nil }
        return .removing(.activationPoint, from: id)
    }
}
