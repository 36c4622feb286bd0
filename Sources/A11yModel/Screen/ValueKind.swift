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
}
