import A11yModel

@testable import A11yDialects

/// The vocabulary of the native format as a table, derived from what the parser accepts.
enum NativeFormat {
    /// The keys of a mapping, in the order of the documentation.
    static func keys(of mapping: FormatMapping) -> [FormatKey] {
        switch mapping {
        case .file: fileKeys
        case .screen: ScreenKey.allCases.map(\.described)
        case .element: properties(in: .view)
        case .member: properties(in: .member)
        case .item: properties(in: .item)
        case .layer: properties(in: .layer)
        case .font: keys(MappingKeys.font, of: "font")
        case .color: keys(MappingKeys.color, of: "color")
        case .gestures: keys(MappingKeys.gestures, of: "gestures")
        case .action: keys(MappingKeys.action, of: "action")
        case .content: keys(MappingKeys.content, of: "content")
        case .keyCommand: keys(MappingKeys.keyCommand, of: "keyCommand")
        case .rotor: keys(MappingKeys.rotor, of: "rotor")
        case .span: keys(MappingKeys.span, of: "span")
        case .behavior: keys(MappingKeys.behavior, of: "behavior")
        case .shape: keys(MappingKeys.shape, of: "shape")
        case .appearance: keys(MappingKeys.appearance, of: "appearance")
        case .state: keys(MappingKeys.state, of: "state")
        case .change: properties(in: .view, without: FlowParser.fixed)
        }
    }

    /// XML: the tags that may occur in an element besides those of types.
    static let partTags = NodeContents.propertyTags.map(\.key) + ["accessibilityElement", "element"]

    private static var fileKeys: [FormatKey] {
        let shared = [ScreenKey.a11ylint, .schema].map(\.described)
        let meaning = "The screens of this file, each with the keys of a screen."
        let screens = ValueKind.structure(.mappings(.screen, orTexts: false))
        return [FormatKey("screens", meaning: meaning, value: screens)] + shared
    }

    private static func properties(in place: ElementPlace, without fixed: Set<Property> = []) -> [FormatKey] {
        Property.allCases.filter { place.allows($0) && !fixed.contains($0) }.map { property in
            key(
                property.word, aliases: property.aliases, property.kind, FormatMeaning.properties[property] ?? "")
        }
    }

    private static func keys(_ table: MappingKeys, of mapping: String) -> [FormatKey] {
        table.rows.map { key($0, $1, FormatMeaning.mappings["\(mapping).\($0)"] ?? FormatMeaning.gesture) }
    }

    fileprivate static func key(
        _ name: String, aliases: [String] = [], _ kind: ValueKind, _ meaning: String
    ) -> FormatKey {
        let kind = kind == .text ? usualWords[name].map(ValueKind.openWord) ?? kind : kind
        return FormatKey(name, aliases: aliases, meaning: meaning, value: kind, words: words(of: kind))
    }

    /// The words that are usual for texts that may be any.
    private static let usualWords = [
        "input": [
            "upArrow", "downArrow", "leftArrow", "rightArrow", "return", "escape", "tab", "space", "delete", "home",
            "end", "pageUp", "pageDown",
        ], "largestUndimmedDetent": ["medium", "large"],
    ]

    private static let types = ElementType.words.map { word in
        FormatWord(word, meaning: ElementType(rawValue: word)?.className.map { "UIKit’s `\($0)`." } ?? "")
    }

    /// The words of classes whose defaults a class of the app can have.
    private static let inheritable =
        (ElementType.classWords + ElementType.otherWords.filter { $0.first?.isLowercase == true })
        .map { FormatWord($0) }

    private static func words(of kind: ValueKind) -> [FormatWord] {
        switch kind {
        case .word(let words), .openWord(let words), .words(let words): words.map { FormatWord($0) }
        case .behavior: Vocabulary.childBehaviors.map { FormatWord($0) }
        case .event: Vocabulary.events.map { FormatWord($0) }
        case .path: ["oval", "rect"].map { FormatWord($0) }
        case .traits: Traits.names.map { FormatWord($0.name, meaning: TraitMeaning.meaning(of: $0.name)) }
        case .structure(.type): types + (ElementType.classWords + ElementType.otherWords).map { FormatWord($0) }
        case .structure(.inherited): types + inheritable
        case .structure(.acts): TransitionCause.Act.words.map { FormatWord($0) }
        default: []
        }
    }
}

extension ScreenKey {
    /// The key with its meaning and the values that it accepts.
    fileprivate var described: FormatKey {
        let kind = self == .a11ylint ? ValueKind.structure(.version) : kind
        return NativeFormat.key(
            rawValue, aliases: self == .elements ? ["children"] : [], kind, FormatMeaning.screens[rawValue] ?? "")
    }
}

/// A key of our own format, with its meaning and value. The schema consists of them.
struct FormatKey: Hashable, Sendable {
    /// The key.
    let name: String
    /// Other names under which it is accepted: UIKit's full name where it differs.
    let aliases: [String]
    /// What it means, in sentences.
    let meaning: String
    /// The values that it accepts.
    let value: ValueKind
    /// The words that a value may be or begin with, or that are usual.
    let words: [FormatWord]

    /// A key with its meaning and value.
    init(
        _ name: String, aliases: [String] = [], meaning: String, value: ValueKind, words: [FormatWord] = []
    ) {
        self.name = name
        self.aliases = aliases
        self.meaning = meaning
        self.value = value
        self.words = words
    }
}

/// A word that is accepted as a value.
struct FormatWord: Hashable, Sendable {
    /// The word.
    let name: String
    /// What it means, as a sentence; empty if the word explains itself.
    let meaning: String

    /// A word with its meaning.
    init(_ name: String, meaning: String = "") {
        self.name = name
        self.meaning = meaning
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
