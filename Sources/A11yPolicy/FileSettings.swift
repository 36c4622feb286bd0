import A11yEngine
import A11yModel

/// What one file is checked with: the rules, and what its project says of it beside them.
package struct FileSettings: Sendable {
    /// The rules.
    package var rules: Ruleset
    /// What differs by the screen and its elements; nil where nothing does.
    package var exceptions: ScreenRules?
    /// The entries of the configuration that concern the file as a whole.
    package var used: Set<ConfigurationPlace> = []
    /// The system of screens that do not say theirs; nil for the usual one.
    package var platform: Platform?
    /// The language of screens that do not say theirs, as BCP 47; nil for the usual one.
    package var language: String?
    /// Runtime attributes of Interface Builder that name things in this project, beside those of many.
    package var namingKeyPaths: [String] = []
    /// What a file may cost.
    package var limits = Limits.usual
    /// Whether comments and Notes of the file may accept findings.
    package var heedsDirectives = true
    /// Every rule that a selector may name, whether it runs or not.
    package var known: Ruleset
    /// What the project's configuration accepts in this file.
    package var suppressions: [ConfiguredSuppression] = []
    /// What the project asks of comments, Notes and entries that accept findings.
    package var policy = SuppressionPolicy()
    /// The day of the run, for what is accepted until a day; nil where no day is known, so that nothing has expired.
    package var today: Day?

    /// Settings of these rules alone, in a project that knows `known`.
    package init(_ rules: Ruleset, known: Ruleset) {
        self.rules = rules
        self.known = known
    }
}
