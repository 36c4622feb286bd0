import A11yModel
import A11yPolicy
import A11yProject

/// What fails a run, as the user asked for.
struct Gate: Equatable {
    var failOn: FailLevel?
    var maxWarnings: Int?

    /// The lowest severity that fails the run.
    func level(_ configuration: Configuration?) -> FailLevel {
        let configured = configuration?.failOn.flatMap { FailLevel(rawValue: $0.value) }
        return failOn ?? configured ?? .error
    }

    /// How a run with these reports ends.
    func result(for reports: [Report], _ configuration: Configuration?) -> GateResult {
        let level = level(configuration)
        let counts = FindingCounts(of: reports.flatMap(\.findings), failing: level)
        if counts.failures > 0 { return GateResult(status: .failed) }
        if let maxWarnings, counts.warningsOfGate > maxWarnings, level != .never {
            return GateResult(status: .failed, reason: "\(counts.warningsOfGate) warnings, \(maxWarnings) allowed")
        }
        return GateResult(status: .passed)
    }
}

/// How a run ends, and why if the findings alone do not explain it.
struct GateResult: Equatable {
    /// The exit status of the program.
    let status: ExitStatus
    /// The beginning of a sentence for the report.
    var reason: String?
}
