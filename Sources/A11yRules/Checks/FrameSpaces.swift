import A11yModel
import A11yVoiceOver

/// Places for VoiceOver that are those of the view in its parent's or its own coordinates, where the screen's are
/// wanted. Cost: linear in the stops.
struct FrameSpaces: Check {
    static let name = "frame-spaces"

    /// Points between the place given and the place on screen, from which they are not the same.
    private let offset: Double

    init(_ parameters: inout Parameters) {
        offset = parameters.number("offset")
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.hasAuthoredPlaces else { return [] }
        let authored = subject.wholeStops.map(\.element).filter {
            !subject.authoredShapes(of: $0).isEmpty || subject.authoredPoint(of: $0) != nil
        }
        guard !authored.isEmpty else { return [] }
        let layers = subject.layersByElement()
        return authored.flatMap { id -> [Fault] in
            let drawn = layers[id] ?? id
            guard let local = subject.screen[drawn].frame, let actual = subject.frame(of: drawn) else { return [] }
            let bounds = Rect(x: 0, y: 0, width: local.width, height: local.height)
            let shapes = subject.authoredShapes(of: id).compactMap { shape -> Fault? in
                let isLocal = [local, bounds].contains { $0.isNearly(shape.bounds, within: Subject.sameCoordinate) }
                guard isLocal, isAway(shape.bounds.corner, from: actual.corner) else { return nil }
                return fault(id, shape.property, shape.bounds.corner, actual.corner)
            }
            guard let point = subject.authoredPoint(of: id), isAway(point, from: actual.center) else { return shapes }
            guard [local.center, bounds.center].contains(where: { isSame($0, point) }) else { return shapes }
            return shapes + [fault(id, .activationPoint, point, actual.center)]
        }
    }

    private func fault(_ id: ElementID, _ property: Property, _ given: Point, _ actual: Point) -> Fault {
        Fault(
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
        abs(one.x - other.x) <= Subject.sameCoordinate && abs(one.y - other.y) <= Subject.sameCoordinate
    }
}

extension Rect {
    /// The upper left corner.
    fileprivate var corner: Point { Point(x: x, y: y) }
}
