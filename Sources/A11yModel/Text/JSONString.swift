/// The text of a string in JSON, decoded from its bytes.
///
/// Records hold whole documents as strings. Foundation's parser takes a fifth of the time of a check to decode one, and
/// does not tell where its characters stand.
package enum JSONString {
    /// The bytes in UTF-8 of the string whose bytes between the quotation marks are at `range`; nil if they are no
    /// string of JSON.
    package static func text(of bytes: [UInt8], at range: Range<Int>) -> [UInt8]? {
        guard bytes[range].allSatisfy({ $0 >= 0x20 }) else { return nil }
        var text: [UInt8] = []
        var index = range.lowerBound
        while let escape = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "\\")) {
            text += bytes[index..<escape]
            guard let (character, length) = character(of: bytes[escape..<range.upperBound]) else { return nil }
            text.append(contentsOf: UTF8.encode(character).map(Array.init) ?? [])
            index = escape + length
        }
        text += bytes[index..<range.upperBound]
        return String(validating: text, as: UTF8.self) == nil ? nil : text
    }

    /// The character of the escape at the start of some bytes, and the number of its bytes. Two escapes of UTF-16
    /// surrogates are one character.
    private static func character(of bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
        guard let letter = bytes.dropFirst().first else { return nil }
        if let short = shortEscapes[letter] { return (short, 2) }
        guard let unit = unit(of: bytes) else { return nil }
        if UTF16.isLeadSurrogate(unit), let next = self.unit(of: bytes.dropFirst(unitLength)),
            UTF16.isTrailSurrogate(next)
        {
            return (UTF16.decode(UTF16.EncodedScalar([unit, next])), unitLength + unitLength)
        }
        return Unicode.Scalar(unit).map { ($0, unitLength) }
    }

    /// The UTF-16 unit of an escape such as `\u00e9`; nil for any other escape.
    private static func unit(of bytes: ArraySlice<UInt8>) -> UInt16? {
        let digits = bytes.dropFirst(2).prefix(4)
        guard bytes.starts(with: "\\u".utf8), digits.count == 4, digits.allSatisfy(isDigit) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).properties.isASCIIHexDigit }

    /// The bytes of `\u00e9`.
    private static let unitLength = 6

    private static let shortEscapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
}
