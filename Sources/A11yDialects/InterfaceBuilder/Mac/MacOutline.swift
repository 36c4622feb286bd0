import A11yModel
import A11ySyntax

/// One screen of a Mac document while it is being read: its elements as the file nests them.
struct MacOutline {
    var screen: Screen
    /// The lines met in the whole file.
    var connections: MacConnections
    /// What is met inside and is a screen of its own: windows, controllers, menus, the panes of tabs.
    var others: [Node] = []
    /// The place of the screen in the file.
    let index: Int
    private let naming: NamingKeyPaths

    init(_ screen: Screen, index: Int, connections: MacConnections, naming: NamingKeyPaths) {
        self.naming = naming
        self.screen = screen
        self.index = index
        self.connections = connections
    }

    /// Reads a node that stands at a place.
    mutating func visit(_ node: Node, at place: MacPlace) {
        switch MacKind(of: node) {
        case .control(let type, let word): control(node, type, word, at: place)
        case .button: button(node, at: place)
        case .popUp: popUp(node, at: place)
        case .text(let word): text(node, word, at: place)
        case .image: image(node, at: place)
        case .segments: segments(node, at: place)
        case .matrix: matrix(node, at: place)
        case .box: box(node, at: place)
        case .tabView: tabView(node, at: place)
        case .tableColumn: tableColumn(node, at: place)
        case .toolbar: container(node, .toolbar, at: place)
        case .toolbarItem: toolbarItem(node, at: place)
        case .touchBarItem: touchBarItem(node, at: place)
        case .container(let type): container(node, type, at: place)
        // The menu of a control opens on demand, and its items have titles.
        case .menu: if place.parent == nil { others.append(node) }
        case .window, .controller: others.append(node)
        case .ignored: return
        case .passage where Outline.isUnknownView(node, in: ""): container(node, .view, at: place)
        case .passage: visit(partsOf: node, at: place)
        }
    }

    /// Reads what a node holds.
    mutating func visit(partsOf node: Node, at place: MacPlace) {
        for child in node.items { visit(child, at: place) }
    }

    /// Adds an element with what every object may have: an id, a frame, a state, a description.
    @discardableResult
    mutating func add(
        _ type: ElementType, _ node: Node, _ face: MacFace, at place: MacPlace, range: SourceRange? = nil
    ) -> ElementID {
        let id = screen.add(type, parent: place.parent, range: node.range, anchor: node.tagRange)
        var element = screen[id]
        element.name = node.attribute("id")
        element.customClass = node.macCustomClass
        if element.customClass != nil || face.isCustom { element.doubts.insert(.code) }
        if place.isTemplate || node.tag == "tableCellView" { element.doubts.insert(.template) }
        element.read(node, face, naming: naming)
        if let frame = place.frame(of: node) { element.assignments.append(frame) }
        for connections in face.details("connections", of: node) {
            self.connections.read(connections, into: &element, screen: index)
        }
        if let cell = face.id, let name = element.name, cell != name { connections.cells[cell] = name }
        screen.elements[id.index] = element
        link(id, under: place.parent)
        return id
    }

    /// Adds a view with what lies in it.
    mutating func container(_ node: Node, _ type: ElementType, at place: MacPlace) {
        let id = add(type, node, MacFace(of: node), at: place)
        if let label = screen[id].assignment(of: .label) { group(id, named: label) }
        var inside = place.inside(screen[id], node)
        if node.tag == "splitView" || node.tag == "stackView" { inside.hasColumnTitle = place.hasColumnTitle }
        visit(partsOf: node, at: inside)
    }

    /// Whether there is something to look at: code may fill a window, and no menu without items is opened.
    func showsSomething(of object: Node) -> Bool {
        guard object.tag == "menu" else { return !screen.elements.isEmpty }
        return screen.elements.contains { $0.type != .view }
    }

    private mutating func link(_ id: ElementID, under parent: ElementID?) {
        guard let parent else {
            screen.roots.append(id)
            return
        }
        let type = screen[id].type
        if type == .segment || type == .tabBarItem {
            screen.elements[parent.index].items.append(id)
        } else {
            screen.elements[parent.index].children.append(id)
        }
    }
}
