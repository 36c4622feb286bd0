import A11yModel

/// The layout of a map, in points: shapes with their captions, numbers beside the stops, letters on unreached elements,
/// and marks on elements with findings.
struct MapPlan {
    let canvas: MapCanvas
    /// Whether no frame is known, so that it is a list in reading order.
    let isSchematic: Bool
    /// From back to front.
    private(set) var shapes: [DrawnShape] = []
    /// The numbers of the stops on the map, in order.
    private(set) var numbers: [PlacedLabel] = []
    /// The letters of the unreached elements on the map.
    private(set) var letters: [PlacedLabel] = []
    private(set) var marks: [FindingMark] = []
    /// The arrows between stops whose order surprises.
    private(set) var ways: [CursorWay] = []
    /// The part of the cursor's frame on the map at each stop; nil where it is unknown or elsewhere.
    let focusFrames: [Rect?]

    /// An element, with the part of its frame that is on the map.
    struct DrawnShape {
        let kind: ScreenMap.Kind
        /// Whether it is a switch that is on.
        let isOn: Bool
        let frame: Rect
        let caption: MapCaption?
    }

    /// The number of a stop or the letter of an unreached element.
    struct PlacedLabel {
        /// The index of the stop or of the unreached element.
        let index: Int
        let box: Rect
        /// The part of the element's frame that is on the map.
        let frame: Rect
    }

    /// An element with its findings.
    struct FindingMark {
        let frame: Rect
        let findings: [NumberedFinding]
        /// The boxes of the tags, one per finding, side by side.
        let tags: [Rect]
    }

    /// More than anybody can see or a browser draws quickly. The lists beside the map are complete.
    private static let mostShapes = 4_000
    private static let mostLabels = 1_500

    /// The plan of a screen's map.
    init(_ screen: NumberedScreen) {
        isSchematic = screen.map.isWithoutFrames
        let map = isSchematic ? screen.map.asList : screen.map
        let frames = MapPlan.frames(of: map)
        let marked = MapPlan.marked(screen.findings, among: frames)
        let unreached = map.unreached.map { frames[$0.anchor] }
        canvas = MapCanvas(
            of: map, showing: map.stops.compactMap(\.frame) + marked.map(\.frame) + unreached.compactMap { $0 })
        focusFrames = map.stops.prefix(MapPlan.mostLabels).map { [canvas] in $0.frame.flatMap(canvas.visible) }
        let shapes = MapPlan.shapesWithWords(of: map)
        self.shapes = shapes.lazy.compactMap { [canvas] shape in
            canvas.visible(shape.frame).map { frame in
                DrawnShape(
                    kind: shape.kind, isOn: shape.isOn, frame: frame,
                    caption: MapCaption(shape, in: frame, unit: canvas.unit))
            }
        }.prefix(MapPlan.mostShapes).map { $0 }
        var placer = LabelPlacer(in: canvas.outer, pitch: 2 * MapLabelSize.height * canvas.unit)
        for caption in self.shapes.lazy.compactMap(\.caption) { placer.take(caption.box, as: .words) }
        numbers = place(map.stops.map(\.frame), with: &placer) { index, frame, unit in
            frame.sideBoxes(for: MapLabelSize.number(index + 1, unit), startsRight: map.direction == .rtl)
        }
        marks = marked.prefix(MapPlan.mostLabels).compactMap { place($0.findings, at: $0.frame, with: &placer) }
        letters = place(unreached, with: &placer) { index, frame, unit in
            frame.innerBoxes(for: MapLabelSize.letter(index, unit))
        }
        let obstacles = self.shapes.compactMap(\.caption?.box) + marks.flatMap(\.tags) + letters.map(\.box)
        ways = CursorWay.ways(
            between: numbers, around: obstacles, in: canvas, rightToLeft: map.direction == .rtl)
    }

    private func place(
        _ frames: [Rect?], with placer: inout LabelPlacer, boxes: (Int, Rect, Double) -> [Rect]
    ) -> [PlacedLabel] {
        var labels: [PlacedLabel] = []
        for (index, frame) in frames.enumerated() where labels.count < MapPlan.mostLabels {
            guard let drawn = frame.flatMap(canvas.visible),
                let box = placer.place(boxes(index, drawn, canvas.unit))
            else { continue }
            labels.append(PlacedLabel(index: index, box: box, frame: drawn))
        }
        return labels
    }

    private func place(_ findings: [NumberedFinding], at frame: Rect, with placer: inout LabelPlacer) -> FindingMark? {
        guard let drawn = canvas.visible(frame) else { return nil }
        let gap = 2 * canvas.unit
        let sizes = findings.map { MapLabelSize.tag($0.number, canvas.unit) }
        let width = sizes.reduce(-gap) { $0 + $1.width + gap }
        let whole = Size(width: width, height: sizes[0].height)
        guard let box = placer.place(drawn.cornerBoxes(for: whole)) else { return nil }
        var left = box.x
        let tags = sizes.map { size in
            defer { left += size.width + gap }
            return Rect(x: left, y: box.y, width: size.width, height: size.height)
        }
        return FindingMark(frame: drawn, findings: findings, tags: tags)
    }

