import A11yModel

/// The keys of a small mapping inside values: of each its kind, and its meaning for the schema.
struct MappingKeys: Sendable {
    /// In the order of the documentation.
    let rows: [(key: String, kind: ValueKind, meaning: String)]
    /// The kinds by key.
    let kinds: [String: ValueKind]

    private init(_ rows: [(key: String, kind: ValueKind, meaning: String)]) {
        self.rows = rows
        kinds = Dictionary(rows.map { ($0.key, $0.kind) }) { first, _ in first }
    }

    static let font = MappingKeys([
        (
            "style", .openWord(Vocabulary.textStyles),
            "A text style that follows the size people choose: `body`, `headline`, `title1`, …"
        ),
        ("size", .number, "A fixed size, in points."),
        ("bold", .flag, "Whether it is bold."),
        ("name", .text, "The name of the font."),
    ])
    static let color = MappingKeys([
        ("name", .text, "The name of a colour that the device chooses.")
    ])
    static let action = MappingKeys([
        ("name", .text, "What VoiceOver says for the action."),
        ("image", .text, "The name of its picture, which Switch Control shows."),
        ("action", .text, "What it does. Equal words mean the same function."),
    ])
    static let content = MappingKeys([
        ("label", .text, "What the detail is called."),
        ("value", .text, "The detail itself."),
        ("importance", .word(["default", "high"]), "`high` where it is spoken with the element."),
    ])
    static let keyCommand = MappingKeys([
        ("input", .text, "The key: a character, or the name of a key that types none."),
        ("modifiers", .words(Vocabulary.modifiers), "The keys that are held with it."),
        ("title", .text, "The title that the list of shortcuts shows."),
        ("action", .text, "What it does. Equal words mean the same function."),
        ("when", .text, "When it is available, if not always."),
    ])
    static let rotor = MappingKeys([
        ("name", .text, "What VoiceOver calls the rotor."),
        ("elements", .references, "The ids of the elements at which it stops, in order."),
    ])
    static let span = MappingKeys([
        ("text", .text, "The characters of this part."),
        ("language", .text, "The language in which it is spoken, as BCP 47."),
        ("pitch", .number, "How high it is spoken, from 0 to 2; 1 is usual."),
        ("spellOut", .flag, "Whether it is spelled out."),
        ("punctuation", .flag, "Whether its punctuation is spoken."),
        ("phonetic", .text, "Its pronunciation, in the International Phonetic Alphabet."),
        ("headingLevel", .count(least: 0), "Its level as a heading, from 1 to 6; 0 for a heading without a level."),
    ])
    static let behaviorWord = ValueKind.word(Vocabulary.childBehaviors)
    static let behavior = MappingKeys([
        ("children", behaviorWord, "`combine`, `contain` or `ignore`.")
    ])
    static let shape = MappingKeys([
        ("oval", .rect, "The rectangle around an oval, on the screen."),
        ("rect", .rect, "A rectangle on the screen."),
    ])
    static let appearance = MappingKeys([
        ("post", .word(Vocabulary.notifications), "The notification that is posted."),
        ("focus", .reference, "The id of the element that gets VoiceOver’s cursor."),
        ("text", .text, "The text of an announcement."),
    ])
    /// A state of a screen, or a way to one.
    static let state = MappingKeys([
        ("state", .text, "The name of the state."),
        ("to", .text, "In place of `state`: the state that this way leads to, as it is there."),
        ("from", .text, "The state before; the screen as written unless said otherwise."),
        (
            "by", .structure(.acts),
            "What leads there: an act and its element, as `tap more`, or a custom action and its element, as "
                + "`Delete row`; several with commas. `appears` is nothing that the user does."
        ),
        ("changes", .structure(.changes), "The properties that change, by the id of their element."),
        ("removes", .references, "The ids of the views that are removed."),
        (
            "elements", .structure(.mappings(.element, orTexts: false)),
            "The views that are added in front of all others."
        ),
        ("title", .text, "The navigation title."),
        ("post", .word(Vocabulary.notifications), "The notification that is posted then."),
        ("focus", .reference, "The id of the element that gets VoiceOver’s cursor then."),
        ("text", .text, "The text of an announcement."),
    ])
    static let gestures = MappingKeys(
        Gesture.allCases.map {
            ($0.rawValue, .text, "What this gesture does; equal words mean the same function.")
        })
}
