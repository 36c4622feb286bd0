import Foundation

/// Two states of a repository. The later one is checked.
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
    /// The name of the earlier state, for a sentence.
    let since: String
    /// Why nothing may seem to differ though something does; nil if that cannot be.
    let doubt: String?
    private let later: Later
    /// The arguments for git that name the two states.
    private let states: [String]

    /// The index, compared with the last commit.
    init(ofIndexIn tree: WorkingTree) {
        self.tree = tree
        since = "HEAD"
        doubt = nil
        later = .index
        states = ["--cached"]
    }

    /// The working tree, compared with the commit at which `reference`, or else the default branch, was left. On a
    /// server, what its steps made in the working tree is not looked at: only what was committed. `option` is the one
    /// that named the reference.
    init(
        in tree: WorkingTree, since reference: String?, for option: String = "--since", isOnServer: Bool
    ) throws(Failure) {
        self.tree = tree
        let start = try BranchPoint(in: tree.git, since: reference, for: option)
        since = start.name
        doubt = start.doubt
        later = isOnServer && start.hasHead ? .head : .disk
        states = later == .head ? [start.commit, "HEAD"] : [start.commit]
    }

    /// A file of the later state.
    struct File {
        let file: FileToCheck
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
            return File(file: file, former: change.former)
        }
    }

    /// A diff of the two states that no configuration changes.
    private func diff(_ options: [String]) throws(Failure) -> [UInt8] {
        let settings = ["diff.noprefix=false", "diff.mnemonicPrefix=false", "core.fsmonitor=false"]
        let plain = ["--no-color", "--no-ext-diff", "--no-textconv", "--find-renames", "--ignore-submodules"]
        return try tree.git.output(settings.flatMap { ["-c", $0] } + ["diff"] + plain + options + states + ["--"])
    }
}

/// A file that differs between two states of a repository.
struct GitChange {
    /// The file's path in the working tree.
    let path: [UInt8]
    /// What git keeps of it in the earlier state, under the name that it had there; nil for a file that is new.
    let former: String?
    /// What git keeps of it in the later state; nil for one that is in the working tree alone.
    let current: String?

    /// The files that a diff names in `--raw -z`, without those that are gone or in conflict, links and submodules.
    static func all(in diff: [UInt8]) -> [GitChange] {
        var changes: [GitChange] = []
        var fields = diff.split(separator: 0, omittingEmptySubsequences: false)[...]
        while let head = fields.popFirst(), head.first == UInt8(ascii: ":"), let path = fields.popFirst() {
            let words = head.dropFirst().split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 5, let status = words[4].first else { continue }
            // What was moved or copied has its former path in front.
            let now = status == "R" || status == "C" ? fields.popFirst() ?? path : path
            guard status != "D", status != "U", isFile(words[1]) else { continue }
            let former = isFile(words[0]) && status != "C" ? blob(words[2]) : nil
            changes.append(GitChange(path: Array(now), former: former, current: blob(words[3])))
        }
        return changes
    }

    /// Whether a mode is that of a file.
    private static func isFile(_ mode: String) -> Bool { mode.hasPrefix("100") }

    /// The name of a content; zeros stand for one that git does not keep.
    private static func blob(_ name: String) -> String? { name.allSatisfy { $0 == "0" } ? nil : name }
}

extension GitProgram {
    /// The contents of these names, by name.
    func blobs(_ names: Set<String>) throws(Failure) -> [String: [UInt8]] {
        if names.isEmpty { return [:] }
        let request = names.sorted().map { $0 + "\n" }.joined()
        var rest = try output(["cat-file", "--batch"], input: Array(request.utf8))[...]
        var contents: [String: [UInt8]] = [:]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
            rest = rest[(end + 1)...]
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { continue }
            contents[words[0]] = Array(rest.prefix(size))
            // Each ends with a line break.
            rest = rest.dropFirst(size + 1)
        }
        return contents
    }
}
