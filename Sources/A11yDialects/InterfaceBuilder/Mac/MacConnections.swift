import A11yModel
import A11ySyntax

/// The connections between the objects of a Mac document.
struct MacConnections {
    /// A control whose name is another control. The destination holds an object id.
    struct TitleConnection {
        let screen: Int
        let element: ElementID
        let destination: Node
    }

    /// The outlets, which work as on other systems.
    var common = Connections()
    /// The ids of the objects to which an outlet leads.
    private(set) var used: Set<String> = []
    /// The controls that are named by others.
    var titles: [TitleConnection] = []
    /// The object id of the control of each cell, by the cell's.
    var cells: [String: String] = [:]
    /// The texts of rows, which their cell views fill: what a row says is no name that could be missing.
    private var rowTexts: [String] = []
    /// The matrices. Code accesses their cells by row and column.
    var matrices: [(screen: Int, element: ElementID)] = []

    /// Reads the connections of an object into its element. `screen` is the index of its screen.
    mutating func read(_ node: Node, into element: inout Element, screen: Int) {
        for connection in node.items {
            switch connection.tag {
            case "action":
                element.hasHandler = true
                guard let selector = connection.entry("selector") else { continue }
                let function = "\(selector.text)\(connection.attribute("target") ?? "")"
                element.assign(.action, .text(function), selector)
            case "segue": if Connections.function(of: connection) != nil { element.hasHandler = true }
            case "binding":
                let name = connection.attribute("name") ?? ""
                if name == "value" || MacConnections.choiceBindings.contains(name) {
                    element.shownKey = connection.attribute("keyPath")
                }
                if MacConnections.namingBindings.contains(name) {
                    element.leaveOpen(.bound(name))
                } else if name == "toolTip" {
                    // It names nothing.
                    element.codeGaps.append(CodeGap(.binding(name), properties: [.hint]))
                } else if name.hasPrefix("enabled") {
                    element.codeGaps.append(CodeGap(.binding(name), properties: [.enabled]))
                } else if name == "hidden", let keyPath = connection.attribute("keyPath") {
                    element.hiddenBy = HiddenBinding(keyPath: keyPath, isNegated: connection.isNegated)
                } else if MacConnections.choiceBindings.contains(name) {
                    element.codeGaps.append(CodeGap(.binding(name), properties: [.current]))
                } else if MacConnections.contentBindings.contains(name) {
                    if element.type.isMacInput {
                        element.codeGaps.append(CodeGap(.binding(name), properties: [.current]))
                    } else {
                        element.leaveOpen(.bound(name))
                    }
                    if element.type.isMacField { element.assign(.placeholder, filled: connection.nullPlaceholder) }
                }
            case "accessibilityConnection":
                guard connection.attribute("property") == "title", let end = connection.entry("destination") else {
                    continue
                }
                titles.append(TitleConnection(screen: screen, element: element.id, destination: end))
            default: note(connection, of: element.customClass)
            }
        }
    }

    /// Notes the text that a cell view of a table fills, by its outlet of AppKit's.
    mutating func readRow(_ node: Node) {
        let texts = node.items.filter { $0.tag == "outlet" && $0.attribute("property") == "textField" }
        rowTexts += texts.compactMap { $0.attribute("destination") }
    }

    /// Drops the connections of a screen that shows nothing.
    mutating func forget(screen: Int) {
        titles.removeAll { $0.screen == screen }
        matrices.removeAll { $0.screen == screen }
    }

    /// Reads the outlets of an object that is not drawn.
    mutating func read(_ node: Node, ofClass owner: String?) {
        for connection in node.items { note(connection, of: owner) }
    }

