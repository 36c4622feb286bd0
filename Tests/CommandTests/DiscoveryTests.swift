import A11yEngine
import A11yPolicy
import Foundation
import Testing

@testable import A11yProject

/// Which files a walk meets, and what is left out.
@Suite struct DiscoveryTests {
    private static let files = [
        "a.yaml": Screens.error, "gen/b.yaml": Screens.error, "gen/sub/c.yaml": Screens.error,
        "ui/d.yaml": Screens.error, "ui/old/e.yaml": Screens.error, "Pods/f.yaml": Screens.error,
        "ci.yml": "on: push\njobs: {}\n", "ui/plain.yml": Screens.foreign,
        ".github/workflows/build.yml": "on: push\njobs: {}\n",
    ]

    @Test(arguments: [
        ("", ["a", "gen/b", "gen/sub/c", "ui/d", "ui/old/e"]), ("--exclude gen", ["a", "ui/d", "ui/old/e"]),
        ("--exclude gen/ --exclude old/", ["a", "ui/d"]),
        ("--exclude /b.yaml", ["a", "gen/b", "gen/sub/c", "ui/d", "ui/old/e"]),
        ("--exclude *.yaml --exclude !d.yaml", ["ui/d"]), ("--exclude ./gen/*", ["a", "ui/d", "ui/old/e"]),
        ("gen/b.yaml --exclude gen", ["gen/b"]), ("gen/b.yaml a.yaml --exclude gen --force-exclude", ["a"]),
        ("gen --exclude gen", ["gen/b", "gen/sub/c"]), ("gen ui --exclude gen --force-exclude", ["ui/d", "ui/old/e"]),
        ("Pods", ["Pods/f"]), ("Pods a.yaml --force-exclude", ["a"]),
        ("gen/sub gen gen/sub/c.yaml", ["gen/b", "gen/sub/c"]),
    ])
    func `patterns choose among the files of folders`(line: String, expected: [String]) throws {
        let folder = try Folder(DiscoveryTests.files)
        #expect(try checked(line, in: folder) == expected)
    }

