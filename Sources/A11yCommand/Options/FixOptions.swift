import A11yModel
import ArgumentParser

/// What is repaired.
struct FixOptions: ParsableArguments {
    @Flag(help: "Repair what can be repaired without changing a meaning.")
    var fix = false

    @Flag(help: "With --fix, --fix-only or --diff: make repairs that need a look, too.")
    var unsafeFixes = false

    @Flag(help: "Repair, and neither report nor fail on what is left; implies --fix.")
    var fixOnly = false

    @Flag(help: "Show what would be repaired, as a diff, and write nothing; fail if that is anything.")
    var diff = false

    @Flag(help: "Accept what is found: write comments above the elements; in Notes with --unsafe-fixes.")
    var addSuppressions = false

    @Option(help: ArgumentHelp("Why it is accepted, for --add-suppressions.", valueName: "text"))
    var reason: String?

    func validate() throws {
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

    /// Whether files are changed, or would be.
    var isAsked: Bool { fix || fixOnly || diff || addSuppressions }

    /// What is repaired.
    var most: Fixability {
        guard !addSuppressions, fix || fixOnly || diff else { return .none }
        return unsafeFixes ? .unsafe : .safe
    }
}
