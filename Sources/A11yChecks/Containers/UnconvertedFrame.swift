import A11yEngine
import A11yModel
import A11yVoiceOver

/// VoiceOver positions in the coordinates of the view or its parent instead of the screen's. Cost: linear in the stops.
struct UnconvertedFrame: RepairingCheck {
    /// The distance in points from which the given position and the one on screen differ.
    private let offset: Double

    init(_ parameters: inout Parameters) {
        offset = parameters.number("offset")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.hasAuthoredPlaces else { return [] }
        let authored = context.wholeStops.map(\.element).filter {
            !context.authoredShapes(of: $0).isEmpty || context.authoredPoint(of: $0) != nil
        }
        guard !authored.isEmpty else { return [] }
        let layers = context.layersByElement()
        return authored.flatMap { id -> [Violation] in
            let drawn = layers[id] ?? id
            guard let local = context.screen[drawn].frame, let actual = context.frame(of: drawn) else { return [] }
            let bounds = Rect(x: 0, y: 0, width: local.width, height: local.height)
            let shapes = context.authoredShapes(of: id).compactMap { shape -> Violation? in
                let isLocal = [local, bounds].contains { $0.isNearly(shape.bounds, within: LintContext.sameCoordinate) }
                guard isLocal, isAway(shape.bounds.corner, from: actual.corner) else { return nil }
                return violation(id, shape.property, shape.bounds.corner, actual.corner)
            }
            guard let point = context.authoredPoint(of: id), isAway(point, from: actual.center) else { return shapes }
            guard [local.center, bounds.center].contains(where: { isSame($0, point) }) else { return shapes }
            return shapes + [violation(id, .activationPoint, point, actual.center)]
        }
    }

    private func violation(_ id: ElementID, _ property: Property, _ given: Point, _ actual: Point) -> Violation {
        Violation(
            id,
            property: property,
            variant: property == .activationPoint ? "point" : nil,
            facts: [
                "x": .number(given.x), "y": .number(given.y), "left": .number(actual.x), "top": .number(actual.y),
            ])
    }

    private func isAway(_ one: Point, from other: Point) -> Bool {
        abs(one.x - other.x) >= offset || abs(one.y - other.y) >= offset
    }

    private func isSame(_ one: Point, _ other: Point) -> Bool {
        abs(one.x - other.x) <= LintContext.sameCoordinate && abs(one.y - other.y) <= LintContext.sameCoordinate
    }

    /// UIKit converts a view's own frame. The frame of an element without a view must be converted in code.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        .removingFrame(of: violation, in: context)
    }
}

extension Rect {
    /// The upper left corner.
    fileprivate var corner: Point { Point(x: x, y: y) }
}
