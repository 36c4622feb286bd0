/// A key of our own format: what it means and takes. Schema, completion and help of an editor are made of these.
package struct FormatKey: Hashable, Sendable {
    /// The key.
    package let name: String
    /// Other names under which it is accepted: UIKit's full name where it differs.
    package let aliases: [String]
    /// What it means, as sentences.
    package let meaning: String
    /// What may be written for it.
    package let value: FormatValue

    /// A key with what it means and takes.
    package init(_ name: String, aliases: [String] = [], meaning: String, value: FormatValue) {
        self.name = name
        self.aliases = aliases
        self.meaning = meaning
        self.value = value
    }
}

/// A word that may be written as a value.
package struct FormatWord: Hashable, Sendable {
    /// The word.
    package let name: String
    /// What it means, as a sentence; empty where the word says it.
    package let meaning: String

    /// A word with what it means.
    package init(_ name: String, meaning: String = "") {
        self.name = name
        self.meaning = meaning
    }
}

/// What may be written for a key of our own format.
package enum FormatValue: Hashable, Sendable {
    /// The number of the format's version, which is 1.
    case version
    /// Yes or no.
    case flag
    /// Yes, no or `mixed`.
    case flagOrMixed
    /// A number.
    case number
    /// A whole number from `least`.
    case count(least: Int)
    /// A text.
    case text
    /// The name of another element.
    case id
    /// The names of other elements.
    case ids
    /// One of these words; any other as well, if the set is open.
    case word([FormatWord], isOpen: Bool)
    /// Some of these words.
    case words([FormatWord])
    /// A list of texts.
    case texts
    /// A number for each of these parts: `x`, `y`, `width`, `height`.
    case numbers([String])
    /// A list of points, or the name of a shape.
    case path(shapes: [FormatWord])
    /// A literal colour, or the name of one that the device chooses.
    case color
    /// A mapping.
    case mapping(FormatMapping)
    /// A list of mappings; of texts as well, if a text may stand for one.
    case mappings(FormatMapping, orTexts: Bool)
}

/// A kind of mapping in our own format, which decides about its keys.
package enum FormatMapping: String, CaseIterable, Sendable {
    /// A file with a list of screens.
    case file
    /// A screen.
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
    /// What happens when a screen appears.
    case appearance
}
