import A11yModel
import Testing

@testable import A11yReporters

/// What an excerpt shows of a fix.
@Suite struct FixedLinesTests {
    private static let file = "a:\n    b: 1\n    c: 2\n    d: 3\n"

    private func change(_ edits: [(String, String)], in file: String = file) throws -> FixedLines {
        let edits = try edits.map { old, new in
            let start = file.utf8.distance(
                from: file.startIndex, to: try #require(file.firstRange(of: old)).lowerBound)
            return Edit(SourceRange(start, start + old.utf8.count), to: new)
        }
        let source = Source(path: "a.yaml", text: file)
        return FixedLines(of: Fix(.safe, "Changes it.", edits), in: LineTable(source.bytes))
    }

    @Test func `a changed line is two, without the indentation`() throws {
        let change = try change([("1", "10")])
        #expect(change.old == ["b: 1"] && change.new == ["b: 10"] && change.isShort)
    }

    @Test func `an added line is one`() throws {
        let change = try change([("    c", "    e: 5\n    c")])
        #expect(change.old == [] && change.new == ["e: 5"] && change.isShort)
    }

    @Test func `lines in between are left out`() throws {
        let change = try change([("1", "10"), ("3", "30")])
        #expect(change.old == ["b: 1", "d: 3"] && change.new == ["b: 10", "d: 30"])
    }

    @Test func `what changes much is not shown`() throws {
        #expect(try !change([("b: 1", "x: 1\n    y: 1\n    z: 1\n    w: 1")]).isShort)
        #expect(try !change([]).isShort)
    }

    @Test func `of long lines the part around the change is shown`() throws {
        let long = String(repeating: "x", count: 100)
        let change = try change([("1", "2")], in: "\(long)1\(long)\n")
        let (old, new) = change.shown(to: 21, cut: "…")
        #expect(old == ["…xxxxxx1xxxxxxxxxxxx…"] && new == ["…xxxxxx2xxxxxxxxxxxx…"])
    }
}
