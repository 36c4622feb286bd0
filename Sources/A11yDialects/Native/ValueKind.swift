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
    case rect, point, path, color, font
    case traits, gestures, actions, content, keyCommands
    /// Other elements, or what the element itself is: no value, but a part of the screen.
    case structure

    /// What the kind takes, to complete "`frame` takes …".
    var expectation: String {
        switch self {
        case .flag: "true or false"
        case .flagOrMixed: "true, false or mixed"
        case .number: "a number"
        case .count(let least): "a whole number from \(least)"
        case .text: "a text"
        case .reference: "the id of an element"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        case .texts: "a list of texts"
        case .references: "a list of ids"
        case .words(let words): "a list of words from \(words.joined(separator: ", "))"
        case .rect: "four numbers: x, y, and a width and height that are not negative"
        case .point: "two numbers"
        case .path: "a list of points, oval or rect"
        case .color: "a colour written \"#RRGGBB\" or \"#RRGGBBAA\""
        case .font: "a mapping with style, size, bold or name"
        case .traits: "a list of traits"
        case .gestures: "a mapping of gestures to what they do"
        case .actions: "a list of names, or of mappings with name, image and action"
        case .content: "a list of mappings with label, value and importance"
        case .keyCommands: "a list of mappings with input, modifiers, title and action"
        case .structure: "elements"
        }
    }
}
