import A11yReporters

// The commit that a report names, asked of git.

extension CheckedCommit {
    /// The last commit of the repository that a folder lies in; nil without git, a repository or a commit.
    package init?(of folder: String, in environment: [String: String]) {
        guard Repository.folder(around: folder) != nil,
            let git = try? GitProgram(in: folder, environment: environment),
            let line = try? git.line(["log", "-1", "--format=%h %cs"])
        else { return nil }
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 2 else { return nil }
        let change = try? git.line(["status", "--porcelain", "--untracked-files=no", "--", "."])
        self.init(name: words[0], day: words[1], isChanged: change != nil)
    }
}
