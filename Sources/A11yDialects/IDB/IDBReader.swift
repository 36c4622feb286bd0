import A11yModel
import A11ySyntax

/// Reads idb's description into a screen. It lists what VoiceOver can stop at, and containers around it in the nested
/// form; what such an element is made of is not listed.
struct IDBReader {
    private var screen: Screen
    /// Whether the element at hand lies around the next one of a flat list.
    private var isAroundNext = false

    private init(screen: Screen) { self.screen = screen }

    static func read(_ tops: [IDBNode], in root: Node) -> Screen {
        let app = tops.first { $0.type == "Application" }
        let anchor = app?.anchor ?? tops.first?.anchor ?? root.range
        var reader = IDBReader(screen: Screen(name: "", input: .idb, range: root.range, anchor: anchor))
        reader.measure(app)
        for (index, top) in tops.enumerated() {
            reader.isAroundNext = index + 1 < tops.count && top.holds(tops[index + 1])
            reader.add(top)
        }
        return reader.screen
    }

    private mutating func measure(_ app: IDBNode?) {
        let name = app?[.label]?.text.trimmed ?? ""
        screen.name = name.isEmpty ? Screen.nameless : name
        guard let frame = app?.frame?.rect, frame.width > 0, frame.height > 0 else { return }
        screen.size = Size(width: frame.width, height: frame.height)
        screen.platform = Platform(of: screen.size)
    }

    private mutating func add(_ top: IDBNode) {
        var pending: [(node: IDBNode, parent: ElementID?, origin: Point)] = [(top, nil, Point(x: 0, y: 0))]
        while let next = pending.popLast() {
            var parent = next.parent
            var origin = next.origin
            // The application is the screen itself.
            if next.node.type != "Application" {
                let id = add(next.node, under: next.parent, origin)
                parent = id
                if let frame = next.node.frame?.rect { origin = Point(x: frame.x, y: frame.y) }
            }
            pending += next.node.children.reversed().map { ($0, parent, origin) }
        }
    }

    private mutating func add(_ node: IDBNode, under parent: ElementID?, _ origin: Point) -> ElementID {
        let type = IDBReader.type(of: node)
        let id = screen.add(type, parent: parent, range: node.node.range, anchor: node.anchor)
        if let parent {
            screen.elements[parent.index].children.append(id)
        } else {
            screen.roots.append(id)
        }
        if let (frame, written) = node.frame {
            set(.frame, .rect(frame.inView(at: origin)), written, on: id)
        }
        if IDBReader.types[node.type] == nil, !IDBReader.plain.contains(node.type) {
            screen.elements[id.index].markUnmodelled(as: node.type)
        }
        describe(id, as: node)
        return id
    }

    private mutating func set(_ property: Property, _ value: Value, _ written: Written, on id: ElementID) {
        screen.elements[id.index].assignments.append(
            Assignment(property, value, range: written.range, keyRange: written.keyRange))
    }

    private mutating func describe(_ id: ElementID, as node: IDBNode) {
        let type = screen[id].type
        if let label = node[.label], !label.text.trimmed.isEmpty {
            set(type == .label ? .text : .label, .text(label.text), label, on: id)
        }
        if let value = node[.value] { describe(value, of: id, as: node) }
        if let hint = node[.help], !hint.text.isEmpty { set(.hint, .text(hint.text), hint, on: id) }
        if let name = node[.identifier], !name.text.isEmpty { set(.identifier, .text(name.text), name, on: id) }
        if let placeholder = node[.placeholder] { set(.placeholder, .text(placeholder.text), placeholder, on: id) }
        if let enabled = node[.enabled], node.flag(.enabled) == false { set(.enabled, .flag(false), enabled, on: id) }
        if let hidden = node[.hidden], node.flag(.hidden) == true { set(.hidden, .flag(true), hidden, on: id) }
        if let expanded = node[.expanded], let flag = node.flag(.expanded) {
            set(.expanded, .flag(flag), expanded, on: id)
        }
        if let (names, written) = node.texts("custom_actions"), !names.isEmpty {
            set(.customActions, .actions(names.map { CustomAction(name: $0) }), written, on: id)
        }
        let whole = Written(text: "", range: node.anchor, keyRange: node.anchor)
        if let (names, written) = node.texts("traits"), !names.isEmpty {
            set(.traits, .traits(PageTraits.traits(names.joined(separator: ","))), written, on: id)
        } else if node.type == "Heading" {
            set(.traits, .traits(.header), whole, on: id)
        } else if node.subrole == "AXSearchField" {
            set(.traits, .traits(.searchField), whole, on: id)
        } else if node.type == "Link" {
            set(.traits, .traits(.link), whole, on: id)
        }
        // What is listed without anything below it is a stop; a flat list also has the containers, without words.
        let mayContain = IDBReader.containers.contains(node.type) && (!node.hasWords || isAroundNext)
        let isContainer = mayContain || [.window, .navigationBar, .tabBar, .toolbar].contains(type)
        guard node.children.isEmpty else { return }
        // What a container is called is said on entering it; what is in it stands beside it.
        guard !isContainer else { return screen.elements[id.index].isSystem = true }
        set(.isElement, .flag(true), whole, on: id)
    }

    private mutating func describe(_ value: Written, of id: ElementID, as node: IDBNode) {
        switch screen[id].type {
        case .switch:
            let state = SwitchState.read(value.text)
            set(state == nil ? .value : .isOn, state ?? .text(value.text), value, on: id)
        case .textField, .secureTextField, .textView:
            // Older systems give the placeholder of an empty field as its value.
            if value.text != node[.placeholder]?.text { set(.text, .text(value.text), value, on: id) }
        case .button where value.text == "1": set(.selected, .flag(true), value, on: id)
        default: set(.value, .text(value.text), value, on: id)
        }
    }

    /// The UIKit type. A bar is a group like any other but for what it is called.
    private static func type(of node: IDBNode) -> ElementType {
        if node.type == "Group", let bar = bars[node.roleDescription.lowercased()] { return bar }
        return types[node.type] ?? .view
    }

    private static let bars: [String: ElementType] = [
        "nav bar": .navigationBar, "navigation bar": .navigationBar, "tab bar": .tabBar, "toolbar": .toolbar,
    ]

    private static let containers: Set = ["Group", "List", "Outline", "ScrollArea", "Table", "Toolbar", "WebView"]

    /// What is a plain view in UIKit too, or is described by traits.
    private static let plain = containers.union(["", "Cell", "GenericElement", "Link", "Other", "Row", "TabGroup"])

    private static let types: [String: ElementType] = [
        "Button": .button, "CheckBox": .switch, "Heading": .label, "Image": .image, "MenuButton": .button,
        "PopUpButton": .button, "ProgressIndicator": .progressView, "RadioButton": .button,
        "SecureTextField": .secureTextField, "Slider": .slider, "StaticText": .label, "Switch": .switch,
        "Tab": .button, "TextArea": .textView, "TextField": .textField, "TextView": .textView, "Toggle": .switch,
        "WebView": .webView, "Window": .window,
    ]
}
