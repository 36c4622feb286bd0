import A11yModel

/// Which files and findings are selected by git, as the user asked for.
package struct GitRequest: Equatable, Sendable {
    /// Whether the index is checked.
    package var staged = false
    /// The branch or commit since which changes are checked; `auto` for the branch point from the default branch.
    package var since: String?
    /// Whether only new findings count.
    package var newOnly = false

    /// A request; by default git is not used.
    package init(staged: Bool = false, since: String? = nil, newOnly: Bool = false) {
        self.staged = staged
        self.since = since
        self.newOnly = newOnly
    }

    /// The first option that needs git; nil without one.
    package var option: String? {
        [("--staged", staged), ("--since", since != nil), ("--new-only", newOnly)].first { $0.1 }?.0
    }

    /// The selection by git; nil if no option needs git. If paths are `named`, only files there are selected.
    package func selection(
        at named: [String], rules: DiscoveryRules, environment: [String: String]
    ) throws(Failure) -> GitSelection? {
        guard let option else { return nil }
        if named.contains(FileToCheck.standardInput) { throw Failure("\(option) and “-” exclude each other") }
        if staged, !named.isEmpty {
            throw Failure("--staged and paths exclude each other: everything that will be committed is checked")
        }
        let tree = try WorkingTree(for: option, environment: environment)
        let isOnServer = !(environment["CI"] ?? "").isEmpty
        let comparison =
            staged
            ? GitComparison(ofIndexIn: tree)
            : try GitComparison(in: tree, since: since == "auto" ? nil : since, isOnServer: isOnServer)
        return try GitSelection(comparison, at: named, rules: rules, newOnly: newOnly)
    }
}

/// The files of a run that git selects, and how their findings are narrowed.
package struct GitSelection {
    /// The files.
    package let discovery: Discovery
    /// The beginning of a sentence for when none of them describes a screen.
    package let emptiness: String
    /// The earlier contents of files, by their present path; nil if every finding counts.
    private let former: [String: [UInt8]]?

    /// The files of a comparison that lie at `paths` (anywhere if empty) and that `rules` include.
    init(
        _ comparison: GitComparison, at paths: [String], rules: DiscoveryRules, newOnly: Bool
    ) throws(Failure) {
        let files = try comparison.files()
        if files.isEmpty, let doubt = comparison.doubt { throw Failure(doubt) }
        discovery = Discovery(among: files.map(\.file), at: paths, rules: rules)
        let chosen = Set(discovery.files.map(\.location))
        let changed = files.filter { chosen.contains($0.file.location) }
        emptiness = comparison.isOfIndex ? "Nothing that is staged" : "Nothing that changed since \(comparison.since)"
        former = newOnly ? try GitSelection.former(changed, comparison.tree.git) : nil
    }

    /// The reports without the findings of the earlier state. Git follows moved files; findings are compared by
    /// fingerprint, which is made for the present path in both states.
    package func narrowed(_ reports: [Report], by checker: FileChecker) -> [Report] {
        guard let former else { return reports }
        return inParallel(reports, jobs: checker.jobs) { report in
            guard let content = former[report.path] else { return report }
            var file = FileToCheck(report.path, .named)
            file.content = content
            // Does not happen: the content is in memory.
            guard let earlier = try? checker.check(file) else { return report }
            let known = Set(earlier.report.fingerprints)
            var report = report
            report.findings = zip(report.findings, report.fingerprints).filter { !known.contains($1) }.map { $0.0 }
            return report
        }
    }

    private static func former(
        _ files: [GitComparison.File], _ git: GitProgram
    ) throws(Failure) -> [String: [UInt8]] {
        let contents = try git.blobs(Set(files.compactMap(\.former)))
        var former: [String: [UInt8]] = [:]
        for file in files { former[file.file.path] = file.former.flatMap { contents[$0] } }
        return former
    }
}