    @Test func `patterns are relative to the folder that the program runs in`() throws {
        let folder = try Folder(DiscoveryTests.files)
        #expect(
            try checked(".. --exclude /d.yaml --exclude /old", in: folder, "ui") == [
                "../a", "../gen/b", "../gen/sub/c",
            ])
    }

    @Test func `what git ignores is left out in a repository, and only there`() throws {
        let folder = try Folder(DiscoveryTests.files)
        try folder.write("# generated\r\n/gen/*\r\n!gen/sub/\n\nold/\n", to: ".gitignore")
        try folder.write("e.yaml\n!d.yaml\n", to: "ui/.gitignore")
        #expect(try checked("", in: folder).count == 5)
        try folder.git("init -q")
        try folder.write("d.yaml\n", to: ".git/info/exclude")
        #expect(try checked("", in: folder) == ["a", "gen/sub/c", "ui/d"])
        #expect(try checked("old", in: folder, "ui") == [])
        #expect(try checked("gen/b.yaml", in: folder) == ["gen/b"])
        #expect(try checked("gen/b.yaml gen/sub/c.yaml --force-exclude", in: folder) == ["gen/sub/c"])
        // A repository in a repository is a world of its own.
        try folder.git("init -q gen")
        #expect(try checked("gen", in: folder) == ["gen/b", "gen/sub/c"])
    }

    @Test(arguments: [
        [".config/git/ignore": "gen/\n"], ["x/git/ignore": "gen/\n"],
        [".gitconfig": "[user]\n\tname = a\n[core]\n\texcludesFile = \"~/mine\" # own\n", "mine": "gen/\n"],
    ])
    func `the user's own ignore file counts`(home: [String: String]) throws {
        let folder = try Folder(DiscoveryTests.files)
        let own = try Folder(home)
        try folder.git("init -q")
        var environment = ["HOME": own.url.path()]
        if home["x/git/ignore"] != nil { environment["XDG_CONFIG_HOME"] = own.url("x").path() }
        #expect(try checked("", in: folder, environment: environment) == ["a", "ui/d", "ui/old/e"])
    }

    @Test(arguments: [
        ("--exclude [a", "bracket"), ("--exclude ../x", "leads out"), ("--exclude .", "takes a pattern"),
        ("*.storyboard", "--exclude the rest"), ("missing.yaml --allow-empty", "no such file"),
        ("gen --exclude gen --force-exclude", "passed over"),
    ])
    func `what cannot be meant is told`(line: String, word: String) throws {
        let folder = try Folder(DiscoveryTests.files)
        let run = try a11ylint(line.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains(word), "\(run.errors)")
    }

    @Test(arguments: [
        ("Mian.storyboard", "; did you mean “Main.storyboard”?"), ("App/Crat.xib", "; did you mean “App/Cart.xib”?"),
        ("Appp/Cart.xib", "; did you mean “App/Cart.xib”?"), ("Appp/Crat.xib", "; did you mean “App/Cart.xib”?"),
        ("Appp/None.xib", "; did you mean “App”?"),
        ("speak App/Crat.xib", "; did you mean “App/Cart.xib”?"), ("other.yaml", ""), ("None/Main.storyboard", ""),
    ])
    func `a wrong path gets the nearest name of its folder`(line: String, hint: String) throws {
        let folder = try Folder(["Main.storyboard": "", "App/Cart.xib": ""])
        let arguments = line.split(separator: " ").map(String.init)
        let run = try a11ylint(arguments.count == 1 ? ["check"] + arguments : arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors == "Error: \(arguments.last ?? ""): no such file or directory\(hint)\n")
    }

    @Test func `names of all sorts are survived`() throws {
        let folder = try Folder(["cafe\u{301}.yaml": Screens.error, "a\nb.yaml": Screens.error])
        // Not every disk takes a name that is no text.
        let copy = try shell("cat a*b.yaml 2>/dev/null > $'\\xe9.yaml'", in: folder.url)
        let expected = (copy.status == 0 ? ["\\xE9"] : []) + ["a\\nb", "caf\u{E9}"]
        #expect(try checked("", in: folder) == expected)
    }

    @Test func `a file that two names lead to is checked once, and links to elsewhere are followed`() throws {
        let folder = try Folder(["in/a.yaml": Screens.error, "out/b.yaml": Screens.error])
        for (link, target) in [("in/z.yaml", "a.yaml"), ("in/b.yaml", "../out/b.yaml"), ("in/c.yaml", "../out/b.yaml")]
        {
            try FileManager.default.createSymbolicLink(atPath: folder.url(link).path(), withDestinationPath: target)
        }
        #expect(try checked("in", in: folder) == ["in/a", "in/b"])
        #expect(try checked("in/z.yaml", in: folder) == ["in/z"])
    }

    @Test func `an excluded folder is not looked into`() throws {
        let folder = try Folder(DiscoveryTests.files)
        try folder.git("init -q")
        try folder.write("ui/\n", to: ".gitignore")
        let current = AbsolutePath.names(of: folder.url.path(), in: [])
        var rules = DiscoveryRules()
        rules.exclude = [PlacedPatterns(base: current, patterns: PathPatterns([PathPattern("gen/")]))]
        let discovery = Discovery(at: [folder.url.path()], rules: rules)
        let names = Set(discovery.folders.map { String(decoding: $0.name, as: UTF8.self) })
        #expect(names == Set([current.last, ".github", "workflows"].compactMap(\.self)))
        #expect(discovery.files.count == 3)
    }

    /// The files that are reported, without their endings.
    private func checked(
        _ line: String, in folder: Folder, _ inner: String = ".", environment: [String: String] = [:]
    ) throws -> [String] {
        let arguments = line.split(separator: " ").map(String.init) + ["-f", "compact", "-q"]
        let run = try a11ylint(arguments, in: folder.url(inner), environment: environment)
        let lines = run.output.split(separator: "\n").filter { $0.hasSuffix("]") }
        let paths = lines.compactMap { $0.split(separator: ":").first }
        let names = paths.map { String($0).replacing(".yaml", with: "").replacing(".yml", with: "") }
        return Set(names).sorted()
    }
}
