import A11yModel
import A11ySyntax

/// The Accessibility section of Xcode's Identity inspector.
enum AccessibilityPane {
    static func read(_ node: Node, into builder: inout ElementBuilder) {
        for attribute in node.entries {
            guard let property = attribute.key.flatMap({ properties[$0.name] }) else { continue }
            // The inspector writes empty fields like filled ones, so an empty label counts as absent.
            builder.set(property, filled: LocatedText(attribute: attribute))
        }
        for child in node.items {
            let key = child.attribute("key")
            switch child.tag {
            case "string", "mutableString":
                guard let property = key.flatMap({ properties[$0] }) else { continue }
                builder.set(property, filled: LocatedText(string: child))
            case "accessibilityTraits": readTraits(child, into: &builder)
            case "bool" where key == "isElement":
                guard let value = child.entry("value"), let flag = value.flag else { continue }
                builder.set(.isElement, .flag(flag), range: value.range, keyRange: child.tagRange)
            default: continue
            }
        }
    }

    /// The properties of the texts in the section.
    private static let properties: [String: Property] = ["label": .label, "hint": .hint, "identifier": .identifier]

    /// Once the traits are edited, Xcode writes all of them. Names that the system does not know are ignored.
    static func readTraits(_ node: Node, into builder: inout ElementBuilder) {
        var traits: Traits = []
        var hasNone = false
        var span = AttributeSpan(of: node)
        for attribute in node.entries {
            guard let key = attribute.key, key.name != "key" else { continue }
            span.add(attribute)
            guard attribute.flag == true, let trait = Traits(named: key.name) else { continue }
            traits.formUnion(trait)
            hasNone = hasNone || trait.isEmpty
        }
        builder.set(.traits, .traits(traits.written(withNone: hasNone)), range: span.range, keyRange: node.tagRange)
    }
}

/// User-defined runtime attributes: key-value coding when the file is loaded. They set what the inspector does not
/// offer, and many projects name things from their string tables with them.
enum RuntimeAttributes {
    static func read(
        _ node: Node, of owner: Node, naming: NamingKeyPaths, into builder: inout ElementBuilder,
        connections: inout Connections
    ) {
        for attribute in node.items {
            guard attribute.tag == "userDefinedRuntimeAttribute" else { continue }
            guard let keyPath = attribute.attribute("keyPath") else { continue }
            if naming.name(keyPath) {
                // Of a field it may be the text or the placeholder, which name nothing.
                builder.element.hasBuiltInName = ![.textField, .secureTextField, .textView].contains(
                    builder.element.type)
                builder.element.leaveOpen(.named(by: keyPath))
            }
            let path = keyPath.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
            guard let key = path.last, let meaning = meanings[String(key)] else {
                if mayName(attribute) { builder.element.doubts.insert(.code) }
                if texts.contains(attribute.attribute("type") ?? "") {
                    builder.element.runtimeTexts[keyPath] = attribute.attribute("value") ?? ""
                }
                continue
            }
            guard let assignment = meaning.assignment(from: attribute) else { continue }
            if path.count == 1 || assignment.property == .adjustsFontForContentSizeCategory {
                // A button passes this flag on to the label inside it.
                builder.set(assignment)
            } else if path.count == 2, let part = owner.attribute(String(path[0])) {
                // `textLabel`, `detailTextLabel`, `imageView`: a cell refers to its parts by attributes of these names.
                connections.remoteAssignments.append((part, assignment))
            } else if assignment.property == .label {
                // A label is set on an object outside the file, such as the image of an image view.
                builder.element.leaveOpen(.named(by: keyPath))
            }
        }
    }

    /// Whether it sets a text on a property of the app's own, which may look up a name by it. Properties of colours,
    /// fonts, sizes and styles do not name anything.
    static func mayName(_ attribute: Node) -> Bool {
        guard texts.contains(attribute.attribute("type") ?? "") else { return false }
        let keyPath = attribute.attribute("keyPath")?.lowercased() ?? ""
        if keyPath.hasPrefix("layer.") { return false }
        return !["color", "colour", "font", "size", "style", "theme"].contains { keyPath.hasSuffix($0) }
    }

