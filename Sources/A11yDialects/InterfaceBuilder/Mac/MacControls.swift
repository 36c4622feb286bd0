import A11yModel
import A11ySyntax

/// The controls of a Mac, by what their cells say.
extension MacOutline {
    /// A control that AppKit names or values by itself, as far as its kind says so.
    mutating func control(_ node: Node, _ type: ElementType, _ word: String, at place: MacPlace) {
        let face = MacFace(of: node)
        let id = add(type, node, face, at: place)
        change(id) { element in
            let isBusy = node.tag == "progressIndicator" && node.attribute("indeterminate") == "YES"
            element.macRole = isBusy ? MacRole("Busy Indicator") : MacRole(word, value: face.value(of: node))
            switch type {
            case .searchBar:
                element.assign(.text, filled: face.title)
                element.assign(.placeholder, filled: face.placeholder)
            case .textView:
                element.assign(.text, filled: face.title)
                guard node.attribute("editable") == "NO" else { break }
                element.assign(.editable, .flag(false), node)
                element.macRole = nil
            default: break
            }
            // What these hold tells what they are; most stand beside a field that they change.
            if ["datePicker", "pathControl", "stepper"].contains(node.tag) { element.hasBuiltInName = true }
            // The text of an editor fills its window, and is what the window is called after.
            if node.tag == "textView" { element.doubts.insert(.undecided) }
        }
        settle(id, at: place)
    }

    /// A push button, check box, radio button or another button.
    mutating func button(_ node: Node, at place: MacPlace) {
        let face = MacFace(of: node)
        let id = add(.button, node, face, at: place)
        change(id) { $0.readButton(face) }
        settle(id, at: place)
    }

    /// A pop-up button shows its choice, which is its value; a menu button shows the title of its first item.
    mutating func popUp(_ node: Node, at place: MacPlace) {
        let face = MacFace(of: node)
        let id = add(.button, node, face, at: place)
        let first = face.menu?.items.first { $0.tag == "items" }?.items.first { $0.tag == "menuItem" }
        change(id) { element in
            if face.attribute("pullsDown") == "YES" {
                element.macRole = MacRole("Menu Button")
                element.assign(.title, filled: first.flatMap { Written("title", of: $0) } ?? face.title)
                element.assign(face.picture ?? first?.macPicture)
            } else {
                element.macRole = MacRole("Pop Up Button", value: face.title?.text ?? "")
                // Some say enough by what they show.
                element.doubts.insert(.undecided)
            }
        }
        settle(id, at: place)
    }

    /// A text field: to be typed into, or a text to be read.
    mutating func text(_ node: Node, _ word: String, at place: MacPlace) {
        let face = MacFace(of: node)
        let isInput = face.isEditable || node.tag != "textField"
        let isSecure = node.tag == "secureTextField" || node.attribute("customClass") == "NSSecureTextField"
        let id = add(isSecure ? .secureTextField : isInput ? .textField : .label, node, face, at: place)
        change(id) { element in
            element.assign(.text, filled: face.title)
            if isInput {
                element.macRole = MacRole(isSecure ? "Secure Edit Text" : word)
                element.assign(.placeholder, filled: face.placeholder)
            }
        }
        settle(id, at: place)
    }

    /// A picture. VoiceOver stops on it, and has the word for a picture where there is no description: most are icons
    /// beside a text, so that this is not taken for a fault.
    mutating func image(_ node: Node, at place: MacPlace) {
        let face = MacFace(of: node)
        let id = add(.image, node, face, at: place)
        change(id) { element in
            element.macRole = MacRole("Image")
            element.assign(.isElement, .flag(true), node)
            element.isSystem = element.label == nil
        }
    }

