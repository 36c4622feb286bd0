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
}