    /// The shapes. A container that is a stop and has no shape with words inside shows what VoiceOver says there.
    private static func shapesWithWords(of map: ScreenMap) -> [ScreenMap.Shape] {
        var stops = Dictionary(map.stops.prefix(mostLabels).map { ($0.anchor, $0.words) }) { first, _ in first }
        let worded = map.shapes.prefix(mostShapes).filter { !$0.words.isEmpty }.map(\.frame.center)
        return map.shapes.prefix(mostShapes).map { shape in
            guard shape.kind == .container, let words = stops.removeValue(forKey: shape.anchor),
                !worded.contains(where: shape.frame.contains)
            else { return shape }
            return ScreenMap.Shape(.text, frame: shape.frame, words: words, anchor: shape.anchor)
        }
    }

    /// The frame of each element: that of its shape, else of its stop.
    private static func frames(of map: ScreenMap) -> [SourceRange: Rect] {
        let shapes = map.shapes.map { ($0.anchor, $0.frame) }
        let stops = map.stops.compactMap { stop in stop.frame.map { (stop.anchor, $0) } }
        return Dictionary(shapes + stops) { first, _ in first }
    }

    /// The elements that have findings and a frame, in the order of their first finding.
    private static func marked(
        _ findings: [NumberedFinding], among frames: [SourceRange: Rect]
    ) -> [(frame: Rect, findings: [NumberedFinding])] {
        var places: [SourceRange: Int] = [:]
        var marked: [(frame: Rect, findings: [NumberedFinding])] = []
        for finding in findings {
            for anchor in finding.anchors {
                guard let frame = frames[anchor] else { continue }
                if let place = places[anchor] {
                    if marked[place].findings.last?.number != finding.number { marked[place].findings.append(finding) }
                } else {
                    places[anchor] = marked.count
                    marked.append((frame, [finding]))
                }
            }
        }
        return marked
    }
}

/// The area of a map, and the scale of its numbers and lines.
struct MapCanvas {
    /// What is visible without scrolling, in points.
    let screen: Rect
    /// What is drawn: the screen, and what the cursor reaches around it.
    let area: Rect
    /// The points that take a length of 1 in the picture as it is shown: more than 1 if a large screen is drawn small.
    let unit: Double

    /// The widths of a picture as it is shown, in portrait and in landscape.
    private static let uprightWidth = 400.0
    private static let lyingWidth = 1000.0
    /// How far beyond the screen the map extends, in screens: lists continue below, strips to the side.
    private static let screensBelow = 4.0
    private static let screensElsewhere = 1.0
    /// The sides that a screen can have, in points: a file with another size means something else.
    private static let sides = 40.0...20_000.0

    /// The canvas of a map with these frames.
    init(of map: ScreenMap, showing frames: [Rect]) {
        let size = map.size
        let isUsual = MapCanvas.sides.contains(size.width) && MapCanvas.sides.contains(size.height)
        let usual = isUsual ? size : map.platform.defaultSize
        let screen = Rect(x: 0, y: 0, width: usual.width, height: usual.height)
        let limit = Rect(
            x: -usual.width * MapCanvas.screensElsewhere, y: -usual.height * MapCanvas.screensElsewhere,
            width: usual.width * (1 + 2 * MapCanvas.screensElsewhere),
            height: usual.height * (1 + MapCanvas.screensElsewhere + MapCanvas.screensBelow))
        let seen = frames.compactMap { $0.isFinite ? $0.intersection(limit) : nil }
        let left = seen.reduce(0) { min($0, $1.x) }
        let top = seen.reduce(0) { min($0, $1.y) }
        let right = seen.reduce(screen.maxX) { max($0, $1.maxX) }
        let bottom = seen.reduce(screen.maxY) { max($0, $1.maxY) }
        self.screen = screen
        area = Rect(x: left, y: top, width: right - left, height: bottom - top)
        let shownWidth = area.width > area.height ? MapCanvas.lyingWidth : MapCanvas.uprightWidth
        unit = max(1, area.width / shownWidth)
    }

    /// Whether it is wider than high, so that nothing fits beside it.
    var isLying: Bool { area.width > area.height }

    /// Whether it is too high to be seen at once.
    var isLong: Bool { area.height > 2.8 * area.width }

    /// Whether it is larger than the screen.
    var isLarger: Bool { area != screen }

    /// The area with a margin for numbers.
    var outer: Rect {
        let room = 24 * unit
        return Rect(
            x: area.x - room, y: area.y - room, width: area.width + 2 * room, height: area.height + 2 * room)
    }

    /// The part of a frame on the map; nil if the frame is outside or empty.
    func visible(_ frame: Rect) -> Rect? { frame.isFinite ? frame.intersection(area) : nil }
}
