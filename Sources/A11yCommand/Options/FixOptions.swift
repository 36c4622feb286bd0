import A11yProject
import ArgumentParser

/// What is fixed.
struct FixOptions: ParsableArguments {
    @Flag(help: "Make fixes that keep the meaning.")
    var fix = false

    @Flag(help: "With --fix, --fix-only or --diff: also make fixes that need review.")
    var unsafeFixes = false

    @Flag(help: "Fix, and neither report remaining findings nor fail because of them; implies --fix.")
    var fixOnly = false

    @Flag(help: "Show fixes as a diff without writing them; fail if there are any.")
    var diff = false

    @Flag(help: "Suppress what is found, by comments above the elements; in Notes with --unsafe-fixes.")
    var addSuppressions = false

    @Option(help: ArgumentHelp("Why the findings are accepted, for --add-suppressions.", valueName: "text"))
    var reason: String?

    func validate() throws {
        if unsafeFixes, !fix, !fixOnly, !diff, !addSuppressions {
            throw ValidationError(
                "--unsafe-fixes changes nothing by itself; give it with --fix, --fix-only, --diff or --add-suppressions"
            )
        }
        if diff, fix || fixOnly {
            throw ValidationError("--\(fix ? "fix" : "fix-only") writes files and --diff writes none; give one of them")
        }
        if addSuppressions, fix || fixOnly {
            throw ValidationError(
                "--add-suppressions accepts what --\(fix ? "fix" : "fix-only") would repair; repair first, then accept")
        }
        let isBlank = reason?.allSatisfy(\.isWhitespace) ?? true
        if addSuppressions, isBlank {
            throw ValidationError("--add-suppressions needs --reason \"…\": why is it accepted?")
        }
        if reason != nil, !addSuppressions { throw ValidationError("--reason is for --add-suppressions") }
    }

    /// The options as plain values.
    var request: FixRequest {
        FixRequest(
            fix: fix, unsafeFixes: unsafeFixes, fixOnly: fixOnly, diff: diff, addSuppressions: addSuppressions,
            reason: reason)
    }
}
