import A11yModel
import A11ySyntax

/// The groups of a window's controls: boxes, tabs, columns and toolbars.
extension MacScreenBuilder {
    /// Adds a box, which is a group named by its title.
    mutating func box(_ node: Node, at place: MacPlace) {
        let id = add(.view, node, MacCellContent(of: node), at: place)
        let isTitled = node.attribute("titlePosition") != "noTitle" && node.attribute("boxType") != "separator"
        if isTitled, let title = LocatedText("title", of: node)?.unlessEmpty, screen[id].label == nil {
            change(id) { $0.assign(.label, filled: title) }
        }
        if let label = screen[id].assignment(of: .label) { group(id, named: label) }
        visit(partsOf: node, at: place.inside(screen[id], node))
    }

    /// Makes a view with a name a group. VoiceOver speaks the name on entering it.
    mutating func group(_ id: ElementID, named label: Assignment) {
        change(id) { element in
            element.assignments.append(
                Assignment(.containerType, .text("semanticGroup"), range: label.range, keyRange: label.keyRange))
        }
    }

    /// Adds the tabs. Each pane is a screen of its own, since no two of them are visible together.
    mutating func tabView(_ node: Node, at place: MacPlace) {
        let id = add(.view, node, MacCellContent(of: node), at: place)
        let inside = place.inside(screen[id], node)
        let panes = node.macPanes
        others += panes
        for child in node.items where child.tag == "subviews" { visit(partsOf: child, at: inside) }
        if node.attribute("type")?.hasPrefix("noTabs") != true { tabs(panes, of: node, at: inside) }
    }

    /// Adds the tabs of a tab view, or of a controller whose panes are other scenes.
    mutating func tabs(_ panes: [Node], of node: Node, at place: MacPlace) {
        guard !panes.isEmpty else { return }
        var bar = place
        let id = screen.add(.tabBar, parent: place.parent, range: node.range, anchor: node.tagRange)
        bar.parent = id
        screen.attach(id, to: place.parent)
        for pane in panes {
            let tab = add(.tabBarItem, pane, MacCellContent(of: pane), at: bar)
            change(tab) { element in
                element.macRole = MacRole("Tab")
                element.assign(.title, filled: LocatedText("label", of: pane))
                element.assign(pane.macPicture)
                // Its view may have a controller of its own, which names it. The title of the scene that a segue leads
                // to is that of the tab.
                if element.title == nil { element.doubts.insert(.code) }
                if node.tag == "tabViewController", element.title == nil { element.hasBuiltInName = true }
            }
        }
    }

    /// Adds a column: its header, if the table shows one, and its cells. VoiceOver names no control after its column.
    mutating func tableColumn(_ node: Node, at place: MacPlace) {
        var inside = place
        inside.isFlipped = nil
        for child in node.items where child.tag == "tableHeaderCell" {
            guard let title = LocatedText("title", of: child)?.unlessEmpty else { continue }
            let id = screen.add(.label, parent: place.parent, range: child.range, anchor: child.tagRange)
            change(id) { $0.assign(.text, filled: title) }
            if let parent = place.parent { screen.elements[parent.index].children.append(id) }
        }
        for child in node.items where child.tag == "prototypeCellViews" { visit(partsOf: child, at: inside) }
    }

    /// Adds an item of a toolbar: a button, or a control that the item's label names.
    mutating func toolbarItem(_ node: Node, at place: MacPlace) {
        if node.attribute("reference") != nil || node.isToolbarSpace { return }
        let label = ["label", "title", "paletteLabel"].lazy.compactMap { LocatedText($0, of: node)?.unlessEmpty }.first
        let first = screen.elements.count
        var inside = place
        inside.isFlipped = nil
        visit(partsOf: node, at: inside)
        if screen.elements.count > first {
            // Code that changes the item changes the control in it.
            if let item = node.attribute("id") { connections.cells[item] = screen.elements[first].fileID }
            if node.macCustomClass != nil { screen.elements[first].doubts.insert(.code) }
            if screen.elements[first].hint == nil {
                screen.elements[first].assign(.hint, filled: LocatedText("toolTip", of: node))
            }
            name(from: first, by: label)
            return
        }
        let id = add(.barButtonItem, node, MacCellContent(of: node), at: place)
        change(id) { element in
            element.macRole = MacRole("Button")
            element.assign(.title, filled: label)
            element.assign(node.macPicture)
            if node.attribute("implicitItemIdentifier")?.hasPrefix("NS") == true { element.hasBuiltInName = true }
        }
    }

    /// Adds an item of the Touch Bar. Its label names the control in it.
    mutating func touchBarItem(_ node: Node, at place: MacPlace) {
        let label =
            LocatedText("label", of: node)?.unlessEmpty ?? LocatedText("customizationLabel", of: node)?.unlessEmpty
        let first = screen.elements.count
        for child in node.items {
            // The controller belongs to the item, and shows nothing else.
            if child.tag == "viewController" { visit(partsOf: child, at: place) } else { visit(child, at: place) }
        }
        name(from: first, by: label)
    }

    /// Gives the label of a toolbar item to the controls in it that have no name.
    private mutating func name(from first: Int, by label: LocatedText?) {
        guard let label else { return }
        for index in first..<screen.elements.count {
            let element = screen.elements[index]
            let isNamed = element.macRole != nil || element.type == .segmentedControl
            guard isNamed, element.label == nil, element.title == nil else { continue }
            // A single segment is a button. Of several, each needs a name of its own.
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

    /// Whether a toolbar item is only a space or separator.
    fileprivate var isToolbarSpace: Bool {
        if tag == "trackingSeparatorToolbarItem" { return true }
        let name = attribute("implicitItemIdentifier") ?? ""
        return name.hasSuffix("SpaceItem") || name.contains("SeparatorItem")
    }
}
