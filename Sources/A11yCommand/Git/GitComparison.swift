import Foundation

/// Two states of a repository of which the later one is checked.
struct GitComparison {
    private enum Later {
        /// What will be committed.
        case index
        /// What was committed.
        case head
        /// What lies on the disk.
        case disk
    }

    /// Whether the later state is what will be committed.
    var isOfIndex: Bool { later == .index }
    /// The tree that holds the current folder.
    let tree: WorkingTree
    /// What the earlier state is, for a sentence.
    let since: String
    private let later: Later
    /// What git is told of the two states.
    private let states: [String]

    /// The index, compared with the last commit.
    init(ofIndexIn tree: WorkingTree) {
        self.tree = tree
        since = "HEAD"
        later = .index
        states = ["--cached"]
    }

    /// The working tree, compared with the commit at which `reference`, or else the default branch, was left. On a
    /// server, what its steps made in the working tree is not looked at: only what was committed.
    init(in tree: WorkingTree, since reference: String?, isOnServer: Bool) throws(Failure) {
        self.tree = tree
        let start = try BranchPoint(in: tree.git, since: reference)
        since = start.name
        later = isOnServer && start.hasHead ? .head : .disk
        states = later == .head ? [start.commit, "HEAD"] : [start.commit]
    }

    /// A file of the later state.
    struct File {
        let file: FileToCheck
        /// Its path in the tree.
        let path: [UInt8]
        /// What git keeps of it in the earlier state; nil for a file that is new.
        let former: String?
    }

    /// The files that differ.
    func files() throws(Failure) -> [File] {
        var changes = GitChange.all(in: try diff(["--raw", "-z", "--no-abbrev"]))
        if later == .disk {
            let untracked = try tree.git.output(["ls-files", "--others", "--exclude-standard", "-z"])
            changes += untracked.split(separator: 0).map { GitChange(path: Array($0), former: nil, current: nil) }
        }
        let contents = later == .index ? try tree.git.blobs(Set(changes.compactMap(\.current))) : [:]
        return changes.compactMap { change in
            var file = FileToCheck(tree.location(of: change.path), .found)
            if later == .index {
                guard let content = change.current.flatMap({ contents[$0] }) else { return nil }
                file.content = content
            } else if FolderListing.Kind(file.location) != .file {
                return nil
            }
            return File(file: file, path: change.path, former: change.former)
        }
    }

    /// The lines that differ, by path in the tree. A file that is new has all of its lines; one that git does not know
    /// yet has no entry.
    func touchedLines() throws(Failure) -> [[UInt8]: TouchedLines] {
        let patch = ["--patch", "--unified=0", "--text", "--src-prefix=a/", "--dst-prefix=b/"]
        return TouchedLines.all(in: try diff(patch))
    }

    /// A diff of the two states that no configuration changes.
    private func diff(_ options: [String]) throws(Failure) -> [UInt8] {
        let settings = ["diff.noprefix=false", "diff.mnemonicPrefix=false", "core.fsmonitor=false"]
        let plain = ["--no-color", "--no-ext-diff", "--no-textconv", "--find-renames", "--ignore-submodules"]
        return try tree.git.output(settings.flatMap { ["-c", $0] } + ["diff"] + plain + options + states + ["--"])
    }
}
