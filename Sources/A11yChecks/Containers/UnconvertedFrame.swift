import A11yEngine
import A11yModel
import A11yVoiceOver

/// Places for VoiceOver that are those of the view in its parent's or its own coordinates, where the screen's are
/// wanted. Cost: linear in the stops.
struct UnconvertedFrame: Check {
    package static let name = "unconverted-frame"

    /// Points between the place given and the place on screen, from which they are not the same.
    private let offset: Double

    init(_ parameters: inout Parameters) {
        offset = parameters.number("offset")
    }

    package func violations(in context: LintContext) -> [Violation] {
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
}

extension Rect {
    /// The upper left corner.
    fileprivate var corner: Point { Point(x: x, y: y) }
}

extension UnconvertedFrame: RepairingCheck {
    /// UIKit converts a view's own frame; what an element without a view needs, code has to say.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let property = violation.property,
            context.screen[id].type != .accessibilityElement
        else { return nil }
        return .removing(property, from: id)
    }
}
