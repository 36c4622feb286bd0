import A11yModel

/// The dense parts of a map, which are drawn again, enlarged: where the number of a stop finds no place beside it.
enum MapInset {
    /// The parts, the densest first.
    static func parts(of stops: [Rect?], numbered labels: [MapPlan.PlacedLabel], in canvas: MapCanvas) -> [Rect] {
        let boxes = Dictionary(labels.map { ($0.index, $0.box) }) { first, _ in first }
        let crowded = stops.enumerated().compactMap { index, frame -> Rect? in
            guard let frame else { return nil }
            let reach = frame.grown(by: MapInset.reach * canvas.unit)
            return boxes[index].map { reach.intersection($0) != nil } == true ? nil : frame
        }
        let parts = joined(crowded.prefix(mostCrowded), by: gap * canvas.unit)
        return parts.sorted { $0.count > $1.count }.map(\.frame)
            .compactMap { $0.grown(by: margin * canvas.unit).intersection(canvas.area) }
            .filter { $0.area < largestShare * canvas.area.area }.prefix(most).map { $0 }
    }

    /// Frames that lie close to each other as one, with their number.
    private static func joined(_ frames: some Sequence<Rect>, by gap: Double) -> [(frame: Rect, count: Int)] {
        var parts: [(frame: Rect, count: Int)] = []
        for frame in frames {
            var part = (frame: frame, count: 1)
            // A part that grows may reach others.
            while let near = parts.firstIndex(where: { $0.frame.grown(by: gap).intersection(part.frame) != nil }) {
                let other = parts.remove(at: near)
                part = (other.frame.union(part.frame), other.count + part.count)
            }
            parts.append(part)
        }
        return parts
    }

    /// How far from its stop a number may stand, in units of the canvas (ours): farther away it says little.
    private static let reach = 4.0
    /// The distance of stops that are shown together, and the margin around them, in units of the canvas (ours).
    private static let gap = 40.0
    private static let margin = 16.0
    /// The largest share of the map that is worth enlarging, and the most parts (ours).
    private static let largestShare = 0.35
    private static let most = 3
    /// The most stops that are compared (ours): with more, everything is dense.
    private static let mostCrowded = 200
}

extension Rect {
    /// The smallest rectangle that holds both.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
