import A11yModel
import A11ySyntax

/// What every object of a Mac document may say of itself.
extension Element {
    /// Reads the object's id and state, the Accessibility section of the inspector, and its runtime attributes.
    mutating func read(_ node: Node, _ face: MacFace, naming: NamingKeyPaths) {
        if let id = node.entry("id") { assign(.id, .text(id.text), id) }
        if let hidden = node.entry("hidden"), let flag = hidden.flag { assign(.hidden, .flag(flag), hidden) }
        if let enabled = node.entry("enabled"), let flag = enabled.flag {
            assign(.enabled, .flag(flag), enabled)
        } else if face.attribute("enabled") == "NO" {
            assign(.enabled, .flag(false), node)
        }
        // A tool tip is help for AppKit: it is told after the name, and is none.
        assign(.hint, filled: Written("toolTip", of: node))
        for accessibility in face.details("accessibility", of: node) {
            assign(.label, filled: Written("description", of: accessibility))
            assign(.hint, filled: Written("help", of: accessibility))
            assign(.identifier, filled: Written("identifier", of: accessibility))
        }
        for attributes in face.details("userDefinedRuntimeAttributes", of: node) {
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
            assign(property, filled: Written("value", of: attribute))
        }
    }

    private static let runtimeNames: [String: Property] = [
        "accessibilityLabel": .label, "accessibilityTitle": .label, "accessibilityHelp": .hint,
        "accessibilityIdentifier": .identifier,
    ]

    /// Records a property at an attribute, in place of what was known of it.
    mutating func assign(_ property: Property, _ value: Value, _ attribute: Node) {
        assign(
            Assignment(
                property, value, range: attribute.range, keyRange: attribute.key?.range ?? attribute.tagRange))
    }

    /// Records a text that is absent when it is empty.
    mutating func assign(_ property: Property, filled written: Written?) {
        guard let written, !written.text.isEmpty else { return }
        assign(Assignment(property, .text(written.text), range: written.range, keyRange: written.keyRange))
    }

    /// Records the picture on a control, if AppKit has words for it. It says no file names of the app's own pictures.
    mutating func assign(_ picture: Picture?) {
        guard let picture, picture.isSymbol else { return }
        assign(.systemImage, filled: picture.name)
    }

    private mutating func assign(_ assignment: Assignment) {
        assignments.removeAll { $0.property == assignment.property }
        assignments.append(assignment)
    }
}
