import A11yModel

/// Converts a file to UTF-8, which all parsers read.
///
/// UTF-8 is kept as it is. Invalid bytes are reported once and replaced by `?`, so that offsets stay those of the file.
/// Other encodings and binary property lists are transcoded, and ranges count in the result.
enum Encoding {
    static func utf8(_ bytes: [UInt8], within limits: Limits) -> Parsed<[UInt8]> {
        if bytes.count > limits.bytes {
            let expected = limits.expectation(of: .fileSize)
            return Parsed([], problems: [.syntax(expected, at: .fileStart, unchecked: "the file")])
        }
        if BinaryPropertyList.holdsSnapshot(bytes), let json = BinaryPropertyList.json(bytes, within: limits) {
            return Parsed(json)
        }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            return refused("UTF-32")
        }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes[2...], highByte: 1) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes[2...], highByte: 0) }
        if bytes.starts(with: [UInt8(ascii: "<"), 0]) { return utf16(bytes[...], highByte: 1) }
        if bytes.starts(with: [0, UInt8(ascii: "<")]) { return utf16(bytes[...], highByte: 0) }
        guard let declared = declaredEncoding(bytes) else { return repaired(bytes) }
        switch declared.name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": return repaired(bytes)
        case "ISO-8859-1", "LATIN1", "ISO-LATIN-1":
            return Parsed(bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] })
        default:
            var parsed = repaired(bytes)
            let sentence = "UTF-8, UTF-16 or ISO-8859-1 expected: \(declared.name) is not read"
            parsed.problems = [.syntax(sentence, at: declared.range, unchecked: "text beyond ASCII")]
            return parsed
        }
    }

    private static func refused(_ name: String) -> Parsed<[UInt8]> {
        Parsed([], problems: [.syntax("UTF-8 expected: \(name) is not read", at: .fileStart, unchecked: "the file")])
    }

    private static func repaired(_ bytes: [UInt8]) -> Parsed<[UInt8]> {
        guard let first = UTF8Text.firstInvalid(in: bytes) else { return Parsed(bytes) }
        var repaired = bytes
        var next: Int? = first
        while let index = next {
            repaired[index] = UInt8(ascii: "?")
            next = UTF8Text.firstInvalid(in: repaired, from: index + 1)
        }
        let range = SourceRange(first, first + 1)
        return Parsed(
            repaired, problems: [.syntax("UTF-8 expected: this byte is not", at: range, unchecked: "text beyond ASCII")]
        )
    }

    /// Transcodes UTF-16. `highByte` is the index of the high byte in each pair, 0 or 1.
    private static func utf16(_ bytes: ArraySlice<UInt8>, highByte: Int) -> Parsed<[UInt8]> {
        var units: [UInt16] = []
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            units.append(UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte]))
            index += 2
        }
        var text: [UInt8] = []
        let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
            text.append($0)
        }
        guard isBroken || bytes.count % 2 == 1 else { return Parsed(text) }
        let problem = Problem.syntax(
            "whole characters of UTF-16 expected", at: .fileStart, unchecked: "the broken ones")
        return Parsed(text, problems: [problem])
    }

    /// The encoding that an XML declaration names, with its bytes.
    private static func declaredEncoding(_ bytes: [UInt8]) -> (name: String, range: SourceRange)? {
        let start = UTF8Text.start(of: bytes)
        guard bytes[start...].starts(with: "<?xml".utf8) else { return nil }
        // A declaration is about 60 bytes long.
        let declaration = bytes[start...].prefix(256).prefix { $0 != UInt8(ascii: ">") }
        let key = Array("encoding".utf8)
        guard let found = declaration.indices.first(where: { declaration[$0...].starts(with: key) }) else { return nil }
        let isQuote: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        guard let open = declaration[found...].firstIndex(where: isQuote),
            let close = declaration[(open + 1)...].firstIndex(where: isQuote)
        else { return nil }
        let name = String(decoding: bytes[open + 1..<close], as: UTF8.self)
        return (name, SourceRange(open + 1, close))
    }
}
