import A11yModel

/// The order in which VoiceOver visits siblings: row by row, and within a row in the direction of reading.
///
/// What counts is the upper left corner of the frame; height, width and middle play no role, and in right-to-left apps
/// it is the left edge as well, only descending.
package struct FocusOrder: Sendable {
    /// The vertical distance, in points, from which on two elements stand in different rows.
    package let rowGap: Double
    /// The direction within a row: the app's, since a view's own is not looked at.
    package let direction: Direction

    /// The order on a screen.
    package init(_ screen: Screen) {
        rowGap = FocusOrder.rowGap(of: screen.platform)
        direction = screen.direction
    }

    /// The vertical distance, in points, that starts a new row.
    package static func rowGap(of platform: Platform) -> Double {
        platform == .ios ? phoneRowGap : otherRowGap
    }

    /// Points. Not documented by Apple; found by experiment in cashapp/AccessibilitySnapshot (pull request 242).
    static let phoneRowGap = 8.0
    /// Points, for every idiom but the phone; measured on iPads in the same place.
    static let otherRowGap = 13.0

    /// Fewer items than this are sorted by insertion, as the Swift library does, and so as the tool did whose results
    /// are on record. The relation is not transitive, so the method decides. Longer lists go to the library's stable
    /// sort: insertion would take quadratic time, and nothing is on record for them.
    static let insertionLimit = 64

    /// Whether the element at `left` comes strictly before the one at `right`. Not transitive: a chain of elements,
    /// each a little lower than the last, can be in a row pair by pair and yet reach into the next.
    package func precedes(_ left: Point, _ right: Point) -> Bool {
        if abs(left.y - right.y) >= rowGap { return left.y < right.y }
        return direction == .ltr ? left.x < right.x : left.x > right.x
    }

    /// The items in focus order; those of equal rank stay as they are. An item whose place is unknown stays behind all
    /// that it follows, and is not before what it is `inside`.
    func sorted<Item>(
        _ items: [Item], by place: (Item) -> Rect?, inside surroundings: (Item) -> Rect? = { _ in nil }
    ) -> [Item] {
        guard items.count > 1 else { return items }
        var last = FocusOrder.beforeAll
        var sorted: [Rank] = []
        sorted.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            let corner = place(item).map(corner(of:))
            if let known = corner ?? surroundings(item).map(corner(of:)), precedes(last, known) { last = known }
            sorted.append(Rank(corner: corner ?? last, index: index))
        }
        if sorted.count < FocusOrder.insertionLimit {
            insert(&sorted)
        } else {
            sorted.sort { precedes($0.corner, $1.corner) }
        }
        return sorted.map { items[$0.index] }
    }

    private func corner(of rect: Rect) -> Point { rect.isFinite ? Point(x: rect.x, y: rect.y) : Point(x: 0, y: 0) }

    /// Each next item moves left while it is strictly before its neighbour.
    private func insert(_ items: inout [Rank]) {
        for start in items.indices.dropFirst() {
            var index = start
            while index > 0, precedes(items[index].corner, items[index - 1].corner) {
                items.swapAt(index, index - 1)
                index -= 1
            }
        }
    }

    /// What is known of an item while it is sorted: its corner, and where it was.
    private struct Rank {
        let corner: Point
        let index: Int
    }

    /// Where items without a place stand that follow none; finite, because infinities have no difference.
    private static let beforeAll = Point(x: 0, y: -.greatestFiniteMagnitude)
}
