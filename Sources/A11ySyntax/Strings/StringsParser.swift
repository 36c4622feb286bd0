import A11yModel

/// Parses string tables of the old style: `"key" = "text";`, with comments, escapes and unquoted keys.
///
/// A syntax error ends the parsing; the entries before it are kept. Cost: linear in the bytes.
public struct StringsParser {
    private let bytes: [UInt8]
    private var index: Int

    /// The entries of a source, in the order of the file. The source is UTF-8, or UTF-16 with a byte order mark.
    public static func entries(of source: Source) -> [(key: String, text: String)] {
        let bytes = Encoding.utf8(source.bytes, within: .fixed).value
        var parser = StringsParser(bytes: bytes, index: UTF8Text.start(of: bytes))
        return parser.read()
    }

    private mutating func read() -> [(key: String, text: String)] {
        var entries: [(key: String, text: String)] = []
        // The entries may be enclosed in braces.
        _ = skip("{")
        while let key = word() {
            // A key without a value is its own text.
            let text = skip("=") ? word() : key
            guard let text, skip(";") else { break }
            entries.append((key, text))
        }
        return entries
    }

    /// Skips white space and comments.
    private mutating func skipGaps() {
        while index < bytes.count {
            if bytes[index...].starts(with: "/*".utf8) {
                index += 2
                while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
                index = min(index + 2, bytes.count)
            } else if bytes[index...].starts(with: "//".utf8) {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if bytes[index] <= UInt8(ascii: " ") {
                index += 1
            } else {
                return
            }
        }
    }

    /// Skips a character and the gaps before it; false if another character follows.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipGaps()
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func word() -> String? {
        skipGaps()
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") { return quoted() }
        let start = index
        while index < bytes.count, StringsParser.isPlain(bytes[index]) { index += 1 }
        return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private mutating func quoted() -> String? {
        let quote = bytes[index]
        var units: [UInt16] = []
        var start = index + 1
        index = start
        func take(_ end: Int) { units += String(decoding: bytes[start..<end], as: UTF8.self).utf16 }
        while index < bytes.count, bytes[index] != quote {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            take(index)
            index += 1
            units += escape()
            start = index
        }
        guard index < bytes.count else { return nil }
        defer { index += 1 }
        // Few texts have escapes, which may be halves of a character.
        if units.isEmpty { return String(decoding: bytes[start..<index], as: UTF8.self) }
        take(index)
        return String(decoding: units, as: UTF16.self)
    }

    /// The UTF-16 units of the escape behind a backslash.
    private mutating func escape() -> [UInt16] {
        guard index < bytes.count else { return [] }
        let letter = bytes[index]
        switch letter {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            index += 1
            return digits(atMost: 4, radix: 16)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return digits(atMost: 3, radix: 8)
        default: break
        }
        // A character beyond ASCII stands for itself, and is read as the text that follows.
        if letter >= 0x80 { return [] }
        index += 1
        return [StringsParser.escapes[letter] ?? UInt16(letter)]
    }

    private mutating func digits(atMost count: Int, radix: Int) -> [UInt16] {
        let start = index
        while index < bytes.count, index - start < count,
            Int(String(decoding: [bytes[index]], as: UTF8.self), radix: radix) != nil
        {
            index += 1
        }
        return UInt16(String(decoding: bytes[start..<index], as: UTF8.self), radix: radix).map { [$0] } ?? []
    }

    private static let escapes: [UInt8: UInt16] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
    ]

    /// Whether a byte may occur in an unquoted key.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$./:-".utf8.contains(byte)
        }
    }
}
