import A11yRules

/// What the project says about a run: which settings each of its files has.
struct Project: Sendable {
    private let rules: Ruleset

    /// A project without a configuration file: every file is checked with these rules.
    init(rules: Ruleset) {
        self.rules = rules
    }

    /// What a file is checked with.
    func settings(for path: String) -> Settings { Settings(rules) }
}
