import A11yModel
import A11ySyntax

/// User-defined runtime attributes: key-value coding when the file is loaded. The only way to set what the inspector
/// does not offer, and how many projects name things from their string tables.
enum RuntimeAttributes {
    static func read(
        _ node: Node, of owner: Node, naming: NamingKeyPaths, into draft: inout Draft, wiring: inout Wiring
    ) {
        for attribute in node.items {
            guard attribute.tag == "userDefinedRuntimeAttribute" else { continue }
            guard let keyPath = attribute.attribute("keyPath") else { continue }
            if naming.name(keyPath) {
                draft.element.hasBuiltInName = true
                draft.element.doubts.insert(.code)
            }
            let path = keyPath.split(separator: ".")
            guard let key = path.last, let meaning = meanings[String(key)] else {
                if mayName(attribute) { draft.element.doubts.insert(.code) }
                continue
            }
            guard let assignment = meaning.assignment(from: attribute) else { continue }
            if path.count == 1 || assignment.property == .adjustsFontForContentSizeCategory {
                // A button passes the size of its text on to the label inside it.
                draft.set(assignment)
            } else if path.count == 2, let part = owner.attribute(String(path[0])) {
                // `textLabel`, `detailTextLabel`, `imageView`: a cell names its parts by attributes of these names.
                wiring.parts.append((part, assignment))
            } else if assignment.property == .label {
                // A name set on something that the file does not hold, such as the picture of an image view.
                draft.element.doubts.insert(.code)
            }
        }
    }

    /// Whether it hands a text to a property of the app's own, which may look a name up by it. The words of colours,
    /// fonts, sizes and styles name nothing.
    static func mayName(_ attribute: Node) -> Bool {
        guard ["string", "localizedString"].contains(attribute.attribute("type")) else { return false }
        let keyPath = attribute.attribute("keyPath")?.lowercased() ?? ""
        if keyPath.hasPrefix("layer.") { return false }
        return !["color", "colour", "font", "size", "style", "theme"].contains { keyPath.hasSuffix($0) }
    }

    private static let meanings: [String: Meaning] = [
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
private enum Meaning {
    case text(Property)
    case flag(Property)
    case traits
    case point(Property)
    case rect(Property)
    /// A constant by its number.
    case word(Property, [String])

    func assignment(from attribute: Node) -> Assignment? {
        guard let keyRange = attribute.entry("keyPath")?.range else { return nil }
        func make(_ property: Property, _ value: Value, at range: SourceRange) -> Assignment {
            Assignment(property, value, range: range, keyRange: keyRange)
        }
        switch self {
        case .text(let property):
            guard let written = Written("value", of: attribute)?.unlessEmpty else { return nil }
            return make(property, .text(written.text), at: written.range)
        case .flag(let property):
            guard let (flag, range) = Meaning.flag(attribute) else { return nil }
            return make(property, .flag(flag), at: range)
        case .traits:
            guard let (number, range) = Meaning.number(attribute), let mask = UInt64(exactly: number) else {
                return nil
            }
            return make(.traits, .traits(Traits(rawValue: mask)), at: range)
        case .point(let property):
            guard let (numbers, range) = Meaning.numbers(["x", "y"], of: attribute) else { return nil }
            return make(property, .point(Point(x: numbers[0], y: numbers[1])), at: range)
        case .rect(let property):
            guard let (sides, range) = Meaning.numbers(["x", "y", "width", "height"], of: attribute) else { return nil }
            let rect = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
            return make(property, .rect(rect), at: range)
        case .word(let property, let words):
            guard let (number, range) = Meaning.number(attribute), let index = Int(exactly: number) else { return nil }
            return words.indices.contains(index) ? make(property, .text(words[index]), at: range) : nil
        }
    }

    /// `value="YES"`, or what key-value coding makes of a number or string: a string is true that begins as those of
    /// `NSString.boolValue` do.
    private static func flag(_ attribute: Node) -> (Bool, SourceRange)? {
        if let (number, range) = number(attribute) { return (number != 0, range) }
        guard let written = Written("value", of: attribute) else { return nil }
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
