import TestSupport
import Testing

@testable import A11yEngine
@testable import A11yPolicy

/// Path patterns, as the manual page of gitignore describes them. `IgnoreOracleTests` compares them with git.
@Suite struct PathPatternTests {
    @Test(arguments: [
        ("a.yaml", "a.yaml", true), ("a.yaml", "x/a.yaml", true), ("/a.yaml", "x/a.yaml", false),
        ("x/a.yaml", "x/a.yaml", true), ("x/a.yaml", "y/x/a.yaml", false), ("*.yaml", "x/y/a.yaml", true),
        ("*.yaml", ".yaml", true), ("x/*.yaml", "x/y/a.yaml", false), ("x/*", "x/a", true), ("x/*", "x/a/b", false),
        ("?.yaml", "é.yaml", true), ("?.yaml", "ab.yaml", false), ("**/a", "a", true), ("**/a", "x/y/a", true),
        ("x/**", "x", false), ("x/**", "x/y/z", true), ("x/**/z", "x/z", true), ("x/**/z", "x/1/2/z", true),
        ("x/**/z", "xz", false), ("**", "x/y", true), ("**/", "x", false), ("a**z", "abcz", true),
        ("a**/z", "ab/c/z", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[^a-c]x", "dx", true),
        ("[]x]", "]", true), ("[a\\]]", "]", true), ("[[:digit:]]", "7", true), ("[z-a]", "m", false),
        ("x[/]y", "x/y", false), ("\\*", "*", true), ("\\*", "a", false), ("\\!a", "!a", true), ("\\#a", "#a", true),
        ("a ", "a", true), ("a\\ ", "a ", true), ("a\\ ", "a", false), ("x/", "x", false), ("", "x", false),
        ("/", "x", false), ("a//b", "a/b", false), ("A", "a", false), ("caf\u{E9}", "cafe\u{301}", true),
        ("caf[\u{E9}]", "cafe\u{301}", true), ("[a", "[a", false), ("a\\", "a\\", false), ("日本/**", "日本/a", true),
    ])
    func `a pattern matches files`(pattern: String, path: String, expected: Bool) {
        #expect(PathPattern(pattern).matches(path, isFolder: false) == expected)
    }

    @Test(arguments: [
        ("x/", "x", true), ("x/", "y/x", true), ("/x/", "y/x", false), ("x", "x", true), ("x/**/", "x/y", true),
        ("**/", "x", true),
    ])
    func `a pattern matches folders`(pattern: String, path: String, expected: Bool) {
        #expect(PathPattern(pattern).matches(path, isFolder: true) == expected)
    }

    @Test(arguments: [
        ("x/", "x/y/a", true), ("x/", "x", false), ("y", "x/y/a", true), ("/y", "x/y/a", false), ("a", "x/y/a", true),
    ])
    func `a pattern covers the contents of the folders that it matches`(pattern: String, path: String, expected: Bool) {
        #expect(PathPatterns([PathPattern(pattern)]).matches(path) == expected)
    }

    @Test(arguments: [
        (["*.yaml", "!a.yaml"], "a.yaml", false), (["!a.yaml", "*.yaml"], "a.yaml", true),
        (["x/", "!x/a.yaml"], "x/a.yaml", true), (["x/*", "!x/a.yaml"], "x/a.yaml", false), ([], "a", false),
        (["/*", "!/x", "/x/*", "!/x/y"], "x/y/a", false), (["/*", "!/x", "/x/*", "!/x/y"], "x/z/a", true),
    ])
    func `the last match decides, and a negated pattern brings nothing back from a matched folder`(
        texts: [String], path: String, expected: Bool
    ) {
        #expect(PathPatterns(texts.map { PathPattern($0) }).matches(path) == expected)
    }

    @Test func `the decisive pattern is known`() {
        let patterns = PathPatterns(["*.yaml", "gen/", "!a.yaml"].map { PathPattern($0) })
        #expect(patterns.decisive(for: "gen/x/a.yaml")?.text == "gen/")
        #expect(patterns.decisive(for: "b.yaml")?.text == "*.yaml")
        #expect(patterns.decisive(for: "a.yaml") == nil)
    }

    @Test(arguments: ["[a", "[a-", "[[:what:]]", "a\\", "[\\", "[!"])
    func `a malformed pattern is broken and matches nothing`(pattern: String) {
        #expect(PathPattern(pattern).isBroken)
        #expect(!PathPattern(pattern).matches(pattern, isFolder: false))
    }

    @Test(.timeLimit(.minutes(patience)))
    func `no pattern backtracks exponentially`() {
        let name = String(repeating: "a", count: 2000)
        #expect(!PathPattern(String(repeating: "a*", count: 500) + "b").matches(name, isFolder: false))
        let path = Array(repeating: "a", count: 2000).joined(separator: "/")
        #expect(!PathPattern(String(repeating: "**/a/", count: 500) + "b").matches(path, isFolder: false))
    }
}

extension PathPattern {
    fileprivate func matches(_ path: String, isFolder: Bool) -> Bool {
        matches(PathPattern.names(in: path)[...], isFolder: isFolder)
    }
}
