import A11yModel
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

extension FailLevel: ExpressibleByArgument {}
