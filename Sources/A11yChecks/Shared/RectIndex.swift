import A11yModel

/// A grid of frames, so that a lookup at a place tests few of them.
///
/// The number of frames tested per square, and of frames that span many squares, is bounded; only hostile files exceed
/// the bounds. Building the grid is linear in the frames; a lookup costs the frames near the place.
package struct RectIndex {
    /// The side of a square in points, slightly more than a control (ours).
    private static let side = 64.0
    /// The number of squares from which a frame is kept in a separate list (ours); no screen is that large.
    private static let mostSquares = 1024
    /// The maximum number of frames per square, and in the separate list (ours).
    private static let most = 64
    /// The number of squares from the origin beyond which all places are the same (ours); this keeps integers small.
    private static let farthest = 10_000.0

    private struct Square: Hashable {
        let column, row: Int
    }

    private let frames: [Rect]
    private var bySquare: [Square: [Int]] = [:]
    private var wide: [Int] = []

    /// Sorts finite frames into the grid.
    package init(_ frames: [Rect]) {
        self.frames = frames
        // So few are looked through faster than sorted.
        guard frames.count > RectIndex.most else { return }
        for (index, frame) in frames.enumerated() {
            guard let squares = RectIndex.squares(of: frame) else {
                if wide.count < RectIndex.most { wide.append(index) }
                continue
            }
            for square in squares where bySquare[square, default: []].count < RectIndex.most {
                bySquare[square, default: []].append(index)
            }
        }
    }

    /// The number of pairs per frame that `mayMeet` tests before it answers yes (ours).
    private static let pairs = 16

    /// Whether any two frames may overlap or be within the tolerance of each other; false is certain. Most screens are
    /// a single column, which this finds without a grid. Cost: that of sorting the frames.
    package static func mayMeet(_ frames: [Rect], within tolerance: Double) -> Bool {
        let sorted = frames.sorted { $0.y < $1.y }
        var left = sorted.count * pairs
        for (index, frame) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                if other.y > frame.maxY + tolerance { break }
                if frame.x <= other.maxX + tolerance, other.x <= frame.maxX + tolerance { return true }
                left -= 1
                if left < 0 { return true }
            }
        }
        return false
    }

    /// The indices of the frames that overlap or touch an area, in order.
    package func indices(around area: Rect) -> [Int] {
        let found: [Int]
        if frames.count <= RectIndex.most {
            found = Array(frames.indices)
        } else if let squares = RectIndex.squares(of: area) {
            found = Array(Set(squares.flatMap { bySquare[$0] ?? [] } + wide)).sorted()
        } else {
            found = Array(frames.indices.prefix(RectIndex.most))
        }
        return found.filter { index in
            let frame = frames[index]
            return frame.x <= area.maxX && frame.maxX >= area.x && frame.y <= area.maxY && frame.maxY >= area.y
        }
    }

    /// The indices of the frames that contain or touch a point.
    package func indices(at point: Point) -> [Int] {
        indices(around: Rect(x: point.x, y: point.y, width: 0, height: 0))
    }

    /// The squares that a frame overlaps; nil if there are too many.
    private static func squares(of frame: Rect) -> [Square]? {
        let columns = number(frame.x)...max(number(frame.x), number(frame.maxX))
        let rows = number(frame.y)...max(number(frame.y), number(frame.maxY))
        guard columns.count <= mostSquares, rows.count <= mostSquares, columns.count * rows.count <= mostSquares else {
            return nil
        }
        return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
    }

    private static func number(_ place: Double) -> Int {
        Int(max(-farthest, min(farthest, (place / side).rounded(.down))))
    }
}
