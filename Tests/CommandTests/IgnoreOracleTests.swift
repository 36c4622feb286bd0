import A11yEngine
import A11yPolicy
import Foundation
import Testing

/// What we leave out as ignored is what git ignores.
@Suite struct IgnoreOracleTests {
    /// Names and parts of paths that patterns are made of; `b**` with a slash behind it is left out, see below.
    private static let parts = ["b", "*", "**", "?", "a*", "*.y", "[ab]", "[!a]", "b*b", "\\b", "a**b", "[[:alpha:]]"]
    private static let paths = [
        "a", "b", "bb", "ab", "a.y", "a/b", "b/a", "a/a.y", "b/bb/a", "a/b/b", "c/b", "c/d/b", "c/d/a.y", "axb/b",
    ]
    private static let folders = ["d", "d/b", "b-b", "c/a"]

    /// Patterns of one, two and three parts, tied to their folder or not, for folders alone or not.
    private static var patterns: [String] {
        let two = parts.flatMap { one in parts.map { "\(one)/\($0)" } }
        let three = two.flatMap { begin in ["b", "*", "**"].map { "\(begin)/\($0)" } }
        let all = parts + two + three
        return all.enumerated().flatMap { number, pattern in
            [pattern, ["/\(pattern)", "\(pattern)/", "/\(pattern)/"][number % 3]]
        } + odd
    }

    /// What is seldom written.
    private static let odd = [
        "***/b", "a/***", "a//b", "//b", "b//", "/", "!", "\\!a", "a\\", "[a", "[a/b]", "[z-a]b", "[]-a]", "[a-]", "b ",
        "b\\ ", "\\#b", " b", "[\\a]", "*b*", "?*", "*?", "**b", "a/**/**/b", "**/**", "c/**/b/", "[^a]b",
    ]

    @Test func `each pattern describes what git says that it does`() throws {
        let patterns = IgnoreOracleTests.patterns
        let all = IgnoreOracleTests.paths + IgnoreOracleTests.folders
        let expected = try ignored(all, by: patterns.map { [$0] })
        for (pattern, ignored) in zip(patterns, expected) {
            let ours = PathPatterns([PathPattern(pattern)])
            let found = all.filter { ours.matches($0, isFolder: IgnoreOracleTests.folders.contains($0)) }
            #expect(Set(found) == ignored, "\(pattern)")
        }
    }

    @Test func `lists of patterns decide as git says`() throws {
        let some = ["b", "*", "a/", "/a/b", "**/b", "c/*", "*.y", "/c"]
        let lists = some.flatMap { one in some.flatMap { other in some.map { [one, "!\(other)", $0 + "/b"] } } }
        let expected = try ignored(IgnoreOracleTests.paths, by: lists)
        for (list, ignored) in zip(lists, expected) {
            let ours = PathPatterns(list.map { PathPattern($0) })
            #expect(Set(IgnoreOracleTests.paths.filter { ours.matches($0) }) == ignored, "\(list)")
        }
    }

    /// What git ignores of these paths, for each list of patterns: each has a folder of its own with an ignore file.
    private func ignored(_ paths: [String], by lists: [[String]]) throws -> [Set<String>] {
        let folder = try Folder()
        try folder.git("init -q")
        for (number, list) in lists.enumerated() {
            for inner in IgnoreOracleTests.folders where paths.contains(inner) {
                try FileManager.default.createDirectory(
                    at: folder.url("\(number)/\(inner)"), withIntermediateDirectories: true)
            }
            try folder.write(list.joined(separator: "\n") + "\n", to: "\(number)/.gitignore")
        }
        let questions = lists.indices.flatMap { number in paths.map { "\(number)/\($0)" } }
        let answer = try folder.git(
            ["check-ignore", "--no-index", "-z", "--stdin"], input: questions.joined(separator: "\0"))
        var ignored = Array(repeating: Set<String>(), count: lists.count)
        for path in answer.split(separator: "\0") {
            let parts = path.split(separator: "/", maxSplits: 1)
            if let number = Int(parts[0]) { ignored[number].insert(String(parts[1])) }
        }
        return ignored
    }
}
