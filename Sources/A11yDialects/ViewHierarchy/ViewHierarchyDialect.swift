import A11yModel
import A11ySyntax

/// The hierarchies of views that EarlGrey, KIF and Detox print, and the snapshots of AccessibilityTextSnapshot.
///
/// EarlGrey tells most of what the accessibility protocols tell; KIF neither frames, nor traits of views, nor which of
/// them are elements. A text snapshot tells the properties of elements, without frames, and the views around them.
/// Detox (`device.generateViewHierarchyXml()`) tells classes, labels and frames, but neither traits nor elements.
package enum ViewHierarchyDialect: Dialect {
    /// Whether the root is that of a printed hierarchy.
    package static func recognises(_ root: Node, path: String) -> Bool {
        root.tree.syntax == .hierarchy && [Hierarchy.viewsTag, Hierarchy.detoxTag].contains(root.tag)
    }

    /// A screen for each hierarchy. A log may hold several.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        let tops = root.items.map { ViewNode(node: $0, isOfDetox: root.tag == Hierarchy.detoxTag) }
        if tops.contains(where: { $0.isOfAndroid || $0.descendants.contains(where: \.isOfAndroid) }) {
            let facts: Facts = ["kind": .text("An Android screen")]
            return Parsed([], problems: [Problem(.uncheckedDocument, at: root.tagRange, facts: facts)])
        }
        var screens = groups(of: tops).map { ViewHierarchyParser.read($0, in: root) }
        for index in screens.indices.dropFirst() { screens[index].name = "Screen \(index + 1)" }
        return Parsed(screens)
    }

    /// The windows of each hierarchy, back to front. A view alone is one that an error names, if there are trees beside
    /// it. A window that comes again begins the next hierarchy.
    private static func groups(of tops: [ViewNode]) -> [[ViewNode]] {
        let trees = tops.filter { !$0.children.isEmpty || $0.name.contains("Window") || $0.isOfDetox }
        var groups: [[ViewNode]] = []
        var seen: Set<String> = []
        for top in trees.isEmpty ? tops : trees {
            let isNew = top.address.isEmpty || seen.insert(top.address).inserted
            if groups.isEmpty || !isNew {
                groups.append([])
                seen = [top.address]
            }
            groups[groups.count - 1].append(top)
        }
        return groups.map { group in
            let own = group.filter { !$0.isOfSystem }
            return own.isEmpty ? group : own
        }
    }
}

/// Lowers the windows of a hierarchy to a screen.
struct ViewHierarchyParser {
    private var screen: Screen

    static func read(_ tops: [ViewNode], in root: Node) -> Screen {
        let isOfDetox = tops.contains(where: \.isOfDetox)
        let whole = isOfDetox ? root.range : tops.first?.node.range ?? .fileStart
        let range = tops.reduce(into: whole) { range, top in
            range = SourceRange(min(range.start, top.node.range.start), max(range.end, top.node.range.end))
        }
        let input: Input = isOfDetox ? .pageSource : .viewHierarchy
        let anchor = tops.first?.node.tagRange ?? .fileStart
        var parser = ViewHierarchyParser(
            screen: Screen(name: Screen.nameless, input: input, range: range, anchor: anchor))
        let frames = tops.filter { $0.name.contains("Window") }.compactMap { $0.frame?.rect }
        let parts = tops.compactMap { $0.frame?.rect }
        if let largest = frames.max(by: { $0.area < $1.area }), largest.area > 0 {
            parser.screen.take(Size(width: largest.width, height: largest.height))
        } else if frames.isEmpty, !parts.isEmpty {
            parser.screen.place(part: parts, in: nil)
        }
        parser.add(tops)
        if tops.contains(where: { !$0.tellsReach }) {
            parser.screen.isPartial = true
            parser.screen.markUntyped()
        }
        return parser.screen
    }

