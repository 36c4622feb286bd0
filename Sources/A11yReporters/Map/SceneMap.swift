import A11yModel

/// The screens of a storyboard as a grid, each drawn small where its scene stands on the canvas of Interface Builder,
/// with arrows for segues.
struct SceneMap {
    /// The size of the drawing.
    let size: Size
    /// The arrows, from the upper left corner of the drawing.
    private(set) var arrows: [Markup] = []
    private(set) var scenes: [Cell] = []
    private let ways: [(from: Int, to: Int, kind: String)]
    private let screens: [NumberedScreen]

    /// A screen of the grid.
    struct Cell {
        /// Its index among the screens of the file.
        let screen: Int
        let title: String
        /// Where its drawing stands.
        let frame: Rect
        /// Its drawing and its name below.
        let parts: [Markup]
    }

    /// The grid of a file; nil unless it has several scenes.
    init?(_ screens: [NumberedScreen]) {
        let scenes = screens.indices.filter { screens[$0].map.scene != nil }
        guard scenes.count > 1, scenes.count <= SceneMap.mostScenes else { return nil }
        self.screens = screens
        let indices = Dictionary(scenes.map { (screens[$0].map.range, $0) }) { first, _ in first }
        var known: Set<[Int]> = []
        ways = scenes.flatMap { from in
            (screens[from].map.scene?.ways ?? []).compactMap { way in
                // Several segues may lead to one scene.
                guard let to = indices[way.screen], to != from, known.insert([from, to]).inserted else { return nil }
                return (from, to, way.kind)
            }
        }
        let places = SceneMap.places(of: scenes.map { screens[$0].map.scene?.center })
        let drawings = scenes.map { MapThumbnail(screens[$0]) }
        let height = drawings.map(\.size.height).max() ?? 0
        let pitch = Size(width: MapThumbnail.width + SceneMap.gap, height: height + SceneMap.caption + SceneMap.gap)
        var frames: [Int: Rect] = [:]
        for (index, scene) in scenes.enumerated() {
            let (column, row) = places[index]
            frames[scene] = Rect(
                x: SceneMap.margin + Double(column) * pitch.width, y: SceneMap.margin + Double(row) * pitch.height,
                width: drawings[index].size.width, height: drawings[index].size.height)
        }
        size = Size(
            width: (frames.values.map(\.maxX).max() ?? 0) + SceneMap.margin,
            height: (frames.values.map(\.maxY).max() ?? 0) + SceneMap.caption + SceneMap.margin)
        for (index, scene) in scenes.enumerated() {
            guard let frame = frames[scene] else { continue }
            self.scenes.append(SceneMap.cell(scene, screens[scene], drawings[index], in: frame))
        }
        // Arrows end at the names, which would cover their heads.
        arrows = arrows(
            between: frames.mapValues { frame in
                Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height + SceneMap.caption)
            })
    }

    /// What the picture shows, for those who do not see it.
    var alternative: String {
        let names = ways.map { way in
            "\(title(way.from)) leads to \(title(way.to))\(way.kind.isEmpty ? "" : " (\(way.kind))")"
        }
        let start = scenes.filter { screens[$0.screen].map.scene?.isEntry == true }.map { "“\($0.title)”" }
        let entry = start.isEmpty ? "" : " The app starts with \(start.joined(separator: ", "))."
        let links = names.isEmpty ? " No segue leads from one to another." : " \(names.joined(separator: "; "))."
        return "\(counted(scenes.count, "screen")) of a storyboard.\(entry)\(links)"
    }

    private func title(_ screen: Int) -> String { "“\(screens[screen].map.title)”" }

    private static func cell(
        _ index: Int, _ screen: NumberedScreen, _ drawing: MapThumbnail, in frame: Rect
    ) -> Cell {
        let title = screen.map.heading
        let room = Int((frame.width + gap * 0.9) / (cellWidth * textSize))
        let shown = visible(title)
        let name = shown.count > room ? String(shown.prefix(room - 1)) + "…" : shown
        let isEntry = screen.map.scene?.isEntry == true
        let back = MapSymbols.rect(frame, isEntry ? "m-screen m-entry" : "m-screen", radius: 6)
        let picture = tag(
            "svg",
            [
                "x": decimal(frame.x), "y": decimal(frame.y), "width": decimal(frame.width),
                "height": decimal(frame.height), "viewBox": drawing.viewBox,
            ], drawing.parts)
        let middle = Point(x: frame.center.x, y: frame.maxY + caption / 2)
        let ground = Rect.around(
            middle.x, middle.y, Size(width: Double(cells(name)) * cellWidth * textSize, height: caption - 4))
        let label = MapSymbols.label(name, "m-dark", at: middle, size: textSize)
        return Cell(
            screen: index, title: title, frame: frame,
            parts: [back, picture, MapSymbols.rect(ground, "m-ground"), label])
    }

    /// Straight lines from edge to edge, below the screens. Those of a way there and a way back lie side by side.
    private func arrows(between frames: [Int: Rect]) -> [Markup] {
        ways.flatMap { way -> [Markup] in
            guard let from = frames[way.from], let to = frames[way.to] else { return [] }
            let (dx, dy) = (to.center.x - from.center.x, to.center.y - from.center.y)
            let length = max((dx * dx + dy * dy).squareRoot(), 1)
            let across = Point(x: -dy / length * SceneMap.lane, y: dx / length * SceneMap.lane)
            func shifted(_ point: Point) -> Point { Point(x: point.x + across.x, y: point.y + across.y) }
            let start = shifted(from.edge(towards: to.center))
            let tip = shifted(to.edge(towards: from.center))
            let neck = Point(x: tip.x - dx / length * SceneMap.head, y: tip.y - dy / length * SceneMap.head)
            let half = Point(x: -dy / length * SceneMap.head / 2, y: dx / length * SceneMap.head / 2)
            let line = "M\(decimal(start.x)) \(decimal(start.y))L\(decimal(neck.x)) \(decimal(neck.y))"
            let head =
                "M\(decimal(tip.x)) \(decimal(tip.y))L\(decimal(neck.x + half.x)) \(decimal(neck.y + half.y))"
                + "L\(decimal(neck.x - half.x)) \(decimal(neck.y - half.y))Z"
            let isStacked = ["show", "push", "relationship", "embed"].contains(way.kind)
            return [
                tag(
                    "path",
                    ["class": "m-path", "stroke-width": "1.5", "stroke-dasharray": isStacked ? nil : "5 4", "d": line]),
                tag("path", ["class": "m-heads", "d": head]),
            ]
        }
    }

    /// A column and a row for each scene, in their places relative to each other; scenes without a place follow in rows
    /// of their own.
    private static func places(of centers: [Point?]) -> [(column: Int, row: Int)] {
        let columns = ranks(of: centers.compactMap(\.?.x))
        let rows = ranks(of: centers.compactMap(\.?.y))
        var taken: Set<[Int]> = []
        let below = (rows.values.max() ?? -1) + 1
        var loose = 0
        return centers.map { center in
            var column: Int
            let row: Int
            if let center {
                (column, row) = (columns[center.x] ?? 0, rows[center.y] ?? 0)
            } else {
                (column, row) = (loose % inRow, below + loose / inRow)
                loose += 1
            }
            // Two scenes on nearly the same spot stand side by side.
            while !taken.insert([column, row]).inserted { column += 1 }
            return (column, row)
        }
    }

    /// The ranks of coordinates; those that lie close together share one.
    private static func ranks(of values: [Double]) -> [Double: Int] {
        var ranks: [Double: Int] = [:]
        var start: Double?
        var rank = -1
        for value in Set(values).sorted() {
            if start.map({ value - $0 > apart }) ?? true {
                rank += 1
                start = value
            }
            ranks[value] = rank
        }
        return ranks
    }

    /// How far apart scenes of different columns or rows are, in points of the canvas: about half a phone (ours).
    private static let apart = 220.0
    /// How many scenes without a place stand in a row (ours).
    private static let inRow = 6
    /// The most scenes that are drawn (ours): arrows between more are a tangle.
    private static let mostScenes = 80
    private static let gap = 56.0
    private static let margin = 28.0
    private static let caption = 24.0
    private static let textSize = 11.0
    /// The width of a terminal cell in bold, in font sizes.
    private static let cellWidth = 0.64
    /// How far the lines of a way there and a way back are from their middle.
    private static let lane = 5.0
    private static let head = 7.0
}

extension Rect {
    /// Where the line from the middle to a point crosses the edge.
    fileprivate func edge(towards point: Point) -> Point {
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        let share = min(
            dx == 0 ? .infinity : width / 2 / abs(dx), dy == 0 ? .infinity : height / 2 / abs(dy))
        return share.isFinite ? Point(x: center.x + dx * share, y: center.y + dy * share) : center
    }
}
