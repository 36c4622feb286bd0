import ArgumentParser

/// Which files and lines git has to do with.
struct GitOptions: ParsableArguments {
    @Flag(help: "Check what is staged, as it will be committed.")
    var staged = false

    @Flag(help: "Check what changed since the default branch was left, and what is not committed yet unless CI is set.")
    var changed = false

    @Option(
        help: ArgumentHelp(
            "Check what changed since this branch was left, or since this commit.", valueName: "reference"))
    var since: String?

    @Flag(help: "Tell only what stands in lines that changed.")
    var changedLines = false

    @Flag(help: "Tell only what was not there before: at --since, or in the last commit with --staged.")
    var newOnly = false

    func validate() throws {
        if staged, changed || since != nil {
            let other = changed ? "--changed" : "--since"
            throw ValidationError("--staged and \(other) exclude each other: the one is what will be committed alone")
        }
        if let since, since.isEmpty || since.hasPrefix("-") {
            throw ValidationError("--since takes a branch, a tag or a commit")
        }
    }

    /// The option that asks for git; nil where none does.
    var wish: String? {
        let wishes = [
            ("--staged", staged), ("--changed", changed), ("--since", since != nil), ("--new-only", newOnly),
            ("--changed-lines", changedLines),
        ]
        return wishes.first { $0.1 }?.0
    }

    /// What git says about this run; nil where it is not asked. Of `named` paths only what lies there is checked.
    func selection(
        at named: [String], rules: DiscoveryRules, environment: [String: String]
    ) throws(Failure) -> GitSelection? {
        guard let wish else { return nil }
        if named.contains(FileToCheck.standardInput) { throw Failure("\(wish) and “-” exclude each other") }
        if staged, !named.isEmpty {
            throw Failure("--staged and paths exclude each other: everything that will be committed is checked")
        }
        let tree = try WorkingTree(for: wish, environment: environment)
        let isOnServer = !(environment["CI"] ?? "").isEmpty
        let comparison =
            staged
            ? GitComparison(ofIndexIn: tree)
            : try GitComparison(in: tree, since: since, isOnServer: isOnServer)
        return try GitSelection(comparison, at: named, rules: rules, lines: changedLines, newOnly: newOnly)
    }
}
