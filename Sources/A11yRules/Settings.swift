import A11yModel

/// What one file is checked with: the rules, and what its project says of it beside them.
public struct Settings: Sendable {
    /// The rules.
    public var rules: Ruleset
    /// What differs by the screen and its elements; nil where nothing does.
    public var exceptions: ScreenRules?
    /// The entries of the configuration that concern the file as a whole.
    public var used: Set<ConfigurationPlace> = []
    /// The system of screens that do not say theirs; nil for the usual one.
    public var platform: Platform?
    /// The language of screens that do not say theirs, as BCP 47; nil for the usual one.
    public var language: String?
    /// Runtime attributes of Interface Builder that name things in this project, beside those of many.
    public var namingKeyPaths: [String] = []
    /// What a file may cost.
    public var limits = Limits.usual
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
