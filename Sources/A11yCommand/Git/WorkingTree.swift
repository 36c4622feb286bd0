import Foundation

/// The working tree of git that the current folder lies in.
struct WorkingTree: Sendable {
    /// Git, run in the tree's outermost folder, so that relative paths of the environment mean what they mean in hooks.
    let git: GitProgram
    /// The names of that folder, from the root of the disk on.
    private let root: [String]
    private let current: [String]

    /// The tree that holds the current folder, as `wish` needs it: the option that was given.
    init(for wish: String, environment: [String: String]) throws(Failure) {
        let path = FileManager.default.currentDirectoryPath
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
            throw try WorkingTree.reason(git, error, wish)
        }
    }

    /// Why there is no working tree.
    private static func reason(_ git: GitProgram, _ failure: Failure, _ wish: String) throws(Failure) -> Failure {
        if try git.line(["rev-parse", "--is-bare-repository"]) == "true" {
            return Failure("\(wish) needs a working tree, and this repository is bare: it has none")
        }
        if try git.line(["rev-parse", "--is-inside-git-dir"]) == "true" {
            return Failure("\(wish) needs a working tree, and this folder is where git keeps the repository")
        }
        if failure.message.contains("not a git repository") {
            return Failure("\(wish) needs a git repository, and this folder lies in none")
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
