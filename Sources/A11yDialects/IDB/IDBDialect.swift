import A11yModel
import A11ySyntax

/// The output of `idb ui describe-all` and `axe describe-ui` for a running app: JSON, flat, nested or complete.
package enum IDBDialect: Dialect {
    /// Whether the root is an element, a list of elements, or an answer that holds one.
    package static func recognises(_ root: Node, path: String) -> Bool {
        IDBAnswer.holds(root) || IDBNode.mayStand(in: root.tree) && !tops(of: root).isEmpty
    }

    /// One screen: the frontmost.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        var screen = IDBParser.read(tops(of: root), in: root)
        // Bars of the system are often listed as one element, without what VoiceOver stops at.
        let closed = screen.elements.compactMap { bar -> Problem? in
            guard let noun = closedBars[bar.type], bar.items.isEmpty, bar.children.isEmpty else { return nil }
            let name = (bar.label ?? bar[.identifier]?.text).map { " “\($0)”" } ?? ""
            return Problem(.truncatedTree, at: bar.anchor, variant: "closed", facts: ["element": .text(noun + name)])
        }
        guard let limit = limit(on: screen, in: root) else { return Parsed([screen], problems: closed) }
        screen.markCut(at: limit)
        return Parsed([screen], problems: [DumpLimit.problem(limit, at: screen.anchor, in: .idb)] + closed)
    }

    private static let closedBars: [ElementType: String] = [
        .navigationBar: "the navigation bar", .tabBar: "the tab bar", .toolbar: "the toolbar",
    ]

    /// The limit at which the description was cut off; nil if it was not.
    private static func limit(on screen: Screen, in root: Node) -> String? {
        if root.kind == .mapping, root.entry("truncated")?.text == "true" { return "a limit of idb's" }
        // The application is the screen, not an element of it.
        if screen.elements.count >= DumpLimit.elements - 1 { return "\(DumpLimit.elements) elements" }
        var depths: [Int] = []
        for element in screen.elements { depths.append((element.parent.map { depths[$0.index] } ?? 1) + 1) }
        return depths.max().flatMap { DumpLimit.depths.contains($0) ? "\($0) levels" : nil }
    }

    private static func tops(of root: Node) -> [IDBNode] {
        if IDBAnswer.holds(root) { return IDBAnswer.elements(of: root) }
        for node in root.wrapped {
            if let top = IDBNode(node) { return [top] }
            let tops = node.kind == .sequence ? node.items.compactMap { IDBNode($0) } : []
            if !tops.isEmpty { return tops }
        }
        return []
    }
}

/// Lowers idb's description to a screen. It lists what VoiceOver can stop at, and in the nested form the containers
/// around it. The parts of a stop are not listed.
struct IDBParser {
    private var screen: Screen
    /// Whether the current element contains the next one of a flat list.
    private var isAroundNext = false
    /// The navigation bar or tab bar of a flat list, as long as the list goes on with what is in it.
    private var bar: (id: ElementID, node: IDBNode)?

    private init(screen: Screen) { self.screen = screen }

    static func read(_ tops: [IDBNode], in root: Node) -> Screen {
        let app = tops.first { $0.type == "Application" }
        let anchor = app?.anchor ?? tops.first?.anchor ?? root.range
        var parser = IDBParser(screen: Screen(name: "", input: .idb, range: root.range, anchor: anchor))
        parser.measure(app, IDBAnswer.holds(root) ? root.entry("screen") : nil, tops)
        for (index, top) in tops.enumerated() {
            parser.isAroundNext = index + 1 < tops.count && top.holds(tops[index + 1])
            parser.add(top)
        }
        return parser.screen
    }

