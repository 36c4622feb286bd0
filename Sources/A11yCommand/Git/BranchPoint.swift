import Foundation

/// The commit at which a line of work began.
struct BranchPoint {
    /// The commit, or the empty tree where nothing was committed yet.
    let commit: String
    /// The reference that was left there, as people call it.
    let name: String
    /// Whether anything was committed.
    let hasHead: Bool

    /// The last commit that the current line shares with `reference`, or else with the default branch.
    init(in git: GitProgram, since reference: String?) throws(Failure) {
        hasHead = try BranchPoint.commit(git, "HEAD") != nil
        if !hasHead, reference == nil {
            commit = String(decoding: try git.output(["hash-object", "-t", "tree", "--stdin"]), as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            name = "the beginning"
            return
        }
        let start: (commit: String, name: String)
        if let reference {
            start = try BranchPoint.named(reference, git)
        } else {
            start = try BranchPoint.defaultBranch(git)
        }
        name = start.name
        guard let shared = try git.line(["merge-base", start.commit, "HEAD"]) else {
            let hint = try BranchPoint.hint(git)
            throw Failure("no commit is shared by “\(start.name)” and HEAD" + hint)
        }
        commit = shared
    }

    private static func named(
        _ reference: String, _ git: GitProgram
    ) throws(Failure) -> (commit: String, name: String) {
        if let commit = try commit(git, reference) { return (commit, reference) }
        let hint = try hint(git)
        throw Failure("--since: git knows no commit “\(reference)”" + hint)
    }

    private static func defaultBranch(_ git: GitProgram) throws(Failure) -> (commit: String, name: String) {
        for name in ["origin/HEAD", "origin/main", "origin/master", "main", "master"] {
            let kind = name.hasPrefix("origin/") ? "refs/remotes/" : "refs/heads/"
            if let commit = try commit(git, kind + name) { return (commit, name) }
        }
        let hint = try hint(git)
        throw Failure(
            "git knows no default branch here: neither origin/HEAD nor main or master; name one by --since" + hint)
    }

    /// The commit that a reference names; nil where there is none.
    private static func commit(_ git: GitProgram, _ reference: String) throws(Failure) -> String? {
        try git.line(["rev-parse", "--verify", "--quiet", reference + "^{commit}"])
    }

    /// What to do where a clone has but the last commits, as those of servers do.
    private static func hint(_ git: GitProgram) throws(Failure) -> String {
        guard try git.line(["rev-parse", "--is-shallow-repository"]) == "true" else { return "" }
        return
            "; this clone is shallow: fetch its history, by “fetch-depth: 0” for actions/checkout, “GIT_DEPTH: 0” in "
            + "GitLab, or git fetch --unshallow"
    }
}
