/// A key of our own format, with its meaning and value. The schema, completion and hover texts of editors use it.
public struct FormatKey: Hashable, Sendable {
    /// The key.
    public let name: String
    /// Other names under which it is accepted: UIKit's full name where it differs.
    public let aliases: [String]
    /// What it means, in sentences.
    public let meaning: String
    /// The values that it accepts.
    public let value: ValueKind
    /// The words that a value may be or begin with, or that are usual.
    public let words: [FormatWord]

    /// A key with its meaning and value.
    public init(
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
public struct FormatWord: Hashable, Sendable {
    /// The word.
    public let name: String
    /// What it means, as a sentence; empty if the word explains itself.
    public let meaning: String

    /// A word with its meaning.
    public init(_ name: String, meaning: String = "") {
        self.name = name
        self.meaning = meaning
    }
}

/// A kind of mapping in our own format, which determines its keys.
public enum FormatMapping: String, CaseIterable, Sendable {
    /// A file with a list of screens.
    case file
    case screen
    /// A view.
    case element
    /// An accessibility element without a view: in a list `elements`, or the `element` of a layer.
    case member
    /// A segment, or the item of a tab bar.
    case item
    /// A drawn text or picture that is no view.
    case layer
    case font, color, gestures
    /// A custom action.
    case action
    /// A piece of custom content.
    case content
    case keyCommand
    /// A rotor of the app.
    case rotor
    /// A part of a label.
    case span
    /// What SwiftUI does with the elements in an element.
    case behavior
    /// A shape of VoiceOver's cursor.
    case shape
    /// What happens when a screen appears.
    case appearance
    /// A state of a screen, or a way to one.
    case state
    /// What a state changes of one element.
    case change
}

/// The kind of value that a key of our own format takes, by which the value is parsed, and offered by editors.
public enum ValueKind: Hashable, Sendable {
    /// Yes or no.
    case flag
    /// Yes, no or `mixed`.
    case flagOrMixed
    /// Yes, no or a name.
    case flagOrName
    case number
    /// A whole number from `least`.
    case count(least: Int)
    /// A text or an open set of words.
    case text
    /// A word; those that are known, and the nearest to a misspelt one, are in the list.
    case openWord([String])
    /// The id of another element.
    case reference
    /// One word of a closed set.
    case word([String])
    /// A list of texts.
    case texts
    /// A list of ids of other elements.
    case references
    /// A list of words of a closed set.
    case words([String])
    case rect, point, size, path, color, font
    case traits, gestures, actions, content, keyCommands, rotors
    /// A label in parts that are spoken differently.
    case spans
    /// What SwiftUI does with the elements in an element: a word, or a mapping with it.
    case behavior
    /// What the app does on an event: a word of its own, or one that is known.
    case event
    /// Other elements, or what the element itself is: not a value, but a part of the screen.
    case structure(Part)

    /// A part of the screen.
    public enum Part: Hashable, Sendable {
        /// The number of the format's version, which is 1.
        case version
        /// What an element is: a type, or a class of the app.
        case type
        /// A type whose defaults a class of the app has.
        case inherited
        /// The text that names an element or its class.
        case name
        case mapping(FormatMapping)
        /// A list of mappings, or also of texts if a text can replace a mapping.
        case mappings(FormatMapping, orTexts: Bool)
        /// A text, or a list of texts, that begin with acts of the user.
        case acts
        /// A text, or a list of texts, that name two states.
        case tasks
        /// A mapping of ids of elements to what changes of them.
        case changes
    }
}

extension ValueKind {
    /// Whether it is a part of the screen.
    public var isStructure: Bool { if case .structure = self { true } else { false } }

    /// Whether nothing but mappings can be written.
    public var isMapping: Bool {
        switch self {
        case .font, .gestures, .content, .structure(.mapping), .structure(.mappings(_, orTexts: false)): true
        default: false
        }
    }

    /// The mapping that is written for a key, or for each item of its list; nil if none can be.
    public var mapping: FormatMapping? {
        switch self {
        case .structure(.mapping(let mapping)), .structure(.mappings(let mapping, _)): mapping
        case .structure(.changes): .change
        case .font: .font
        case .color: .color
        case .gestures: .gestures
        case .actions: .action
        case .content: .content
        case .keyCommands: .keyCommand
        case .rotors: .rotor
        case .spans: .span
        case .behavior: .behavior
        case .path: .shape
        default: nil
        }
    }
}
