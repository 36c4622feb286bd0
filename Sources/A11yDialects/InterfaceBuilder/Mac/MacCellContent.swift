import A11yModel
import A11ySyntax

/// The content of a Mac control. AppKit's controls keep title, image and state in a cell.
struct MacCellContent {
    /// The node with the control's texts and images: its cell, or itself if it has none.
    let cell: Node

    init(of control: Node) {
        cell = control.items.first { $0.tag.hasSuffix("Cell") && $0.attribute("key") == "cell" } ?? control
    }

    /// The children with a tag of the control and of its cell: accessibility, connections.
    func details(_ tag: String, of control: Node) -> [Node] {
        let own = control.items.filter { $0.tag == tag }
        return cell.range == control.range ? own : own + cell.items.filter { $0.tag == tag }
    }

    /// An attribute of the cell.
    func attribute(_ name: String) -> String? { cell.attribute(name) }

    /// The title or text.
    var title: LocatedText? {
        for child in cell.items where child.tag == "attributedString" {
            switch child.attribute("key") {
            case "attributedStringValue", "attributedTitle", "textStorage":
                if let title = LocatedText(attributed: child).unlessEmpty { return title }
            default: continue
            }
        }
        return LocatedText("title", of: cell)?.unlessEmpty ?? LocatedText("string", of: cell)?.unlessEmpty
    }

    /// The placeholder of an empty field.
    var placeholder: LocatedText? {
        let attributed = cell.items.first { $0.attribute("key") == "placeholderAttributedString" }
        return LocatedText("placeholderString", of: cell)?.unlessEmpty
            ?? attributed.flatMap { LocatedText(attributed: $0).unlessEmpty }
    }

    var picture: ImageName? { cell.macPicture }

    /// The menu of a pop-up button.
    var menu: Node? { cell.items.first { $0.tag == "menu" } }

    /// The child elements of the cell.
    var cellItems: Node.Children { cell.items }

    /// Whether the text can be edited.
    var isEditable: Bool { cell.attribute("editable") == "YES" }
}

extension Node {
    /// The image of a Mac object. AppKit's images begin with `NS`, and are spoken like symbols.
    var macPicture: ImageName? {
        if let image = entry("image"), !image.text.isEmpty {
            let isSymbol = attribute("catalog") == "system" || image.text.hasPrefix("NS")
            return ImageName(name: LocatedText(attribute: image), isSymbol: isSymbol)
        }
        return items.first { $0.tag == "imageReference" && $0.attribute("key") == "image" }.flatMap(ImageName.init)
    }
}

/// Reading what every object of a Mac document has.
extension Element {
    /// Reads the object's id and state, the Accessibility section of the inspector, and its runtime attributes.
    mutating func read(_ node: Node, _ content: MacCellContent, naming: NamingKeyPaths) {
        if let id = node.entry("id") { assign(.id, .text(id.text), id) }
        if let hidden = node.entry("hidden"), let flag = hidden.flag { assign(.hidden, .flag(flag), hidden) }
        if let enabled = node.entry("enabled"), let flag = enabled.flag {
            assign(.enabled, .flag(flag), enabled)
        } else if content.attribute("enabled") == "NO" {
            assign(.enabled, .flag(false), node)
        }
        // AppKit speaks a tool tip as help, after the name. It is not a name.
        assign(.hint, filled: LocatedText("toolTip", of: node))
        for accessibility in content.details("accessibility", of: node) {
            assign(.label, filled: LocatedText("description", of: accessibility))
            assign(.hint, filled: LocatedText("help", of: accessibility))
            assign(.identifier, filled: LocatedText("identifier", of: accessibility))
        }
        for attributes in content.details("userDefinedRuntimeAttributes", of: node) {
            read(runtime: attributes, naming: naming)
        }
    }

    private mutating func read(runtime attributes: Node, naming: NamingKeyPaths) {
        for attribute in attributes.items {
            let keyPath = attribute.attribute("keyPath") ?? ""
            guard let property = Element.runtimeNames[keyPath] else {
                if naming.name(keyPath) || RuntimeAttributes.mayName(attribute) { doubts.insert(.code) }
                continue
            }
            assign(property, filled: LocatedText("value", of: attribute))
        }
    }

    private static let runtimeNames: [String: Property] = [
        "accessibilityLabel": .label, "accessibilityTitle": .label, "accessibilityHelp": .hint,
        "accessibilityIdentifier": .identifier,
    ]

    /// Sets a property from an attribute, in place of its earlier value.
    mutating func assign(_ property: Property, _ value: Value, _ attribute: Node) {
        replace(
            Assignment(
                property, value, range: attribute.range, keyRange: attribute.keyRange ?? attribute.tagRange))
    }

    /// Sets a property to a text that counts as absent if it is empty.
    mutating func assign(_ property: Property, filled written: LocatedText?) {
        guard let written, !written.text.isEmpty else { return }
        replace(Assignment(property, .text(written.text), range: written.range, keyRange: written.keyRange))
    }

    /// Sets the image of a control: one that AppKit has a description for, or one of the app's own.
    mutating func assign(_ picture: ImageName?) {
        guard let picture else { return }
        assign(picture.isSymbol ? .systemImage : .image, filled: picture.name)
    }

    /// Reads the clicks that its recognizers answer, each with its function.
    mutating func read(recognizers: [Node]) {
        for recognizer in recognizers where recognizer.tag == "clickGestureRecognizer" {
            let lines = recognizer.items.filter { $0.tag == "connections" }.flatMap(\.items)
            guard let action = lines.first(where: { $0.tag == "action" })?.entry("selector") else { continue }
            let isDouble = recognizer.attribute("numberOfClicksRequired").map { $0 != "1" } ?? false
            var all = gestures
            all[isDouble ? .doubleTap : .tap] = action.text
            assign(.gestures, .gestures(all), action)
        }
    }
}
