import A11yModel

@testable import A11yDialects

/// The JSON Schema (draft-07, which YAML editors support) of the native format, derived from `NativeFormat`.
enum NativeSchema {
    /// The schema. It does not allow `null`, which the parser ignores: an author who writes it has forgotten a value.
    static let json: JSON = .object([
        ("$schema", .text("http://json-schema.org/draft-07/schema#")),
        ("title", .text("A screen for a11ylint, version 1")),
        ("description", .text("A screen, or a list of screens, in the words of UIKit.")),
        ("type", .text("object")),
        ("if", .object([("required", .array([.text("screens")]))])),
        ("then", reference(.file)),
        (
            "else",
            .object([("allOf", .array([reference(.screen), .object([("anyOf", .array(signs.map(required)))])]))])
        ),
        ("definitions", .object(FormatMapping.allCases.map { ($0.rawValue, definition(of: $0)) } + values)),
    ])

    /// The keys of which one identifies a native file.
    private static let signs = [ScreenKey.screen, .a11ylint, .schema].map(\.rawValue)

    private static func required(_ key: String) -> JSON { .object([("required", .array([.text(key)]))]) }

    private static func reference(_ mapping: FormatMapping) -> JSON { reference(mapping.rawValue) }

    private static func reference(_ name: String) -> JSON { .object([("$ref", .text("#/definitions/\(name)"))]) }

    private static func definition(of mapping: FormatMapping) -> JSON {
        let keys = NativeFormat.keys(of: mapping)
        let needed = requiredKeys(of: mapping)
        let properties = keys.map { ($0.name, schema(of: $0)) } + keys.flatMap(aliases).sorted { $0.0 < $1.0 }
        let required = needed.isEmpty ? [] : [(key: "required", value: JSON.array(needed.map(JSON.text)))]
        return .object(
            [(key: "type", value: JSON.text("object"))] + required + [
                ("properties", .object(properties.map { (key: $0.0, value: $0.1) })),
                ("additionalProperties", .flag(false)),
            ])
    }

    /// The keys that a mapping must have.
    private static func requiredKeys(of mapping: FormatMapping) -> [String] {
        switch mapping {
        case .file: ["screens"]
        case .action: ["name"]
        case .content: ["label"]
        case .keyCommand: ["input"]
        case .rotor: ["name"]
        case .span: ["text"]
        case .behavior: ["children"]
        case .shape, .screen, .element, .member, .item, .layer, .font, .color, .gestures, .appearance, .state, .change:
            []
        }
    }

    private static func aliases(of key: FormatKey) -> [(String, JSON)] {
        key.aliases.map { ($0, .object([described("The same as `\(key.name)`.")] + fields(of: key))) }
    }

    private static func schema(of key: FormatKey) -> JSON { .object([described(key.meaning)] + fields(of: key)) }

    private static func described(_ meaning: String) -> (key: String, value: JSON) { ("description", .text(meaning)) }

    private static func type(_ names: String...) -> (key: String, value: JSON) {
        ("type", names.count == 1 ? .text(names[0]) : .array(names.map(JSON.text)))
    }

    private static func list(of item: JSON) -> [(key: String, value: JSON)] { [type("array"), ("items", item)] }

    private static func fields(of key: FormatKey) -> [(key: String, value: JSON)] {
        switch key.value {
        case .structure(let part): fields(of: part, key.words)
        case .flag: [("anyOf", .array([.object([type("boolean")]), reference("flag")]))]
        case .flagOrName: [("type", .array([.text("boolean"), .text("string")]))]
        case .flagOrMixed:
            [("anyOf", .array([.object([type("boolean")]), reference("flag"), .object([("const", .text("mixed"))])]))]
        case .number: [("allOf", .array([reference("number")]))]
        case .count(let least): [type("integer"), ("minimum", .integer(least)), ("maximum", .number(largest))]
        // YAML may parse an unquoted text as a number or a flag.
        case .text, .reference: [type("string", "number", "boolean")]
        case .references, .texts: list(of: reference("text"))
        case .word: [("anyOf", .array([enumeration(key.words), reference("spelling")]))]
        case .openWord, .event: [("anyOf", .array([enumeration(key.words), reference("text")]))]
        case .words, .traits: [("anyOf", .array([.object(list(of: word(key.words))), word(key.words)]))]
        case .behavior: [("anyOf", .array([enumeration(key.words), reference("spelling"), reference(.behavior)]))]
        case .rect: numbers(["x", "y", "width", "height"])
        case .point: numbers(["x", "y"])
        case .size: numbers(["width", "height"])
        case .path:
            [
                (
                    "anyOf",
                    .array([
                        enumeration(key.words), .object(list(of: .object(numbers(["x", "y"])))), reference(.shape),
                    ])
                )
            ]
        case .color: [("anyOf", .array([reference("hexColor"), reference(.color)]))]
        // A text style needs no mapping.
        case .font: [("anyOf", .array([enumeration(styles), reference("spelling"), reference(.font)]))]
        case .gestures: [("allOf", .array([reference(.gestures)]))]
        case .actions:
            [("anyOf", .array([.object(list(of: textOr(.action))), reference(.action), reference("spelling")]))]
        case .content: list(of: reference(.content))
        case .keyCommands: list(of: textOr(.keyCommand))
        case .rotors: list(of: textOr(.rotor))
        case .spans: list(of: textOr(.span))
        }
    }

