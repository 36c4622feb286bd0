import A11yModel

/// The order in which VoiceOver visits siblings: row by row, and within a row in reading direction.
///
/// Only the upper left corner of the frame counts; height, width and middle do not. In right-to-left apps the left edge
/// counts as well, in descending order.
public struct FocusOrder: Sendable {
    /// The least vertical distance, in points, between elements of different rows.
    public let rowGap: Double
    /// The direction within a row: that of the app. VoiceOver ignores that of a view.
    public let direction: Direction

    /// The order on a screen.
    public init(_ screen: Screen) {
        rowGap = FocusOrder.rowGap(of: screen.platform)
        direction = screen.direction
    }

    /// The vertical distance, in points, that starts a new row.
    public static func rowGap(of platform: Platform) -> Double { platform == .ios ? phoneRowGap : otherRowGap }

    /// Points. Not documented by Apple; found by experiment in cashapp/AccessibilitySnapshot (pull request 242).
    static let phoneRowGap = 8.0
    /// Points, for every idiom but the phone; measured on iPads in the same pull request.
    static let otherRowGap = 13.0

    /// Lists shorter than this are sorted by insertion, as the Swift library does and as the recorded tool did. The
    /// relation is not transitive, so the algorithm affects the result. Longer lists use the library's stable sort:
    /// insertion would take quadratic time, and no record covers them.
    static let insertionLimit = 64

    /// Whether the element at `left` comes strictly before the one at `right`. Not transitive: in a chain of elements,
    /// each a little lower than the last, neighbours share a row while the ends do not.
    public func precedes(_ left: Point, _ right: Point) -> Bool {
        if abs(left.y - right.y) >= rowGap { return left.y < right.y }
        return direction == .ltr ? left.x < right.x : left.x > right.x
    }

    /// The items in focus order; items of equal rank keep their order. An item with an unknown place stays after all
    /// items that it follows, and does not come before its `fallback` place.
    func sorted<Item>(
        _ items: [Item], by place: (Item) -> Rect?, fallback: (Item) -> Rect? = { _ in nil }
    ) -> [Item] {
        guard items.count > 1 else { return items }
        var last = FocusOrder.beforeAll
        var sorted: [Rank] = []
        var isSorted = true
        for (index, item) in items.enumerated() {
            let corner = place(item).map(corner(of:))
            if let known = corner ?? fallback(item).map(corner(of:)), precedes(last, known) { last = known }
            let rank = Rank(corner: corner ?? last, index: index)
            if let before = sorted.last, precedes(rank.corner, before.corner) { isSorted = false }
            sorted.append(rank)
        }
        // Authors mostly list views in focus order; then neither way of sorting moves anything.
        if isSorted { return items }
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

    /// The sort key of an item: its corner, and its original index.
    private struct Rank {
        let corner: Point
        let index: Int
    }

    /// The corner of items without a place that follow none. It is finite because infinities have no difference.
    private static let beforeAll = Point(x: 0, y: -.greatestFiniteMagnitude)
}

/// Why the position of a stop in the order is uncertain.
public enum Fragility: Hashable, Sendable {
    /// A small vertical move would swap it with the stop before it: their tops are `distance` points apart, which is
    /// close to `FocusOrder.rowGap`, where a new row starts.
    case nearRowGap(ElementID, distance: Double)
    /// Compared directly, it comes before the first of these stops; but the second, which shares a row with both, puts
    /// it after. The order of the file decides.
    case chain(ElementID, ElementID)
    /// Its frame is unknown, so the order of the file is used.
    case unknownFrame
}

extension FocusOrder {
    /// The distance from the row gap, in points, within which a row is uncertain: the gaps were measured in whole
    /// points, and layout rounds.
    static let rowGapMargin = 2.0

    /// The number of earlier stops that a stop is compared with in the search for chains. Our choice: authors would not
    /// look for longer chains.
    private static let chainReach = 8

    /// The stops with uncertain positions, by index, in focus order. A stop is compared only with those before it, so
    /// each doubt is reported once. Cost: linear in the stops.
    func fragilities(of stops: [(element: ElementID, corner: Point?)]) -> [(index: Int, fragility: Fragility)] {
        var found: [(index: Int, fragility: Fragility)] = []
        for (index, stop) in stops.enumerated() {
            guard let corner = stop.corner else {
                found.append((index, .unknownFrame))
                continue
            }
            guard index > 0 else { continue }
            let earlier = stops[max(0, index - FocusOrder.chainReach)..<index]
            if let broken = earlier.dropLast().first(where: { $0.corner.map { precedes(corner, $0) } == true }) {
                found.append((index, .chain(broken.element, stops[index - 1].element)))
            } else if let before = stops[index - 1].corner, hangsOnMargin(before, corner) {
                let distance = abs(before.y - corner.y)
                found.append((index, .nearRowGap(stops[index - 1].element, distance: distance)))
            }
        }
        return found
    }

    /// Whether the distance of the tops is so close to the row gap that the order is uncertain.
    private func hangsOnMargin(_ first: Point, _ second: Point) -> Bool {
        guard abs(abs(first.y - second.y) - rowGap) <= FocusOrder.rowGapMargin else { return false }
        let isInReadingDirection = direction == .ltr ? first.x < second.x : first.x > second.x
        return isInReadingDirection != (first.y < second.y)
    }
}
