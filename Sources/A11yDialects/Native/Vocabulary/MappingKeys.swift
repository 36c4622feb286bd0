import A11yModel

/// The keys of a small mapping inside values, each with its kind.
struct MappingKeys: Sendable, ExpressibleByDictionaryLiteral {
    /// In the order of the documentation.
    let rows: [(key: String, kind: ValueKind)]
    /// The kinds by key.
    let kinds: [String: ValueKind]

    init(dictionaryLiteral rows: (String, ValueKind)...) { self.init(rows) }

    private init(_ rows: [(String, ValueKind)]) {
        self.rows = rows.map { (key: $0.0, kind: $0.1) }
        kinds = Dictionary(rows) { first, _ in first }
    }

    static let font: MappingKeys = [
        "style": .openWord(Vocabulary.textStyles), "size": .number, "bold": .flag, "name": .text,
    ]
    static let color: MappingKeys = ["name": .text]
    static let action: MappingKeys = ["name": .text, "image": .text, "action": .text]
    static let content: MappingKeys = ["label": .text, "value": .text, "importance": .word(["default", "high"])]
    static let keyCommand: MappingKeys = [
        "input": .text, "modifiers": .words(Vocabulary.modifiers), "title": .text, "action": .text, "when": .text,
    ]
    static let rotor: MappingKeys = ["name": .text, "elements": .references]
    static let span: MappingKeys = [
        "text": .text, "language": .text, "pitch": .number, "spellOut": .flag, "punctuation": .flag,
        "phonetic": .text, "headingLevel": .count(least: 0),
    ]
    static let behaviorWord = ValueKind.word(Vocabulary.childBehaviors)
    static let behavior: MappingKeys = ["children": behaviorWord]
    static let shape: MappingKeys = ["oval": .rect, "rect": .rect]
    static let appearance: MappingKeys = [
        "post": .word(Vocabulary.notifications), "focus": .reference, "text": .text,
    ]
    /// A state of a screen, or a way to one.
    static let state: MappingKeys = [
        "state": .text, "to": .text, "from": .text, "by": .structure(.acts), "changes": .structure(.changes),
        "removes": .references, "elements": .structure(.mappings(.element, orTexts: false)), "title": .text,
        "post": .word(Vocabulary.notifications), "focus": .reference, "text": .text,
    ]
    static let gestures = MappingKeys(Gesture.allCases.map { ($0.rawValue, .text) })
}
