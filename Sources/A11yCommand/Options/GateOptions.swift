import A11yModel
import A11yReporters
import A11yEngine
import A11yPolicy
import ArgumentParser

/// What fails a run.
struct GateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Fail on findings of at least this severity; on errors, unless told otherwise.", valueName: "level"))
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

    /// The least severity that fails the run, with a configuration or without.
    func level(_ configuration: Configuration?) -> FailLevel {
        if exitZero { return .never }
        let configured = configuration?.failOn.flatMap { FailLevel(rawValue: $0.value) }
        return failOn ?? (strict ? .warning : configured ?? .error)
    }

    /// How a run with these findings ends.
    func verdict(on reports: [Report], _ configuration: Configuration?) -> Verdict {
        let level = level(configuration)
        let findings = reports.lazy.flatMap(\.findings)
        if findings.contains(where: level.isReached) { return Verdict(status: .failed) }
        let warnings = findings.count { $0.weight == .warning }
        if let maxWarnings, warnings > maxWarnings, !exitZero {
            return Verdict(status: .failed, reason: "\(warnings) warnings, \(maxWarnings) allowed")
        }
        return Verdict(status: .passed)
    }
}

/// How a run ends, and why, where the findings alone do not explain it.
struct Verdict: Equatable {
    /// The status of the program.
    let status: ExitStatus
    /// The beginning of a sentence for the report.
    var reason: String?
}

extension FailLevel: ExpressibleByArgument {}