    private mutating func measure(_ app: IDBNode?, _ device: Node?, _ tops: [IDBNode]) {
        let name = app?[.label]?.text.trimmed ?? ""
        screen.name = name.isEmpty ? Screen.nameless : name
        let told = ["width", "height"].compactMap { device?.entry($0)?.text }.compactMap(Double.init)
        let own = app?.frame.map { Size(width: $0.rect.width, height: $0.rect.height) }
        let size = own ?? (told.count == 2 ? Size(width: told[0], height: told[1]) : nil)
        if let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
            screen.take(size)
        } else if app == nil {
            screen.place(part: tops.compactMap { $0.frame?.rect }, in: nil)
            // `describe-point` tells one element, and a list without its application all of them.
            screen.isWhole = tops.count > 1
        }
    }

    private mutating func add(_ top: IDBNode) {
        if bar?.node.holds(top) != true { bar = nil }
        let corner = bar?.node.frame.map { Point(x: $0.rect.x, y: $0.rect.y) } ?? Point(x: 0, y: 0)
        var pending: [(node: IDBNode, parent: ElementID?, origin: Point)] = [(top, bar?.id, corner)]
        while let next = pending.popLast() {
            var parent = next.parent
            var origin = next.origin
            // The application is the screen itself.
            if next.node.type != "Application" {
                let id = add(next.node, under: next.parent, origin)
                parent = id
                if [.navigationBar, .tabBar, .toolbar].contains(screen[id].type), next.node.children.isEmpty {
                    bar = (id, next.node)
                }
                if let frame = next.node.frame?.rect { origin = Point(x: frame.x, y: frame.y) }
            }
            pending += next.node.children.reversed().map { ($0, parent, origin) }
        }
    }

    private mutating func add(_ node: IDBNode, under parent: ElementID?, _ origin: Point) -> ElementID {
        let type = IDBParser.type(of: node, inside: parent.map { screen[$0].type })
        let id = screen.add(type, parent: parent, range: node.node.range, anchor: node.anchor)
        screen.attach(id, to: parent)
        if let (frame, written) = node.frame {
            screen.assign(.frame, .rect(frame.inView(at: origin)), at: written, on: id)
        }
        if IDBParser.types[node.type] == nil, !IDBParser.plain.contains(node.type) {
            screen.elements[id.index].markUnmodelled(as: node.type)
        }
        describe(id, as: node)
        return id
    }

    private mutating func describe(_ id: ElementID, as node: IDBNode) {
        let type = screen[id].type
        if let label = node[.label], !label.text.trimmed.isEmpty {
            screen.assign(type == .label ? .text : .label, .text(label.text), at: label, on: id)
        }
        if let value = node[.value] { describe(value, of: id, as: node) }
        screen.assign(.hint, text: node[.help], on: id)
        screen.assign(.identifier, text: node[.identifier], on: id)
        // A placeholder that repeats the label is not spoken again.
        if let placeholder = node[.placeholder], placeholder.text != node[.label]?.text {
            screen.assign(.placeholder, .text(placeholder.text), at: placeholder, on: id)
        }
        screen.assign(.enabled, false, if: node[.enabled], on: id)
        screen.assign(.hidden, true, if: node[.hidden], on: id)
        for flag in [true, false] { screen.assign(.expanded, flag, if: node[.expanded], on: id) }
        screen.assign(actions: node.texts("custom_actions"), on: id)
        let whole = LocatedText(at: node.anchor)
        if let (names, written) = node.texts("traits"), !names.isEmpty {
            var traits = PageTraits.traits(names.joined(separator: ","))
            if node.isBackButton { traits.insert(.backButton) }
            screen.assign(.traits, .traits(traits), at: written, on: id)
        } else if node.isBackButton {
            let state: Traits = node[.enabled]?.flag == false ? .notEnabled : []
            screen.assign(.traits, .traits(state.union([.button, .backButton])), at: whole, on: id)
        } else if node.isTab, type == .button {
            let state: Traits = node[.value]?.flag == true ? .selected : []
            screen.assign(.traits, .traits(state.union(.tabBarItem)), at: whole, on: id)
        } else if node.type == "Heading" {
            screen.assign(.traits, .traits(.header), at: whole, on: id)
        } else if node.subrole == "AXSearchField" {
            screen.assign(.traits, .traits(.searchField), at: whole, on: id)
        } else if node.type == "Link" {
            screen.assign(.traits, .traits(.link), at: whole, on: id)
        }
        // An element without children is a stop, except for containers without words, which a flat list also holds.
        let mayContain = IDBParser.containers.contains(node.type) && (!node.hasWords || isAroundNext)
        let isContainer = mayContain || [.window, .navigationBar, .tabBar, .toolbar].contains(type)
        guard node.children.isEmpty else { return }
        // A container's name is spoken on entering it; its contents are siblings in the list.
        guard !isContainer else { return screen.elements[id.index].isSystem = true }
        screen.assign(.isElement, .flag(true), at: whole, on: id)
    }

    private mutating func describe(_ value: LocatedText, of id: ElementID, as node: IDBNode) {
        switch screen[id].type {
        case .textField, .secureTextField, .textView:
            // Older systems give the placeholder of an empty field as its value; newer ones give that of a search field
            // as its label, too.
            let placeholder = node[.placeholder] ?? node[.label]
            if value.text != placeholder?.text { screen.assign(.text, .text(value.text), at: value, on: id) }
        case .tabBarItem where value.flag != nil, .button where node.isTab && value.flag != nil || value.text == "1":
            if value.flag == true { screen.assign(.selected, .flag(true), at: value, on: id) }
        default: screen.assign(value: value, on: id)
        }
    }

    /// The UIKit type. A bar is a group that only its role description tells apart.
    private static func type(of node: IDBNode, inside owner: ElementType?) -> ElementType {
        if ["Group", "TabGroup"].contains(node.type) {
            let words = [node.roleDescription, node[.label]?.text ?? ""]
            if let bar = words.lazy.compactMap({ bars[$0.lowercased()] }).first { return bar }
        }
        if owner == .tabBar, node.isTab || ["Button", "RadioButton"].contains(node.type) { return .tabBarItem }
        if node.isTab { return .button }
        return types[node.type] ?? .view
    }

    private static let bars: [String: ElementType] = [
        "nav bar": .navigationBar, "navigation bar": .navigationBar, "tab bar": .tabBar, "tab group": .tabBar,
        "toolbar": .toolbar,
    ]

    private static let containers: Set = ["Group", "List", "Outline", "ScrollArea", "Table", "Toolbar", "WebView"]

    /// Types that are plain views in UIKit, or are described by traits.
    private static let plain = containers.union(["", "Cell", "GenericElement", "Link", "Other", "Row", "TabGroup"])

    private static let types: [String: ElementType] = [
        "Button": .button, "CheckBox": .switch, "Heading": .label, "Image": .image, "MenuButton": .button,
        "PopUpButton": .button, "ProgressIndicator": .progressView, "RadioButton": .button,
        "SecureTextField": .secureTextField, "Slider": .slider, "StaticText": .label, "Switch": .switch,
        "Tab": .button, "TextArea": .textView, "TextField": .textField, "TextView": .textView, "Toggle": .switch,
        "WebView": .webView, "Window": .window,
    ]
}
