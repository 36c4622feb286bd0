import A11yModel
import A11ySyntax

/// Builds one screen. Its elements are nested as in the file.
///
/// A file holds views under many keys (`subviews`, `cells`, `tableHeaderView`, `customView`, ...). The builder follows
/// every tag that it does not know to be something else, so that future keys are followed, too.
struct ScreenBuilder {
    var screen: Screen
    /// The connections inside the screen.
    var connections = Connections()
    /// The controllers inside the screen. Each is a screen of its own.
    private(set) var controllers: [Node] = []

    let names: InterfaceBuilderNames
    let tabBars: TabBars

    /// Whether there is more than the empty bars of a navigation or tab bar controller.
    var showsSomething: Bool {
        screen.elements.contains { $0.type != .navigationBar && $0.type != .toolbar && $0.type != .tabBar }
    }

    /// Adds a node below `parent`. `key` is the tag that holds it.
    mutating func visit(_ node: Node, as role: TagRole, under parent: ElementID?, in key: String) {
        switch role {
        case .object(let type): add(node, type, under: parent, in: key)
        case .navigationItem: visit(navigationItem: node, under: parent)
        case .controller: controllers.append(node)
        case .section: visit(section: node, under: parent)
        case .recognizer: connections.read(recognizer: node)
        case .detail(.connections): connections.read(node, ofClass: screen.customClass)
        case .detail, .ignored: break
        case .container where ScreenBuilder.isUnknownView(node, in: key):
            add(node, .view, under: parent, in: key, isKnown: false)
        case .container: visit(container: node, under: parent)
        }
    }

    /// Adds the children of a container.
    mutating func visit(container: Node, under parent: ElementID?) {
        let key = container.tag
        for child in container.items { visit(child, as: names.role(of: child), under: parent, in: key) }
    }

    /// Whether a node is a kind of view that `TagRole` does not know.
    static func isUnknownView(_ node: Node, in key: String) -> Bool {
        if key == "subviews" { return true }
        guard node.entry("id") != nil else { return false }
        return node.items.contains { $0.tag == "rect" && $0.attribute("key") == "frame" }
    }

    private mutating func add(
        _ node: Node, _ type: ElementType, under parent: ElementID?, in key: String, isKnown: Bool = true
    ) {
        if type == .barButtonItem, visit(silentItem: node, under: parent) { return }
        let id = ElementID(screen.elements.count)
        let element = Element(id: id, type: type, parent: parent, range: node.range, anchor: node.tagRange)
        let outer = parent.flatMap { screen.elements[$0.index].frame }
        var builder = ElementBuilder(element, node: node, in: outer, names: names)
        var parts: [(node: Node, role: TagRole)] = []
        for child in node.items {
            let role = names.role(of: child)
            if case .detail(let detail) = role {
                builder.read(detail, child, connections: &connections)
            } else {
                parts.append((child, role))
            }
        }
        if isTemplate(node, type, under: parent, in: key) {
            builder.element.doubts.insert(.template)
            // A cell of a nib of its own is asked for by its class, or by what code registers it for.
            if parent != nil, let name = node.attribute("reuseIdentifier") { screen.cells[builder.element.id] = name }
        }
        if let key = node.entry("key") { place(&builder.element, by: key, under: parent) }
        if !isKnown { builder.element.markUnmodelled(as: node.tag) }
        screen.elements.append(builder.finished())
        connections.remoteAssignments += builder.installation.hidden
        if let view = builder.element.fileID { connections.add(builder.sizing, of: view) }
        if type == .tableViewCell { connections.add(partsOf: node) }
        screen.attach(id, to: parent)
        for part in parts { visit(part.node, as: part.role, under: id, in: node.tag) }
        addParts(of: node, to: id)
    }

    /// Notes what the key says by which an object hangs in its parent.
    private func place(_ element: inout Element, by key: Node, under parent: ElementID?) {
        if key.text == "contentView" {
            connectContent(&element, of: parent)
        } else if key.text == "view" {
            if parent == nil { connectRoot(&element) }
        } else if key.text == "tableHeaderView" || key.text == "sectionHeaderView" {
            element.slot = .header
        } else if key.text == "tableFooterView" {
            element.slot = .footer
        } else if key.text == "accessoryView" {
            element.slot = .accessory
        }
    }

    /// Notes that code of a controller reaches its view through the properties of UIKit.
    private func connectRoot(_ element: inout Element) {
        guard let controller = screen.controllerClass else { return }
        element.outlets.append(OutletConnection("view", of: screen.customClass))
        let second = ["UITableViewController": "tableView", "UICollectionViewController": "collectionView"][controller]
        guard let second else { return }
        element.outlets.append(OutletConnection(second, of: screen.customClass))
        if screen.customClass != nil { element.hasDelegate = true }
    }

    /// Notes that code reaches the content view of a cell through the cell's property.
    private func connectContent(_ element: inout Element, of cell: ElementID?) {
        guard let cell = cell.map({ screen[$0] }) else { return }
        let owners = Set([cell.customClass, screen.customClass ?? screen.ownerClass].compactMap { $0 })
        element.outlets += owners.sorted().map { OutletConnection("contentView", of: $0) }
    }

    /// Whether a cell or reusable view is filled by code before it is shown. Only the cells of a static table are not.
    private func isTemplate(_ node: Node, _ type: ElementType, under parent: ElementID?, in key: String) -> Bool {
        switch type {
        case .collectionViewCell: true
        case .tableViewCell: key == "prototypes" || parent == nil || node.tag == "tableRow"
        case .view: node.tag == "collectionReusableView" || node.tag == "tableViewHeaderFooterView"
        default: false
        }
    }

