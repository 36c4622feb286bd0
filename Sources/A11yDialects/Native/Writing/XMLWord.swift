import A11yModel

/// Scalars and lists as the text of an attribute.
enum XMLWord {
    /// The text of a scalar, or of a point; nil for a mapping.
    static func word(_ value: JSON) -> String? {
        switch value {
        case .text(let text): text
        case .array(let numbers): numbers.compactMap(word).joined(separator: ",")
        case .object: nil
        case .null, .flag, .number: value.rendered(.compact)
        }
    }

    /// A list: separated by spaces, or by commas where an item holds a space.
    static func list(_ words: [String]) -> String {
        guard words.contains(where: { $0.contains(where: \.isWhitespace) }) else { return words.joined(separator: " ") }
        return words.joined(separator: ", ") + (words.count == 1 ? "," : "")
    }

    /// Whether a list cannot hold this item as it is, or not for the eye.
    static func isLoose(_ word: String) -> Bool { word.isEmpty || word.contains { $0.isWhitespace || $0 == "," } }

    /// A text between quotation marks.
    static func escaped(_ text: String) -> String { XMLEscapes.attributeValue(text) }
}
