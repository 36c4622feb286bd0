import A11yModel
import A11ySyntax
import Testing

@Suite struct EncodingTests {
    static let text = "<?xml version=\"1.0\"?><a b=\"é画😀\"/>"

    private func utf16(_ text: String, lowFirst: Bool) -> [UInt8] {
        text.utf16.flatMap { lowFirst ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    @Test func `UTF-16 is read with and without a byte order mark`() {
        let files = [
            [0xFF, 0xFE] + utf16(Self.text, lowFirst: true), [0xFE, 0xFF] + utf16(Self.text, lowFirst: false),
            utf16(Self.text, lowFirst: true), utf16(Self.text, lowFirst: false),
        ]
        for file in files {
            let parsed = Syntax.parse(Source(path: "test", bytes: file))
            #expect(described(parsed) == [])
            #expect(outline(parsed.value) == "<a>\n  b: ‹é画😀›\n")
        }
    }

    @Test func `Latin-1 is read if it is declared`() {
        var bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='".utf8)
        bytes += [0xE9] + Array("'/>".utf8)
        let parsed = Syntax.parse(Source(path: "test", bytes: bytes))
        #expect(described(parsed) == [])
        #expect(outline(parsed.value) == "<a>\n  b: ‹é›\n")
    }

    @Test func `any other declared encoding is reported`() {
        let parsed = parse("<?xml version='1.0' encoding='Shift_JIS'?><a/>")
        #expect(described(parsed) == ["‹Shift_JIS› UTF-8, UTF-16 or ISO-8859-1 expected: Shift_JIS is not read"])
    }

    @Test func `invalid UTF-8 is reported once, and ranges stay those of the file`() {
        let bytes = Array("a: x".utf8) + [0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80] + Array("\nb: y\n".utf8)
        let parsed = Syntax.parse(Source(path: "test", bytes: bytes))
        #expect(parsed.problems.map(\.range) == [SourceRange(4, 5)])
        #expect(parsed.value.roots.first?.entry("a")?.text == "x??(???")
        #expect(parsed.value.roots.first?.entry("b")?.range == SourceRange(14, 15))
    }

    @Test func `UTF-32 is rejected`() {
        let parsed = Syntax.parse(Source(path: "test", bytes: [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]))
        #expect(described(parsed) == ["‹› UTF-8 expected: UTF-32 is not read"])
    }
}
