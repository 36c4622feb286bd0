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
                    if !element.isMacInput { element.doubts.insert(.code) }
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
        "attributedString", "data", "displayPatternTitle1", "displayPatternValue1", "image", "label", "title",
        "toolTip", "value", "valuePath",
    ]
}

extension Element {
    /// Whether its value is what somebody enters, so that binding the value does not name it.
    var isMacInput: Bool {
        switch type {
        case .textField, .secureTextField, .searchBar, .textView, .slider, .progressView: true
        default: macRole.map { $0.word != "Button" } ?? false
        }
    }
}
