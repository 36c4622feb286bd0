import A11yModel
import A11ySyntax

/// What Maestro prints of a running app: the JSON of `maestro hierarchy` and of its artefacts, the tables of
/// `--compact`, and the answer of `inspect_screen`.
///
/// Maestro leaves out the types that XCUITest told it. So each element is a plain view, and its traits are unknown.
package enum MaestroDialect: Dialect {
    /// Whether the root is an element of Maestro's, or holds one.
    package static func recognises(_ root: Node, path: String) -> Bool {
        switch root.kind {
        case .element: root.tree.syntax == .hierarchy && root.tag == ElementTable.tag
        case .mapping, .sequence:
            shortTops(of: root) != nil || MaestroNode.mayStand(in: root.tree) && !tops(of: root).isEmpty
        case .scalar: false
        }
    }

    /// A screen for each hierarchy. `commands.json` may hold several.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        let tops = shortTops(of: root).map { [$0] } ?? self.tops(of: root).map { [$0] }
        if isOfAndroid(root) || tops.contains(where: { $0.contains(where: isOfAndroid) }) {
            let facts: Facts = ["kind": .text("An Android screen")]
            return Parsed([], problems: [Problem(.uncheckedDocument, at: root.tagRange, facts: facts)])
        }
        var screens = tops.map { MaestroParser.read($0, in: root) }
        for index in screens.indices.dropFirst() { screens[index].name += " (\(index + 1))" }
        return Parsed(screens)
    }

    /// The elements of an answer with short keys; nil for any other root.
    private static func shortTops(of root: Node) -> [MaestroNode]? {
        guard root.kind == .mapping, root.entry("ui_schema")?.kind == .mapping, let list = root.entry("elements"),
            list.kind == .sequence
        else { return nil }
        return list.items.compactMap { MaestroNode($0, inShort: true) }.filter { !$0.isScrollBar }
    }

    /// The hierarchies in a root, in the order of the file. Cost: linear in the collections that are searched.
    private static func tops(of root: Node) -> [MaestroNode] {
        var tops: [MaestroNode] = []
        var pending = [root]
        var searched = 0
        while let node = pending.popLast(), searched < mostSearched {
            searched += 1
            if let top = MaestroNode(node) {
                tops.append(top)
                continue
            }
            let parts = node.kind == .mapping ? Array(node.entries) : Array(node.items)
            pending += parts.filter { $0.kind == .mapping || $0.kind == .sequence }.reversed()
        }
        return tops
    }

    /// The most collections to search for a hierarchy. A `commands.json` has some ten for each command.
    private static let mostSearched = 20_000

    private static func isOfAndroid(_ root: Node) -> Bool {
        root.entry("ui_schema")?.entry("platform")?.text == "android"
    }

    private static func isOfAndroid(_ top: MaestroNode) -> Bool {
        top.isOfAndroid || top.descendants.contains(where: \.isOfAndroid)
    }
}

/// Lowers a hierarchy to a screen.
struct MaestroParser {
    private var screen: Screen

    static func read(_ tops: [MaestroNode], in root: Node) -> Screen {
        let range = tops.count == 1 ? tops[0].node.range : root.range
        let anchor = tops.first?.anchor ?? root.range
        var parser = MaestroParser(
            screen: Screen(name: Screen.nameless, input: .pageSource, range: range, anchor: anchor))
        parser.screen.isPartial = true
        parser.add(parser.measured(tops))
        parser.screen.markUntyped()
        return parser.screen
    }

    /// The contents of the application, which is the outermost element with a frame. The root around it may have none.
    /// Beside the application stand the bars of the system.
    private mutating func measured(_ tops: [MaestroNode]) -> [MaestroNode] {
        var level = tops
        while level.count == 1, level[0].frame == nil, !level[0].hasWords { level = level[0].children }
        guard let index = level.firstIndex(where: isWhole), let frame = level[index].frame?.rect else { return level }
        let app = level[index]
        screen.take(Size(width: frame.width, height: frame.height))
        screen.anchor = app.anchor
        if app.children.isEmpty { return level }
        if let name = app[.label]?.text.trimmed, !name.isEmpty { screen.name = name }
        let others = level.enumerated().filter { $0.offset != index && !isOfSystem($0.element) }.map(\.element)
        return app.children + others
    }

    private func isWhole(_ node: MaestroNode) -> Bool {
        node.frame.map { $0.rect.x == 0 && $0.rect.y == 0 && $0.rect.height > MaestroParser.barHeight } ?? false
    }

    /// Whether an element beside the application is in the status bar.
    private func isOfSystem(_ node: MaestroNode) -> Bool {
        ([node] + node.descendants).filter(\.hasWords).allSatisfy {
            $0.frame.map { $0.rect.maxY <= MaestroParser.barHeight } ?? true
        }
    }

    /// A height in points that no status bar exceeds.
    private static let barHeight = 70.0

    private mutating func add(_ nodes: [MaestroNode]) {
        let start = Point(x: 0, y: 0)
        var pending = nodes.reversed().map { (node: $0, parent: ElementID?.none, origin: start) }
        while let next = pending.popLast() {
            let isField = next.node[.placeholder] != nil
            let id = screen.add(
                isField ? .textField : .view, parent: next.parent, range: next.node.node.range,
                anchor: next.node.anchor)
            screen.attach(id, to: next.parent)
            var origin = next.origin
            if let (frame, written) = next.node.frame {
                screen.assign(.frame, .rect(frame.inView(at: origin)), at: written, on: id)
                origin = Point(x: frame.x, y: frame.y)
            }
            describe(id, as: next.node)
            pending += next.node.children.reversed().map { ($0, id, origin) }
        }
    }

    private mutating func describe(_ id: ElementID, as node: MaestroNode) {
        screen.assign(.label, text: node[.label], on: id)
        screen.assign(.identifier, text: node[.identifier], on: id)
        let placeholder = node[.placeholder]
        // A placeholder that repeats the label is not spoken again.
        if let placeholder, placeholder.text != node[.label]?.text {
            screen.assign(.placeholder, .text(placeholder.text), at: placeholder, on: id)
        }
        // `0` and `1` are states of switches, whose type is not told. The value of an empty field is its placeholder.
        if let content = node.content, content.flag == nil, content.text != placeholder?.text,
            content.text != node[.label]?.text
        {
            screen.assign(placeholder == nil ? .value : .text, .text(content.text), at: content, on: id)
        }
        screen.assign(.enabled, false, if: node[.enabled], on: id)
        screen.assign(.selected, true, if: node[.selected], on: id)
        // What has words and holds none is a stop. A name around other words may be that of a container, or of a row
        // that is the only stop.
        if placeholder == nil, node.hasWords, !node.mayBePicture, !node.children.contains(where: \.holdsWords) {
            screen.assign(.isElement, .flag(true), at: node[.label] ?? LocatedText(at: node.anchor), on: id)
        }
    }
}