    /// A segmented control with its segments.
    mutating func segments(_ node: Node, at place: MacPlace) {
        let face = MacFace(of: node)
        let owner = add(.segmentedControl, node, face, at: place)
        var inside = place.inside(screen[owner], node)
        inside.isTemplate = place.isTemplate
        for segment in face.segments {
            let id = add(.segment, segment, MacFace(of: segment), at: inside)
            change(id) { element in
                element.macRole = MacRole(face.attribute("trackingMode") == "momentary" ? "Button" : "Radio Button")
                element.assign(.title, filled: Written("label", of: segment))
                element.assign(segment.macPicture)
                // A segment without words and picture is filled by code.
                if element.title == nil, segment.macPicture == nil { element.doubts.insert(.code) }
            }
            // What the whole is called is told with each of its parts.
            if screen[owner].hasBuiltInName { screen.elements[id.index].hasBuiltInName = true }
        }
    }

    /// The cells of a matrix or form, which are no views.
    mutating func matrix(_ node: Node, at place: MacPlace) {
        let owner = add(.view, node, MacFace(of: node), at: place)
        connections.matrices.append((index, owner))
        let inside = place.inside(screen[owner], node)
        for cells in node.items where cells.tag == "cells" {
            for column in cells.items {
                for cell in column.items { self.cell(cell, at: inside) }
            }
        }
    }

    private mutating func cell(_ cell: Node, at place: MacPlace) {
        let face = MacFace(of: cell)
        switch cell.tag {
        case "buttonCell":
            let id = add(.button, cell, face, at: place)
            change(id) { $0.readButton(face) }
        case "formCell":
            let id = add(.textField, cell, face, at: place)
            change(id) { element in
                element.macRole = MacRole("Edit Text")
                if element.label == nil { element.assign(.label, filled: face.title) }
            }
        case "textFieldCell":
            let id = add(face.isEditable ? .textField : .label, cell, face, at: place)
            change(id) { $0.assign(.text, filled: face.title) }
        default: return
        }
    }

    /// VoiceOver tells the title of a column with its cells, so that a control there is not without a name.
    private mutating func settle(_ id: ElementID, at place: MacPlace) {
        if place.hasColumnTitle { screen.elements[id.index].hasBuiltInName = true }
    }

    mutating func change(_ id: ElementID, _ body: (inout Element) -> Void) { body(&screen.elements[id.index]) }
}

extension Element {
    /// Reads title, picture and kind of a button.
    fileprivate mutating func readButton(_ face: MacFace) {
        assign(.title, filled: face.title)
        assign(face.picture)
        // Whether AppKit tells a title that the picture replaces, or the words of the picture, is on no record.
        if title != nil, face.picture != nil, face.attribute("imagePosition") == "only" { doubts.insert(.undecided) }
        let isOn = face.attribute("state") == "on"
        switch (face.attribute("type"), face.attribute("bezelStyle")) {
        case ("check", _): macRole = MacRole("Checkbox", value: isOn ? "Checked" : "Unchecked")
        case ("radio", _): macRole = MacRole("Radio Button", value: isOn ? "Selected" : "")
        case (_, "disclosure"), (_, "roundedDisclosure"):
            macRole = MacRole("Disclosure Triangle")
            hasBuiltInName = true
        case (_, "helpButton"):
            macRole = MacRole("Help Button")
            hasBuiltInName = true
        default: macRole = MacRole("Button")
        }
    }
}

extension MacFace {
    /// The segments of a segmented control.
    fileprivate var segments: [Node] {
        cellItems.filter { $0.tag == "segments" }.flatMap { $0.items.filter { $0.tag == "segment" } }
    }

    /// What a control holds, as a person reads it: the number of a slider, the choice of a switch, a path.
    fileprivate func value(of control: Node) -> String {
        switch control.tag {
        case "switch": (control.attribute("state") ?? attribute("state")) == "on" ? "On" : "Off"
        case "slider", "stepper", "levelIndicator":
            (attribute("doubleValue") ?? attribute("minValue") ?? "0").replacingSuffix(".0")
        // It keeps its numbers itself, and has no cell.
        case "progressIndicator": (control.attribute("doubleValue") ?? "0").replacingSuffix(".0")
        default: ""
        }
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
