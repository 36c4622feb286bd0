import A11yProject
import ArgumentParser

/// Which files and findings are selected by git.
struct GitOptions: ParsableArguments {
    @Flag(help: "Check the staged files, as they will be committed.")
    var staged = false

    @Option(
        help: ArgumentHelp(
            """
            Check what changed since the branch point from this branch, or since this commit; auto takes the default \
            branch. Uncommitted changes count too, unless CI is set.
            """, valueName: "reference"))
    var since: String?

    @Flag(
        help: """
            Report only new findings: since --since, or since the last commit with --staged. Alone like --since auto \
            --new-only.
            """)
    var newOnly = false

    func validate() throws {
        if staged, since != nil {
            throw ValidationError(
                "--staged and --since exclude each other: --staged checks only what will be committed")
        }
        if let since, since.isEmpty || since.hasPrefix("-") {
            throw ValidationError("--since takes a branch, a tag, a commit, or auto")
        }
    }

    /// The options as plain values.
    var request: GitRequest { GitRequest(staged: staged, since: since, newOnly: newOnly) }
}
