import A11yModel

/// A walk over a screen's tree that finds the stops and puts them in order.
struct Walk {
    let screen: Screen
    let names: Names
    let order: FocusOrder
    /// The pruned elements, each with the reason.
    var pruned: [ElementID: Pruning] = [:]
    /// For each element index, whether the element was visited.
    ///
    /// An element is visited once, through the first list or parent that leads to it. On a device a view in two lists
    /// is read twice, and a list that contains an ancestor makes VoiceOver misbehave; here neither is visited again.
    private(set) var reached: [Bool]
    /// The data tables found so far.
    private var tables: [ElementID: DataTable] = [:]
    /// The frontmost view that the system presents, last in this list, and the views around it in its window: it
    /// silences everything else there, wherever in the tree the file describes it.
    private let presented: [ElementID]
    /// The visible navigation bars.
    let bars: [ElementID]
    /// The sets of views that exclude one another, each back to front.
    var alternatives: [[ElementID]] = []

    /// The most levels that a walk descends. Trees are no deeper than `Limit.nesting`, but lists can refer to one
    /// another in chains as long as the file. This bound, our choice, cuts off such a chain.
    static let deepestLevel = 512

    init(_ screen: Screen) {
        self.screen = screen
        names = Names(screen, layout: Layout(screen))
        order = FocusOrder(screen)
        let front = screen.presentedView(in: names.layout).map(screen.lineage)
        presented = front.map { Array($0.prefix { screen[$0].type != .window }.reversed()) } ?? []
        bars = Walk.bars(of: screen)
        reached = Array(repeating: false, count: screen.elements.count)
    }

    var layout: Layout { names.layout }

    /// All stops of the screen in focus order. No public record says how VoiceOver treats several windows; here each is
    /// a tree of its own.
    mutating func stops() -> [PendingStop] {
        let views = frontmost(of: screen.roots)
        if let blocks = prioritised(views, in: EnclosingContainers()) { return blocks.flatMap(\.stops) }
        return arranged(blocks(at: views, in: EnclosingContainers())).flatMap(\.stops)
    }

    /// The stops in an order that a device recorded. The walk only says which containers are around them.
    mutating func stops(recordedAs recorded: [ElementID]) -> [PendingStop] {
        let found = Dictionary(stops().map { ($0.element, $0) }) { first, _ in first }
        return recorded.map { id in
            pruned[id] = nil
            var stop = PendingStop(element: id, part: nil)
            stop.position = found[id]?.position
            stop.group = found[id]?.group
            stop.spokenGroups = found[id]?.spokenGroups ?? []
            return stop
        }
    }

    mutating func blocks(at ids: [ElementID], in enclosing: EnclosingContainers) -> [StopBlock] {
        var found: [StopBlock] = []
        found.reserveCapacity(ids.count)
        for id in ids { visit(id, in: enclosing, adding: &found) }
        return found
    }

    /// Marks an element as visited; false if it was visited before or the walk is too deep.
    mutating func enter(_ id: ElementID, at depth: Int) -> Bool {
        guard depth < Walk.deepestLevel, !reached[id.index] else { return false }
        reached[id.index] = true
        if !pruned.isEmpty { pruned[id] = nil }
        return true
    }

    /// Marks elements as pruned, except those that the walk has already visited.
    mutating func turnBack(at ids: [ElementID], because reason: Pruning) {
        for id in ids where !reached[id.index] && pruned[id] == nil {
            pruned[id] = reason
            // The accessibility element of a layer has the view as its parent and is reachable only through the layer.
            if screen[id].type == .layer { turnBack(at: screen[id].children, because: reason) }
        }
    }

    /// Makes texts part of the name of a cell, so they are not stops of their own.
    mutating func join(_ texts: [ElementID], into cell: ElementID) {
        for text in texts where !reached[text.index] {
            reached[text.index] = true
            pruned[text] = .insideElement(cell)
        }
    }

    /// The siblings that a modal view leaves reachable: the last modal one hides all others, even those in front of it.
    /// A hidden modal view is ignored, since Apple's documentation speaks of a visible one. What the system presents is
    /// in front of them all.
    mutating func frontmost(of siblings: [ElementID]) -> [ElementID] {
        let way = siblings.first(where: presented.contains)
        guard let modal = way ?? siblings.last(where: { screen.isModal($0) && screen[$0].isVisible }) else {
            return siblings
        }
        let isKept = { [screen] (id: ElementID) in id == modal || screen[id].type == .window }
        let cause = way == nil ? modal : presented.last ?? modal
        turnBack(at: siblings.filter { !isKept($0) }, because: .behindModal(cause))
        return siblings.filter(isKept)
    }

