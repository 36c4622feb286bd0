import A11yEngine
import A11yModel

/// A text of an element with the keys under which a string table may give it in another language.
struct LocalizedText {
    /// The property that holds it.
    package let property: Property
    /// The text in the file's own language.
    package let text: String
    /// `<object id>.<property>`, the likeliest first.
    package let keys: [String]
    /// The object id of its element.
    package let owner: String

    /// Interface Builder's names for what holds a text.
    private static let names: [(property: Property, names: [String])] = [
        (.label, ["accessibilityLabel"]), (.hint, ["accessibilityHint"]), (.text, ["text"]),
        (.title, ["normalTitle", "configuration.title", "title"]), (.placeholder, ["placeholder"]),
    ]

    /// The texts that an element has in the file.
    package static func all(of element: Element) -> [LocalizedText] {
        guard let id = element.name, !element.hasBuiltInName else { return [] }
        return names.compactMap { property, names in
            guard let text = element[property]?.text, !text.isEmpty else { return nil }
            let ordered = element.type == .button ? names : names.reversed()
            return LocalizedText(
                property: property, text: text, keys: ordered.map { "\(id).\($0)" }, owner: id)
        }
    }

    /// Those that VoiceOver says at its stop: a label takes the place of what is shown, but for a field's own text.
    package static func spoken(of element: Element) -> [LocalizedText] {
        all(of: element).filter { text in
            switch text.property {
            case .label, .hint: true
            case .placeholder: element.label == nil && element.text?.isEmpty != false
            default: element.label == nil && !element.isTextInput
            }
        }
    }

    /// Words between spaces.
    var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } }

    /// Whether there is something to translate: letters, and no address.
    var isTranslatable: Bool { text.contains(where: \.isLetter) && !text.contains("://") && !text.contains("@") }
}
