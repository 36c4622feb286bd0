import A11yReporters
import Testing

/// Diffs of files, as `patch` reads them.
@Suite struct UnifiedDiffTests {
    @Test(arguments: [
        ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
        ("a\r\nb\r\n", "a\r\nb\r\nc\r\n", "@@ -1,2 +1,3 @@\n a\r\n b\r\n+c\r\n"),
        ("a", "b", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
        ("a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ])
    func `lines are told as they are`(old: String, new: String, hunk: String) {
        let diff = UnifiedDiff(of: "screen.yaml", from: old, to: new)
        #expect(diff.rendered(.off, onTerminal: false) == "--- screen.yaml\n+++ screen.yaml\n" + hunk)
    }

    @Test func `equal texts have no diff`() {
        let diff = UnifiedDiff(of: "screen.yaml", from: "a\n", to: "a\n")
        #expect(diff.isEmpty)
        #expect(diff.rendered(.off, onTerminal: false).isEmpty)
    }

    @Test func `no text takes a terminal over`() {
        let diff = UnifiedDiff(of: "screen.yaml", from: "a\r\n", to: "\u{1B}[2J\r\n")
        #expect(!diff.rendered(.off, onTerminal: true).contains("\u{1B}"))
    }
}
