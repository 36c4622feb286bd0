import Foundation

/// The working tree of git that the current folder lies in.
struct WorkingTree: Sendable {
    /// Git, run in the tree's outermost folder, so that relative paths of the environment mean what they mean in hooks.
    let git: GitProgram
    /// The names of that folder, from the root of the disk on.
    private let root: [String]
    private let current: [String]

    /// The tree that holds the current folder, as `option` needs it: the option that was given.
    init(for option: String, environment: [String: String]) throws(Failure) {
        let path = RunContext.current.folder
        current = AbsolutePath.names(of: path, in: [])
        let holder = Repository.folder(around: path).map { $0.isEmpty ? "/" : $0 }
        var environment = environment
        // In a hook, git names the repository but not the tree, and would take the current folder for it.
        let namesTree = !(environment["GIT_WORK_TREE"] ?? "").isEmpty
        if let holder, environment["GIT_DIR"] != nil, !namesTree { environment["GIT_WORK_TREE"] = holder }
        let git = try GitProgram(in: namesTree ? path : holder ?? path, environment: environment)
        do throws(Failure) {
            let answer = try git.output(["rev-parse", "--show-toplevel"]).prefix { $0 != UInt8(ascii: "\n") }
            let top = String(decoding: answer, as: UTF8.self)
            root = AbsolutePath.names(of: top, in: [])
            self.git = top == holder ? git : try GitProgram(in: top, environment: environment)
        } catch {
            throw try WorkingTree.reason(git, error, option)
        }
    }

    /// Why there is no working tree.
    private static func reason(_ git: GitProgram, _ failure: Failure, _ option: String) throws(Failure) -> Failure {
        if try git.line(["rev-parse", "--is-bare-repository"]) == "true" {
            return Failure("\(option) needs a working tree, and this repository is bare: it has none")
        }
        if try git.line(["rev-parse", "--is-inside-git-dir"]) == "true" {
            return Failure("\(option) needs a working tree, and this folder is where git keeps the repository")
        }
        if failure.message.contains("not a git repository") {
            return Failure("\(option) needs a git repository, and this folder lies in none")
        }
        return failure
    }

    /// The place of a file that git names by its path in the tree: relative to the current folder.
    func location(of path: some Collection<UInt8>) -> Location {
        let names = root.map { Array($0.utf8) } + path.split(separator: UInt8(ascii: "/")).map { Array($0) }
        let here = current.map { Array($0.utf8) }
        let shared = zip(names, here).prefix { $0 == $1 }.count
        // A tree that was put elsewhere has nothing in common with the current folder.
        if shared == 0 { return Location([UInt8(ascii: "/")] + names.joined(separator: [UInt8(ascii: "/")])) }
        let up = Array(repeating: Array("..".utf8), count: here.count - shared)
        return Location((up + names[shared...]).joined(separator: [UInt8(ascii: "/")]))
    }
}

/// The commit at which a line of work began.
struct BranchPoint {
    /// The commit, or the empty tree where nothing was committed yet.
    let commit: String
    /// The reference that was left there, as people call it.
    let name: String
    /// Whether anything was committed.
    let hasHead: Bool
    /// Why the commit may be the wrong one, as a sentence with what to do; nil if it is not in doubt.
    let doubt: String?

    /// The last commit that the current line shares with `reference`, or else with the default branch.
    init(in git: GitProgram, since reference: String?, for option: String) throws(Failure) {
        hasHead = try BranchPoint.commit(git, "HEAD") != nil
        if !hasHead, reference == nil {
            commit = String(decoding: try git.output(["hash-object", "-t", "tree", "--stdin"]), as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            name = "the beginning"
            doubt = nil
            return
        }
        let start: (commit: String, name: String)
        if let reference {
            start = try BranchPoint.named(reference, option, git)
        } else {
            start = try BranchPoint.defaultBranch(git)
        }
        name = start.name
        guard let shared = try git.line(["merge-base", start.commit, "HEAD"]) else {
            let hint = try BranchPoint.hint(git)
            throw Failure("no commit is shared by “\(start.name)” and HEAD" + hint)
        }
        commit = shared
        let head = try BranchPoint.commit(git, "HEAD")
        doubt = reference == nil && shared == head ? try BranchPoint.missingBranches(git) : nil
    }

    /// What a clone of one branch lacks: there the default branch seems to be the branch itself, which has not changed
    /// since. Nil for a whole clone.
    private static func missingBranches(_ git: GitProgram) throws(Failure) -> String? {
        let hint = try hint(git)
        if !hint.isEmpty { return "this clone holds no other commit to compare with" + hint }
        let fetched = try git.line(["config", "--get", "remote.origin.fetch"])
        guard let fetched, !fetched.contains("*") else { return nil }
        return "this clone holds one branch only, and nothing to compare it with; fetch the others, by git remote "
            + "set-branches origin '*' and git fetch, or name a commit by --since"
    }

    private static func named(
        _ reference: String, _ option: String, _ git: GitProgram
    ) throws(Failure) -> (commit: String, name: String) {
        if let commit = try commit(git, reference) { return (commit, reference) }
        let hint = try hint(git)
        throw Failure("\(option): git knows no commit “\(reference)”" + hint)
    }

    private static func defaultBranch(_ git: GitProgram) throws(Failure) -> (commit: String, name: String) {
        for branch in GitProgram.defaultBranches {
            if let commit = try commit(git, branch.reference) { return (commit, branch.name) }
        }
        let hint = try hint(git)
        throw Failure(
            "git knows no default branch here: neither origin/HEAD nor main or master; name one by --since" + hint)
    }

    /// The commit of a reference; nil if git does not know it.
    private static func commit(_ git: GitProgram, _ reference: String) throws(Failure) -> String? {
        try git.line(["rev-parse", "--verify", "--quiet", reference + "^{commit}"])
    }

    /// What to do where a clone has but the last commits, as those of servers do.
    private static func hint(_ git: GitProgram) throws(Failure) -> String {
        try git.isShallow ? "; this clone is shallow: \(GitProgram.unshallowing)" : ""
    }
}

extension GitProgram {
    /// Whether the clone has but the last commits.
    var isShallow: Bool { get throws(Failure) { try line(["rev-parse", "--is-shallow-repository"]) == "true" } }

    /// What to do about it.
    static let unshallowing =
        "fetch its history, by “fetch-depth: 0” for actions/checkout, “GIT_DEPTH: 0” in GitLab, or "
        + "git fetch --unshallow"

    /// The references that may be the default branch, the likeliest first: the name of each and where git keeps it.
    static let defaultBranches: [(name: String, reference: String)] =
        ["origin/HEAD", "origin/main", "origin/master"].map { ($0, "refs/remotes/" + $0) }
        + ["main", "master"].map { ($0, "refs/heads/" + $0) }
}
