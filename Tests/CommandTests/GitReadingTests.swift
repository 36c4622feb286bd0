import Testing

@testable import A11yProject

/// What git's own formats say.
@Suite struct GitReadingTests {
    @Test func `a raw diff names the files that there are`() {
        let (old, new, none) = ("aaaa", "bbbb", "0000")
        let diff = [
            ":100644 100644 \(old) \(new) M", "a b\n.yaml", ":100644 000000 \(old) \(none) D", "gone.yaml",
            ":100644 100755 \(old) \(new) R090", "from.yaml", "to.yaml", ":000000 120000 \(none) \(new) A", "link.yaml",
            ":000000 160000 \(none) \(new) A", "module", ":000000 100644 \(none) \(none) U", "conflict.yaml",
            ":120000 100644 \(old) \(none) T", "file.yaml", ":100644 100644 \(old) \(new) C100", "c.yaml", "copy.yaml",
            "",
        ].joined(separator: "\0")
        let changes = GitChange.all(in: Array(diff.utf8))
        #expect(
            changes.map { String(decoding: $0.path, as: UTF8.self) } == [
                "a b\n.yaml", "to.yaml", "file.yaml", "copy.yaml",
            ])
        #expect(changes.map(\.former) == [old, old, nil, nil])
        #expect(changes.map(\.current) == [new, new, nil, new])
    }

    @Test func `a patch tells the lines that changed`() {
        let patch = """
            diff --git a/a.yaml b/a.yaml
            index 1..2 100644
            --- a/a.yaml
            +++ b/a.yaml
            @@ -3 +3,2 @@ elements:
            -+++ b/not-a-file.yaml
            +@@ -1 +1 @@
            +diff --git a/x b/x
            @@ -9,2 +9,0 @@
            -one
            -two
            \\ No newline at end of file
            diff --git "a/\\303\\251 \\"q\\".yaml" "b/\\303\\251 \\"q\\".yaml"
            --- /dev/null
            +++ "b/\\303\\251 \\"q\\".yaml"
            @@ -0,0 +1 @@
            +x
            diff --git a/with blank.yaml b/with blank.yaml
            --- a/with blank.yaml\t
            +++ b/with blank.yaml\t
            @@ -1 +1 @@
            -x
            +y
            diff --git a/gone.yaml b/gone.yaml
            --- a/gone.yaml
            +++ /dev/null
            @@ -1 +0,0 @@
            -x

            """
        let lines = TouchedLines.all(in: Array(patch.utf8))
        #expect(lines.count == 3)
        #expect(lines[Array("a.yaml".utf8)] == TouchedLines(lines: [3...4], gaps: [9]))
        #expect(lines[Array("é \"q\".yaml".utf8)] == TouchedLines(lines: [1...1]))
        #expect(lines[Array("with blank.yaml".utf8)] == TouchedLines(lines: [1...1]))
    }

    @Test(arguments: [(1...2, false), (2...3, true), (4...9, true), (5...9, false), (9...10, true), (10...12, false)])
    func `a change concerns the lines that it meets, and those around a gap`(range: ClosedRange<Int>, expected: Bool) {
        #expect(TouchedLines(lines: [3...4], gaps: [9]).touch(range) == expected)
    }
}
