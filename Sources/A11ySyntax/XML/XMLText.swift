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
        text.reserveCapacity(bytes.count)
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
    @inline(__always)
    static func plainEnd(in bytes: Span<UInt8>, until quote: UInt8, from start: Int) -> Int {
        var index = start
        while true {
            // Nearly all are below the apostrophe, where values have little but spaces.
            index = bytes.firstIndex(from: index) { word in
                ByteWord.below(0x28, in: word) | ByteWord.equal(to: UInt8(ascii: "<"), in: word)
            }
            guard index < bytes.count else { return index }
            let byte = bytes[index]
            if byte == quote || byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") { return index }
            index &+= 1
        }
    }

    /// The first byte from `start` on that is neither space nor LF; the number of bytes if there is none.
    static func indentationEnd(in bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        if index < bytes.count, bytes[index] == 0x0A { index &+= 1 }
        while index &+ ByteWord.count <= bytes.count, bytes.word(at: index) == ByteWord.each(0x20) {
            index &+= ByteWord.count
        }
        return bytes.firstIndex(from: index) { word in
            (ByteWord.equal(to: 0x20, in: word) | ByteWord.equal(to: 0x0A, in: word)) ^ ByteWord.highest
        }
    }

    /// The end of a name that begins at `start`, if all of it may be in a name; the number of bytes if it ends nowhere.
    /// Only what lies below the letters is looked at: callers know the names that may stand there.
    @inline(__always)
    static func knownNameEnd(in bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while true {
            index = bytes.firstIndex(from: index) { ByteWord.below(0x40, in: $0) }
            // There, a name can go on with a hyphen, a full stop, a digit or a colon.
            guard index < bytes.count, UInt8(ascii: "-")...UInt8(ascii: ":") ~= bytes[index],
                bytes[index] != UInt8(ascii: "/")
            else { return index }
            index &+= 1
        }
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
