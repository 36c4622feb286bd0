import A11yModel
import Foundation
import TestSupport
import Testing

/// Strings of JSON, checked against Foundation.
@Suite struct JSONStringTests {
    /// What Foundation reads in a string literal; nil if it refuses it.
    private func oracle(_ literal: [UInt8]) -> String? {
        let value = try? JSONSerialization.jsonObject(with: Data(literal), options: .fragmentsAllowed)
        return value as? String
    }

    private func ours(_ literal: [UInt8]) -> String? {
        JSONString.text(of: literal, at: 1..<literal.count - 1).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        arguments: [
            "", "plain", #"a\"b"#, #"\\"#, #"\/\b\f\n\r\t"#, #"\u0041\u00e9\u20AC\ud83d\uDE00"#, "é€😀", #"\ud83d"#,
            #"\ud83dx"#, #"\ude00"#, #"\ud83d\n"#, #"\x"#, #"\u12"#, #"\u12g4"#, #"\u+123"#, #"\"#, "a\tb", "a\u{0}",
            "\u{7F}", #"\u0000"#, #"\uFFFF"#, #"<a b=\"c\">\n"#,
        ])
    func `a string is what Foundation reads in it`(text: String) {
        let literal = Array("\"\(text)\"".utf8)
        #expect(ours(literal) == oracle(literal))
    }

    @Test(arguments: 0..<400)
    func `strings of random pieces are what Foundation reads in them`(seed: Int) {
        var random = Dice(seed: UInt64(seed))
        let pieces: [[UInt8]] =
            [#"\n"#, #"\\"#, #"\""#, #"\u00e9"#, #"\ud83d"#, #"\ude00"#, #"\u004"#, "é", "😀", "a", "\\", " "].map {
                Array($0.utf8)
            } + [[0xC3], [0xFF], [0x1F], [0xED, 0xA0, 0x80]]
        let literal =
            [UInt8(ascii: "\"")]
            + (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
            + [UInt8(ascii: "\"")]
        // A literal whose last quotation mark is escaped ends elsewhere; the caller finds ends.
        guard !endsInEscape(literal) else { return }
        #expect(ours(literal) == oracle(literal), "\(String(decoding: literal, as: UTF8.self))")
    }

    private func endsInEscape(_ literal: [UInt8]) -> Bool {
        literal.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    @Test func `escapes are decoded`() throws {
        let line = Array(#"{"id":1,"source":"a\n\"é\u00e9\ud83d\ude00z"}"#.utf8)
        let start = try #require(line.firstIndex(of: UInt8(ascii: "a")))
        let string = start..<line.count - 2
        let text = try #require(JSONString.text(of: line, at: string))
        #expect(String(decoding: text, as: UTF8.self) == "a\n\"éé😀z")
    }
}
