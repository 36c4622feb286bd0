import A11yProject
import ArgumentParser

/// Which files, lines and findings are selected by git.
struct GitOptions: ParsableArguments {
    @Flag(help: "Check the staged files, as they will be committed.")
    var staged = false

    @Flag(
        help:
            "Check changes since the branch point from the default branch; uncommitted ones too, unless CI is set."
    )
    var changed = false

    @Option(
        help: ArgumentHelp(
            "Check what changed since the branch point from this branch, or since this commit.", valueName: "reference")
    )
    var since: String?

    @Flag(help: "Report only findings in changed lines.")
    var changedLines = false

    @Flag(help: "Report only new findings: since --since, or since the last commit with --staged.")
    var newOnly = false

    func validate() throws {
        if staged, changed || since != nil {
            let other = changed ? "--changed" : "--since"
            throw ValidationError(
                "--staged and \(other) exclude each other: --staged checks only what will be committed")
        }
        if let since, since.isEmpty || since.hasPrefix("-") {
            throw ValidationError("--since takes a branch, a tag or a commit")
        }
    }

    /// The options as plain values.
    var request: GitRequest {
        GitRequest(
            staged: staged, changed: changed, since: since, changedLines: changedLines, newOnly: newOnly)
    }
}
