import A11yModel

/// The files of a repository as they were when a commit was left, to compare reports with.
package struct FormerFiles: Sendable {
    /// The commit, as the user named it.
    package let name: String
    /// What was in each file that differs now, by its path for programs; nil for one that is new.
    private let contents: [String: [UInt8]?]
    private let root: PathRoot

    /// The files when `reference` was left: a branch, a tag or a commit. `option` is the one that asks for them.
    package init(
        since reference: String, for option: String, in root: PathRoot, environment: [String: String]
    ) throws(Failure) {
        let tree = try WorkingTree(for: option, environment: environment)
        // What is compared lies on the disk, on a server, too.
        let comparison = try GitComparison(in: tree, since: reference, for: option, isOnServer: false)
        let files = try comparison.files()
        let blobs = try tree.git.blobs(Set(files.compactMap(\.former)))
        name = reference
        self.root = root
        contents = Dictionary(
            files.map { file in (root.relative(file.file.path), file.former.flatMap { blobs[$0] }) }
        ) { first, _ in first }
    }

    /// The reports on the files as they were. Those of files that did not change are the present ones; a file that is
    /// new has none.
    package func reports(insteadOf present: [Report], by checker: FileChecker) -> [Report] {
        inParallel(present, jobs: checker.jobs) { report -> Report? in
            guard let former = contents[root.relative(report.path)] else { return report }
            guard let content = former else { return nil }
            var file = FileToCheck(report.path, .named)
            file.content = content
            return try? checker.check(file).report
        }.compactMap(\.self)
    }
}
