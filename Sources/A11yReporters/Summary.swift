import A11yModel

/// The figures of a run, counted in this one place for every format.
public struct Summary: Hashable, Sendable {
    /// Files looked at.
    public let files: Int
    /// Screens, elements and stops of all files.
    public let tally: Tally
    /// Rules applied.
    public let rules: Int
    /// Errors that are not for review.
    public let errors: Int
    /// Warnings that are not for review.
    public let warnings: Int
    /// Infos that are not for review.
    public let infos: Int
    /// Findings of any severity that a person must look at.
    public let reviews: Int
    /// Findings that the baseline knows, which do not count.
    public let baselined: Int
    /// Findings that the program can repair without changing a meaning.
    public let fixable: Int
    /// Findings that somebody accepted one by one; they are counted nowhere else.
    public let suppressed: Int
    /// Those of them for which nobody said why.
    public let unexplained: Int
    /// Findings that it can repair, and somebody should look at it.
    public let fixableUnsafely: Int
    /// Findings that fail the run.
    public let failures: Int

    /// The figures of a run.
    public init(of run: Run) {
        let findings = run.reports.flatMap(\.findings)
        let violations = findings.filter { $0.confidence != .review }
        files = run.reports.count
        tally = run.reports.reduce(Tally()) { $0 + $1.tally }
        rules = run.rules
        errors = violations.count { $0.severity == .error }
        warnings = violations.count { $0.severity == .warning }
        infos = violations.count { $0.severity == .info }
        reviews = findings.count - violations.count
        baselined = run.reports.flatMap(\.accepted).count { $0.acceptance?.means == .baseline }
        fixable = findings.count { $0.fixing == .safe }
        fixableUnsafely = findings.count { $0.fixing == .unsafe }
        let accepted = run.reports.flatMap(\.suppressed)
        suppressed = accepted.count
        unexplained = accepted.count { $0.acceptance?.reason.isEmpty != false }
        failures = findings.count { run.failLevel.isReached(by: $0) }
    }

    /// Findings of every kind.
    public var findings: Int { errors + warnings + infos + reviews }
}
