import A11yModel

/// Frames in the order of their upper edges, so that a lookup at a place tests few of them.
package struct RectIndex {
    /// The frames with their indices, from top to bottom.
    private let sorted: [(index: Int, frame: Rect)]
    private let tallest: Double

    /// Sorts frames.
    package init(_ frames: [Rect]) {
        sorted = frames.enumerated().map { (index: $0, frame: $1) }.sorted { $0.frame.y < $1.frame.y }
        tallest = frames.map(\.height).max() ?? 0
    }

    /// The indices of the frames that overlap or touch an area, in order. Cost: the frames that begin at most the
    /// tallest height above it.
    package func indices(around area: Rect) -> [Int] {
        let first = sorted.partitioningIndex { $0.frame.y >= area.y - tallest }
        return sorted[first...].prefix { $0.frame.y <= area.maxY }.filter { _, frame in
            frame.x <= area.maxX && frame.maxX >= area.x && frame.maxY >= area.y
        }.map(\.index).sorted()
    }

    /// The indices of the frames that contain or touch a point.
    package func indices(at point: Point) -> [Int] {
        indices(around: Rect(x: point.x, y: point.y, width: 0, height: 0))
    }
}
