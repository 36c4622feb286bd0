/// What must be known about UTF-8 bytes before they are read.
enum UTF8Text {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether all bytes from `start` on are ASCII. Looks at blocks, so that the loop can be vectorised.
    static func isASCII(_ bytes: [UInt8], from start: Int = 0) -> Bool {
        firstNonASCII(in: bytes, from: start) == bytes.count
    }

    /// The first byte from `start` on that is not ASCII, or the number of bytes.
    static func firstNonASCII(in bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var index = start
            while index + ByteBlock.size <= bytes.count {
                var union: UInt8 = 0
                for offset in index..<index + ByteBlock.size { union |= bytes[offset] }
                if union >= 0x80 { break }
                index += ByteBlock.size
            }
            while index < bytes.count, bytes[index] < 0x80 { index += 1 }
            return index
        }
    }

    /// The first byte that is not part of valid UTF-8 at or after `start`; nil where all is valid.
    static func firstInvalid(in bytes: [UInt8], from start: Int = 0) -> Int? {
        var index = start
        while true {
            index = firstNonASCII(in: bytes, from: index)
            guard index < bytes.count else { return nil }
            while index < bytes.count, bytes[index] >= 0x80 {
                let length = scalarLength(in: bytes, at: index)
                if length == 0 { return index }
                index += length
            }
        }
    }

    /// The length of the sequence of two to four bytes at `index`; 0 where it is not valid (Unicode 16, table 3-7).
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
