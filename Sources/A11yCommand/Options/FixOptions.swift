import A11yProject
import ArgumentParser

/// What is fixed.
struct FixOptions: ParsableArguments {
    @Flag(help: "Make fixes that keep the meaning.")
    var fix = false

    @Flag(help: "With --fix or --diff: also make fixes that need review.")
    var unsafeFixes = false

    @Flag(help: "Show fixes as a diff without writing them; fail if there are any.")
    var diff = false

    @Option(
        help: ArgumentHelp(
            "Suppress what is found for this reason, by comments above the elements; in Notes with --unsafe-fixes.",
            valueName: "reason"))
    var addSuppressions: String?

    func validate() throws {
        if unsafeFixes, !fix, !diff, addSuppressions == nil {
            throw ValidationError(
                "--unsafe-fixes changes nothing by itself; give it with --fix, --diff or --add-suppressions")
        }
        if diff, fix { throw ValidationError("--fix writes files and --diff writes none; give one of them") }
        guard let addSuppressions else { return }
        if fix {
            throw ValidationError("--add-suppressions accepts what --fix would repair; repair first, then accept")
        }
        if addSuppressions.allSatisfy(\.isWhitespace) {
            throw ValidationError("--add-suppressions takes a reason: why is it accepted?")
        }
    }

    /// The options as plain values.
    var request: FixRequest {
        FixRequest(
            fix: fix, unsafeFixes: unsafeFixes, diff: diff, addSuppressions: addSuppressions != nil,
            reason: addSuppressions)
    }
}
