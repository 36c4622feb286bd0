import A11yModel

/// An arrow from the number of a stop to that of the next one. Only where the order surprises: the cursor goes back,
/// up, or over other stops. Elsewhere the numbers tell enough.
struct CursorWay {
    /// The points of the line, close to each other, in points of the screen.
    let points: [Point]
    /// The line as SVG path data.
    let line: String
    /// The arrowhead as SVG path data.
    let head: String

    /// The arrows between numbers, in their order. None crosses an obstacle or leaves the picture; where no such way is
    /// found, there is no arrow.
    static func ways(
        between numbers: [MapPlan.PlacedLabel], around obstacles: [Rect], in canvas: MapCanvas, rightToLeft: Bool
    ) -> [CursorWay] {
        let boxes = numbers.map(\.box)
        let all = obstacles.prefix(mostObstacles) + boxes.prefix(mostObstacles)
        return zip(numbers, numbers.dropFirst()).prefix(mostObstacles).compactMap { from, to in
            guard surprises(from.frame, to.frame, among: numbers, rightToLeft: rightToLeft) else { return nil }
            let others = all.filter { $0 != from.box && $0 != to.box }
            return candidates(from.box, to.box, in: canvas).first { way in
                way.points.allSatisfy { point in
                    canvas.outer.contains(point) && !others.contains { $0.grown(by: canvas.unit).contains(point) }
                }
            }
        }
    }

    /// Whether nobody would expect the second frame after the first: it is before it in its row, above it, or below
    /// another stop that is below the first.
    static func surprises(
        _ from: Rect, _ to: Rect, among numbers: [MapPlan.PlacedLabel], rightToLeft: Bool
    ) -> Bool {
        if from == to { return false }
        let common = min(from.maxY, to.maxY) - max(from.y, to.y)
        if common > min(from.height, to.height) / 2 {
            return rightToLeft ? to.center.x > from.center.x : to.center.x < from.center.x
        }
        if to.center.y < from.center.y { return true }
        return numbers.prefix(mostObstacles).contains { $0.frame.y >= from.maxY && $0.frame.maxY <= to.y }
    }

    /// Arcs of several bends to both sides, then lines through the left and the right gutter.
    private static func candidates(_ from: Rect, _ to: Rect, in canvas: MapCanvas) -> [CursorWay] {
        let bends = [0.18, -0.18, 0.4, -0.4, 0.75, -0.75]
        let gutter = gutterWidth * canvas.unit
        return bends.compactMap { arc(from, to, bend: $0, canvas.unit) }
            + [canvas.area.x - gutter, canvas.area.maxX + gutter].map { through($0, from, to, canvas.unit) }
    }

    /// A quadratic curve; nil if there is no room for its arrowhead.
    private static func arc(_ from: Rect, _ to: Rect, bend: Double, _ unit: Double) -> CursorWay? {
        let (start, end) = (from.center, to.center)
        let length = distance(start, end)
        guard length > (from.height + to.height) / 2 + (headLength + 2) * unit else { return nil }
        let control = Point(
            x: (start.x + end.x) / 2 - (end.y - start.y) * bend, y: (start.y + end.y) / 2 + (end.x - start.x) * bend)
        let departure = step(from: start, towards: control, by: from.height / 2 + unit)
        let tip = step(from: end, towards: control, by: to.height / 2 + unit)
        let neck = step(from: tip, towards: control, by: headLength * unit)
        let points = (0...steps).map { index in
            let share = Double(index) / Double(steps)
            let (before, after) = (1 - share, share)
            return Point(
                x: before * before * departure.x + 2 * before * after * control.x + after * after * tip.x,
                y: before * before * departure.y + 2 * before * after * control.y + after * after * tip.y)
        }
        return CursorWay(
            points: points, line: "M\(data(departure))Q\(data(control)) \(data(neck))", head: head(neck, tip, unit))
    }

    /// A line to a gutter, along it, and back.
    private static func through(_ gutter: Double, _ from: Rect, _ to: Rect, _ unit: Double) -> CursorWay {
        func edge(_ box: Rect) -> Point {
            Point(x: gutter < box.center.x ? box.x - unit : box.maxX + unit, y: box.center.y)
        }
        let (start, tip) = (edge(from), edge(to))
        let neck = Point(x: tip.x + (gutter < tip.x ? -1 : 1) * headLength * unit, y: tip.y)
        let corners = [start, Point(x: gutter, y: start.y), Point(x: gutter, y: tip.y), tip]
        let points = zip(corners, corners.dropFirst()).flatMap { from, to in
            (0...steps).map { index in
                let share = Double(index) / Double(steps)
                return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            }
        }
        return CursorWay(
            points: points,
            line: "M\(data(start))H\(decimal(gutter))V\(decimal(tip.y))H\(decimal(neck.x))",
            head: head(neck, tip, unit))
    }

    private static func head(_ neck: Point, _ tip: Point, _ unit: Double) -> String {
        let length = max(distance(neck, tip), unit / 10)
        let across = Point(
            x: -(tip.y - neck.y) / length * headWidth / 2 * unit, y: (tip.x - neck.x) / length * headWidth / 2 * unit)
        let left = Point(x: neck.x + across.x, y: neck.y + across.y)
        let right = Point(x: neck.x - across.x, y: neck.y - across.y)
        return "M\(data(tip))L\(data(left))L\(data(right))Z"
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

    /// How finely a line is compared with obstacles.
    private static let steps = 48
    /// The most numbers and obstacles that are compared (ours): of more on one screen nobody follows the arrows.
    private static let mostObstacles = 400
    /// The distance of a gutter from the picture, in units of the canvas.
    private static let gutterWidth = 14.0
    private static let headLength = 6.0
    private static let headWidth = 5.0
}
