import A11yModel

/// Everything that a report tells: what was found, by which program, and how the run was set up and ended.
public struct Run: Sendable {
    /// The files, sorted by path.
    public let reports: [Report]
    /// The program's version.
    public let version: String
    /// The number of rules that were applied.
    public let rules: Int
    /// What is known of the rules that found something, by id; empty unless the format needs it.
    public let cards: [String: RuleCard]
    /// The folder to which paths for other programs are relative, absolute and without `/` at the end.
    public let root: String
    /// The presets the rules came from, in the order of the configuration.
    public let presets: [String]
    /// The configuration file, relative to the root of the run; nil without one.
    public let configuration: String?
    /// From which severity on a finding fails the run.
    public let failLevel: FailLevel
    /// The code with which the program ends.
    public let exitCode: Int
    /// Why it ends so, without a full stop, where the findings alone do not explain it: `12 warnings, 10 allowed`.
    public let exitReason: String?

    /// A run over these files, in any order.
    public init(
        reports: [Report], version: String, rules: Int, cards: [String: RuleCard] = [:], root: String = "",
        presets: [String] = [], configuration: String? = nil,
        failLevel: FailLevel, exitCode: Int, exitReason: String? = nil
    ) {
        self.reports = reports.sorted { $0.path < $1.path }
        self.version = version
        self.rules = rules
        self.cards = cards
        self.root = root
        self.presets = presets
        self.configuration = configuration
        self.failLevel = failLevel
        self.exitCode = exitCode
        self.exitReason = exitReason
    }
}
