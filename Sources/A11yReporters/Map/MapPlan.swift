import A11yModel

/// What stands where on a map: shapes with their words, numbers beside the stops, letters on what is never reached, and
/// marks on what has findings. Everything is in points.
struct MapPlan {
    let canvas: MapCanvas
    /// From back to front.
    private(set) var shapes: [DrawnShape] = []
    /// Of the stops that are on the map, in order.
    private(set) var numbers: [Label] = []
    /// Of the unreached elements that are on the map.
    private(set) var letters: [Label] = []
    private(set) var marks: [Mark] = []

    /// An element with the part of its frame that is drawn.
    struct DrawnShape {
        let kind: ScreenMap.Kind
        let frame: Rect
        let caption: MapCaption?
    }

    /// A short text beside a frame.
    struct Label {
        /// Which of its kind, from 0.
        let index: Int
        let box: Rect
        let frame: Rect
    }

    /// An element with its findings.
    struct Mark {
        let frame: Rect
        let findings: [NumberedFinding]
        /// One for each finding, side by side.
        let tags: [Rect]
    }

    /// More than anybody can see, or a browser draws at once. The lists beside the map have them all.
    private static let mostShapes = 4_000
    private static let mostLabels = 1_500

    /// The plan of a screen's map.
    init(_ screen: NumberedScreen) {
        let map = screen.map
        let frames = MapPlan.frames(of: map)
        let marked = MapPlan.marked(screen.findings, among: frames)
        let unreached = map.unreached.map { frames[$0.anchor] }
        canvas = MapCanvas(
            of: map, showing: map.stops.compactMap(\.frame) + marked.map(\.frame) + unreached.compactMap { $0 })
        let shapes = MapPlan.shapesWithWords(of: map)
        self.shapes = shapes.lazy.compactMap { [canvas] shape in
            canvas.visible(shape.frame).map { frame in
                DrawnShape(
                    kind: shape.kind, frame: frame, caption: MapCaption(shape, in: frame, unit: canvas.unit))
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
    }

    private func place(
        _ frames: [Rect?], with placer: inout LabelPlacer, boxes: (Int, Rect, Double) -> [Rect]
    ) -> [Label] {
        var labels: [Label] = []
        for (index, frame) in frames.enumerated() where labels.count < MapPlan.mostLabels {
            guard let drawn = frame.flatMap(canvas.visible),
                let box = placer.place(boxes(index, drawn, canvas.unit))
            else { continue }
            labels.append(Label(index: index, box: box, frame: drawn))
        }
        return labels
    }

    private func place(_ findings: [NumberedFinding], at frame: Rect, with placer: inout LabelPlacer) -> Mark? {
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
        return Mark(frame: drawn, findings: findings, tags: tags)
    }

    /// The shapes; one that is a stop and shows no words, nor holds what does, shows what is said there.
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

    /// Where each element is drawn: as a shape, else as a stop.
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
