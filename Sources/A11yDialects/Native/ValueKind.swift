import A11yModel

/// What can be written as the value of a property.
enum ValueKind: Equatable {
    case flag, flagOrMixed
    case number
    /// A whole number from `least`.
    case count(least: Int)
    /// A text or an open set of words.
    case text
    /// The name of another element.
    case reference
    /// One word of a closed set.
    case word([String])
    case texts
    /// Names of other elements.
    case references
    /// Words of a closed set.
    case words([String])
    case rect, point, size, path, color, font
    case traits, gestures, actions, content, keyCommands
    /// Other elements, or what the element itself is: no value, but a part of the screen.
    case structure
}
