import A11yModel

/// The states of a screen as a graph: one box below the other, and an arc for each way, on the right downwards and on
/// the left upwards. The numbers on the arcs are those of the ways in the list beside it.
struct MapGraph {
    /// The size of the drawing.
    let size: Size
    /// The drawing, from its upper left corner.
    private(set) var parts: [Markup] = []

    private static let box = Size(width: 190, height: 34)
    private static let pitch = 62.0
    /// How far an arc between neighbours reaches out, and how much farther each longer or further one does.
    private static let reach = 34.0, step = 22.0
    private static let mostCharacters = 22
    /// The length of an arrowhead, and half its height.
    private static let head = (length: 9.0, half: 5.0)

    /// Where an arc starts or ends.
    private struct Arc {
        let start: Double
        let end: Double
        let isDown: Bool
        let reach: Double
    }

    /// The graph of a flow.
    init(_ flow: ScreenMap.Flow) {
        let arcs = MapGraph.arcs(of: flow)
        let left = (arcs.filter { !$0.isDown }.map(\.reach).max() ?? 0) + MapGraph.step
        let right = (arcs.filter(\.isDown).map(\.reach).max() ?? 0) + MapGraph.step
        size = Size(
            width: left + MapGraph.box.width + right,
            height: Double(flow.states.count) * MapGraph.pitch - (MapGraph.pitch - MapGraph.box.height) + 4)
        for (index, name) in flow.states.enumerated() { addState(name, index, left) }
        for (number, arc) in arcs.enumerated() { add(arc, number: number + 1, left) }
    }

    /// The arcs of the ways. Each reaches farther than those of the same side that it would cross.
    private static func arcs(of flow: ScreenMap.Flow) -> [Arc] {
        var counts: [[Int]: Int] = [:]
        return flow.ways.map { way in
            let key = [way.from, way.to]
            let earlier = counts[key, default: 0]
            counts[key] = earlier + 1
            let span = Double(max(1, abs(way.to - way.from)))
            let isDown = way.to >= way.from
            // A little apart, so that arrows in and out do not meet.
            let shift = (isDown ? 1.0 : -1.0) * box.height / 5
            return Arc(
                start: middle(way.from) + shift, end: middle(way.to) - shift,
                isDown: isDown, reach: reach + (span - 1 + Double(earlier)) * step)
        }
    }

    private static func middle(_ state: Int) -> Double { Double(state) * pitch + box.height / 2 + 2 }

    private mutating func addState(_ name: String, _ index: Int, _ left: Double) {
        let frame = Rect(
            x: left, y: MapGraph.middle(index) - MapGraph.box.height / 2, width: MapGraph.box.width,
            height: MapGraph.box.height)
        let shown = visible(name)
        let text =
            shown.count > MapGraph.mostCharacters ? String(shown.prefix(MapGraph.mostCharacters - 1)) + "…" : shown
        parts.append(MapSymbols.rect(frame, "m-control", radius: 8))
        parts.append(MapSymbols.label(text, "m-dark", at: frame.center, size: SheetColumn.TextStyle.words.size))
    }

    private mutating func add(_ arc: Arc, number: Int, _ left: Double) {
        let side = arc.isDown ? left + MapGraph.box.width : left
        let sign = arc.isDown ? 1.0 : -1.0
        let out = side + sign * arc.reach * 4 / 3
        let tip = side + sign * MapGraph.head.length
        let path =
            "M\(decimal(side)) \(decimal(arc.start)) C\(decimal(out)) \(decimal(arc.start)) "
            + "\(decimal(out)) \(decimal(arc.end)) \(decimal(tip)) \(decimal(arc.end))"
        let head =
            "M\(decimal(side)) \(decimal(arc.end)) L\(decimal(tip)) \(decimal(arc.end - MapGraph.head.half)) "
            + "V\(decimal(arc.end + MapGraph.head.half)) Z"
        parts.append(tag("path", ["class": "m-path", "d": path, "stroke-width": "2"]))
        parts.append(tag("path", ["class": "m-heads", "d": head]))
        let place = Rect.around(
            side + sign * arc.reach, (arc.start + arc.end) / 2, MapLabelSize.number(String(number), 1))
        parts += MapSymbols.number(String(number), in: place, unit: 1)
    }
}

extension ScreenMap.Flow {
    /// The text alternative of the graph.
    var alternative: String {
        "The states \(states.map { "“\($0)”" }.joined(separator: ", ")) and \(counted(ways.count, "way")) between them."
    }
}