    /// Handles bar items that are not elements: spaces, and items that only hold a view, which is the element. False
    /// for any other item.
    private mutating func visit(silentItem node: Node, under parent: ElementID?) -> Bool {
        if let item = node.attribute("systemItem"), BuiltInNames.spacers.contains(item) { return true }
        guard let view = node.items.first(where: { $0.attribute("key") == "customView" }) else { return false }
        visit(view, as: names.role(of: view), under: parent, in: node.tag)
        return true
    }
}

/// Elements that UIKit draws because of an attribute, and that are not views of the file: the titles of table sections,
/// the accessory button of a cell, the scope bar and the buttons of a search bar.
extension ScreenBuilder {
    /// Adds a section of a static table, between its titles.
    mutating func visit(section node: Node, under parent: ElementID?) {
        // A blank one only keeps sections apart.
        func title(_ name: String) -> LocatedText? {
            LocatedText(name, of: node).flatMap { $0.text.allSatisfy(\.isWhitespace) ? nil : $0 }
        }
        if let title = title("headerTitle") {
            add(.label, .text, title, traits: [.staticText, .header], under: parent)
        }
        visit(container: node, under: parent)
        if let title = title("footerTitle") { add(.label, .text, title, under: parent) }
    }

    /// Adds the elements that UIKit draws in an object because of its attributes.
    mutating func addParts(of node: Node, to id: ElementID) {
        switch screen.elements[id.index].type {
        case .tableViewCell: addAccessory(of: node, to: id)
        case .searchBar: addSearchParts(of: node, to: id)
        case .button, .barButtonItem: readMenu(of: node, for: id)
        default: break
        }
    }

    /// Adds an element with a text and without a frame.
    @discardableResult
    mutating func add(
        _ type: ElementType, _ property: Property, _ written: LocatedText, traits: Traits? = nil,
        under parent: ElementID?
    ) -> ElementID {
        let id = screen.add(type, parent: parent, range: written.range, anchor: written.keyRange)
        screen[id].assignments = [
            Assignment(property, .text(written.text), range: written.range, keyRange: written.keyRange)
        ]
        if let traits {
            screen[id].assignments.append(
                Assignment(.traits, .traits(traits), range: written.range, keyRange: written.keyRange))
        }
        screen.attach(id, to: parent)
        return id
    }

    /// Adds a cell's accessory. A detail button is a control of its own, behind the cell. A checkmark means that the
    /// row is selected. A disclosure indicator means nothing.
    private mutating func addAccessory(of node: Node, to cell: ElementID) {
        guard let accessory = node.entry("accessoryType") else { return }
        let keyRange = accessory.keyRange ?? accessory.range
        switch accessory.text {
        case "checkmark":
            guard screen[cell][.selected] == nil else { return }
            screen[cell].assignments.append(
                Assignment(.selected, .flag(true), range: accessory.range, keyRange: keyRange))
        case "detailButton", "detailDisclosureButton":
            let name = LocatedText(text: BuiltInNames.detailButton, range: accessory.range, keyRange: keyRange)
            let button = add(.button, .title, name, under: cell)
            screen[button].hasBuiltInName = true
            // A segue or the delegate handles it.
            screen[button].hasHandler = true
        default: break
        }
    }

    private mutating func addSearchParts(of node: Node, to bar: ElementID) {
        for (attribute, name) in BuiltInNames.searchButtons where node.entry(attribute)?.flag == true {
            guard let entry = node.entry(attribute) else { continue }
            let written = LocatedText(text: name, range: entry.range, keyRange: entry.keyRange ?? entry.range)
            let button = add(.button, .title, written, under: bar)
            screen[button].hasBuiltInName = true
            screen[button].hasHandler = true
        }
        guard node.entry("showsScopeBar")?.flag == true else { return }
        for titles in node.items where titles.tag == "scopeButtonTitles" {
            let scope = screen.add(.segmentedControl, parent: bar, range: titles.range, anchor: titles.tagRange)
            screen[scope].hasBuiltInName = true
            screen.attach(scope, to: bar)
            for title in titles.items where title.tag == "string" {
                add(.segment, .title, LocatedText(string: title), under: scope)
            }
        }
    }
}

/// The menus of buttons and bar items.
extension ScreenBuilder {
    /// Reads a menu that opens at a touch: that is what the button does. If the menu changes the selection, the button
    /// shows the selected entry instead of its title: the one that is on, else the first.
    mutating func readMenu(of node: Node, for id: ElementID) {
        let isMenu = { (node: Node) in node.tag == "menu" && node.hangs(by: "menu") }
        guard let menu = node.items.first(where: isMenu) else { return }
        let opens = screen[id].type == .barButtonItem || node.entry("showsMenuAsPrimaryAction")?.flag == true
        guard opens else { return }
        screen[id].hasHandler = true
        guard node.entry("changesSelectionAsPrimaryAction")?.flag == true else { return }
        guard let title = ScreenBuilder.chosenTitle(in: menu) else { return }
        let assignment = Assignment(.title, .text(title.text), range: title.range, keyRange: title.keyRange)
        screen[id].assignments.removeAll { $0.property == .title || $0.property == .text }
        screen[id].assignments.append(assignment)
    }

    private static func chosenTitle(in menu: Node) -> LocatedText? {
        var first: LocatedText?
        var pending = Array(menu.items).reversed() as [Node]
        while let node = pending.popLast() {
            if node.tag == "command" || node.tag == "action" {
                let title = LocatedText("title", of: node)?.unlessEmpty
                if node.attribute("state") == "on", let title { return title }
                first = first ?? title
            } else {
                pending += node.items.reversed()
            }
        }
        return first
    }
}
