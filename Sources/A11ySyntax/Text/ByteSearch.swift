/// Searching texts in bytes.
extension [UInt8] {
    /// The offset of the first occurrence of a text at or after `start`; nil if there is none. Cost: linear in the
    /// bytes. Blocks without the first two bytes of the text side by side are skipped as a whole.
    public func offset(of text: String, from start: Int = 0) -> Int? {
        let sought = Array(text.utf8)
        guard let first = sought.first, start >= 0 else { return nil }
        let step = sought.count > 1 ? 1 : 0
        let second = sought[step]
        return withUnsafeBufferPointer { bytes in
            let last = bytes.count - sought.count
            var index = start
            while index <= last {
                let end = Swift.min(index + ByteBlock.size, last + 1)
                if end - index == ByteBlock.size {
                    var hits: UInt8 = 0
                    for offset in index..<end {
                        hits |= (bytes[offset] == first ? 1 : 0) & (bytes[offset &+ step] == second ? 1 : 0)
                    }
                    if hits == 0 {
                        index = end
                        continue
                    }
                }
                while index < end {
                    if bytes[index] == first, (0..<sought.count).allSatisfy({ bytes[index + $0] == sought[$0] }) {
                        return index
                    }
                    index += 1
                }
            }
            return nil
        }
    }
}

/// Bytes that are examined together, so that the compiler can vectorise the loop.
enum ByteBlock {
    /// The number of bytes.
    static let size = 64
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
