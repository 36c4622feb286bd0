import A11yModel
import A11ySyntax

/// A node of a page source, with one vocabulary for Appium's XML, WebDriverAgent's JSON, the dictionary of XCUITest's
/// snapshots and the text that XCUITest prints.
struct PageNode: DumpedNode {
    /// An attribute, by its name in XML.
    enum Attribute: String {
        case label, title, name, identifier, value, enabled, visible, accessible, selected, placeholderValue, traits
        case customActions, focused

        /// The name in JSON, if it differs.
        var inJSON: String {
            switch self {
            case .identifier: "rawIdentifier"
            case .enabled: "isEnabled"
            case .visible: "isVisible"
            case .accessible: "isAccessible"
            case .focused: "isFocused"
            default: rawValue
            }
        }

        /// The name in the dictionary of a snapshot.
        var inDictionary: String { self == .focused ? "hasFocus" : rawValue }
    }

    let node: Node
    /// The type of `XCUIElement.ElementType`, without the prefix: `Button`.
    let type: String

    private static let prefix = "XCUIElementType"
    /// Keys of WebDriverAgent's JSON. Every node has one of them.
    private static let marks = ["rawIdentifier", "isEnabled", "isVisible", "rect"]

    private static func short(_ type: String) -> String {
        type.hasPrefix(prefix) ? String(Substring(type.utf8.dropFirst(prefix.utf8.count))) : type
    }

    /// Nil if the node is not an element of XCUITest.
    init?(_ node: Node) {
        self.node = node
        switch node.kind {
        case .element:
            guard node.tag.hasPrefix(PageNode.prefix) else { return nil }
            type = PageNode.short(node.tag)
        case .mapping where SnapshotDictionary.holds(node):
            type = SnapshotDictionary.type(of: node)
        case .mapping:
            // The tree of accessible elements has neither frames nor states, and older versions omit empty values.
            guard let type = node.entry("type"), type.kind == .scalar,
                PageNode.marks.contains(where: { node.entry($0) != nil }) || type.text.hasPrefix(PageNode.prefix)
            else { return nil }
            self.type = PageNode.short(type.text)
        default:
            return nil
        }
    }

    /// The value of an attribute; nil if it is missing or null.
    subscript(key: Attribute) -> LocatedText? { entry(key).map(LocatedText.init(attribute:)) }

    private func entry(_ key: Attribute) -> Node? {
        let name = node.kind == .element ? key.rawValue : isOfDictionary ? key.inDictionary : key.inJSON
        guard let entry = node.entry(name), entry.kind == .scalar, !entry.isAbsent else { return nil }
        return entry
    }

    /// The identifier. WebDriverAgent's XML has it in `name`, which holds the label if there is no identifier.
    var identifier: LocatedText? {
        if let identifier = self[.identifier], !identifier.text.isEmpty { return identifier }
        guard let name = self[.name], !name.text.isEmpty, name.text != self[.label]?.text else { return nil }
        return name
    }

    /// A flag: `true` and `false` in XML, `1` and `0` in JSON.
    func flag(_ key: Attribute) -> Bool? { entry(key).flatMap { LocatedText(attribute: $0).flag } }

    /// Whether it is the dictionary of a snapshot.
    var isOfDictionary: Bool { node.kind == .mapping && SnapshotDictionary.holds(node) }

    /// The frame on screen; nil if it is missing, or if WebDriverAgent could not get it (-1, -1, 0, 0).
    var frame: Rect? {
        let rect: Rect?
        if node.kind == .element {
            rect = Rect(origin: node, size: node) ?? printed(Hierarchy.frameName)
        } else if isOfDictionary {
            rect = SnapshotDictionary.frame(of: node)
        } else {
            let holder = node.entry("rect").flatMap { $0.kind == .mapping ? $0 : nil } ?? node
            // WebDriverAgent's first JSON has `{"origin": {"x", "y"}, "size": {"width", "height"}}`.
            rect = Rect(origin: holder.entry("origin") ?? holder, size: holder.entry("size") ?? holder)
        }
        guard let rect, !(rect.isZero && rect.x < 0) else { return nil }
        return rect
    }

