import A11yEngine
import A11yModel

/// Frames by where they are, so that a question about a place looks at few of them: a grid of squares.
///
/// What lies at one place is looked at up to a bound, and so is what spans very many squares; only hostile files have
/// more. Building costs about the frames; a question costs what lies around the place.
package struct RectIndex {
    /// Side of a square, in points: a little more than a control (ours).
    private static let side = 64.0
    /// Squares from which a frame is kept apart, since no screen is as large (ours).
    private static let mostSquares = 1024
    /// Frames looked at in one square, and of those kept apart (ours).
    private static let most = 64
    /// Squares from the origin beyond which all places are one (ours): it keeps whole numbers small.
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

    /// Pairs for each frame that `mayMeet` looks at before it takes them to meet (ours).
    private static let pairs = 16

    /// Whether some two frames may meet, or come as near as the tolerance: false means that none do. On most screens
    /// things stand one below the other, which is told without an index. Cost: that of sorting the frames.
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

    /// The places, in the list given, of the frames that meet or touch an area, in their order.
    package func indices(around area: Rect) -> [Int] {
        let found: [Int]
        if let squares = RectIndex.squares(of: area) {
            found = Array(Set(squares.flatMap { bySquare[$0] ?? [] } + wide)).sorted()
        } else {
            found = Array(frames.indices.prefix(RectIndex.most))
        }
        return found.filter { index in
            let frame = frames[index]
            return frame.x <= area.maxX && frame.maxX >= area.x && frame.y <= area.maxY && frame.maxY >= area.y
        }
    }

    /// The places of the frames that meet or touch a point.
    package func indices(at point: Point) -> [Int] {
        indices(around: Rect(x: point.x, y: point.y, width: 0, height: 0))
    }

    /// The squares that a frame meets; nil where they are too many.
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
