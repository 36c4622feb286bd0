import A11yModel

/// The figures of a run, counted in this one place for every format.
package struct Summary: Hashable, Sendable {
    /// Files looked at.
    package let files: Int
    /// Screens, elements and stops of all files.
    package let tally: Tally
    /// Rules applied.
    package let rules: Int
    /// Errors that are not for review.
    package let errors: Int
    /// Warnings that are not for review.
    package let warnings: Int
    /// Infos that are not for review.
    package let infos: Int
    /// Findings of any severity that a person must look at.
    package let reviews: Int
    /// Findings that the baseline knows, which do not count.
    package let baselined: Int
    /// Findings that the program can repair without changing a meaning.
    package let fixable: Int
    /// Findings that somebody accepted one by one; they are counted nowhere else.
    package let suppressed: Int
    /// Those of them for which nobody said why.
    package let unexplained: Int
    /// Findings that it can repair, and somebody should look at it.
    package let fixableUnsafely: Int
    /// Findings that fail the run.
    package let failures: Int

    /// The figures of a run.
    package init(of run: Run) {
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
    package var findings: Int { errors + warnings + infos + reviews }
}
