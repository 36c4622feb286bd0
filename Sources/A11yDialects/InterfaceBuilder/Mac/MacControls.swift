import A11yModel
import A11ySyntax

/// The controls of a Mac window, from their cells.
extension MacScreenBuilder {
    /// Adds a control whose kind determines its role and value.
    mutating func control(_ node: Node, _ type: ElementType, _ word: String, at place: MacPlace) {
        let content = MacCellContent(of: node)
        let id = add(type, node, content, at: place)
        change(id) { element in
            let isBusy = node.tag == "progressIndicator" && node.attribute("indeterminate") == "YES"
            element.macRole = isBusy ? .busyIndicator : MacRole(word, value: content.value(of: node))
            switch type {
            case .searchBar:
                element.assign(.text, filled: content.title)
                element.assign(.placeholder, filled: content.placeholder)
            case .textView:
                element.assign(.text, filled: content.title)
                guard node.attribute("editable") == "NO" else { break }
                element.assign(.editable, .flag(false), node)
                element.macRole = nil
            default: break
            }
            // An editor's text fills its window, and its window's title names it.
            if node.tag == "textView" { element.doubts.insert(.undecided) }
        }
    }

    /// Adds a push button, check box, radio button or another button.
    mutating func button(_ node: Node, at place: MacPlace) {
        let content = MacCellContent(of: node)
        let id = add(.button, node, content, at: place)
        change(id) { $0.readButton(content) }
    }

    /// Adds a pop-up button, whose value is its choice, or a menu button, whose title is that of its first item.
    mutating func popUp(_ node: Node, at place: MacPlace) {
        let content = MacCellContent(of: node)
        let id = add(.button, node, content, at: place)
        let first = content.menu?.items.first { $0.tag == "items" }?.items.first { $0.tag == "menuItem" }
        change(id) { element in
            if content.attribute("pullsDown") == "YES" {
                element.macRole = MacRole("Menu Button")
                element.assign(.title, filled: first.flatMap { LocatedText("title", of: $0) } ?? content.title)
                element.assign(content.picture ?? first?.macPicture)
            } else {
                element.macRole = MacRole("Pop Up Button", value: content.title?.text ?? "")
            }
        }
    }

    /// Adds a text field, or a static text.
    mutating func text(_ node: Node, _ word: String, at place: MacPlace) {
        let content = MacCellContent(of: node)
        let isInput = content.isEditable && !content.isCaption(node) || !["textField", "tokenField"].contains(node.tag)
        let isSecure = node.tag == "secureTextField" || node.attribute("customClass") == "NSSecureTextField"
        let id = add(isSecure ? .secureTextField : isInput ? .textField : .label, node, content, at: place)
        change(id) { element in
            element.assign(.text, filled: content.title)
            if isInput {
                element.macRole = MacRole(isSecure ? "Secure Edit Text" : word)
                element.assign(.placeholder, filled: content.placeholder)
            }
        }
    }

    /// Adds an image. VoiceOver stops on it, and speaks a generic word without a description.
    mutating func image(_ node: Node, at place: MacPlace) {
        let content = MacCellContent(of: node)
        let id = add(.image, node, content, at: place)
        change(id) { element in
            element.macRole = MacRole("Image")
            element.assign(.isElement, .flag(true), node)
            element.assign(content.picture)
            // Code or a binding sets the picture of an image view without one.
            if content.picture == nil { element.doubts.insert(.undecided) }
        }
    }

    /// Adds a segmented control with its segments.
    mutating func segments(_ node: Node, at place: MacPlace) {
        let content = MacCellContent(of: node)
        let owner = add(.segmentedControl, node, content, at: place)
        var inside = place.inside(screen[owner], node)
        inside.isTemplate = place.isTemplate
        for segment in content.segments {
            let id = add(.segment, segment, MacCellContent(of: segment), at: inside)
            change(id) { element in
                element.macRole = MacRole(content.attribute("trackingMode") == "momentary" ? "Button" : "Radio Button")
                element.assign(.title, filled: LocatedText("label", of: segment))
                element.assign(segment.macPicture)
                // A segment without title and image is filled by code.
                if element.title == nil, segment.macPicture == nil { element.doubts.insert(.code) }
            }
            // The name of the control is spoken with each of its segments.
            if screen[owner].hasBuiltInName { screen.elements[id.index].hasBuiltInName = true }
        }
    }

