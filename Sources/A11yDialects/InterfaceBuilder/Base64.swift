/// The encoding in which Interface Builder keeps texts that XML cannot hold (`base64-UTF8="YES"`), RFC 4648.
enum Base64 {
    /// The decoded text; nil where the letters are not base 64. White space and missing padding are accepted, as Xcode
    /// breaks lines and leaves the padding out.
    static func text(_ encoded: String) -> String? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for letter in encoded.utf8 {
            if letter == UInt8(ascii: "=") { break }
            if letter == 0x20 || letter == 0x09 || letter == 0x0A || letter == 0x0D { continue }
            guard let digit = digit(letter) else { return nil }
            bits = bits << 6 | digit
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
