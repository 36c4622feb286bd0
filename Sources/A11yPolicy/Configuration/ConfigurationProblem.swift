import A11yEngine
import A11yModel

/// A mistake in a configuration: what is wrong, its place, and the nearest right answer.
package struct ConfigurationProblem: Hashable, Sendable {
    /// What is wrong, without a full stop: `unknown rule "text-contrst"`.
    package let message: String
    /// The bytes at violation.
    package let range: SourceRange
    /// What was perhaps meant, to stand beside the place: `did you mean "text-contrast"?`; may be empty.
    package let hint: String
    /// Where to read more; may be empty.
    package let help: String

    /// A mistake at `range`.
    package init(_ message: String, at range: SourceRange, hint: String = "", help: String = "") {
        self.message = message
        self.range = range
        self.hint = hint
        self.help = help
    }

    /// A word that is none of those allowed, with the nearest of them; or all of them, where none is near and they are
    /// few. `owner` is what the word stands in, where that is to be told.
    package static func unknown(
        _ kind: String, _ word: String, in owner: String = "", among words: [String], at range: SourceRange,
        help: String = ""
    ) -> ConfigurationProblem {
        let near = nearest(word, among: words).map { "did you mean \"\($0)\"?" }
        let list = words.isEmpty || words.count > few ? "" : "there are \(words.joined(separator: ", "))"
        let hint = near ?? (help.isEmpty ? "" : list)
        return ConfigurationProblem(
            "unknown \(kind) \"\(word)\"" + (owner.isEmpty ? "" : " of \(owner)"), at: range, hint: hint,
            help: help.isEmpty ? list : help)
    }

    /// Words that can be listed for a reader.
    private static let few = 24
}