    /// The frame of the window around the only element of a printed tree; nil if it is not told.
    var window: Rect? { printed(Hierarchy.windowName) }

    private func printed(_ name: String) -> Rect? { node.attribute(name).flatMap(Rect.init(printed:)) }

    var frameRange: (value: SourceRange, key: SourceRange) {
        let holdsFrame = node.kind == .element || isOfDictionary
        let entry = node.entry("rect") ?? node.entry("x") ?? (holdsFrame ? node.entry(Hierarchy.frameName) : nil)
        let range = entry?.range ?? node.tagRange
        return (range, entry?.keyRange ?? range)
    }

    /// The bytes that represent the node in a report: its tag, or its type.
    var anchor: SourceRange {
        if node.kind == .element { return node.tagRange }
        return (node.entry(isOfDictionary ? SnapshotDictionary.typeKey : "type") ?? node).range
    }

    /// The children, in the order of the dump.
    var children: [PageNode] {
        let below = node.kind == .element ? node.items : node.entry("children")?.items
        return below.map { $0.compactMap(PageNode.init) } ?? []
    }

    /// The children that belong to the app, without those that repeat this node or each other: XCUITest lists a text
    /// field inside a text field, a switch inside a switch, and the label of a back button as a second button.
    var ownChildren: [PageNode] {
        let all = children
        if all.isEmpty { return all }
        let isKeyboardHost = all.contains { $0.type == "Keyboard" }
        let children = all.filter {
            !PageType.isSystem($0, in: self) && !$0.isTwin(of: self)
                // The keys below the keyboard for the next keyboard and for dictation. What the app adds is above it.
                && !(isKeyboardHost && $0.type == "Button")
        }
        guard type == "NavigationBar" else { return children }
        // The two are adjacent.
        return children.indices.filter { index in
            let child = children[index]
            return ![index - 1, index + 1].filter(children.indices.contains).contains {
                child.isTwin(of: children[$0]) && child.lies(in: children[$0])
            }
        }.map { children[$0] }
    }

    private func isTwin(of other: PageNode) -> Bool {
        guard type == other.type else { return false }
        let label = self[.label]?.text ?? ""
        if type == "Switch" {
            let isTheStop = flag(.accessible) == true && other.flag(.accessible) == false
            return !isTheStop && (label.isEmpty || label == other[.label]?.text)
        }
        return (type == "Button" || type.hasSuffix("TextField")) && label == other[.label]?.text ?? ""
    }

    /// Whether it is the back button among the parts of a navigation bar: the part nearest to the leading edge, with
    /// UIKit's word or identifier, or with its label listed as a second button.
    func isBackButton(among parts: [PageNode]) -> Bool {
        guard type == "Button", parts.count <= PageNode.mostBarParts else { return false }
        let hasTwin = parts.contains { $0.isTwin(of: self) && $0.lies(in: self) }
        let isNamed = self[.label].map { PageNode.backWords.contains($0.text) } ?? false
        guard hasTwin || isNamed || identifier?.text == PageNode.backIdentifier else { return false }
        guard let frame else { return true }
        // In a right-to-left app the leading edge is the right one, so it must be outermost on either side.
        let others = parts.filter { !$0.isTwin(of: self) }.compactMap(\.frame)
        return others.allSatisfy { frame.x <= $0.x } || others.allSatisfy { frame.maxX >= $0.maxX }
    }

    /// The title that a navigation bar has as its identifier, wherever it is drawn; nil if that is the name of a class.
    var barTitle: String? {
        guard type == "NavigationBar", flag(.visible) != false, let name = identifier?.text.trimmed, !name.isEmpty
        else { return nil }
        let isClass =
            name.contains("_") || name.contains(".") || ["View", "Controller"].contains(where: name.hasSuffix)
        return isClass && !name.contains(" ") ? nil : name
    }

