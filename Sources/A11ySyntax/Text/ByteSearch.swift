#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Searching texts in bytes.
extension [UInt8] {
    /// The offset of the first occurrence of a text at or after `start`; nil if there is none. The C library looks for
    /// its first byte: each file is searched for the signs of many formats.
    public func offset(of text: String, from start: Int = 0) -> Int? {
        guard let first = text.utf8.first, start >= 0 else { return nil }
        var text = text
        return text.withUTF8 { sought in
            withUnsafeBytes { bytes in
                var index = start
                let end = bytes.count - sought.count + 1
                while index < end, let base = bytes.baseAddress,
                    let found = memchr(base + index, Int32(first), end - index), let text = sought.baseAddress
                {
                    if memcmp(found, text, sought.count) == 0 { return UnsafeRawPointer(found) - base }
                    index = UnsafeRawPointer(found) - base + 1
                }
                return nil
            }
        }
    }
}

/// Scans of UTF-8 bytes before they are parsed.
enum UTF8Text {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The offset behind a byte order mark; 0 without one.
    static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0 }

    /// Whether a byte is LF or CR.
    static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// The first byte at or after `start` that is not part of valid UTF-8; nil if all are.
    static func firstInvalid(in bytes: [UInt8], from start: Int = 0) -> Int? {
        var index = start
        while index < bytes.count {
            let length = bytes[index] < 0x80 ? 1 : scalarLength(in: bytes, at: index)
            if length == 0 { return index }
            index += length
        }
        return nil
    }

    /// The length of the sequence of two to four bytes at `index`; 0 if it is invalid (Unicode 16, table 3-7).
    private static func scalarLength(in bytes: [UInt8], at index: Int) -> Int {
        func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + offset < bytes.count && range.contains(bytes[index + offset])
        }
        switch bytes[index] {
        case 0xC2...0xDF: return follows(1) ? 2 : 0
        case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
        case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
        case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
        case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
        case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
        case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
        default: return 0
        }
    }
}
