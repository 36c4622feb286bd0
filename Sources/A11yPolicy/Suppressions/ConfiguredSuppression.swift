import A11yEngine
import A11yModel

/// What a project's configuration accepts, for files that cannot carry comments: an entry of `suppressions`.
package struct ConfiguredSuppression: Hashable, Sendable {
    /// Which rules.
    package var selectors: [RuleSelector]
    /// The same as the author wrote them, for reports.
    package var words: [String]
    /// In which files; nil for all that the configuration is for.
    package var file: PathPattern?
    /// At which elements, as an `ElementPattern` writes it; nil for all.
    package var element: String?
    /// Why; empty where nobody said.
    package var reason: String
    /// The last day on which it holds; nil for ever.
    package var until: Day?
    /// The configuration file, as reports name it.
    package var path: String
    /// The bytes of the entry there.
    package var range: SourceRange

    /// An entry of a configuration.
    package init(
        selectors: [RuleSelector], words: [String], file: PathPattern? = nil, element: String? = nil,
        reason: String = "", until: Day? = nil, path: String, range: SourceRange
    ) {
        self.selectors = selectors
        self.words = words
        self.file = file
        self.element = element
        self.reason = reason
        self.until = until
        self.path = path
        self.range = range
    }
}

extension ConfiguredSuppression {
    /// How reviews list it.
    package func listed(as state: Suppression.State, count: Int) -> Suppression {
        Suppression(
            means: .configuration, verb: Directive.Verb.ignore.rawValue, rules: words, reason: reason, until: until,
            path: path, range: range, state: state, count: count)
    }
}
