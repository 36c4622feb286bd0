/// JSON's way to write what lies beyond the first 65,536 characters, which libyaml does not know: `\ud83d\ude00`.
///
/// Each pair is respelled as the one escape that YAML has for it, in as many characters, so that every mark that
/// libyaml sets is one of the file's: an escaped line break, which stands for nothing, makes up for what is shorter.
/// Half a pair stands for no character and becomes U+FFFD, as where JSON is read elsewhere.
enum SurrogatePairs {
    /// The text without such pairs; the same where there are none, or where it is no JSON. Cost: linear in the bytes.
    static func respelled(_ bytes: [UInt8]) -> [UInt8] {
        guard let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), "{[\"".utf8.contains(first) else {
            return bytes
        }
        var text = bytes
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard let high = unit(in: bytes, at: index), high & 0xF800 == 0xD800 else {
                index += 2
                continue
            }
            if high < 0xDC00, let low = unit(in: bytes, at: index + width), low & 0xFC00 == 0xDC00 {
                let scalar = 0x10000 + (high & 0x3FF) << 10 + low & 0x3FF
                let digits = String(scalar, radix: 16)
                let escape = "\\\n\\U" + String(repeating: "0", count: 8 - digits.count) + digits
                text.replaceSubrange(index..<index + 2 * width, with: escape.utf8)
                index += 2 * width
            } else {
                text.replaceSubrange(index..<index + width, with: "\\uFFFD".utf8)
                index += width
            }
        }
        return text
    }

    /// Characters of an escape: `\u` and four digits.
    private static let width = 6

    /// The number of an escape that begins at an index.
    private static func unit(in bytes: [UInt8], at index: Int) -> UInt32? {
        guard index + width <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt32(String(decoding: bytes[index + 2..<index + width], as: UTF8.self), radix: 16)
    }
}
