import A11yModel

/// What one file is checked with: the rules, and what its project says of it beside them.
public struct Settings: Sendable {
    /// The rules.
    public var rules: Ruleset
    /// Whether comments and Notes of the file may accept findings.
    public var heedsDirectives = true
    /// Every rule that a selector may name, whether it runs or not.
    public var known = Ruleset.builtIn
    /// What the project's configuration accepts in this file.
    public var suppressions: [ConfiguredSuppression] = []
    /// What the project asks of comments, Notes and entries that accept findings.
    public var policy = SuppressionPolicy()
    /// The day of the run, for what is accepted until a day; nil where no day is known, so that nothing has expired.
    public var today: Day?

    /// Settings of these rules alone.
    public init(_ rules: Ruleset) {
        self.rules = rules
    }
}
