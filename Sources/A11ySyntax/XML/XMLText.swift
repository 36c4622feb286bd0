import A11yModel

/// Characters and references of XML 1.0.
enum XMLText {
    /// The quotation marks of prose.
    static let typographicMarks: [StaticString] = ["“", "”", "„", "‟", "«", "»", "‘", "’"]

    /// Where a text occurs. In attributes, line breaks and tabs are read as spaces; elsewhere line breaks are LF (XML
    /// 1.0, 2.11 and 3.3.3).
    enum Context {
        case attribute, content
    }

    /// The meaning of `&…;`.
    enum Reference: Equatable {
        /// A character, and the index behind the `;`.
        case character(Unicode.Scalar, end: Int)
        /// A well-formed reference to an undefined entity, or to a code point that XML does not allow.
        case unknown(end: Int)
        /// No reference: a bare ampersand.
        case none
    }

    /// The decoded text. Invalid references are kept as they are.
    static func decoded(_ bytes: ArraySlice<UInt8>, as context: Context = .attribute) -> String {
        var text: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "&"):
                if case .character(let scalar, let end) = reference(in: bytes[(index - 1)...]) {
                    text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                    index = end
                } else {
                    text.append(byte)
                }
            case 0x0D:
                if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
                text.append(context == .attribute ? 0x20 : 0x0A)
            case 0x0A, 0x09: text.append(context == .attribute ? 0x20 : byte)
            default: text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The reference at the beginning of `bytes`, which is an ampersand.
    static func reference(in bytes: ArraySlice<UInt8>) -> Reference {
        let start = bytes.startIndex + 1
        var end = start
        let isNumber = end < bytes.endIndex && bytes[end] == UInt8(ascii: "#")
        if isNumber { end += 1 }
        while end < bytes.endIndex, continuesName(bytes[end]) { end += 1 }
        guard end < bytes.endIndex, bytes[end] == UInt8(ascii: ";"), end > start else { return .none }
        let name = bytes[start..<end]
        if isNumber {
            guard let scalar = character(numbered: name.dropFirst()) else { return .unknown(end: end + 1) }
            return .character(scalar, end: end + 1)
        }
        for (entity, scalar) in predefined where name.elementsEqual(entity.utf8) {
            return .character(scalar, end: end + 1)
        }
        return .unknown(end: end + 1)
    }

    private static let predefined: [(String, Unicode.Scalar)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
    ]

    private static func character(numbered digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard !text.hasPrefix("-"), let number = UInt32(text, radix: isHexadecimal ? 16 : 10) else { return nil }
        let isControl = number < 0x20 && ![0x09, 0x0A, 0x0D].contains(number)
        return isControl || number == 0xFFFE || number == 0xFFFF ? nil : Unicode.Scalar(number)
    }

    /// The first byte from `start` on that ends a value or needs attention: a reference, a `<`, a line break or another
    /// control character. The number of bytes if there is none.
    static func plainEnd(in bytes: Span<UInt8>, until quote: UInt8, from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == quote || byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") { break }
            index &+= 1
        }
        return index
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// Whether a name can begin with this byte. All characters beyond ASCII qualify.
    static func beginsName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte | 0x20 &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }

    /// Whether a name can continue with this byte.
    static func continuesName(_ byte: UInt8) -> Bool {
        beginsName(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}
