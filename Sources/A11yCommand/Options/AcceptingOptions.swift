import A11yModel
import ArgumentParser

/// What is accepted, and by which means.
struct AcceptingOptions: ParsableArguments {
    @Flag(help: "Heed no comments and Notes that accept findings: shows what is behind them.")
    var noInlineSuppressions = false
    @Option(
        help: ArgumentHelp("Accept the findings that this file has taken over.", valueName: "path"), completion: .file()
    )
    var baseline: String?

    @Flag(help: "Use no baseline, whatever the configuration says.")
    var noBaseline = false

    @Option(
        help: ArgumentHelp(
            "Take all findings over into this file, which must not be there yet: a11ylint baseline create.",
            valueName: "path"), completion: .file())
    var writeBaseline: String?

    @Flag(help: "Fail where the baseline has entries of which nothing is left.")
    var strictBaseline = false

    func validate() throws {
        if noBaseline, baseline != nil { throw ValidationError("--baseline and --no-baseline exclude each other") }
        if noBaseline, strictBaseline {
            throw ValidationError("--strict-baseline and --no-baseline exclude each other")
        }
        if writeBaseline != nil, baseline != nil || strictBaseline {
            throw ValidationError("--write-baseline makes a new baseline; it goes with no other")
        }
    }

    /// The baseline of a run, if it has one: the one that was named, else that of the configuration.
    func file(configured: String? = nil) throws(Failure) -> BaselineFile? {
        if noBaseline { return nil }
        if let path = baseline ?? configured { return try BaselineFile(at: path) }
        if strictBaseline { throw Failure("--strict-baseline needs a baseline: name it with --baseline PATH") }
        return nil
    }
}
