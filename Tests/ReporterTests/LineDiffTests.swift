import A11yReporters
import TestSupport
import Testing

/// Differences between two texts, as unified diffs.
@Suite struct LineDiffTests {
    @Test func `equal texts have no difference`() {
        let diff = LineDiff(from: ["a", "b"], to: ["a", "b"])
        #expect(diff.isEmpty)
        #expect(rendered(diff) == [])
        #expect(LineDiff(from: [], to: []).isEmpty)
    }

    @Test func `a change is shown with three lines before and after it`() {
        let old = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
        let new = ["a", "b", "c", "d", "E", "f", "g", "h", "i"]
        let expected = [
            "--- old", "+++ new", "@@ -2,7 +2,7 @@", " b", " c", " d", "-e", "+E", " f", " g", " h",
        ]
        #expect(rendered(LineDiff(from: old, to: new)) == expected)
    }

    @Test func `changes close to each other share a hunk`() {
        let old = (1...20).map(String.init)
        let new = old.filter { $0 != "2" && $0 != "9" } + ["21"]
        let expected = [
            "--- old", "+++ new", "@@ -1,12 +1,10 @@", " 1", "-2", " 3", " 4", " 5", " 6", " 7", " 8", "-9", " 10",
            " 11",
            " 12", "@@ -18,3 +16,4 @@", " 18", " 19", " 20", "+21",
        ]
        #expect(rendered(LineDiff(from: old, to: new)) == expected)
    }

    @Test(arguments: [
        ([], ["a"], ["@@ -0,0 +1,1 @@", "+a"]), (["a"], [], ["@@ -1,1 +0,0 @@", "-a"]),
        (["a"], ["a", "a"], ["@@ -1,1 +1,2 @@", " a", "+a"]),
    ])
    func `an empty text, and a change at the end, have correct line numbers`(
        old: [String], new: [String], expected: [String]
    ) {
        #expect(rendered(LineDiff(from: old, to: new)) == ["--- old", "+++ new"] + expected)
    }

    @Test func `the caller decides which lines are equal, and the new text is shown`() {
        let diff = LineDiff(from: ["A", "b"], to: ["a", "c"]) { $0.lowercased() == $1.lowercased() }
        #expect(rendered(diff).dropFirst(3) == [" a", "-b", "+c"])
        #expect(LineDiff(from: ["A"], to: ["a"]) { $0.lowercased() == $1.lowercased() }.isEmpty)
    }

    @Test func `a difference holds all lines of the old and of the new text`() {
        for seed in 0..<200 {
            let old = (0..<seed % 23).map { "\(($0 * 7 + seed) % 5)" }
            let new = (0..<seed % 19).map { "\(($0 * 3 + seed) % 4)" }
            let lines = rendered(LineDiff(from: old, to: new)).dropFirst(2).filter { !$0.hasPrefix("@@") }
            // Common lines far from a change are left out on both sides.
            let before = lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
            let after = lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
            #expect(old.count - before.count == new.count - after.count)
            #expect(lines.isEmpty == (old == new))
            if before.count == old.count { #expect(before == old && after == new) }
        }
    }

    @Test(.timeLimit(.minutes(patience)))
    func `long texts without common lines are one replacement`() {
        let old = (0..<50_000).map { "old \($0)" }
        let new = (0..<50_000).map { "new \($0)" }
        let lines = rendered(LineDiff(from: ["same"] + old, to: ["same"] + new))
        #expect(lines.count == 100_004)
        #expect(lines[2...4] == ["@@ -1,50001 +1,50001 @@", " same", "-old 0"])
    }

    @Test func `colour surrounds lines, and control characters of the texts become escapes`() {
        let text = LineDiff(from: ["a\u{1B}[31m"], to: ["b"]).rendered(from: "old", to: "new", color: .on)
        #expect(text.contains("\u{1B}[31;1m-a\\u{1B}[31m\u{1B}[0m\n") || text.contains("\u{1B}[1;31m-a\\u{1B}[31m"))
        #expect(!text.contains("a\u{1B}[31m"))
    }

    private func rendered(_ diff: LineDiff) -> [String] {
        diff.rendered(from: "old", to: "new", color: .off).split(separator: "\n").map(String.init)
    }
}

/// Diffs of files, in the form that `patch` reads.
@Suite struct UnifiedDiffTests {
    @Test(arguments: [
        ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
        ("a\r\nb\r\n", "a\r\nb\r\nc\r\n", "@@ -1,2 +1,3 @@\n a\r\n b\r\n+c\r\n"),
        ("a", "b", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
        ("a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ])
    func `lines keep their line ends`(old: String, new: String, hunk: String) {
        let diff = UnifiedDiff(of: "screen.yaml", from: old, to: new)
        #expect(diff.rendered(.off, onTerminal: false) == "--- screen.yaml\n+++ screen.yaml\n" + hunk)
    }

    @Test func `equal texts have no diff`() {
        let diff = UnifiedDiff(of: "screen.yaml", from: "a\n", to: "a\n")
        #expect(diff.rendered(.off, onTerminal: false).isEmpty)
    }

    @Test func `no text controls a terminal`() {
        let diff = UnifiedDiff(of: "screen.yaml", from: "a\r\n", to: "\u{1B}[2J\r\n")
        #expect(!diff.rendered(.off, onTerminal: true).contains("\u{1B}"))
    }
}
