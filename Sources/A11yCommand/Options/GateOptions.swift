import A11yModel
import ArgumentParser

/// What fails a run.
struct GateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Fail on findings of at least this severity (default: error).", valueName: "level"))
    var failOn: FailLevel?

    @Option(help: ArgumentHelp("Fail on more warnings than this.", valueName: "number"))
    var maxWarnings: Int?

    func validate() throws {
        if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings cannot be negative") }
    }

    /// The options as plain values.
    var request: Gate { Gate(failOn: failOn, maxWarnings: maxWarnings) }
}

extension FailLevel: ExpressibleByArgument {}
