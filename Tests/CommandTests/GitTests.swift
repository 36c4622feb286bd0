import Foundation
import Testing

@testable import A11yProject

/// What git chooses for a run: the files, the lines, and the findings that were not there before.
@Suite struct GitTests {
    /// A screen with an error in each of the buttons that have no label.
    private static func screen(_ buttons: [String]) -> String {
        let lines = buttons.enumerated().map { number, id in
            "  - { type: button, id: \(id), frame: [16, \(80 + 60 * number), 343, 44] }\n"
        }
        return "screen: Order\nelements:\n" + lines.joined() + "title: Order\n"
    }

    private static let one = screen(["pay"])
    private static let two = screen(["pay", "send"])

    @Test func `what is staged is judged as it will be committed`() throws {
        let folder = try Folder.repository([
            "ui/a.yaml": Screens.right, "ui/b.yaml": Screens.right, "c.yaml": GitTests.one,
        ])
        try folder.write(GitTests.one, to: "ui/a.yaml")
        try folder.git("add ui/a.yaml")
        try folder.write(Screens.right, to: "ui/a.yaml")
        try folder.write(GitTests.one, to: "ui/b.yaml")
        #expect(try folder.findings("--staged") == ["ui/a.yaml:3 missing-label"])
        #expect(try folder.findings("--staged", in: "ui") == ["a.yaml:3 missing-label"])
        #expect(try folder.findings("ui/a.yaml") == [])
        try folder.git("rm -q --cached ui/b.yaml")
        try folder.git("mv c.yaml d.yaml")
        #expect(try folder.findings("--staged", in: "ui") == ["../d.yaml:3 missing-label", "a.yaml:3 missing-label"])
        #expect(try folder.findings("--staged --exclude d.yaml") == ["ui/a.yaml:3 missing-label"])
    }

    @Test func `the first commit of a repository can be checked`() throws {
        let folder = try Folder(["a.yaml": GitTests.one, "b.yaml": GitTests.one])
        try folder.git("init -q -b main")
        try folder.git("add a.yaml")
        #expect(try folder.findings("--staged --new-only") == ["a.yaml:3 missing-label"])
        #expect(try folder.findings("--since auto").count == 2)
    }

    @Test func `what changed is what was committed since the default branch was left, and what lies in the folder`()
        throws
    {
        let folder = try Folder.repository([
            "kept.yaml": GitTests.one, "a.yaml": Screens.right, "b.yaml": Screens.right, ".gitignore": "ignored.yaml\n",
        ])
        try folder.git("checkout -q -b topic")
        try folder.commit(["a.yaml": GitTests.one])
        // What others did meanwhile is not ours.
        try folder.git("checkout -q main")
        try folder.commit(["kept.yaml": GitTests.two])
        try folder.git("checkout -q topic")
        try folder.write(GitTests.one, to: "b.yaml")
        try folder.write(GitTests.one, to: "new.yaml")
        try folder.write(GitTests.one, to: "ignored.yaml")
        let all = ["a.yaml:3 missing-label", "b.yaml:3 missing-label", "new.yaml:3 missing-label"]
        #expect(try folder.findings("--since auto") == all)
        #expect(try folder.findings("--since main") == all)
        #expect(try folder.findings("--since HEAD") == Array(all.dropFirst()))
        #expect(try folder.findings("--since auto a.yaml") == [all[0]])
        #expect(try folder.findings("--since auto", environment: ["CI": "true"]) == [all[0]])
        try folder.git("update-ref refs/remotes/origin/HEAD HEAD")
        #expect(try folder.findings("--since auto") == Array(all.dropFirst()))
    }