    /// A stop, as a block of its own.
    mutating func block(at id: ElementID, part: ControlPart? = nil, in enclosing: EnclosingContainers) -> StopBlock {
        let position = enclosing.position ?? cell(at: id, in: enclosing.provider).map(Position.cell)
        let stop = PendingStop(
            element: id, part: part, position: position, spokenGroups: enclosing.spokenGroups)
        let place = part?.place(in: screen[id], layout) ?? layout.place(of: screen[id])
        return StopBlock(
            stops: [stop], place: place, fallbackPlace: place == nil ? layout.enclosingFrame(of: id, in: screen) : nil)
    }

    /// The stops that UIKit makes inside a control.
    mutating func parts(of element: Element, in inside: EnclosingContainers) -> [StopBlock] {
        ControlPart.parts(of: element).map { block(at: element.id, part: $0, in: inside) }
    }

    /// The cell of an element in the data table around it; nil outside a data table.
    private mutating func cell(at id: ElementID, in provider: ElementID?) -> DataCell? {
        guard let provider, screen[provider][.containerType]?.text == "dataTable" else { return nil }
        let table = tables[provider] ?? DataTable(screen[provider], in: screen, byName: names.byName)
        tables[provider] = table
        return table.cell(at: id)
    }

    /// The order of the blocks of a group.
    enum Sequence {
        /// The order of the explicit list.
        case listed
        /// The order of their positions on screen.
        case placed
    }

    /// Merges blocks into one, so nothing outside comes between them. Its place is that of the child that is first on
    /// screen, whatever the order inside; `anchor` overrides it.
    func group(
        _ blocks: [StopBlock], in container: Element, as sequence: Sequence, anchor: Rect? = nil
    ) -> [StopBlock] {
        let sorted = sequence == .placed ? arranged(blocks) : inOrder(blocks)
        guard let first = sorted.first else { return [] }
        var stops = (sequence == .placed ? sorted : blocks).flatMap(\.stops)
        for index in stops.indices where stops[index].group == nil { stops[index].group = container.id }
        return [StopBlock(stops: stops, place: anchor ?? first.place, fallbackPlace: first.fallbackPlace)]
    }

    /// Numbers the views in a container with the trait `tabBar`, for “Tab. 1 of 3.”. The count is that of all stops.
    func numberTabs(_ blocks: [StopBlock]) -> [StopBlock] {
        blocks.map { block in
            var block = block
            let count = block.stops.count
            for index in block.stops.indices where screen[block.stops[index].element].isView {
                block.stops[index].position = .tab(index + 1, of: count)
            }
            return block
        }
    }
}

extension Walk {
    /// Adds the blocks of an element to those of its superview: none, the element itself, a group that nothing
    /// interleaves with, or, for a transparent view, all its contents.
    mutating func visit(_ id: ElementID, in enclosing: EnclosingContainers, adding found: inout [StopBlock]) {
        guard enter(id, at: enclosing.depth) else { return }
        let element = screen[id]

        if presented.dropLast().contains(id) {
            found += wayToPresented(through: element, in: enclosing)
        } else if let reason = Pruning(of: element, in: screen) {
            pruned[id] = reason
        } else if !screen.isAccessibilityElement(id) {
            found += contents(of: element, in: enclosing)
        } else if element.leavesControlsReachable {
            found += cell(element, in: enclosing)
        } else {
            turnBack(at: screen.parts(of: id), because: .insideElement(id))
            found.append(block(at: id, in: enclosing))
        }
    }

    /// The blocks inside a view around what the system presents. The view itself lies behind it.
    private mutating func wayToPresented(
        through view: Element, in enclosing: EnclosingContainers
    ) -> [StopBlock] {
        guard let front = presented.last else { return [] }
        if screen.isAccessibilityElement(view.id) { pruned[view.id] = .behindModal(front) }
        turnBack(at: screen.parts(of: view.id).filter { !presented.contains($0) }, because: .behindModal(front))
        return blocks(at: view.children.filter(presented.contains), in: enclosing.inside(view, in: screen))
    }

    /// The blocks inside an element that is not a stop itself.
    private mutating func contents(of element: Element, in enclosing: EnclosingContainers) -> [StopBlock] {
        let inside = enclosing.inside(element, in: screen)
        if let list = element.explicitList {
            let anchor = enclosing.isTabRow(in: screen) ? layout.cursor(of: element) : nil
            return members(list, of: element, in: inside, anchor: anchor)
        }
        if enclosing.isInDocument { return document(element, in: inside) }
        return switch element.type {
        case .webView: webView(element, in: inside)
        case .tableView: tableView(element, in: inside)
        case .navigationBar: navigationBar(element, in: inside)
        default: subviews(of: element, in: inside)
        }
    }