    private static let texts: Set<String> = ["localizedString", "string"]
    private static let meanings: [String: RuntimeValue] = [
        "accessibilityLabel": .text(.label),
        "accessibilityHint": .text(.hint),
        "accessibilityValue": .text(.value),
        "accessibilityIdentifier": .text(.identifier),
        "accessibilityLanguage": .text(.speechLanguage),
        "isAccessibilityElement": .flag(.isElement),
        "accessibilityElement": .flag(.isElement),
        "accessibilityElementsHidden": .flag(.elementsHidden),
        "accessibilityViewIsModal": .flag(.viewIsModal),
        "shouldGroupAccessibilityChildren": .flag(.groupChildren),
        "adjustsFontForContentSizeCategory": .flag(.adjustsFontForContentSizeCategory),
        "accessibilityRespondsToUserInteraction": .flag(.respondsToUserInteraction),
        "accessibilityTraits": .traits,
        "accessibilityActivationPoint": .point(.activationPoint),
        "accessibilityFrame": .rect(.accessibilityFrame),
        // The raw values of UIAccessibilityNavigationStyle and UIAccessibilityContainerType.
        "accessibilityNavigationStyle": .word(.navigationStyle, ["automatic", "separate", "combined"]),
        "accessibilityContainerType": .word(
            .containerType, ["none", "dataTable", "list", "landmark", "semanticGroup"]),
    ]
}

/// What a runtime attribute sets, and how its value is written.
private enum RuntimeValue {
    case text(Property)
    case flag(Property)
    case traits
    case point(Property)
    case rect(Property)
    /// An index into constants.
    case word(Property, [String])

    func assignment(from attribute: Node) -> Assignment? {
        guard let keyRange = attribute.entry("keyPath")?.range else { return nil }
        func make(_ property: Property, _ value: Value, at range: SourceRange) -> Assignment {
            Assignment(property, value, range: range, keyRange: keyRange)
        }
        switch self {
        case .text(let property):
            guard let written = LocatedText("value", of: attribute)?.unlessEmpty else { return nil }
            return make(property, .text(written.text), at: written.range)
        case .flag(let property):
            guard let (flag, range) = RuntimeValue.flag(attribute) else { return nil }
            return make(property, .flag(flag), at: range)
        case .traits:
            guard let (number, range) = RuntimeValue.number(attribute), let mask = UInt64(exactly: number) else {
                return nil
            }
            return make(.traits, .traits(Traits(rawValue: mask)), at: range)
        case .point(let property):
            guard let (numbers, range) = RuntimeValue.numbers(["x", "y"], of: attribute) else { return nil }
            return make(property, .point(Point(x: numbers[0], y: numbers[1])), at: range)
        case .rect(let property):
            guard let (sides, range) = RuntimeValue.numbers(["x", "y", "width", "height"], of: attribute) else {
                return nil
            }
            let rect = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
            return make(property, .rect(rect), at: range)
        case .word(let property, let words):
            guard let (number, range) = RuntimeValue.number(attribute), let index = Int(exactly: number) else {
                return nil
            }
            return words.indices.contains(index) ? make(property, .text(words[index]), at: range) : nil
        }
    }

    /// `value="YES"`, or what key-value coding makes of a number or string: a string is true if it begins like those of
    /// `NSString.boolValue`.
    private static func flag(_ attribute: Node) -> (Bool, SourceRange)? {
        if let (number, range) = number(attribute) { return (number != 0, range) }
        guard let written = LocatedText("value", of: attribute) else { return nil }
        switch written.text.lowercased() {
        case "yes", "true", "y", "t": return (true, written.range)
        case "no", "false", "n", "f": return (false, written.range)
        default: return nil
        }
    }

    /// `<integer key="value" value="1"/>` or `<real key="value" value="1"/>`.
    private static func number(_ attribute: Node) -> (Double, SourceRange)? {
        let written = attribute.entry("value") ?? value(of: attribute)?.entry("value")
        guard let written, let number = written.number else { return nil }
        return (number, written.range)
    }

    /// `<point key="value" x="1" y="2"/>`
    private static func numbers(_ names: [String], of attribute: Node) -> ([Double], SourceRange)? {
        guard let value = value(of: attribute) else { return nil }
        var span = AttributeSpan(of: value)
        var numbers: [Double] = []
        for name in names {
            guard let entry = value.entry(name), let number = entry.number else { return nil }
            numbers.append(number)
            span.add(entry)
        }
        return (numbers, span.range)
    }

    private static func value(of attribute: Node) -> Node? {
        attribute.items.first { $0.attribute("key") == "value" }
    }
}
