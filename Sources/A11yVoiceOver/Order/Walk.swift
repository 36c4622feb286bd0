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
    /// The stops found so far.
    var foundStops: FoundStops
    /// Finds the views of the screen that exclude one another.
    let exclusions: Alternatives
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
        exclusions = Alternatives(screen, layout: names.layout)
        reached = Array(repeating: false, count: screen.elements.count)
        foundStops = FoundStops()
    }

    var layout: Layout { names.layout }

    /// All stops of the screen in focus order. No public record says how VoiceOver treats several windows; here each is
    /// a tree of its own.
    mutating func stops() -> [PendingStop] {
        let views = frontmost(of: screen.roots)
        let blocks =
            prioritised(views, in: EnclosingContainers()) ?? arranged(blocks(at: views, in: EnclosingContainers()))
        return foundStops.stops(of: blocks)
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
        let way = presented.isEmpty ? nil : siblings.first(where: presented.contains)
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
        return foundStops.add(stop, at: place, fallback: place == nil ? layout.enclosingFrame(of: id, in: screen) : nil)
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
}

extension Walk {
    /// Adds the blocks of an element to those of its superview: none, the element itself, a group that nothing
    /// interleaves with, or, for a transparent view, all its contents.
    mutating func visit(_ id: ElementID, in enclosing: EnclosingContainers, adding found: inout [StopBlock]) {
        guard enter(id, at: enclosing.depth) else { return }
        let element = screen[id]

        if !presented.isEmpty, presented.dropLast().contains(id) {
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
        // Most elements that are no stops are pictures and plain views with nothing in them.
        if element.children.isEmpty, element.explicitList == nil, ControlPart.parts(of: element).isEmpty { return [] }
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
        guard siblings.contains(where: { screen[$0].written.contains(.sortPriority) }) else { return nil }
        let priorities = siblings.map { screen[$0][.sortPriority]?.number ?? 0 }
        guard priorities.contains(where: { $0 != 0 }) else { return nil }
        return Set(priorities).sorted(by: >).flatMap { rank in
            let ranked = zip(siblings, priorities).filter { $0.1 == rank }.map(\.0)
            return arranged(blocks(at: ranked, in: enclosing))
        }
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