    /// The most parts of a navigation bar among which a back button is looked for. UIKit's bars have a handful.
    private static let mostBarParts = 32

    /// UIKit's identifier of its back button, on recent systems.
    private static let backIdentifier = "BackButton"

    /// UIKit's word for a back button without a title, in the languages of most users.
    private static let backWords: Set<String> = [
        "Back", "Atrás", "Geri", "Indietro", "Kembali", "Retour", "Takaisin", "Terug", "Tilbage", "Tilbake", "Tillbaka",
        "Voltar", "Wstecz", "Zurück", "Назад", "رجوع", "返回", "戻る", "뒤로",
    ]

    private func lies(in other: PageNode) -> Bool {
        guard let frame, let outer = other.frame, frame != outer else { return false }
        return frame.share(coveredBy: outer) == 1
    }

    /// Whether a descendant has a flag. WebDriverAgent marks nothing as accessible inside an accessibility element, but
    /// every cell whose first child is one.
    func holds(_ key: Attribute) -> Bool { descendants.contains { $0.flag(key) == true } }

    /// Whether it belongs to a tree of accessible elements only, whose leaves are the stops.
    var isOfAccessibleTree: Bool {
        node.kind == .mapping && !isOfDictionary
            && ["isEnabled", "isVisible", "rect", "frame"].allSatisfy { node.entry($0) == nil }
    }

    /// Whether it identifies a page source. Drawings of other programs also have a type and a rectangle.
    var isTop: Bool {
        node.kind == .element || type == "Application" || isOfDictionary
            || node.entry("type")?.text.hasPrefix(PageNode.prefix) == true
            || ["rawIdentifier", "isEnabled", "isVisible"].contains { node.entry($0) != nil }
    }
}

extension Rect {
    /// The frame whose numbers are the entries `x`, `y`, `width` and `height` of these nodes, or those of other names.
    /// Nil unless all four are finite numbers.
    init?(origin: Node, size: Node, names: (x: String, y: String, width: String, height: String) = usualNames) {
        func number(_ name: String, of node: Node) -> Double? {
            node.entry(name).flatMap { Double($0.text) }.flatMap { $0.isFinite ? $0 : nil }
        }
        guard let x = number(names.x, of: origin), let y = number(names.y, of: origin),
            let width = number(names.width, of: size), let height = number(names.height, of: size)
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    private static let usualNames = (x: "x", y: "y", width: "width", height: "height")
}

/// Properties of a node's whole subtree.

extension PageNode {
    /// Whether it or a descendant has a label. Rows that a list has not created yet have none.
    var hasWords: Bool { hasLabel || descendants.contains(where: \.hasLabel) }

    private var hasLabel: Bool { self[.label]?.text.isEmpty == false }

    /// Whether it is a link whose content is only its text: the link of a web page holds its words in a text, and UIKit
    /// speaks both as one link.
    var isWholeLink: Bool {
        guard type == "Link", hasWords else { return false }
        return children.isEmpty || isAround { ["Image", "Other", "StaticText", "TextView"].contains($0.type) }
    }

    /// The labels of the texts and pictures inside it, in the order of the dump.
    var wordsInside: [LocatedText] {
        var found: [LocatedText] = []
        var pending = Array(children.reversed())
        while let node = pending.popLast() {
            if let label = node[.label], !label.text.isEmpty {
                found.append(label)
            } else {
                pending += node.children.reversed()
            }
        }
        return found
    }

    /// Whether it has descendants, and all satisfy a condition.
    func isAround(_ meets: (PageNode) -> Bool) -> Bool { !children.isEmpty && descendants.allSatisfy(meets) }

    /// The label of the switch inside it; nil without one.
    var switchName: String? {
        var pending = children
        while let node = pending.popLast() {
            if node.type == "Switch" { return node[.label]?.text }
            pending += node.children
        }
        return nil
    }
}
