import A11yModel
import A11ySyntax

/// Builds one screen of a Mac document. Its elements are nested as in the file.
struct MacScreenBuilder {
    var screen: Screen
    /// The connections of the whole file so far.
    var connections: MacConnections
    /// The nodes inside that are screens of their own: windows, controllers, menus, the panes of tabs.
    var others: [Node] = []
    /// The index of the screen in the file.
    let index: Int
    let naming: NamingKeyPaths

    /// Adds a node at a place.
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
        case .passage where ScreenBuilder.isUnknownView(node, in: ""): container(node, .view, at: place)
        case .passage: visit(partsOf: node, at: place)
        }
    }

    /// Adds the children of a node.
    mutating func visit(partsOf node: Node, at place: MacPlace) {
        for child in node.items { visit(child, at: place) }
    }

    /// Adds an element with what every object may have: an id, a frame, a state, an accessibility description.
    @discardableResult
    mutating func add(
        _ type: ElementType, _ node: Node, _ content: MacCellContent, at place: MacPlace
    ) -> ElementID {
        let id = screen.add(type, parent: place.parent, range: node.range, anchor: node.tagRange)
        var element = screen[id]
        element.fileID = node.attribute("id")
        element.tag = node.attribute("tag").flatMap { Int($0) } ?? 0
        element.customClass = node.macCustomClass
        if element.customClass != nil, let written = node.entry("customClass") {
            element.doubts.insert(.customClass)
            element.assign(.customClass, .text(written.text), written)
        }
        // Its class may show other texts than those in the file.
        if content.cell.macCustomClass != nil { element.doubts.insert(.code) }
        if place.isTemplate || node.tag == "tableCellView" { element.doubts.insert(.template) }
        element.read(node, content, naming: naming)
        place.frame(of: node, into: &element)
        for connections in content.details("connections", of: node) {
            self.connections.read(connections, into: &element, screen: index)
            if node.tag == "tableCellView" { self.connections.readRow(connections) }
        }
        element.read(recognizers: content.details("gestureRecognizers", of: node).flatMap(\.items))
        if let cell = content.cell.attribute("id"), let name = element.fileID, cell != name {
            connections.cells[cell] = name
        }
        screen.elements[id.index] = element
        screen.attach(id, to: place.parent)
        return id
    }

    /// Adds a view with its subviews.
    mutating func container(_ node: Node, _ type: ElementType, at place: MacPlace) {
        let id = add(type, node, MacCellContent(of: node), at: place)
        if let label = screen[id].assignment(of: .label) { group(id, named: label) }
        change(id) { $0.macRole = MacRole.list(of: node.tag) }
        visit(partsOf: node, at: place.inside(screen[id], node))
    }

    /// Whether the screen shows something. Code may fill a window, but a menu without items is never opened.
    func showsSomething(of object: Node) -> Bool {
        guard object.tag == "menu" else { return !screen.elements.isEmpty }
        return screen.elements.contains { $0.type != .view }
    }
}

/// The place of a Mac view: its superview, and the coordinate system there.
struct MacPlace {
    /// The superview; nil for a root view.
    var parent: ElementID?
    /// The height of the superview; nil if unknown.
    var height: Double?
    /// Whether the superview's origin is at its top, as in UIKit; nil if a custom class may change that.
    var isFlipped: Bool?
    /// Whether the superview is copied for each row or item.
    var isTemplate = false

    /// The root of a screen.
    static let root = MacPlace(parent: nil, height: nil, isFlipped: nil)

    /// Reads the frame of a view at this place, from the upper left corner of its superview. If the origin is unknown,
    /// it is only kept as drawn.
    func frame(of node: Node, into element: inout Element) {
        guard let rect = node.items.first(where: { $0.tag == "rect" && $0.attribute("key") == "frame" }) else { return }
        var span = AttributeSpan(of: rect)
        var frame = Rect(x: 0, y: 0, width: 0, height: 0)
        for entry in rect.entries {
            guard let key = entry.key, key.name != "key", let number = entry.number else { continue }
            switch key.name {
            case "x": frame.x = number
            case "y": frame.y = number
            case "width": frame.width = number
            case "height": frame.height = number
            default: break
            }
            span.add(entry)
        }
        if frame.isZero { return }
        if parent == nil {
            frame.x = 0
            frame.y = 0
        } else if isFlipped == false, let height {
            frame.y = height - frame.y - frame.height
        } else if isFlipped != true {
            frame.y = -frame.maxY
            element.drawn = frame
            return
        }
        element.assignments.append(Assignment(.frame, .rect(frame), range: span.range, keyRange: rect.tagRange))
    }

    /// The place of the subviews of a view at this place.
    func inside(_ element: Element, _ node: Node) -> MacPlace {
        var place = self
        place.parent = element.id
        place.height = element.frame?.height
        let isFlipped = MacPlace.flippedTags.contains(node.tag)
        // A class of the app's own that is no other than AppKit's plain view keeps the origin of its superclass.
        place.isFlipped = element.customClass == nil || isFlipped ? isFlipped : nil
        if node.tag == "tableCellView" || node.tag == "tableRowView" { place.isTemplate = true }
        return place
    }

    /// The AppKit views whose `isFlipped` is true. All others have their origin in the lower left corner.
    private static let flippedTags: Set<String> = [
        "clipView", "collectionView", "matrix", "outlineView", "scrollView", "splitView", "tabView", "tableView",
        "textView",
    ]
}
