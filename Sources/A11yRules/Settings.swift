import A11yModel

/// What one file is checked with: the rules, and what its project says of it beside them.
public struct Settings: Sendable {
    /// The rules.
    public var rules: Ruleset
    /// Whether comments and Notes of the file may accept findings.
    public var heedsDirectives = true
    /// The day of the run, for what is accepted until a day; nil where no day is known, so that nothing has expired.
    public var today: Day?

    /// Settings of these rules alone.
    public init(_ rules: Ruleset) {
        self.rules = rules
    }
}