    /// Applies the connections to the elements that they lead to.
    func apply(to screens: inout [Screen], by objects: ObjectIndex) {
        for title in titles {
            let id = cells[title.destination.text] ?? title.destination.text
            guard let place = objects[id] else {
                screens[title.screen].elements[title.element.index].doubts.insert(.code)
                continue
            }
            let caption = screens[place.screen][place.element]
            let words = caption.label ?? caption.text ?? caption.title ?? ""
            // A caption that points at its control has it the wrong way round. A rule says so.
            let isReversed = screens[title.screen][title.element].type == .label
            if place.screen == title.screen, isReversed || !words.isEmpty {
                let range = title.destination.range
                let keyRange = title.destination.key?.range ?? range
                screens[title.screen].elements[title.element.index].assignments.append(
                    Assignment(.labelledBy, .text(id), range: range, keyRange: keyRange))
            } else {
                // The name is created at run time, or is on another pane. It exists in either case.
                screens[title.screen].elements[title.element.index].hasBuiltInName = true
            }
        }
        for text in rowTexts {
            guard let place = objects[cells[text] ?? text] else { continue }
            if screens[place.screen][place.element].isMacInput {
                screens[place.screen][place.element].hasBuiltInName = true
            }
        }
        var common = common
        common.outlets = common.outlets.map {
            .init(
                destination: cells[$0.destination] ?? $0.destination, name: $0.name, owner: $0.owner,
                range: $0.range, keyRange: $0.keyRange)
        }
        common.apply(to: &screens, by: objects)
        for matrix in matrices where screens[matrix.screen][matrix.element].mayBeSetByCode {
            for cell in screens[matrix.screen][matrix.element].children {
                screens[matrix.screen].elements[cell.index].doubts.insert(.code)
            }
        }
    }

    private mutating func note(_ connection: Node, of owner: String?) {
        guard connection.tag == "outlet" || connection.tag == "outletCollection" else { return }
        guard let property = connection.entry("property"), let destination = connection.attribute("destination") else {
            return
        }
        let name = property.text
        used.insert(destination)
        if Connections.isDelegate(connection) || MacConnections.structural.contains(name) { return }
        common.outlets.append(
            .init(
                destination: destination, name: name, owner: owner,
                range: property.range, keyRange: connection.tagRange))
    }

    /// Outlets that AppKit declares. Apps do not name anything through them.
    private static let structural: Set<String> = [
        "contentView", "contentViewController", "dockMenu", "formatter", "initialFirstResponder", "mainMenu", "menu",
        "nextKeyView", "submenu", "toolbar", "view", "window",
    ]

    /// Bindings that set a control's title or image.
    private static let namingBindings: Set<String> = [
        "displayPatternTitle1", "image", "label", "title",
    ]

    /// Bindings of what users chose.
    private static let choiceBindings: Set<String> = [
        "selectedIndex", "selectedLabel", "selectedObject", "selectedTag", "selectedValue",
    ]

    /// Bindings of a control's content: the text of a label, the image of an image view, but the input of a field.
    private static let contentBindings: Set<String> = [
        "attributedString", "data", "displayPatternValue1", "value", "valuePath", "valueURL",
    ]
}

extension CodeGap {
    /// A binding gives the element its title, text or picture.
    fileprivate static func bound(_ name: String) -> CodeGap {
        let shown: PropertySet = [.title, .label, .text, .image, .systemImage, .hint, .placeholder, .value]
        return CodeGap(.binding(name), properties: shown)
    }
}

extension Node {
    /// The placeholder of a bound field without a value.
    fileprivate var nullPlaceholder: LocatedText? {
        options.flatMap { LocatedText("NSNullPlaceholder", of: $0)?.unlessEmpty }
    }

    /// Whether a binding turns its flag round.
    fileprivate var isNegated: Bool {
        options.flatMap { LocatedText("NSValueTransformerName", of: $0) }?.text == "NSNegateBoolean"
    }

    private var options: Node? { items.first { $0.tag == "dictionary" && $0.attribute("key") == "options" } }
}

extension Element {
    /// Whether users type into it.
    fileprivate var isMacInput: Bool { macRole != nil && type.isMacField }
}

extension ElementType {
    /// Whether users enter or choose its value, so that binding the value does not name it.
    fileprivate var isMacInput: Bool {
        switch self {
        case .label, .image, .view, .tableView, .collectionView, .webView: false
        default: true
        }
    }

    /// Whether users type into it, so that it may show a placeholder.
    fileprivate var isMacField: Bool { [.textField, .secureTextField, .searchBar].contains(self) }
}
