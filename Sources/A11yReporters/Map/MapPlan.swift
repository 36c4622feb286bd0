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
        /// Side by side: one for each finding, or one with their count for more than fit there.
        let tags: [FindingTag]
    }

    /// The tag of a finding, or of several on one element.
    struct FindingTag {
        let box: Rect
        let findings: [NumberedFinding]
        /// The number of the finding, or how many there are.
        let text: String

        /// The text for these findings.
        static func text(of findings: [NumberedFinding]) -> String {
            findings.count == 1 ? findings.map { String($0.number) }.joined() : "(\(findings.count))"
        }
    }

    /// The most findings of an element that have a tag each (ours): more would cover its neighbours.
    private static let mostTags = 2

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
            frame.sideBoxes(for: MapLabelSize.number(String(index + 1), unit), startsRight: map.direction == .rtl)
        }
        for mark in marked.prefix(MapPlan.mostLabels) {
            guard let drawn = canvas.visible(mark.frame) else { continue }
            let tags = place(mark.findings, at: drawn, with: &placer)
            if !tags.isEmpty { marks.append(FindingMark(frame: drawn, findings: mark.findings, tags: tags)) }
        }
        letters = place(unreached, with: &placer) { index, frame, unit in
            frame.innerBoxes(for: MapLabelSize.letter(index, unit))
        }
        let obstacles = self.shapes.compactMap(\.caption?.box) + marks.flatMap(\.tags).map(\.box) + letters.map(\.box)
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

    /// The tags of findings at a frame: one for all if there are many; none where there is no room.
    private func place(
        _ findings: [NumberedFinding], at frame: Rect, with placer: inout LabelPlacer
    ) -> [FindingTag] {
        let gap = 2 * canvas.unit
        let groups = findings.count > MapPlan.mostTags ? [findings] : findings.map { [$0] }
        let texts = groups.map(FindingTag.text)
        let sizes = texts.map { MapLabelSize.tag($0, canvas.unit) }
        let width = sizes.reduce(-gap) { $0 + $1.width + gap }
        let whole = Size(width: width, height: sizes[0].height)
        guard let box = placer.place(frame.cornerBoxes(for: whole)) else { return [] }
        var left = box.x
        return groups.indices.map { index in
            defer { left += sizes[index].width + gap }
            let box = Rect(x: left, y: box.y, width: sizes[index].width, height: sizes[index].height)
            return FindingTag(box: box, findings: groups[index], text: texts[index])
        }
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
    /// The widest map in portrait, in points: wider ones are of pads or phones on their side.
    private static let widestUpright = 480.0
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
        let whole = Rect(x: left, y: top, width: right - left, height: bottom - top)
        area = MapCanvas.cropped(whole, to: map, on: screen, with: seen)
        isLying = area.width > max(area.height, MapCanvas.widestUpright)
        unit = max(1, area.width / (isLying ? MapCanvas.lyingWidth : MapCanvas.uprightWidth))
    }

    /// The part of a map on which something is drawn; the whole if that is most of it. A cell or a bar is a screen of
    /// its own in many files, and the rest of the phone says nothing.
    private static func cropped(_ whole: Rect, to map: ScreenMap, on screen: Rect, with frames: [Rect]) -> Rect {
        let shapes = map.shapes.filter { $0.kind != .container || screen.share(coveredBy: $0.frame) < 0.95 }
        let drawn = (shapes.map(\.frame) + frames).compactMap { $0.isFinite ? $0.intersection(whole) : nil }
        guard let first = drawn.first else { return whole }
        let all = drawn.dropFirst().reduce(first) { $0.union($1) }
        guard let part = all.grown(by: margin).intersection(whole) else { return whole }
        let width = part.width < whole.width * mostKept ? part.width : whole.width
        let height = part.height < whole.height * mostKept ? part.height : whole.height
        let left = width < whole.width ? part.x : whole.x
        let top = height < whole.height ? part.y : whole.y
        return Rect(x: left, y: top, width: width, height: height)
    }

    /// The margin around what is drawn, in points, in which arrows find room, and the share from which a side is left
    /// whole (ours).
    private static let margin = 36.0
    private static let mostKept = 0.75

    /// Whether it is so wide that nothing fits beside it. A cell or a bar of a phone is not.
    let isLying: Bool

    /// Whether it is too high to be seen at once.
    var isLong: Bool { area.height > 2.8 * area.width }

    /// Whether it extends beyond the screen.
    var isLarger: Bool { screen.union(area) != screen }

    /// Whether a part of the screen is left out, on which nothing is drawn.
    var isCropped: Bool { area.union(screen) != area }

    /// The area with a margin for numbers.
    var outer: Rect {
        let room = 24 * unit
        return Rect(
            x: area.x - room, y: area.y - room, width: area.width + 2 * room, height: area.height + 2 * room)
    }

    /// The part of a frame on the map; nil if the frame is outside or empty.
    func visible(_ frame: Rect) -> Rect? { frame.isFinite ? frame.intersection(area) : nil }
}

extension Rect {
    /// The smallest rectangle that holds both.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
