import A11yModel

/// Draws a planned map, in points: the screen, the stops and unreached elements, and the findings.
struct MapDrawing {
    let plan: MapPlan
    /// The prefix of ids, so that a page can hold several maps.
    let prefix: String

    private var unit: Double { plan.canvas.unit }

    /// Everything except the tags of the findings, from back to front.
    var picture: [Markup] {
        (plan.letters.isEmpty ? [] : [hatching])
            + [background, shapes, focus, unreached, outlines, path, letters, numbers].enumerated()
            .compactMap { index, group in
                // A page finds the frames of the stops by the class.
                group.isEmpty ? nil : tag("g", ["class": index == 2 ? "m-stops" : nil], group)
            }
    }

    /// The tags of the findings, each passed through `wrap`, together with whether it is the finding's first tag.
    func tags(_ wrap: (NumberedFinding, Bool, [Markup]) -> Markup) -> [Markup] {
        var seen: Set<Int> = []
        return plan.marks.flatMap { mark in
            zip(mark.findings, mark.tags).map { finding, box in
                wrap(
                    finding, seen.insert(finding.number).inserted,
                    MapSymbols.findingTag(finding.number, finding.reported.kind, in: box, unit: unit))
            }
        }
    }

    /// The attribute `viewBox`.
    var viewBox: String {
        let outer = plan.canvas.outer
        return [outer.x, outer.y, outer.width, outer.height].map(decimal).joined(separator: " ")
    }

    private var background: [Markup] {
        let canvas = plan.canvas
        let screen = MapSymbols.rect(canvas.screen, "m-screen")
        return canvas.isLarger ? [MapSymbols.rect(canvas.area, "m-beyond"), screen] : [screen]
    }

    private var shapes: [Markup] { plan.shapes.flatMap(shape) }

    private func shape(_ shape: MapPlan.DrawnShape) -> [Markup] {
        let frame = shape.frame
        let radius = min(6 * unit, min(frame.width, frame.height) / 3)
        let words = shape.caption.map { [caption($0, in: frame)] } ?? []
        func outline(_ name: String) -> Markup { MapSymbols.rect(frame, name, radius: radius) }
        switch shape.kind {
        case .container:
            let isWholeScreen = plan.canvas.screen.share(coveredBy: frame) > 0.95
            return (isWholeScreen ? [] : [outline("m-container")]) + words
        case .text: return words.isEmpty ? [MapSymbols.rect(frame, "m-words", radius: radius)] : words
        case .image: return [outline("m-picture")] + (words.isEmpty ? [imageSymbol(in: frame)] : words)
        case .control: return [outline("m-control")] + words
        case .field: return [outline("m-field")] + words
        }
    }

    /// The words of a shape, in a nested picture that clips them: their width is an estimate.
    private func caption(_ caption: MapCaption, in frame: Rect) -> Markup {
        let size = caption.fontSize
        let box = caption.box.offset(x: -frame.x, y: -frame.y)
        let x = caption.isCentred ? box.center.x : caption.startsRight ? box.maxX : box.x
        let lines = caption.lines.enumerated().map { index, line in
            let y = box.y + (Double(index) + 0.5) * MapCaption.lineHeight * size + 0.36 * size
            return tag(
                "text",
                [
                    "x": decimal(x), "y": decimal(y), "text-anchor": caption.isCentred ? "middle" : nil,
                    "direction": caption.startsRight ? "rtl" : nil,
                ], line)
        }
        return tag(
            "svg",
            [
                "class": "m-caption", "x": decimal(frame.x), "y": decimal(frame.y), "width": decimal(frame.width),
                "height": decimal(frame.height), "font-size": decimal(size),
            ], lines)
    }

    /// The symbol for images: a sun over mountains.
    private func imageSymbol(in frame: Rect) -> Markup {
        let side = min(24 * unit, min(frame.width, frame.height) * 0.6)
        let (left, top) = (frame.center.x - side / 2, frame.center.y - side / 2)
        func data(_ x: Double, _ y: Double) -> String { "\(decimal(left + x * side)) \(decimal(top + y * side))" }
        let mountains = "M\(data(0, 0.85))L\(data(0.35, 0.35))L\(data(0.6, 0.7))L\(data(0.75, 0.5))L\(data(1, 0.85))Z"
        let radius = decimal(side * 0.1)
        let sun =
            "M\(data(0.65, 0.2))a\(radius) \(radius) 0 1 0 \(decimal(side * 0.2)) 0"
            + "a\(radius) \(radius) 0 1 0 \(decimal(-side * 0.2)) 0Z"
        return tag("path", ["class": "m-sight", "d": mountains + sun])
    }

    private var hatching: Markup {
        let pitch = decimal(6 * unit)
        return tag(
            "pattern",
            [
                "id": "\(prefix)hatch", "width": pitch, "height": pitch, "patternUnits": "userSpaceOnUse",
                "patternTransform": "rotate(45)",
            ],
            [tag("line", ["class": "m-hatch", "y2": pitch, "stroke-width": decimal(2 * unit)])])
    }

    private var unreached: [Markup] {
        plan.letters.map { label in
            MapSymbols.rect(label.frame, "m-unreached", radius: 3 * unit, fill: "url(#\(prefix)hatch)")
        }
    }

    private var letters: [Markup] {
        plan.letters.flatMap { MapSymbols.letter($0.index, in: $0.box, unit: unit) }
    }

    /// The frame of the cursor at each stop, in their order; an empty one for a stop that is not on the map, so that a
    /// page finds the frame of a stop by its number.
    private var focus: [Markup] {
        let frames = plan.focusFrames
        return frames.contains { $0 != nil }
            ? frames.map { frame in
                frame.map { MapSymbols.rect($0, "m-focus", radius: 4 * unit) } ?? tag("rect", [:])
            } : []
    }

    private var outlines: [Markup] {
        plan.marks.compactMap { mark in
            // The worst finding gives its colour.
            let kinds = mark.findings.map(\.reported.kind)
            let worst = FindingKind.allCases.first(where: kinds.contains)
            return worst.map { MapSymbols.outline($0, around: mark.frame, unit: unit) }
        }
    }

    private var path: [Markup] {
        let path = CursorPath(through: plan.numbers.map(\.box), unit: unit)
        if path.lines.isEmpty { return [] }
        let line = tag("path", ["class": "m-path", "stroke-width": decimal(1.5 * unit), "d": path.lines])
        return path.heads.isEmpty ? [line] : [line, tag("path", ["class": "m-heads", "d": path.heads])]
    }

    private var numbers: [Markup] {
        plan.numbers.flatMap { MapSymbols.number(String($0.index + 1), in: $0.box, unit: unit) }
    }
}

/// The path of VoiceOver's cursor from number to number: arcs with an arrowhead before each number. All arcs bend to
/// the same side, so that the ways there and back are two lines.
struct CursorPath {
    /// The arcs and the arrowheads as SVG path data; empty for fewer than two stops.
    private(set) var lines = ""
    private(set) var heads = ""

    /// How far an arc bends: a share of its length, and at most so many units.
    private static let bend = 0.28
    private static let mostBend = 30.0
    private static let headLength = 6.0
    private static let headWidth = 5.0

    /// The path through these boxes, in points.
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