    @Test func `a page shows what changed since a branch was left, in files that moved, too`() throws {
        let folder = try Folder.repository([
            "a.yaml": GitTests.one, "b.yaml": GitTests.two, "same.yaml": GitTests.one,
        ])
        try folder.git("checkout -q -b topic")
        try folder.commit(["a.yaml": Screens.right, "new.yaml": GitTests.one])
        try folder.git("mv b.yaml c.yaml")
        let run = try folder.page("--compare main")
        #expect(run.output.contains("Since main: 1 new, 1 gone, 3 as before."))
        #expect(run.output.contains("Changed screens since main"))
        #expect(run.output.components(separatedBy: "class=\"change\"").count == 2)
        let unknown = try folder.page("--compare nowhere")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("--compare: git knows no commit “nowhere”"))
    }

    @Test func `only findings that were not there before count, wherever they stand now`() throws {
        let folder = try Folder.repository(["a.yaml": GitTests.one, "b.yaml": GitTests.one])
        try folder.write("# moved down\n" + GitTests.screen(["send", "pay"]), to: "a.yaml")
        try folder.git("mv b.yaml moved.yaml")
        try folder.write(GitTests.one, to: "new.yaml")
        let expected = ["a.yaml:4 missing-label", "new.yaml:3 missing-label"]
        #expect(try folder.findings("--new-only --since main") == expected)
        try folder.git("add -A")
        #expect(try folder.findings("--staged --new-only") == expected)
        #expect(try folder.findings("--new-only --since main a.yaml") == [expected[0]])
    }

    @Test(arguments: ["--staged", "--since auto", "--since main --new-only", "--new-only"])
    func `a run without anything to check passes and says so`(line: String) throws {
        let folder = try Folder.repository(["a.yaml": GitTests.one])
        try folder.commit(["readme.md": "changed"])
        let run = try a11ylint(line.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 0)
        let word = line == "--staged" ? "that is staged" : "that changed since main"
        #expect(run.errors == "Nothing \(word) describes a screen.\n")
    }

    @Test(arguments: [
        ("--staged --since auto", "exclude each other"), ("--staged --since main", "exclude each other"),
        ("--staged a.yaml", "exclude each other"), ("--since auto -", "exclude each other"),
        ("--since nowhere", "nowhere"),
        ("--since auto missing.yaml", "missing.yaml: no such file"), ("--since=-x", "takes a branch"),
    ])
    func `what cannot be meant ends with 2`(line: String, word: String) throws {
        let folder = try Folder.repository(["a.yaml": GitTests.one])
        let run = try a11ylint(line.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains(word), "\(run.errors)")
    }

    @Test func `outside of a working tree there is a reason`() throws {
        let folder = try Folder(["a.yaml": GitTests.one])
        let outside = try a11ylint(["--since", "auto"], in: folder.url)
        #expect(outside.errors == "Error: --since needs a git repository, and this folder lies in none\n")
        try folder.git("init -q --bare bare.git")
        let bare = try a11ylint(["--staged"], in: folder.url("bare.git"))
        #expect(bare.errors == "Error: --staged needs a working tree, and this repository is bare: it has none\n")
        let missing = try a11ylint(["--staged"], in: folder.url, environment: ["PATH": folder.url.path()])
        #expect(missing.errors.contains("git is not installed"))
        #expect([outside, bare, missing].allSatisfy { $0.status == 2 })
    }

    @Test func `a shallow clone says how to get what is missing`() throws {
        let folder = try Folder.repository(["a.yaml": Screens.right])
        try folder.git("checkout -q -b topic")
        try folder.commit(["a.yaml": GitTests.one])
        let clone = try Folder()
        try clone.git(["clone", "-q", "--depth", "1", "file://" + folder.url.path(), "clone"])
        for line in ["--since auto", "--since main"] {
            let run = try a11ylint(line.split(separator: " ").map(String.init), in: clone.url("clone"))
            #expect(run.status == 2)
            #expect(run.errors.contains("fetch-depth: 0"), "\(run.errors)")
        }
        try clone.git(["-C", "clone", "fetch", "-q", "--depth", "1", "origin", "main:main"])
        let run = try a11ylint(["--since", "main"], in: clone.url("clone"))
        #expect(run.status == 2)
        #expect(run.errors.contains("no commit is shared by “main” and HEAD; this clone is shallow"))
    }

    @Test func `a clone of one branch is not taken for one without changes`() throws {
        let folder = try Folder.repository(["a.yaml": Screens.right])
        try folder.git("checkout -q -b topic")
        try folder.commit(["a.yaml": GitTests.one])
        let clone = try Folder()
        try clone.git(["clone", "-q", "--single-branch", "-b", "topic", folder.url.path(), "clone"])
        let run = try a11ylint(["--since", "auto"], in: clone.url("clone"))
        #expect(run.status == 2)
        #expect(run.errors.contains("git remote set-branches origin '*'"))
        try folder.git("checkout -q main")
        try clone.git(["clone", "-q", "-b", "main", folder.url.path(), "whole"])
        #expect(try a11ylint(["--since", "auto"], in: clone.url("whole")).status == 0)
    }

    @Test func `worktrees, submodules and hooks are working trees, too`() throws {
        let folder = try Folder.repository(["ui/a.yaml": Screens.right])
        try folder.git("worktree add -q -b topic tree")
        try folder.write(GitTests.one, to: "tree/ui/a.yaml")
        #expect(try folder.findings("--since auto", in: "tree/ui") == ["a.yaml:3 missing-label"])
        try folder.git("-C tree add -A")
        #expect(try folder.findings("--staged", in: "tree") == ["ui/a.yaml:3 missing-label"])
        try folder.write(GitTests.one, to: "ui/a.yaml")
        try folder.git("add ui")
        for environment in [
            ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"], ["GIT_DIR": folder.url(".git").path()],
        ] {
            for (inner, path) in [(".", "ui/a.yaml"), ("ui", "a.yaml")] {
                let found = try folder.findings("--staged", in: inner, environment: environment)
                #expect(found == ["\(path):3 missing-label"])
            }
        }
        try folder.git("commit -q -m hook")
        let outer = try Folder.repository(["b.yaml": GitTests.one])
        try outer.git(["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", folder.url.path(), "inner"])
        #expect(try outer.findings("--staged") == [])
        try outer.write(GitTests.two, to: "inner/ui/a.yaml")
        #expect(try outer.findings("--since auto", in: "inner/ui").count == 2)
    }

    @Test func `git is left as it was`() throws {
        let folder = try Folder.repository(["a.yaml": GitTests.one])
        try folder.write(GitTests.two, to: "a.yaml")
        try folder.git("add -A")
        let index = try Data(contentsOf: folder.url(".git/index"))
        let objects = try folder.git("count-objects -v")
        _ = try folder.findings("--since auto --new-only")
        _ = try folder.findings("--staged --new-only")
        #expect(try Data(contentsOf: folder.url(".git/index")) == index)
        #expect(try folder.git("count-objects -v") == objects)
    }
}
