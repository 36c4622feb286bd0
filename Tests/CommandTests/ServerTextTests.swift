import A11yModel
import Testing

@testable import A11yServer

/// Lines and columns of a client, and changes that name them.
@Suite struct ServerTextTests {
    private static let text = "a€😀b\r\n中文: 👩‍💻\rend\n"

    @Test(arguments: [
        (0, 0, 0, 0, 0), (1, 0, 1, 1, 1), (4, 0, 4, 2, 2), (8, 0, 8, 4, 3), (9, 0, 9, 5, 4), (11, 1, 0, 0, 0),
        (14, 1, 3, 1, 1), (17, 1, 6, 2, 2), (19, 1, 8, 4, 4), (30, 1, 19, 9, 7), (31, 2, 0, 0, 0), (35, 3, 0, 0, 0),
    ])
    func `a byte has its place in every encoding, and the place its byte`(
        offset: Int, line: Int, utf8: Int, utf16: Int, utf32: Int
    ) {
        let lines = TextLines(Array(ServerTextTests.text.utf8))
        for (encoding, column) in [(PositionEncoding.utf8, utf8), (.utf16, utf16), (.utf32, utf32)] {
            let position = lines.position(of: offset, in: encoding)
            #expect(position.line == line && position.column == column, "\(encoding)")
            #expect(lines.offset(line: line, column: column, in: encoding) == offset, "\(encoding)")
        }
    }

    @Test(arguments: [(0, 99, 9), (99, 0, 35), (0, -1, 0), (-1, 0, 0), (0, 3, 4), (2, 7, 34)])
    func `places outside of the text, or within a character, are moved to one that exists`(
        line: Int, column: Int, offset: Int
    ) {
        let lines = TextLines(Array(ServerTextTests.text.utf8))
        #expect(lines.offset(line: line, column: column, in: .utf16) == offset)
    }

    @Test(arguments: [
        ("abc", [(0, 1, 0, 2, "X")], "aXc"), ("a😀c", [(0, 3, 0, 4, "d")], "a😀d"), ("a😀c", [(0, 1, 0, 3, "")], "ac"),
        ("a\r\nb", [(0, 1, 1, 0, "")], "ab"), ("", [(0, 0, 0, 0, "x\ny")], "x\ny"),
        ("中文", [(0, 1, 0, 2, "字"), (0, 2, 0, 2, "!")], "中字!"), ("a\nb", [(1, 1, 9, 9, "c")], "a\nbc"),
    ])
    func `changes are made one after the other`(before: String, edits: [(Int, Int, Int, Int, String)], after: String) {
        var document = OpenDocument(uri: ServerTalk.uri, language: "yaml", version: 1, text: before)
        let changes = edits.map { edit in
            JSON.object([
                (
                    "range",
                    .object([
                        ("start", .object([("line", .integer(edit.0)), ("character", .integer(edit.1))])),
                        ("end", .object([("line", .integer(edit.2)), ("character", .integer(edit.3))])),
                    ])
                ), ("text", .text(edit.4)),
            ])
        }
        let isApplied = document.apply(changes, version: 2, in: .utf16)
        #expect(isApplied && document.source.text == after && document.version == 2)
    }

    @Test(arguments: [
        ("file:///a/b%20c/%E4%B8%AD.yaml", "/a/b c/中.yaml"), ("untitled:Untitled-1", "Untitled-1.yaml"),
        ("git:/a/b.xml?x", "b.xml?x"), ("", "untitled.yaml"),
    ])
    func `a document has the path of its file`(uri: String, path: String) {
        #expect(OpenDocument(uri: uri, language: "yaml", version: nil, text: "").path == path)
    }

    @Test func `the findings of a text with emoji and Chinese lie where the client sees them`() throws {
        let text = "screen: 😀\ntitle: 中\nelements: [{ type: view, id: \"😀\", labl: 文 }]\n"
        for (encoding, columns) in [("utf-8", "37-2:41"), ("utf-16", "35-2:39"), ("utf-32", "34-2:38")] {
            var talk = try ServerTalk(abilities: #"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
            talk.open(text)
            #expect(talk.published().contains("2:\(columns) unknown-property"), "\(encoding)")
        }
    }
}
