import A11yModel
import A11ySyntax

/// What groups the controls of a window: boxes, tabs, columns and toolbars.
extension MacOutline {
    /// A box is a group that its title names.
    mutating func box(_ node: Node, at place: MacPlace) {
        let id = add(.view, node, MacFace(of: node), at: place)
        let isTitled = node.attribute("titlePosition") != "noTitle" && node.attribute("boxType") != "separator"
        if isTitled, let title = Written("title", of: node)?.unlessEmpty, screen[id].label == nil {
            change(id) { $0.assign(.label, filled: title) }
        }
        if let label = screen[id].assignment(of: .label) { group(id, named: label) }
        visit(partsOf: node, at: place.inside(screen[id], node))
    }

    /// Makes a view with a name a group: VoiceOver tells the name on entering.
    mutating func group(_ id: ElementID, named label: Assignment) {
        change(id) { element in
            element.assignments.append(
                Assignment(.containerType, .text("semanticGroup"), range: label.range, keyRange: label.keyRange))
        }
    }

    /// The tabs stand in the window; each pane is a screen, since no two of them are seen together.
    mutating func tabView(_ node: Node, at place: MacPlace) {
        let id = add(.view, node, MacFace(of: node), at: place)
        let inside = place.inside(screen[id], node)
        let panes = node.macPanes
        others += panes
        for child in node.items where child.tag == "subviews" { visit(partsOf: child, at: inside) }
        if node.attribute("type")?.hasPrefix("noTabs") != true { tabs(panes, of: node, at: inside) }
    }

    /// The tabs of a tab view, or of a controller whose panes are other scenes.
    mutating func tabs(_ panes: [Node], of node: Node, at place: MacPlace) {
        guard !panes.isEmpty else { return }
        var bar = place
        let id = screen.add(.tabBar, parent: place.parent, range: node.range, anchor: node.tagRange)
        bar.parent = id
        if let parent = place.parent {
            screen.elements[parent.index].children.append(id)
        } else {
            screen.roots.append(id)
        }
        for pane in panes {
            let tab = add(.tabBarItem, pane, MacFace(of: pane), at: bar)
            change(tab) { element in
                element.macRole = MacRole("Tab")
                element.assign(.title, filled: Written("label", of: pane))
                element.assign(pane.macPicture)
                // Its view may have a controller of its own, which names it.
                if element.title == nil { element.doubts.insert(.code) }
            }
        }
    }

    /// A column: its header, if the table shows one, and its cells.
    mutating func tableColumn(_ node: Node, at place: MacPlace) {
        var inside = place
        inside.isFlipped = nil
        for child in node.items where child.tag == "tableHeaderCell" {
            guard let title = Written("title", of: child)?.unlessEmpty else { continue }
            inside.hasColumnTitle = true
            let id = screen.add(.label, parent: place.parent, range: child.range, anchor: child.tagRange)
            change(id) { $0.assign(.text, filled: title) }
            if let parent = place.parent { screen.elements[parent.index].children.append(id) }
        }
        for child in node.items where child.tag == "prototypeCellViews" { visit(partsOf: child, at: inside) }
    }

    /// An item of a toolbar: a button of its own, or a control that the item's label names.
    mutating func toolbarItem(_ node: Node, at place: MacPlace) {
        if node.attribute("reference") != nil || node.isToolbarSpace { return }
        let label = ["label", "title", "paletteLabel"].lazy.compactMap { Written($0, of: node)?.unlessEmpty }.first
        let first = screen.elements.count
        var inside = place
        inside.isFlipped = nil
        visit(partsOf: node, at: inside)
        if screen.elements.count > first {
            // What code does with the item, it does with the control in it.
            if let item = node.attribute("id") { connections.cells[item] = screen.elements[first].name }
            if node.macCustomClass != nil { screen.elements[first].doubts.insert(.code) }
            if screen.elements[first].hint == nil {
                screen.elements[first].assign(.hint, filled: Written("toolTip", of: node))
            }
            name(from: first, by: label)
            return
        }
        let id = add(.barButtonItem, node, MacFace(of: node), at: place)
        change(id) { element in
            element.macRole = MacRole("Button")
            element.assign(.title, filled: label)
            element.assign(node.macPicture)
            if node.attribute("implicitItemIdentifier")?.hasPrefix("NS") == true { element.hasBuiltInName = true }
        }
    }

    /// An item of the Touch Bar, whose label names the control in it.
    mutating func touchBarItem(_ node: Node, at place: MacPlace) {
        let label = Written("label", of: node)?.unlessEmpty ?? Written("customizationLabel", of: node)?.unlessEmpty
        let first = screen.elements.count
        for child in node.items {
            // The controller of an item is there for the item's sake, and shows nothing else.
            if child.tag == "viewController" { visit(partsOf: child, at: place) } else { visit(child, at: place) }
        }
        name(from: first, by: label)
    }

    /// Gives the label of a toolbar item to the controls in it that have no words.
    private mutating func name(from first: Int, by label: Written?) {
        guard let label else { return }
        for index in first..<screen.elements.count {
            let element = screen.elements[index]
            guard element.macRole != nil, element.label == nil, element.title == nil else { continue }
            // One segment alone is a button; of several, each needs a name of its own.
            if element.type == .segment, element.parent.map({ screen[$0].items.count }) != 1 { continue }
            screen.elements[index].assign(.label, filled: label)
        }
    }
}

extension Node {
    /// The panes of a tab view.
    var macPanes: [Node] {
        items.filter { $0.tag == "tabViewItems" }.flatMap { $0.items.filter { $0.tag == "tabViewItem" } }
    }

    /// Whether the item of a toolbar only keeps others apart.
    fileprivate var isToolbarSpace: Bool {
        if tag == "trackingSeparatorToolbarItem" { return true }
        let name = attribute("implicitItemIdentifier") ?? ""
        return name.hasSuffix("SpaceItem") || name.contains("SeparatorItem")
    }
}
