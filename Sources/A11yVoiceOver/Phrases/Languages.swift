// Which phrases a language has.

extension Phrases {
    /// The phrases of a BCP 47 language; English for those without phrases of their own.
    static func inLanguage(_ language: String) -> Phrases { known(in: language) ?? english }

    /// Whether English stands in for a language. Not so for a text that names none, such as `und`: there is nothing
    /// that would be spoken instead.
    static func isSubstitute(for language: String) -> Bool {
        LanguageTag(language) != nil && known(in: language) == nil
    }

    private static func known(in language: String) -> Phrases? {
        guard let tag = LanguageTag(language) else { return nil }
        return switch tag.language {
        case "en": english
        // `cmn` is Mandarin, for which `zh` is the usual name.
        case "cmn", "zh": tag.isTraditional ? traditionalChinese : simplifiedChinese
        default: nil
        }
    }
}
