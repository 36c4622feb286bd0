import A11yModel

/// The way of VoiceOver's cursor from number to number: arcs that all bend to one side, so that there and back are two
/// lines, and an arrowhead before each number.
struct CursorPath {
    /// The arcs and the arrowheads as data of SVG paths; empty for fewer than two stops.
    private(set) var lines = ""
    private(set) var heads = ""

    /// How far an arc leaves the straight line: a share of its length, and at most so many units.
    private static let bend = 0.28
    private static let mostBend = 30.0
    private static let headLength = 6.0
    private static let headWidth = 5.0

    /// The way through boxes, in points.
    init(through boxes: [Rect], unit: Double) {
        for (from, to) in zip(boxes, boxes.dropFirst()) { add(from, to, unit) }
    }

    private mutating func add(_ from: Rect, _ to: Rect, _ unit: Double) {
        let (start, end) = (from.center, to.center)
        let distance = CursorPath.distance(start, end)
        let gap = (from.height + to.height) / 2 + unit
        guard distance > gap else { return }
        let bow = min(distance * CursorPath.bend, CursorPath.mostBend * unit)
        let control = Point(
            x: (start.x + end.x) / 2 - (end.y - start.y) / distance * bow,
            y: (start.y + end.y) / 2 + (end.x - start.x) / distance * bow)
        let departure = CursorPath.step(from: start, towards: control, by: from.height / 2 + unit)
        let tip = CursorPath.step(from: end, towards: control, by: to.height / 2 + unit)
        let hasHead = distance > gap + CursorPath.headLength * unit
        let neck = hasHead ? CursorPath.step(from: tip, towards: control, by: CursorPath.headLength * unit) : tip
        lines += "M\(CursorPath.data(departure))Q\(CursorPath.data(control)) \(CursorPath.data(neck))"
        guard hasHead else { return }
        let length = CursorPath.headLength * unit
        let across = Point(
            x: -(tip.y - neck.y) / length * CursorPath.headWidth / 2 * unit,
            y: (tip.x - neck.x) / length * CursorPath.headWidth / 2 * unit)
        let left = Point(x: neck.x + across.x, y: neck.y + across.y)
        let right = Point(x: neck.x - across.x, y: neck.y - across.y)
        heads += "M\(CursorPath.data(tip))L\(CursorPath.data(left))L\(CursorPath.data(right))Z"
    }

    private static func distance(_ one: Point, _ other: Point) -> Double {
        let (dx, dy) = (other.x - one.x, other.y - one.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    private static func step(from start: Point, towards end: Point, by length: Double) -> Point {
        let distance = distance(start, end)
        guard distance > 0 else { return start }
        let share = length / distance
        return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }

    private static func data(_ point: Point) -> String { "\(decimal(point.x)) \(decimal(point.y))" }
}
