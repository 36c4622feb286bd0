import A11yModel
import A11ySyntax

/// The small mappings inside values: their keys, and the kind of each.
enum Records {
    static let font: [String: ValueKind] = ["style": .text, "size": .number, "bold": .flag, "name": .text]
    static let color: [String: ValueKind] = ["name": .text]
    static let action: [String: ValueKind] = ["name": .text, "image": .text, "action": .text]
    static let content: [String: ValueKind] = [
        "label": .text, "value": .text, "importance": .word(["default", "high"]),
    ]
    static let keyCommand: [String: ValueKind] = [
        "input": .text, "modifiers": .words(["command", "shift", "option", "control"]), "title": .text,
        "action": .text,
    ]
    static let gestures: [String: ValueKind] = Dictionary(
        uniqueKeysWithValues: Gesture.allCases.map { ($0.rawValue, .text) })
    static let appearance: [String: ValueKind] = [
        "post": .word(["screenChanged", "layoutChanged", "announcement", "pageScrolled"]), "focus": .reference,
    ]
}

extension ValueReader {
    mutating func font(_ field: Field) -> Value? {
        guard let fields = mapping(field, expected: "a mapping with style, size, bold or name") else { return nil }
        let values = record(fields, keys: Records.font)
        return .font(
            Font(
                style: values["style"]?.text, size: values["size"]?.number, bold: values["bold"]?.flag,
                name: values["name"]?.text))
    }

    mutating func gestures(_ field: Field) -> Value? {
        guard let fields = mapping(field, expected: "a mapping of gestures to what they do") else { return nil }
        var gestures: [Gesture: String] = [:]
        for (name, value) in record(fields, keys: Records.gestures) {
            if let gesture = Gesture(rawValue: name) { gestures[gesture] = value.text }
        }
        return .gestures(gestures)
    }

    private mutating func mapping(_ field: Field, expected: String) -> [Field]? {
        if let mapping = field.mapping { return mapping }
        reportKind(of: field, expected: expected)
        return nil
    }

    /// The values of a mapping's entry in a list.
    mutating func record(_ entry: Entry, keys: [String: ValueKind]) -> [String: Value] {
        guard case .node(let node) = entry else { return [:] }
        return record(Parts(of: node, in: .view).fields, keys: keys)
    }

    /// The values of a mapping by their keys; unknown and repeated keys are reported.
    mutating func record(_ fields: [Field], keys: [String: ValueKind]) -> [String: Value] {
        var values: [String: Value] = [:]
        var seen: [String: Field] = [:]
        for field in fields {
            guard let kind = keys[field.name] else {
                reportUnknownKey(field, among: keys.keys.sorted())
                continue
            }
            if let first = seen[field.name] {
                reportDuplicate(field, of: first)
                continue
            }
            seen[field.name] = field
            values[field.name] = value(of: field, as: kind)
        }
        return values
    }
}
