/// The characters beyond ASCII that are operators of Swift, or blanks, and so end a word.
enum UnicodeOperator {
    /// From The Swift Programming Language, “Lexical Structure”: operator-head; with the blanks of Unicode.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x00A0...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1, 0x00B6...0x00B6,
        0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7, 0x2000...0x200A, 0x2010...0x2029,
        0x202F...0x203E, 0x2041...0x2053, 0x2055...0x205F, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
        0x2E00...0x2E7F, 0x3000...0x3003, 0x3008...0x3020, 0x3030...0x3030,
    ]

    /// Whether the character that begins at an offset, beyond ASCII, ends a word, and its length.
    static func length(in bytes: [UInt8], at offset: Int) -> Int? {
        guard offset + 1 < bytes.count, isContinuation(bytes[offset + 1]) else { return nil }
        let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]) & 0x3F)
        if first & 0xE0 == 0xC0 {
            let scalar = (first & 0x1F) << 6 | second
            return ranges.contains { $0.contains(scalar) } ? 2 : nil
        }
        guard first & 0xF0 == 0xE0, offset + 2 < bytes.count, isContinuation(bytes[offset + 2]) else { return nil }
        let scalar = (first & 0x0F) << 12 | second << 6 | UInt32(bytes[offset + 2]) & 0x3F
        return ranges.contains { $0.contains(scalar) } ? 3 : nil
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
