import A11yModel

/// The simulation of VoiceOver on a screen.
///
/// Apple documents neither the walk nor the order. What is here follows what cashapp/AccessibilitySnapshot recorded and
/// tests on devices; where it is known to differ from VoiceOver, the comment at the place says what was chosen.
public enum VoiceOver {
    /// Reads a screen as VoiceOver would: walks its tree, puts what it finds in order, and says it.
    public static func read(_ screen: Screen) -> Reading {
        var walk = Walk(screen)
        let halts = walk.halts()
        let speaker = Speaker(screen, names: walk.names)
        var entered: Set<ElementID> = []
        let stops = halts.map { halt in
            let groups = halt.spokenGroups
            defer { entered = Set(groups) }
            return Stop(
                element: halt.element, part: halt.part, utterance: speaker.utterance(at: halt),
                announcements: groups.filter { !entered.contains($0) }.compactMap { screen[$0].label }
                    .filter { !$0.isEmpty },
                actions: speaker.actions(at: halt),
                frame: walk.layout.cursor(of: screen[halt.element]), group: halt.group,
                fragility: halt.fragility, isOffScreen: walk.layout.isOffScreen(halt.element, in: screen))
        }
        return Reading(
            stops: stops, pruned: walk.pruned, reached: walk.reached, names: walk.names,
            fallback: speaker.fallback(at: halts))
    }
}

extension Walk {
    /// What an element contributes to the list that its superview puts in order: nothing, itself, a group that nothing
    /// interleaves with, or, where the view is transparent, all that lies in it.
    mutating func blocks(at id: ElementID, in surroundings: Surroundings) -> [Block] {
        guard enter(id, at: surroundings.depth) else { return [] }
        let element = screen[id]

        if let reason = Pruning(of: element, in: screen) {
            pruned[id] = reason
            return []
        }

        if screen.isAccessibilityElement(id) {
            if element.leavesControlsReachable { return cell(element, in: surroundings) }
            turnBack(at: screen.parts(of: id), because: .insideElement(id))
            return [block(at: id, in: surroundings)]
        }

        let inside = surroundings.inside(element, in: screen)
        if let list = element.explicitList {
            let members = Set(list)
            turnBack(at: screen.parts(of: id).filter { !members.contains($0) }, because: .unlisted(id))
            var listed: [Block] = []
            for (index, member) in list.enumerated() {
                let place = element.position(ofMember: index, among: list.count, in: screen)
                // What is in a transparent member is sorted, and stays in the member's slot of the list.
                listed += arranged(blocks(at: member, in: inside.at(inside.provider == id ? place : nil)))
            }
            let anchor = surroundings.isTabRow(in: screen) ? layout.cursor(of: element) : nil
            return group(listed, in: element, as: .listed, anchor: anchor)
        }

        if element.type == .tableView { return tableView(element, in: inside) }
        if element.type == .navigationBar { return navigationBar(element, in: inside) }
        var contents = parts(of: element, in: inside) + blocks(at: frontmost(of: element.children), in: inside)
        guard element.groupsChildren(in: screen) else { return contents }
        contents = group(contents, in: element, as: .placed)
        return inside.provider == id && inside.isTabRow(in: screen) ? numberTabs(contents) : contents
    }
}
