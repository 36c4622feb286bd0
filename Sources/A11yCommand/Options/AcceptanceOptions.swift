import A11yProject
import ArgumentParser

/// Which findings are accepted.
struct AcceptanceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Accept the findings in this baseline; none accepts only what comments do.", valueName: "path"),
        completion: .file())
    var baseline: String?

    /// The baseline of a run: the named one, or the one of the configuration; nil without one.
    func file(configured: String? = nil) throws(Failure) -> BaselineFile? {
        if baseline == ProjectRequest.none { return nil }
        return try (baseline ?? configured).map { path throws(Failure) in try BaselineFile(at: path) }
    }
}
