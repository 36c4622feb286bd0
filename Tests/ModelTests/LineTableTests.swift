import TestSupport
import Testing

@testable import A11yModel

@Suite struct LineTableTests {
    @Test(arguments: [
        ("a\nb", 2, TextPosition(line: 2, column: 1)),
        ("a\r\nb", 3, TextPosition(line: 2, column: 1)),
        ("a\rb", 2, TextPosition(line: 2, column: 1)),
        ("a\n\rb", 3, TextPosition(line: 3, column: 1)),
        ("é画😀x", 9, TextPosition(line: 1, column: 4)),
        ("e\u{301}x", 3, TextPosition(line: 1, column: 3)),
        ("\u{FEFF}ab", 3, TextPosition(line: 1, column: 1)),
        ("\u{FEFF}ab", 0, TextPosition(line: 1, column: 1)),
        ("ab", 2, TextPosition(line: 1, column: 3)),
        ("ab\n", 3, TextPosition(line: 2, column: 1)),
        ("ab", 99, TextPosition(line: 1, column: 3)),
        ("ab", -1, TextPosition(line: 1, column: 1)),
        ("", 0, TextPosition(line: 1, column: 1)),
    ])
    func `an offset has a line and a column in scalars`(_ text: String, _ offset: Int, _ place: TextPosition) {
        #expect(LineTable(Array(text.utf8)).place(of: offset) == place)
    }

    @Test func `a line's content leaves out its line break`() {
        let lines = LineTable(Array("a\r\n\nbc".utf8))
        #expect(lines.count == 3)
        #expect((0...4).map(lines.content) == [nil, SourceRange(0, 1), SourceRange(3, 3), SourceRange(4, 6), nil])
    }

    @Test(arguments: [
        "a\nb\r\nc\rd", "\u{FEFF}é\n\n画面", "\r\r\n\n", String(repeating: "\n", count: 1_000),
        String(repeating: "abc\n", count: 200) + String(repeating: "d\r\n", count: 200) + "\r"
            + String(repeating: "ef\n", count: 200),
    ])
    func `every offset counts as a reader of the text would count`(_ text: String) {
        let table = LineTable(Array(text.utf8))
        var place = (line: 1, column: 1)
        var offset = 0
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            // CR LF is one line break; no offset between its bytes is used.
            if !(previous == "\r" && scalar == "\n") {
                #expect(
                    table.place(of: offset) == TextPosition(line: place.line, column: place.column), "offset \(offset)")
            }
            offset += UTF8.width(scalar)
            if previous == "\r", scalar == "\n" {
                // Counted with its CR.
            } else if scalar == "\n" || scalar == "\r" {
                place = (place.line + 1, 1)
            } else if scalar != "\u{FEFF}" {
                place.column += 1
            }
            previous = scalar
        }
    }

    @Test(.timeLimit(.minutes(patience)))
    func `places on a line of any length are found as soon as on a short one`() {
        let unit = "a画👩‍👩‍👧\t"
        let text = "first\n" + String(repeating: unit, count: 150_000)
        let table = LineTable(Array(text.utf8))
        let wrong = stride(from: 0, to: 150_000, by: 30).filter { step in
            let expected = TextPosition(line: 2, column: 1 + step * unit.unicodeScalars.count)
            return table.place(of: 6 + step * unit.utf8.count) != expected
        }
        #expect(wrong == [])
    }

    @Test func `blocks of long lines end anywhere`() {
        for prefix in ["", "\u{FEFF}", "\n", "é\n"] {
            let text = prefix + String(repeating: "é画b", count: 2_000) + "\n" + String(repeating: "👍", count: 2_500)
            let bytes = Array(text.utf8)
            let table = LineTable(bytes)
            var line = 1
            var column = 1
            var offset = 0
            for scalar in text.unicodeScalars {
                if offset > 0 || prefix != "\u{FEFF}" {
                    if offset % 7 == 0 { #expect(table.place(of: offset) == TextPosition(line: line, column: column)) }
                    column += 1
                }
                offset += scalar.utf8.count
                if scalar == "\n" { (line, column) = (line + 1, 1) }
            }
            #expect(table.place(of: bytes.count) == TextPosition(line: line, column: column))
        }
    }

    @Test(arguments: ["\n", "\r", "\r\n", "\r\n\n\r\r"])
    func `every offset has the place that counting from the start gives it`(lineBreak: String) {
        for gap in [1, 7, 63, 255, 256, 257, 700] {
            let text = String(repeating: String(repeating: "a", count: gap) + lineBreak, count: 1 + 900 / gap)
            let bytes = Array(text.utf8)
            let table = LineTable(bytes)
            var (line, start) = (1, 0)
            var wrong: [Int] = []
            for offset in 0...bytes.count {
                let expected = TextPosition(line: line, column: 1 + offset - start)
                if table.place(of: offset) != expected { wrong.append(offset) }
                guard offset < bytes.count else { break }
                let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
                if bytes[offset] == 0x0A || bytes[offset] == 0x0D && !isPair { (line, start) = (line + 1, offset + 1) }
            }
            #expect(wrong == [], "lines of \(gap)")
            #expect(table.count == line)
        }
    }
}