    private static func fields(of part: ValueKind.Part, _ words: [FormatWord]) -> [(key: String, value: JSON)] {
        switch part {
        case .version: [("const", .number(NativeDialect.version))]
        case .type: [("anyOf", .array([enumeration(words), reference("text")]))]
        case .inherited: [("anyOf", .array([enumeration(words), reference("spelling")]))]
        case .name: [type("string", "number", "boolean")]
        case .mapping(let mapping): [("allOf", .array([reference(mapping)]))]
        case .mappings(let mapping, let orTexts): list(of: orTexts ? textOr(mapping) : reference(mapping))
        case .acts, .tasks:
            [("anyOf", .array(texts(words) + [.object(list(of: .object([("anyOf", .array(texts(words)))])))]))]
        case .changes: [type("object"), ("additionalProperties", reference(.change))]
        }
    }

    /// A text, of which some are usual.
    private static func texts(_ words: [FormatWord]) -> [JSON] {
        (words.isEmpty ? [] : [enumeration(words)]) + [reference("text")]
    }

    private static let styles = Vocabulary.textStyles.map { FormatWord($0) }

    private static func textOr(_ mapping: FormatMapping) -> JSON {
        .object([("anyOf", .array([reference("text"), reference(mapping)]))])
    }

    /// Some words; editors show what each means.
    private static func enumeration(_ words: [FormatWord]) -> JSON {
        let known = words.lastIndex { !$0.meaning.isEmpty } ?? -1
        let meanings = words.prefix(known + 1).map { JSON.text($0.meaning) }
        return .object(
            [("enum", .array(words.map(name)))]
                + (meanings.isEmpty ? [] : [(key: "enumDescriptions", value: .array(meanings))]))
    }

    /// A word, or how UIKit spells one.
    private static func word(_ words: [FormatWord]) -> JSON {
        .object([("anyOf", .array([enumeration(words), reference("spelling")]))])
    }

    private static func name(_ word: FormatWord) -> JSON { .text(word.name) }

    private static func numbers(_ parts: [String]) -> [(key: String, value: JSON)] {
        let items = parts.map { ["width", "height"].contains($0) ? reference("length") : reference("number") }
        let count = JSON.integer(parts.count)
        return [type("array"), ("items", .array(items)), ("minItems", count), ("maxItems", count)]
    }

    /// The definitions that many keys share.
    private static var values: [(key: String, value: JSON)] {
        let limits = [(key: "minimum", value: JSON.number(-largest)), (key: "maximum", value: .number(largest))]
        let hex = "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
        return [
            ("text", .object([type("string", "number", "boolean")])),
            ("flag", .object([type("string"), ("pattern", .text("^([Yy]es|YES|[Nn]o|NO|[Oo]n|ON|[Oo]ff|OFF)$"))])),
            ("spelling", .object([described(spelling), type("string"), ("pattern", .text(spellings))])),
            ("number", .object([type("number")] + limits)),
            ("length", .object([type("number"), ("minimum", .number(0)), ("maximum", .number(largest))])),
            ("hexColor", .object([type("string"), ("pattern", .text(hex))])),
        ]
    }

    private static let spelling = "A word as UIKit or SwiftUI spells it: `.tabBar`, `UIAccessibilityTraitTabBar`."
    private static let spellings = "^\\.[a-z]|^UI[A-Z]|^accessibility[A-Z]|^is[A-Z]|\\|"
    private static let largest = ValueParser.largestNumber
}
