import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters
import ArgumentParser

/// What fails a run.
struct GateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Fail on findings of at least this severity (default: error).", valueName: "level"))
    var failOn: FailLevel?

    @Flag(help: "Fail on warnings too: --fail-on warning.")
    var strict = false

    @Option(help: ArgumentHelp("Fail on more warnings than this.", valueName: "number"))
    var maxWarnings: Int?

    @Flag(help: "Pass whatever is found.")
    var exitZero = false

    func validate() throws {
        if strict, failOn != nil {
            throw ValidationError("--strict says the same as --fail-on warning; give one of them")
        }
        if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings cannot be negative") }
    }

    /// The options as plain values.
    var request: Gate { Gate(failOn: failOn, strict: strict, maxWarnings: maxWarnings, exitZero: exitZero) }
}

/// What fails a run, as the user asked for.
struct Gate {
    var failOn: FailLevel?
    var strict = false
    var maxWarnings: Int?
    var exitZero = false

    /// The lowest severity that fails the run.
    func level(_ configuration: Configuration?) -> FailLevel {
        if exitZero { return .never }
        let configured = configuration?.failOn.flatMap { FailLevel(rawValue: $0.value) }
        return failOn ?? (strict ? .warning : configured ?? .error)
    }

    /// How a run with these reports ends.
    func result(for reports: [Report], _ configuration: Configuration?) -> GateResult {
        let level = level(configuration)
        let findings = reports.lazy.flatMap(\.findings)
        if findings.contains(where: level.isReached) { return GateResult(status: .failed) }
        let warnings = findings.count { $0.weight == .warning }
        if let maxWarnings, warnings > maxWarnings, !exitZero {
            return GateResult(status: .failed, reason: "\(warnings) warnings, \(maxWarnings) allowed")
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

extension FailLevel: ExpressibleByArgument {}
