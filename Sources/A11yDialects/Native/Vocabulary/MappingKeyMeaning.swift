import A11yModel

// The meanings of the words of small mappings and traits, for editors: schema, completion and help.

/// The meanings of the keys of small mappings, in the order of the documentation.
enum MappingKeyMeaning {
    static let font = [
        (key: "style", meaning: "A text style that follows the size people choose: `body`, `headline`, `title1`, …"),
        (key: "size", meaning: "A fixed size, in points."),
        (key: "bold", meaning: "Whether it is bold."),
        (key: "name", meaning: "The name of the font."),
    ]
    static let color = [(key: "name", meaning: "The name of a colour that the device chooses.")]
    static let action = [
        (key: "name", meaning: "What VoiceOver says for the action."),
        (key: "image", meaning: "The name of its picture, which Switch Control shows."),
        (key: "action", meaning: "What it does. Equal words mean the same function."),
    ]
    static let content = [
        (key: "label", meaning: "What the detail is called."),
        (key: "value", meaning: "The detail itself."),
        (key: "importance", meaning: "`high` where it is spoken with the element."),
    ]
    static let keyCommand = [
        (key: "input", meaning: "The key: a character, or the name of a key that types none."),
        (key: "modifiers", meaning: "The keys that are held with it."),
        (key: "title", meaning: "The title that the list of shortcuts shows."),
        (key: "action", meaning: "What it does. Equal words mean the same function."),
        (key: "when", meaning: "When it is available, if not always."),
    ]
    static let rotor = [
        (key: "name", meaning: "What VoiceOver calls the rotor."),
        (key: "elements", meaning: "The ids of the elements at which it stops, in order."),
    ]
    static let span = [
        (key: "text", meaning: "The characters of this part."),
        (key: "language", meaning: "The language in which it is spoken, as BCP 47."),
        (key: "pitch", meaning: "How high it is spoken, from 0 to 2; 1 is usual."),
        (key: "spellOut", meaning: "Whether it is spelled out."),
        (key: "punctuation", meaning: "Whether its punctuation is spoken."),
        (key: "phonetic", meaning: "Its pronunciation, in the International Phonetic Alphabet."),
        (key: "headingLevel", meaning: "Its level as a heading, from 1 to 6; 0 for a heading without a level."),
    ]
    static let behavior = [
        (key: "children", meaning: "`combine`, `contain` or `ignore`.")
    ]
    static let shape = [
        (key: "oval", meaning: "The rectangle around an oval, on the screen."),
        (key: "rect", meaning: "A rectangle on the screen."),
    ]
    static let appearance = [
        (key: "post", meaning: "The notification that is posted."),
        (key: "focus", meaning: "The id of the element that gets VoiceOver’s cursor."),
        (key: "text", meaning: "The text of an announcement."),
    ]
    static let state = [
        (key: "state", meaning: "The name of the state."),
        (key: "to", meaning: "In place of `state`: the state that this way leads to, as it is there."),
        (key: "from", meaning: "The state before; the screen as written unless said otherwise."),
        (
            key: "by",
            meaning: "What leads there: an act and its element, as `tap more`, or a custom action and its element, as "
                + "`Delete row`; several with commas. `appears` is nothing that the user does."
        ),
        (key: "changes", meaning: "The properties that change, by the id of their element."),
        (key: "removes", meaning: "The ids of the views that are removed."),
        (key: "elements", meaning: "The views that are added in front of all others."),
        (key: "title", meaning: "The navigation title."),
        (key: "post", meaning: "The notification that is posted then."),
        (key: "focus", meaning: "The id of the element that gets VoiceOver’s cursor then."),
        (key: "text", meaning: "The text of an announcement."),
    ]
    static let gestures = Gesture.allCases.map { gesture in
        (key: gesture.rawValue, meaning: "What this gesture does; equal words mean the same function.")
    }
}

/// The meanings of the words for traits.
enum TraitMeaning {
    /// The meaning of a trait, as a sentence; empty if its word says it.
    static func meaning(of word: String) -> String { meanings[word] ?? "" }

    private static let meanings = [
        "button": "Said as “Button”.", "link": "Said as “Link”; the rotor jumps to it.",
        "header": "Said as “Heading”; the rotor jumps to it.", "image": "Said as “Image”.",
        "selected": "Said before the name.", "playsSound": "It plays a sound when it is activated.",
        "keyboardKey": "A key of a keyboard.", "staticText": "A text that does not change.",
        "summaryElement": "What is read when the app starts.", "notEnabled": "Said as “Dimmed”.",
        "updatesFrequently": "Its value changes too often to tell each time.",
        "searchField": "Said as “Search field”.", "startsMediaSession": "VoiceOver falls silent when it is activated.",
        "adjustable": "A flick up or down changes the value.",
        "allowsDirectInteraction": "Touches go through to it.",
        "causesPageTurn": "The page is turned when it has been read.", "tabBar": "A bar whose items are tabs.",
        "toggleButton": "Said as a switch, on or off.", "supportsZoom": "What it shows can be enlarged.",
        "none": "No trait at all, not even the class’s own.",
    ]
}