    /// Adds the cells of a matrix or form, which are not views.
    mutating func matrix(_ node: Node, at place: MacPlace) {
        let owner = add(.view, node, MacCellContent(of: node), at: place)
        connections.matrices.append((index, owner))
        let inside = place.inside(screen[owner], node)
        for cells in node.items where cells.tag == "cells" {
            for column in cells.items {
                for cell in column.items { self.cell(cell, at: inside) }
            }
        }
    }

    private mutating func cell(_ cell: Node, at place: MacPlace) {
        let content = MacCellContent(of: cell)
        switch cell.tag {
        case "buttonCell":
            let id = add(.button, cell, content, at: place)
            change(id) { $0.readButton(content) }
        case "formCell":
            let id = add(.textField, cell, content, at: place)
            change(id) { element in
                element.macRole = MacRole("Edit Text")
                if element.label == nil { element.assign(.label, filled: content.title) }
            }
        case "textFieldCell":
            let id = add(content.isEditable ? .textField : .label, cell, content, at: place)
            change(id) { $0.assign(.text, filled: content.title) }
        default: return
        }
    }

    mutating func change(_ id: ElementID, _ body: (inout Element) -> Void) { body(&screen.elements[id.index]) }
}

extension Element {
    /// Reads a button's title, image and kind.
    fileprivate mutating func readButton(_ content: MacCellContent) {
        assign(.title, filled: content.title)
        assign(content.picture)
        // It is undocumented whether AppKit speaks a title that the image replaces, or a description. A title that
        // nobody wrote is all that there is beside an image of the app's own.
        if let title, let picture = content.picture, content.attribute("imagePosition") == "only" {
            if title != "Button" || picture.isSymbol || label != nil { doubts.insert(.undecided) }
        }
        self.hasKey = content.hasKey
        let isOn = content.attribute("state") == "on"
        switch (content.attribute("type"), content.attribute("bezelStyle")) {
        case ("check", _): macRole = MacRole("Checkbox", value: isOn ? "Checked" : "Unchecked")
        case ("radio", _): macRole = MacRole("Radio Button", value: isOn ? "Selected" : "")
        case (_, "disclosure"), (_, "roundedDisclosure"): macRole = MacRole("Disclosure Triangle")
        case (_, "helpButton"):
            macRole = MacRole("Help Button")
            self.hasBuiltInName = true
        default: macRole = MacRole("Button")
        }
    }
}

extension MacCellContent {
    /// Whether an editable field is a caption that somebody left editable: its text ends in a colon, and it is tied to
    /// nothing.
    fileprivate func isCaption(_ field: Node) -> Bool {
        title?.text.hasSuffix(":") == true && details("connections", of: field).isEmpty
    }

    /// Whether a key works it.
    fileprivate var hasKey: Bool {
        attribute("keyEquivalent") != nil || cellItems.contains { $0.attribute("key") == "keyEquivalent" }
    }

    /// The segments of a segmented control.
    fileprivate var segments: [Node] {
        cellItems.filter { $0.tag == "segments" }.flatMap { $0.items.filter { $0.tag == "segment" } }
    }

    /// A control's value as it is displayed: the number of a slider, the choice of a switch, a path.
    fileprivate func value(of control: Node) -> String {
        switch control.tag {
        case "switch": (control.attribute("state") ?? attribute("state")) == "on" ? "On" : "Off"
        case "slider", "stepper", "levelIndicator":
            (attribute("doubleValue") ?? attribute("minValue") ?? "0").shownNumber
        // A progress indicator has no cell; its numbers are its own attributes.
        case "progressIndicator": (control.attribute("doubleValue") ?? "0").shownNumber
        default: ""
        }
    }
}

extension String {
    /// A number as people read it: without the digits that a slider leaves behind.
    fileprivate var shownNumber: String {
        guard let point = firstIndex(of: "."), let number = Double(self) else { return self }
        let rounded = (number * hundredth).rounded() / hundredth
        if let whole = Int(exactly: rounded) { return String(whole) }
        return distance(from: point, to: endIndex) > mostDigits ? String(rounded) : self
    }
}

/// Two decimals, which is more than anybody hears (ours).
private let hundredth = 100.0
/// The point and two decimals.
private let mostDigits = 3
