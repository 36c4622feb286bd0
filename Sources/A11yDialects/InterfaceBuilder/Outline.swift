import A11yModel
import A11ySyntax

/// One screen while it is being read: its elements as the file nests them.
///
/// Views hang in the file by many keys (`subviews`, `cells`, `tableHeaderView`, `customView`, ...). The walk follows
/// every tag that it does not know to be something else, so a key that Xcode adds next year is followed too.
struct Outline {
    var screen: Screen
    /// The connections met inside.
    var wiring = Wiring()
    /// Controllers met inside: each is a screen of its own.
    private(set) var controllers: [Node] = []

    let vocabulary: Vocabulary
    let tabBars: TabBars

    init(_ screen: Screen, vocabulary: Vocabulary, tabBars: TabBars) {
        self.screen = screen
        self.vocabulary = vocabulary
        self.tabBars = tabBars
    }

    /// Whether there is more than the empty bars that a navigation or tab bar controller brings along.
    var showsSomething: Bool {
        screen.elements.contains { $0.type != .navigationBar && $0.type != .toolbar && $0.type != .tabBar }
    }

    /// Reads a node below `parent`; `key` is the tag that holds it.
    mutating func visit(_ node: Node, as role: TagRole, under parent: ElementID?, in key: String) {
        switch role {
        case .object(let type): add(node, type, under: parent, in: key)
        case .navigationItem: visit(navigationItem: node, under: parent)
        case .controller: controllers.append(node)
        case .section: visit(section: node, under: parent)
        case .recognizer: wiring.note(recognizer: node)
        case .detail(.connections): Connections.read(node, wiring: &wiring)
        case .detail, .ignored: break
        case .container where Outline.isUnknownView(node, in: key):
            add(node, .view, under: parent, in: key, isKnown: false)
        case .container: visit(container: node, under: parent)
        }
    }

    /// Reads what a container holds.
    mutating func visit(container: Node, under parent: ElementID?) {
        let key = container.tag
        for child in container.items { visit(child, as: vocabulary.role(of: child), under: parent, in: key) }
    }

    /// A kind of view that Xcode did not have yet when `TagRole` was written.
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
        var draft = Draft(element, node: node, in: outer, vocabulary: vocabulary)
        var parts: [(node: Node, role: TagRole)] = []
        for child in node.items {
            let role = vocabulary.role(of: child)
            if case .detail(let detail) = role {
                draft.read(detail, child, wiring: &wiring)
            } else {
                parts.append((child, role))
            }
        }
        if isTemplate(node, type, under: parent, in: key) { draft.element.doubts.insert(.template) }
        switch vocabulary.entry(.key, of: node)?.text {
        case "tableHeaderView": draft.element.slot = .header
        case "tableFooterView": draft.element.slot = .footer
        case "accessoryView": draft.element.slot = .accessory
        default: break
        }
        if !isKnown { draft.element.markUnmodelled(as: node.tag) }
        screen.elements.append(draft.finished())
        wiring.parts += draft.installation.hidden
        link(id, to: parent)
        for part in parts { visit(part.node, as: part.role, under: id, in: node.tag) }
        addParts(of: node, to: id)
    }

    /// Whether a cell or reusable view is filled by code before it is seen. Only the cells of a static table are not.
    private func isTemplate(_ node: Node, _ type: ElementType, under parent: ElementID?, in key: String) -> Bool {
        switch node.tag {
        case "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView": true
        case "tableRow": true
        case "tableViewCell": key == "prototypes" || parent == nil
        default: false
        }
    }

    /// Bar items that are no elements: spaces, and those that only carry a view into the bar, where that view is the
    /// element.
    private mutating func visit(silentItem node: Node, under parent: ElementID?) -> Bool {
        if let item = node.attribute("systemItem"), BuiltInNames.spacers.contains(item) { return true }
        guard let view = node.items.first(where: { $0.attribute("key") == "customView" }) else { return false }
        visit(view, as: vocabulary.role(of: view), under: parent, in: node.tag)
        return true
    }

    /// Hangs an element that was added below `parent`.
    mutating func link(_ id: ElementID, to parent: ElementID?) {
        guard let parent else {
            screen.roots.append(id)
            return
        }
        let type = screen.elements[id.index].type
        if type == .segment || type == .tabBarItem {
            screen.elements[parent.index].items.append(id)
        } else {
            screen.elements[parent.index].children.append(id)
        }
    }
}
