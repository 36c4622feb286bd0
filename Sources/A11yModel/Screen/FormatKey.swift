/// A key of our own format, with its meaning and value. The schema, completion and hover texts of editors use it.
public struct FormatKey: Hashable, Sendable {
    /// The key.
    public let name: String
    /// Other names under which it is accepted: UIKit's full name where it differs.
    public let aliases: [String]
    /// What it means, in sentences.
    public let meaning: String
    /// The values that it accepts.
    public let value: FormatValue

    /// A key with its meaning and value.
    public init(_ name: String, aliases: [String] = [], meaning: String, value: FormatValue) {
        self.name = name
        self.aliases = aliases
        self.meaning = meaning
        self.value = value
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

/// The values that a key of our own format accepts, as editors need to know them.
public enum FormatValue: Hashable, Sendable {
    /// The number of the format's version, which is 1.
    case version
    /// Yes or no.
    case flag
    /// Yes, no or `mixed`.
    case flagOrMixed
    /// Yes, no or a name.
    case flagOrName
    case number
    /// A whole number from `least`.
    case count(least: Int)
    case text
    /// The id of another element.
    case id
    /// A list of ids of other elements.
    case ids
    /// One of these words, or any other word if the set is open.
    case word([FormatWord], isOpen: Bool)
    /// A list of some of these words.
    case words([FormatWord])
    /// A list of texts.
    case texts
    /// A text, or a list of texts; they begin with one of these words, if there are any.
    case textOrTexts([FormatWord])
    /// A mapping of ids of elements to what changes of them.
    case changes
    /// A number for each of these parts: `x`, `y`, `width`, `height`.
    case numbers([String])
    /// A list of points, the name of a shape, or a mapping with a shape and its rectangle.
    case path(shapes: [FormatWord])
    /// One of these words, or the mapping.
    case wordOrMapping([FormatWord], FormatMapping)
    /// A literal colour, or a mapping with the name of a colour that the device chooses.
    case color
    case mapping(FormatMapping)
    /// A list of mappings, or also of texts if a text can replace a mapping.
    case mappings(FormatMapping, orTexts: Bool)
}

extension FormatValue {
    /// The mapping that is written for a key, or for each item of its list; nil if none can be.
    public var mapping: FormatMapping? {
        switch self {
        case .mapping(let mapping), .mappings(let mapping, _), .wordOrMapping(_, let mapping): mapping
        case .path: .shape
        case .color: .color
        case .changes: .change
        default: nil
        }
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

/// The kind of value that a key of our own format takes, by which the value is parsed.
public enum ValueKind: Equatable, Sendable {
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
    case structure
}
