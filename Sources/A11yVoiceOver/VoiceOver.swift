import A11yModel

/// The simulation of VoiceOver on a screen.
///
/// Apple documents neither the walk nor the order. What is here follows what cashapp/AccessibilitySnapshot recorded and
/// tests on devices; where it is known to differ from VoiceOver, the comment at the place says what was chosen.
package enum VoiceOver {
    /// Reads a screen as VoiceOver would: walks its tree, puts what it finds in order, and says it.
    package static func read(_ screen: Screen) -> Simulation {
        var walk = Walk(screen)
        let halts = walk.halts()
        let speaker = Speaker(screen, names: walk.names)
        var entered: Set<ElementID> = []
        let stops = halts.map { halt in
            let groups = halt.spokenGroups
            defer { entered = Set(groups) }
            let actions = speaker.actions(at: halt)
            return Stop(
                element: halt.element, part: halt.part, utterance: speaker.utterance(at: halt, offering: actions),
                announcements: groups.filter { !entered.contains($0) }.compactMap { screen[$0].label }
                    .filter { !$0.isEmpty },
                actions: actions,
                frame: walk.layout.cursor(of: screen[halt.element]), group: halt.group,
                fragility: halt.fragility, isOffScreen: walk.layout.isOffScreen(halt.element, in: screen))
        }
        return Simulation(
            stops: stops, pruned: walk.pruned, reached: walk.reached, names: walk.names,
            fallback: speaker.fallback(at: halts))
    }
}

extension Walk {
    /// Adds what an element contributes to the list that its superview puts in order: nothing, itself, a group that
    /// nothing interleaves with, or, where the view is transparent, all that lies in it.
    mutating func visit(_ id: ElementID, in surroundings: Surroundings, adding found: inout [Block]) {
        guard enter(id, at: surroundings.depth) else { return }
        let element = screen[id]

        if let reason = Pruning(of: element, in: screen) {
            pruned[id] = reason
        } else if !screen.isAccessibilityElement(id) {
            found += contents(of: element, in: surroundings)
        } else if element.leavesControlsReachable {
            found += cell(element, in: surroundings)
        } else {
            turnBack(at: screen.parts(of: id), because: .insideElement(id))
            found.append(block(at: id, in: surroundings))
        }
    }

    /// What the inside of an element contributes that is no stop itself.
    private mutating func contents(of element: Element, in surroundings: Surroundings) -> [Block] {
        let inside = surroundings.inside(element, in: screen)
        if let list = element.explicitList {
            let anchor = surroundings.isTabRow(in: screen) ? layout.cursor(of: element) : nil
            return members(list, of: element, in: inside, anchor: anchor)
        }
        return switch element.type {
        case .tableView: tableView(element, in: inside)
        case .navigationBar: navigationBar(element, in: inside)
        default: subviews(of: element, in: inside)
        }
    }

    /// What an explicit list contributes: its members in its order, and nothing else. What is in a transparent member
    /// is sorted, and stays in the member's slot.
    private mutating func members(
        _ list: [ElementID], of container: Element, in inside: Surroundings, anchor: Rect?
    ) -> [Block] {
        let members = Set(list)
        let unlisted = screen.parts(of: container.id).filter { !members.contains($0) }
        turnBack(at: unlisted, because: .unlisted(container.id))
        var listed: [Block] = []
        for (index, member) in list.enumerated() {
            let isProvider = inside.provider == container.id
            let place = isProvider ? container.position(ofMember: index, among: list.count, in: screen) : nil
            listed += arranged(blocks(at: [member], in: inside.at(place)))
        }
        return group(listed, in: container, as: .listed, anchor: anchor)
    }

    /// What the subviews of an ordinary view contribute.
    private mutating func subviews(of view: Element, in inside: Surroundings) -> [Block] {
        let contents = parts(of: view, in: inside) + blocks(at: frontmost(of: view.children), in: inside)
        if view.vendsByIndex { return group(contents, in: view, as: .listed) }
        guard view.groupsChildren(in: screen) else { return contents }
        let group = group(contents, in: view, as: .placed)
        return inside.provider == view.id && inside.isTabRow(in: screen) ? numberTabs(group) : group
    }
}