    private mutating func add(_ tops: [ViewNode]) {
        let start = Point(x: 0, y: 0)
        var pending = tops.reversed().map { (node: $0, parent: ElementID?.none, origin: start, isSystem: false) }
        while let next = pending.popLast() {
            let type = next.node.type(inside: next.parent.map { screen[$0].type })
            let id = screen.add(type, parent: next.parent, range: next.node.node.range, anchor: next.node.anchor)
            screen.attach(id, to: next.parent)
            screen.elements[id.index].isSystem = next.isSystem
            var origin = next.origin
            if let (frame, written) = next.node.frame {
                let isInParent = next.node.isOfDetox
                screen.assign(.frame, .rect(isInParent ? frame : frame.inView(at: origin)), at: written, on: id)
                origin = Point(x: frame.x, y: frame.y)
            }
            describe(id, as: next.node)
            let children = next.node.children.filter { !$0.isOfSystem }
            // UIKit names the columns of a date picker.
            let isSystem = next.isSystem || next.node.name == "UIDatePicker" && !next.node.isOfDetox
            pending += children.reversed().map { ($0, id, origin, isSystem) }
        }
    }

    private mutating func describe(_ id: ElementID, as node: ViewNode) {
        if let written = node["AX"] ?? node["isAccessible"] {
            screen.assign(.isElement, .flag(written.text == "Y"), at: written, on: id)
        } else if let label = node.label, screen[id].type == .view, !node.descendants.contains(where: \.mayTakeLabel) {
            // A view with a name around views and pictures without words speaks it.
            screen.assign(.isElement, .flag(true), at: label, on: id)
        }
        describeWords(id, as: node)
        screen.assign(.identifier, text: node.identifier, on: id)
        screen.assign(.hint, text: node["AX.hint"], on: id)
        if let written = node["AX.traits"] { screen.assign(node.traits, at: written, on: id) }
        screen.assign(actions: node.actions.first.map { (node.actions.map(\.text), $0) }, on: id)
        if let selected = node["selected"] { screen.assign(.selected, .flag(true), at: selected, on: id) }
        if let hidden = node.hidden { screen.assign(.hidden, .flag(true), at: hidden, on: id) }
        if let alpha = node["alpha"], let number = Double(alpha.text), (0..<1).contains(number) {
            screen.assign(.alpha, .number(number), at: alpha, on: id)
        }
        if let disabled = node["disabled"] { screen.assign(.enabled, .flag(false), at: disabled, on: id) }
        if let touches = node["UIE"], touches.text == "N" {
            screen.assign(.userInteractionEnabled, .flag(false), at: touches, on: id)
        }
        // A slider is activated at its thumb.
        guard node["AX"]?.text == "Y", screen[id].type != .slider, let center = node.frame?.rect.center,
            let (point, written) = node.activationPoint, abs(point.x - center.x) > 1 || abs(point.y - center.y) > 1
        else { return }
        screen.assign(.activationPoint, .point(point), at: written, on: id)
    }

    private mutating func describeWords(_ id: ElementID, as node: ViewNode) {
        let type = screen[id].type
        let (label, text) = (node.label, node.text)
        let isText = node.isOfDetox && type == .label && text == nil
        if let label, node.isOfDetox || type != .label || label.text != text?.text {
            screen.assign(isText ? .text : .label, .text(label.text), at: label, on: id)
        }
        // What a field shows may be its placeholder, which is not spoken again where it repeats the label.
        if let text, type == .label || text.text != label?.text,
            !node.isOfDetox || UIKitClass.drawsText.contains(type)
        {
            screen.assign(.text, .text(text.text), at: text, on: id)
        }
        guard let value = node.value else { return }
        switch type {
        case .switch: screen.assign(value: value, on: id)
        case .label where node.isOfDetox, .activityIndicator where node.isOfDetox: break
        case .searchBar where node.isOfDetox, .textField, .secureTextField, .textView:
            // EarlGrey's value of an empty field is its placeholder.
            guard text == nil, value.text != label?.text else { return }
            screen.assign(node.isOfDetox ? .text : .placeholder, .text(value.text), at: value, on: id)
        default:
            // `0` and `1` are states whose control Detox does not tell.
            guard !node.isOfDetox || value.flag == nil else { return }
            screen.assign(.value, .text(value.text), at: value, on: id)
        }
    }
}