    /// The blocks of an explicit list: its members in its order, and nothing else. The contents of a transparent member
    /// are sorted and take the member's position.
    private mutating func members(
        _ list: [ElementID], of container: Element, in inside: EnclosingContainers, anchor: Rect?
    ) -> [StopBlock] {
        let members = Set(list)
        let unlisted = screen.parts(of: container.id).filter { !members.contains($0) }
        turnBack(at: unlisted, because: .unlisted(container.id))
        var listed: [StopBlock] = []
        let counted = inside.provider == container.id ? container.countedMembers(of: list, in: screen) : []
        var number = 0
        for member in list {
            var place: Position?
            if number < counted.count, counted[number] == member {
                place = container.position(ofMember: number, among: counted.count, in: screen)
                number += 1
            }
            listed += arranged(blocks(at: [member], in: inside.at(place)))
        }
        return group(listed, in: container, as: .listed, anchor: anchor)
    }

    /// The blocks of siblings of which SwiftUI's sort priority decides: the greatest first, and those of the same by
    /// position. Nil where none has a priority.
    mutating func prioritised(_ siblings: [ElementID], in enclosing: EnclosingContainers) -> [StopBlock]? {
        let priority = { [screen] (id: ElementID) in screen[id][.sortPriority]?.number ?? 0 }
        guard siblings.contains(where: { priority($0) != 0 }) else { return nil }
        let ranks = Set(siblings.map(priority)).sorted(by: >)
        return ranks.flatMap { rank in arranged(blocks(at: siblings.filter { priority($0) == rank }, in: enclosing)) }
    }

    /// The blocks of the subviews of an ordinary view.
    private mutating func subviews(of view: Element, in inside: EnclosingContainers) -> [StopBlock] {
        if let blocks = prioritised(frontmost(of: view.children), in: inside) {
            return group(blocks, in: view, as: .listed)
        }
        let contents = parts(of: view, in: inside) + blocks(ofSubviews: frontmost(of: view.children), in: inside)
        if view.vendsByIndex { return group(contents, in: view, as: .listed) }
        guard view.groupsChildren(in: screen) else { return scrolling(contents, in: view) }
        let group = group(contents, in: view, as: .placed, anchor: placeOfShown(contents, in: view))
        return inside.provider == view.id && inside.isTabRow(in: screen) ? numberTabs(group) : group
    }
}

extension Walk {
    private func inOrder(_ blocks: [StopBlock]) -> [StopBlock] {
        order.sorted(blocks, by: \.place, fallback: \.fallbackPlace)
    }

    /// The blocks in focus order. The first stop of a block with an uncertain position is marked as fragile.
    func arranged(_ blocks: [StopBlock]) -> [StopBlock] {
        var sorted = inOrder(blocks)
        guard sorted.count > 1 else { return sorted }
        let stops = sorted.map { block in
            (element: block.stops.first?.element ?? ElementID(0), corner: block.place.map { Point(x: $0.x, y: $0.y) })
        }
        for (index, fragility) in order.fragilities(of: stops) where !sorted[index].stops.isEmpty {
            sorted[index].stops[0].fragility = fragility
        }
        return sorted
    }
}

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
}

/// The unit of sorting: a single stop, or a group whose stops are already in order.
struct StopBlock {
    var stops: [PendingStop]
    /// The frame by which it is sorted; nil if unknown.
    var place: Rect?
    /// The frame of the nearest enclosing view with a known frame, if `place` is unknown.
    var fallbackPlace: Rect?
}

/// What an element inherits from the containers around it.
struct EnclosingContainers {
    /// The outermost container that announces the positions of its elements. Containers inside it do not.
    private(set) var provider: ElementID?
    /// The position of the element in that container.
    private(set) var position: Position?
    /// The semantic groups that VoiceOver speaks of, outermost first.
    private(set) var spokenGroups: [ElementID] = []
    /// Whether it is in a web page.
    private(set) var isInDocument = false
    /// Levels below the root.
    private(set) var depth = 0

    /// The containers around the contents of `container`.
    func inside(_ container: Element, in screen: Screen) -> EnclosingContainers {
        var inside = self
        inside.position = nil
        inside.depth += 1
        if provider == nil, container.announcesPositions(in: screen) { inside.provider = container.id }
        if container.type == .webView { inside.isInDocument = true }
        if container.isSpokenGroup { inside.spokenGroups.append(container.id) }
        return inside
    }

    /// The same containers, at a position in the innermost one.
    func at(_ position: Position?) -> EnclosingContainers {
        var there = self
        there.position = position
        return there
    }

    /// Whether the container that announces positions is a view with the trait `tabBar` and ordinary subviews. A data
    /// table with that trait is a table.
    func isTabRow(in screen: Screen) -> Bool {
        guard let provider, screen[provider][.containerType]?.text != "dataTable" else { return false }
        return screen[provider].explicitList == nil && screen.accessibilityTraits(of: provider).contains(.tabBar)
    }
}
