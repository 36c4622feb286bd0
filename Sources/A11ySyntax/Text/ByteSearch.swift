#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Searching texts in bytes.
extension [UInt8] {
    /// The offset of the first occurrence of a text at or after `start`; nil if there is none. Cost: linear in the
    /// bytes.
    ///
    /// Each file is searched for the signs of many formats. So the C library looks for the rarest byte of the text,
    /// which takes a tenth of the time of comparing at every byte.
    public func offset(of text: String, from start: Int = 0) -> Int? {
        var text = text
        return text.withUTF8 { sought in
            guard let rarest = sought.indices.min(by: { ByteFrequency.of(sought[$0]) < ByteFrequency.of(sought[$1]) }),
                start >= 0
            else { return nil }
            return withUnsafeBytes { bytes in
                // Where the rarest byte may stand.
                var index = start + rarest
                let end = bytes.count - (sought.count - rarest) + 1
                while index < end, let base = bytes.baseAddress,
                    let found = memchr(base + index, Int32(sought[rarest]), end - index)
                {
                    let place = UnsafeRawPointer(found) - base
                    let first = place - rarest
                    if let text = sought.baseAddress, memcmp(base + first, text, sought.count) == 0 { return first }
                    index = place + 1
                }
                return nil
            }
        }
    }
}

/// How often a byte occurs in files of screens.
enum ByteFrequency {
    /// A number that grows with the frequency; 0 for rare bytes.
    static func of(_ byte: UInt8) -> Int { numbers[Int(byte)] }

    private static let numbers = (0...UInt8.max).map { byte in
        frequent.firstIndex(of: byte).map { frequent.count - $0 } ?? 0
    }

    /// The frequent bytes, the most frequent first. Capitals, most signs and all bytes beyond ASCII are rarer.
    private static let frequent = Array(" etinora:\"s=c,l0d\nu<>pmyg-b14f23/5678kwvxhzj".utf8)
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
        while true {
            index = bytes.span.firstNonASCII(from: index)
            guard index < bytes.count else { return nil }
            while index < bytes.count, bytes[index] >= 0x80 {
                let length = scalarLength(in: bytes, at: index)
                if length == 0 { return index }
                index += length
            }
        }
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
