import A11yModel

/// Texts of help, for clients that show Markdown and for those that do not.
enum Help {
    /// A text whose code stands between backquotes.
    static func text(_ text: String, asMarkdown: Bool) -> JSON {
        .object([
            ("kind", .text(asMarkdown ? "markdown" : "plaintext")),
            ("value", .text(asMarkdown ? text : text.filter { $0 != "`" })),
        ])
    }

    /// A text from a file, or of a person, as Markdown shows it letter by letter; what stands between backquotes stays
    /// code.
    static func escaped(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard !parts.count.isMultiple(of: 2) else { return escapedLetters(text[...]) }
        return parts.enumerated().map { $0.isMultiple(of: 2) ? escapedLetters($1) : "`\($1)`" }.joined()
    }

    private static func escapedLetters(_ text: Substring) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_[]<>&|~#".contains(character) { escaped += "\\" }
            escaped.append(character.isNewline ? " " : character)
        }
        return escaped
    }
}
