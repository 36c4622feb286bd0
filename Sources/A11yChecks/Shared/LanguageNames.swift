import A11yEngine

/// The English names of languages, for messages: not everybody knows what a tag of BCP 47 stands for.
enum LanguageNames {
    private static let names = WordList(named: "language-name")

    /// The name with its tag: `German (de-AT)`; the tag alone of a language without a name here.
    package static func title(of tag: String) -> String {
        let candidates = [tag, WordList.key(of: tag)]
        guard let name = candidates.lazy.compactMap({ names.words(under: $0).first }).first else { return tag }
        return "\(name) (\(tag))"
    }

    /// Whether the tag says that nobody has determined the language.
    static func isUndetermined(_ vocabulary: Vocabulary) -> Bool { vocabulary.key == "und" }
}
