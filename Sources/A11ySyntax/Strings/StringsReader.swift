import A11yModel

/// Reads string tables of the old style: `"key" = "text";`, with comments, escapes, and keys without quotation marks.
///
/// What cannot be read ends the reading: the entries before it are kept. Cost: linear in the bytes.
package struct StringsReader {
    private let bytes: [UInt8]
    private var index = 0

    /// The entries of a source, in the order of the file; in UTF-8, or UTF-16 with a byte order mark.
    package static func entries(of source: Source) -> [(key: String, text: String)] {
        var bytes = Encoding.utf8(source.bytes, within: .fixed).tree
        if bytes.starts(with: UTF8Text.byteOrderMark) { bytes.removeFirst(UTF8Text.byteOrderMark.count) }
        var reader = StringsReader(bytes: bytes)
        return reader.read()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() -> [(key: String, text: String)] {
        var entries: [(key: String, text: String)] = []
        // The same entries may stand between braces.
        _ = skip("{")
        while let key = word() {
            // A key alone stands for itself.
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

    /// Skips a character and the gaps before it; false where another stands there.
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
        while index < bytes.count, StringsReader.isPlain(bytes[index]) { index += 1 }
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
        take(index)
        index += 1
        return String(decoding: units, as: UTF16.self)
    }

    /// What the characters behind a backslash stand for.
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
        guard let meaning = StringsReader.escapes[letter] else {
            // Any other character, of however many bytes, is itself: it is read as what follows.
            return letter == UInt8(ascii: "\\") || letter < 0x80 ? takeSelf(letter) : []
        }
        index += 1
        return [meaning]
    }

    private mutating func takeSelf(_ letter: UInt8) -> [UInt16] {
        index += 1
        return [UInt16(letter)]
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

    /// Characters of a key without quotation marks.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$./:-".utf8.contains(byte)
        }
    }
}
