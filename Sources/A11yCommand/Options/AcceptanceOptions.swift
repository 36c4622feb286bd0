import A11yModel
import A11yProject
import ArgumentParser

/// Which findings are accepted.
struct AcceptanceOptions: ParsableArguments {
    @Flag(help: "Ignore suppressions in comments and Notes.")
    var noInlineSuppressions = false

    @Option(
        help: ArgumentHelp("Accept the findings in this baseline.", valueName: "path"), completion: .file()
    )
    var baseline: String?

    @Flag(help: "Use no baseline, even if the configuration names one.")
    var noBaseline = false

    @Option(
        help: ArgumentHelp(
            "Write all findings to this new baseline, like a11ylint baseline create.",
            valueName: "path"), completion: .file())
    var writeBaseline: String?

    @Flag(help: "Fail if the baseline has entries for findings that are gone.")
    var strictBaseline = false

    func validate() throws {
        if noBaseline, baseline != nil { throw ValidationError("--baseline and --no-baseline exclude each other") }
        if noBaseline, strictBaseline {
            throw ValidationError("--strict-baseline and --no-baseline exclude each other")
        }
        if writeBaseline != nil, baseline != nil || strictBaseline {
            throw ValidationError("--write-baseline excludes --baseline and --strict-baseline")
        }
    }

    /// The options as plain values.
    var request: AcceptanceRequest {
        AcceptanceRequest(
            noInlineSuppressions: noInlineSuppressions, baseline: baseline, noBaseline: noBaseline,
            writeBaseline: writeBaseline, strictBaseline: strictBaseline)
    }
}

/// Which findings are accepted, as the user asked for.
struct AcceptanceRequest {
    var noInlineSuppressions = false
    var baseline: String?
    var noBaseline = false
    var writeBaseline: String?
    var strictBaseline = false

    /// The baseline of a run: the named one, or the one of the configuration; nil without one.
    func file(configured: String? = nil) throws(Failure) -> BaselineFile? {
        if noBaseline { return nil }
        if let path = baseline ?? configured { return try BaselineFile(at: path) }
        if strictBaseline { throw Failure("--strict-baseline needs a baseline: name it with --baseline PATH") }
        return nil
    }
}
