import A11yModel
import A11ySyntax

/// What Detox writes of a running app (`device.generateViewHierarchyXml()`): the views with their classes, labels and
/// frames. Neither traits nor which views are accessibility elements.
package enum DetoxDialect: Dialect {
    /// Whether the root is that of a hierarchy.
    package static func recognises(_ root: Node, path: String) -> Bool {
        root.tree.syntax == .hierarchy && root.tag == TagTree.rootTag
    }

    /// One screen: the windows of the hierarchy.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        let tops = root.items.map(DetoxNode.init)
        if tops.contains(where: { $0.isOfAndroid || $0.descendants.contains(where: \.isOfAndroid) }) {
            let facts: Facts = ["kind": .text("An Android screen")]
            return Parsed([], problems: [Problem(.uncheckedDocument, at: root.tagRange, facts: facts)])
        }
        return Parsed(tops.isEmpty ? [] : [DetoxParser.read(tops, in: root)])
    }
}

/// Lowers the windows of a hierarchy to a screen.
struct DetoxParser {
    private var screen: Screen

    static func read(_ tops: [DetoxNode], in root: Node) -> Screen {
        let anchor = tops.first?.node.tagRange ?? root.tagRange
        var parser = DetoxParser(
            screen: Screen(name: Screen.nameless, input: .pageSource, range: root.range, anchor: anchor))
        parser.screen.isPartial = true
        let windows = tops.filter { $0.type(inside: nil) == .window }.compactMap { $0.frame?.rect }
        if let frame = windows.first {
            parser.screen.take(Size(width: frame.width, height: frame.height))
        } else {
            parser.screen.place(part: tops.compactMap { $0.frame?.rect }, in: nil)
        }
        parser.add(tops.filter { !UIKitClass.isOfSystem($0.name) })
        parser.screen.markUntyped()
        return parser.screen
    }

    private mutating func add(_ tops: [DetoxNode]) {
        var pending = tops.reversed().map { (node: $0, parent: ElementID?.none) }
        while let next = pending.popLast() {
            let owner = next.parent.map { screen[$0].type }
            let type = next.node.type(inside: owner)
            let id = screen.add(type, parent: next.parent, range: next.node.node.range, anchor: next.node.anchor)
            screen.attach(id, to: next.parent)
            if let (frame, written) = next.node.frame { screen.assign(.frame, .rect(frame), at: written, on: id) }
            describe(id, as: next.node)
            let children = next.node.children.filter { !UIKitClass.isOfSystem($0.name) }
            pending += children.reversed().map { ($0, id) }
        }
    }

    private mutating func describe(_ id: ElementID, as node: DetoxNode) {
        let type = screen[id].type
        if let label = node["label"] {
            screen.assign(type == .label && node["text"] == nil ? .text : .label, .text(label.text), at: label, on: id)
        }
        // What a field shows may be its placeholder, which is not spoken again where it repeats the label.
        if let text = node["text"], UIKitClass.drawsText.contains(type),
            type == .label || text.text != node["label"]?.text
        {
            screen.assign(.text, .text(text.text), at: text, on: id)
        }
        if let name = node.identifier { screen.assign(.identifier, .text(name.text), at: name, on: id) }
        if let value = node["value"] { describe(value, of: id, as: node) }
        if let visibility = node["visibility"], visibility.text != "visible" {
            screen.assign(.hidden, .flag(true), at: visibility, on: id)
        }
        if let alpha = node["alpha"], let number = Double(alpha.text), (0..<1).contains(number) {
            screen.assign(.alpha, .number(number), at: alpha, on: id)
        }
        // A view with a name around views and pictures without words speaks it. A name around words may be that of a
        // container, for React Native joins the words inside.
        guard type == .view, let label = node["label"], !node.descendants.contains(where: \.mayBeStop) else { return }
        screen.assign(.isElement, .flag(true), at: label, on: id)
    }

    private mutating func describe(_ value: LocatedText, of id: ElementID, as node: DetoxNode) {
        switch screen[id].type {
        case .switch:
            let state = SwitchState.read(value.text)
            screen.assign(state == nil ? .value : .isOn, state ?? .text(value.text), at: value, on: id)
        case .label, .activityIndicator: break
        case .textField, .secureTextField, .textView, .searchBar:
            guard node["text"] == nil, value.text != node["label"]?.text else { return }
            screen.assign(.text, .text(value.text), at: value, on: id)
        default:
            // `0` and `1` are states whose control is not told.
            if value.flag == nil { screen.assign(.value, .text(value.text), at: value, on: id) }
        }
    }
}
