import A11yModel
import A11ySyntax

/// The lines between the objects of a Mac document.
struct MacConnections {
    /// A control that is named by another, by object ids.
    struct Title {
        let screen: Int
        let element: ElementID
        let destination: Node
    }

    /// The outlets of the file.
    var wiring = Wiring()
    /// The controls that others name.
    var titles: [Title] = []
    /// The control of each cell, by object ids.
    var cells: [String: String] = [:]
    /// The matrices: code reaches their cells by row and column.
    var matrices: [(screen: Int, element: ElementID)] = []

    /// Reads the connections of an object. What is said of an element goes into it; `screen` is where it is.
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
                if MacConnections.namingBindings.contains(connection.attribute("name") ?? "") {
                    element.doubts.insert(.code)
                } else if MacConnections.contentBindings.contains(connection.attribute("name") ?? "") {
                    if !element.type.isMacInput { element.doubts.insert(.code) }
                    if element.type.isMacField { element.assign(.placeholder, filled: connection.nullPlaceholder) }
                }
            case "accessibilityConnection":
                guard connection.attribute("property") == "title", let end = connection.entry("destination") else {
                    continue
                }
                titles.append(Title(screen: screen, element: element.id, destination: end))
            default: note(connection)
            }
        }
    }

    /// Drops what was met in a screen that shows nothing.
    mutating func forget(screen: Int) {
        titles.removeAll { $0.screen == screen }
        matrices.removeAll { $0.screen == screen }
    }

    /// Reads the outlets of an object that is not drawn.
    mutating func read(_ node: Node) {
        for connection in node.items { note(connection) }
    }

    /// Draws the lines.
    func connect(_ screens: inout [Screen], by places: Places) {
        for title in titles {
            let id = cells[title.destination.text] ?? title.destination.text
            guard let place = places[id] else {
                screens[title.screen].elements[title.element.index].doubts.insert(.code)
                continue
            }
            let caption = screens[place.screen][place.element]
            let words = caption.label ?? caption.text ?? caption.title ?? ""
            if place.screen == title.screen, !words.isEmpty {
                let range = title.destination.range
                let keyRange = title.destination.key?.range ?? range
                screens[title.screen].elements[title.element.index].assignments.append(
                    Assignment(.labelledBy, .text(id), range: range, keyRange: keyRange))
            } else {
                // The words are made at run time, or stand on another pane: a name is there all the same.
                screens[title.screen].elements[title.element.index].hasBuiltInName = true
            }
        }
        var wiring = wiring
        wiring.outlets = wiring.outlets.map {
            .init(destination: cells[$0.destination] ?? $0.destination, range: $0.range, keyRange: $0.keyRange)
        }
        wiring.connect(&screens, by: places)
        for matrix in matrices where screens[matrix.screen][matrix.element].doubts.contains(.code) {
            for cell in screens[matrix.screen][matrix.element].children {
                screens[matrix.screen].elements[cell.index].doubts.insert(.code)
            }
        }
    }

    private mutating func note(_ connection: Node) {
        guard connection.tag == "outlet" || connection.tag == "outletCollection" else { return }
        guard let property = connection.entry("property"), let destination = connection.attribute("destination") else {
            return
        }
        let name = property.text
        if name.hasSuffix("elegate") || name.hasSuffix("ataSource") { return }
        if MacConnections.structural.contains(name) { return }
        wiring.outlets.append(
            .init(destination: destination, range: property.range, keyRange: connection.tagRange))
    }

    /// Outlets that AppKit declares, through which no app names anything.
    private static let structural: Set<String> = [
        "contentView", "contentViewController", "dockMenu", "formatter", "initialFirstResponder", "mainMenu", "menu",
        "nextKeyView", "submenu", "toolbar", "view", "window",
    ]

    /// Bindings that put words or a picture on a control.
    private static let namingBindings: Set<String> = [
        "displayPatternTitle1", "image", "label", "title", "toolTip",
    ]

    /// Bindings to what a control holds: the words of a text, the picture of a view, but what is typed into a field.
    private static let contentBindings: Set<String> = [
        "attributedString", "data", "displayPatternValue1", "value", "valuePath", "valueURL",
    ]
}

extension Node {
    /// What a bound field shows as long as there is no value.
    fileprivate var nullPlaceholder: Written? {
        let options = items.first { $0.tag == "dictionary" && $0.attribute("key") == "options" }
        return options.flatMap { Written("NSNullPlaceholder", of: $0)?.unlessEmpty }
    }
}

extension ElementType {
    /// Whether its value is what somebody enters or chooses, so that binding the value does not name it.
    fileprivate var isMacInput: Bool {
        switch self {
        case .label, .image, .view, .tableView, .collectionView, .webView: false
        default: true
        }
    }

    /// Whether it is typed into, and may show a placeholder.
    fileprivate var isMacField: Bool { [.textField, .secureTextField, .searchBar].contains(self) }
}
