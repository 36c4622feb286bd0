import A11yModel

// The stops that a walk has found, and the blocks in which it sorts them.

/// A stop that the walk has found, without its speech.
struct PendingStop {
    let element: ElementID
    /// The control inside the element; nil for the element itself.
    let part: ControlPart?
    /// Its position in its container; nil if VoiceOver does not speak one.
    var position: Position?
    /// The innermost group around it.
    var group: ElementID?
    /// The semantic groups around it that VoiceOver speaks of, outermost first.
    var spokenGroups: [ElementID] = []
    /// Why its position in the order is uncertain; nil if it is certain.
    var fragility: Fragility?
    /// The number of the stop that follows it in its block; nil for the last one.
    fileprivate(set) var next: Int?
}

/// The unit of sorting: a single stop, or a group whose stops are already in order.
struct StopBlock {
    /// The number of its first stop among all that the walk has found. Each stop knows the next one, so that blocks are
    /// joined without moving stops.
    fileprivate let first: Int
    /// The number of its last stop.
    fileprivate let last: Int
    private let frame: Rect?
    private let isPlaced: Bool

    fileprivate init(first: Int, last: Int, place: Rect?, fallback: Rect?) {
        (self.first, self.last) = (first, last)
        (frame, isPlaced) = (place ?? fallback, place != nil)
    }

    /// The frame by which it is sorted; nil if unknown.
    var place: Rect? { isPlaced ? frame : nil }
    /// The frame of the nearest enclosing view with a known frame, if `place` is unknown.
    var fallbackPlace: Rect? { isPlaced ? nil : frame }
}

/// All stops that a walk has found, in the order of finding.
struct FoundStops {
    private var stops: [PendingStop] = []

    /// Adds a stop, as a block of its own at a place.
    mutating func add(_ stop: PendingStop, at place: Rect?, fallback: Rect?) -> StopBlock {
        stops.append(stop)
        return StopBlock(first: stops.count - 1, last: stops.count - 1, place: place, fallback: fallback)
    }

    /// Joins blocks in their order into one at a place; nil without any.
    mutating func join(_ blocks: [StopBlock], at place: Rect?, fallback: Rect? = nil) -> StopBlock? {
        guard let first = blocks.first, let last = blocks.last else { return nil }
        for index in blocks.indices.dropFirst() { stops[blocks[index - 1].last].next = blocks[index].first }
        return StopBlock(first: first.first, last: last.last, place: place, fallback: fallback)
    }

    /// Changes each stop of a block, in order.
    mutating func change(_ block: StopBlock, _ change: (inout PendingStop) -> Void) {
        var next: Int? = block.first
        while let number = next {
            change(&stops[number])
            next = stops[number].next
        }
    }

    /// Says why the position of the first stop of a block is uncertain.
    mutating func mark(_ block: StopBlock, _ fragility: Fragility) { stops[block.first].fragility = fragility }

    /// The first element of a block.
    func element(of block: StopBlock) -> ElementID { stops[block.first].element }

    /// The stops of blocks, in order.
    func stops(of blocks: [StopBlock]) -> [PendingStop] {
        var ordered: [PendingStop] = []
        for block in blocks {
            var next: Int? = block.first
            while let number = next {
                ordered.append(stops[number])
                next = stops[number].next
            }
        }
        return ordered
    }
}

extension Walk {
    /// The order of the blocks of a group.
    enum Sequence {
        /// The order of the explicit list.
        case listed
        /// The order of their positions on screen.
        case placed
    }

    /// Merges blocks into one, so nothing outside comes between them. Its place is that of the child that is first on
    /// screen, whatever the order inside; `anchor` overrides it.
    mutating func group(
        _ blocks: [StopBlock], in container: Element, as sequence: Sequence, anchor: Rect? = nil
    ) -> [StopBlock] {
        let sorted = sequence == .placed ? arranged(blocks) : inOrder(blocks)
        guard let first = sorted.first,
            let group = foundStops.join(
                sequence == .placed ? sorted : blocks, at: anchor ?? first.place, fallback: first.fallbackPlace)
        else { return [] }
        let id = container.id
        foundStops.change(group) { stop in if stop.group == nil { stop.group = id } }
        return [group]
    }

    /// Numbers the views in a container with the trait `tabBar`, for “Tab. 1 of 3.”. The count is that of all stops.
    mutating func numberTabs(_ blocks: [StopBlock]) -> [StopBlock] {
        let screen = screen
        for block in blocks {
            var count = 0
            foundStops.change(block) { _ in count += 1 }
            var number = 0
            foundStops.change(block) { stop in
                number += 1
                if screen[stop.element].isView { stop.position = .tab(number, of: count) }
            }
        }
        return blocks
    }

    private func inOrder(_ blocks: [StopBlock]) -> [StopBlock] {
        order.sorted(blocks, by: \.place, fallback: \.fallbackPlace)
    }

    /// The blocks in focus order. The first stop of a block with an uncertain position is marked as fragile.
    mutating func arranged(_ blocks: [StopBlock]) -> [StopBlock] {
        guard blocks.count > 1 else { return blocks }
        let sorted = inOrder(blocks)
        let stops = sorted.map { block in
            (element: foundStops.element(of: block), corner: block.place.map { Point(x: $0.x, y: $0.y) })
        }
        for (index, fragility) in order.fragilities(of: stops) { foundStops.mark(sorted[index], fragility) }
        return sorted
    }
}
