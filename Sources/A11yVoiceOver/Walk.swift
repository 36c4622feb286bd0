import A11yModel

/// A walk over a screen's tree: what it has met so far. The walk itself is in VoiceOver.swift.
struct Walk {
    let screen: Screen
    let names: Names
    let order: FocusOrder
    /// Where and why it turned back.
    var pruned: [ElementID: Pruning] = [:]
    /// Which elements it came to, by index.
    ///
    /// An element is walked once, at the first place that leads to it. On a device a view that two lists name is read
    /// twice, and a list that names an ancestor makes VoiceOver misbehave; here both end.
    private(set) var reached: [Bool]
    /// The data tables met so far.
    private var tables: [ElementID: DataTable] = [:]

    /// Levels, at most, that one walk goes down. Trees are no deeper than `Limit.nesting` allows, but lists can name
    /// one another in chains as long as the file; beyond this bound, ours, such a chain is cut.
    static let deepestLevel = 512

    init(_ screen: Screen) {
        self.screen = screen
        names = Names(screen, layout: Layout(screen))
        order = FocusOrder(screen)
        reached = Array(repeating: false, count: screen.elements.count)
    }

    var layout: Layout { names.layout }

    /// All halts of the screen in focus order. No public record says how VoiceOver treats several windows; each is read
    /// as a tree of its own.
    mutating func halts() -> [Halt] {
        let views = frontmost(of: screen.roots)
        return arranged(blocks(at: views, in: Surroundings())).flatMap(\.halts)
    }

    mutating func blocks(at ids: [ElementID], in surroundings: Surroundings) -> [Block] {
        var found: [Block] = []
        found.reserveCapacity(ids.count)
        for id in ids { visit(id, in: surroundings, adding: &found) }
        return found
    }

    /// Marks an element as reached; false where it was before, or where the walk is too deep.
    mutating func enter(_ id: ElementID, at depth: Int) -> Bool {
        guard depth < Walk.deepestLevel, !reached[id.index] else { return false }
        reached[id.index] = true
        if !pruned.isEmpty { pruned[id] = nil }
        return true
    }

    /// Records that the walk does not go to these elements, unless it already went there by another way.
    mutating func turnBack(at ids: [ElementID], because reason: Pruning) {
        for id in ids where !reached[id.index] && pruned[id] == nil {
            pruned[id] = reason
            // The accessibility element of a layer has the view for its parent, and no other way leads to it.
            if screen[id].type == .layer { turnBack(at: screen[id].children, because: reason) }
        }
    }

    /// Makes texts part of the name of a cell, so that they are no stops of their own.
    mutating func join(_ texts: [ElementID], into cell: ElementID) {
        for text in texts where !reached[text.index] {
            reached[text.index] = true
            pruned[text] = .insideElement(cell)
        }
    }

    /// The siblings that a modal view leaves reachable: the last one flagged hides all others, those in front of it as
    /// well. A hidden one is passed over, since Apple's pages speak of a visible modal view.
    mutating func frontmost(of siblings: [ElementID]) -> [ElementID] {
        guard let modal = siblings.last(where: { screen[$0].isModal && screen[$0].isVisible }) else { return siblings }
        let isKept = { [screen] (id: ElementID) in id == modal || screen[id].type == .window }
        turnBack(at: siblings.filter { !isKept($0) }, because: .behindModal(modal))
        return siblings.filter(isKept)
    }

    /// A stop, as a block of its own.
    mutating func block(at id: ElementID, part: Part? = nil, in surroundings: Surroundings) -> Block {
        let position = surroundings.position ?? cell(at: id, in: surroundings.provider).map(Position.cell)
        let halt = Halt(
            element: id, part: part, position: position, spokenGroups: surroundings.spokenGroups)
        let place = part?.place(in: screen[id], layout) ?? layout.place(of: screen[id])
        return Block(
            halts: [halt], place: place, surroundings: place == nil ? layout.surroundings(of: id, in: screen) : nil)
    }

    /// The stops that UIKit makes inside a control.
    mutating func parts(of element: Element, in inside: Surroundings) -> [Block] {
        Part.parts(of: element).map { block(at: element.id, part: $0, in: inside) }
    }

    /// Where an element stands in the data table around it; nil outside one.
    private mutating func cell(at id: ElementID, in provider: ElementID?) -> DataCell? {
        guard let provider, screen[provider][.containerType]?.text == "dataTable" else { return nil }
        let table = tables[provider] ?? DataTable(screen[provider], in: screen, byName: names.byName)
        tables[provider] = table
        return table.cell(at: id)
    }

    /// How the blocks of a group follow one another.
    enum Sequence {
        /// As the explicit list says.
        case listed
        /// As they are placed on screen.
        case placed
    }

    /// One block of several: nothing outside comes between them. Its place is that of the child that is first on
    /// screen, however the group is ordered inside; `anchor` overrides it.
    func group(
        _ blocks: [Block], in container: Element, as sequence: Sequence, anchor: Rect? = nil
    ) -> [Block] {
        let sorted = sequence == .placed ? arranged(blocks) : inOrder(blocks)
        guard let first = sorted.first else { return [] }
        var halts = (sequence == .placed ? sorted : blocks).flatMap(\.halts)
        for index in halts.indices where halts[index].group == nil { halts[index].group = container.id }
        return [Block(halts: halts, place: anchor ?? first.place, surroundings: first.surroundings)]
    }

    /// Says “Tab. 1 of 3.” at the views in a container with the trait `tabBar`: the count is over all stops in it.
    func numberTabs(_ blocks: [Block]) -> [Block] {
        blocks.map { block in
            var block = block
            let count = block.halts.count
            for index in block.halts.indices where screen[block.halts[index].element].isView {
                block.halts[index].position = .tab(index + 1, of: count)
            }
            return block
        }
    }
}

extension Walk {
    private func inOrder(_ blocks: [Block]) -> [Block] {
        order.sorted(blocks, by: \.place, inside: \.surroundings)
    }

    /// The blocks in focus order, with what makes the place of one uncertain.
    func arranged(_ blocks: [Block]) -> [Block] {
        var sorted = inOrder(blocks)
        guard sorted.count > 1 else { return sorted }
        let stops = sorted.map { block in
            (element: block.halts.first?.element ?? ElementID(0), corner: block.place.map { Point(x: $0.x, y: $0.y) })
        }
        for (index, fragility) in order.fragilities(of: stops) where !sorted[index].halts.isEmpty {
            sorted[index].halts[0].fragility = fragility
        }
        return sorted
    }
}
