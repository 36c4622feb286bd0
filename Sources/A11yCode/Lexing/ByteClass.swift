/// What a byte is to a lexer.
enum ByteClass {
    /// The letters of identifiers, digits, `_` and `$`; and every byte beyond ASCII.
    static let word: UInt8 = 1
    static let digit: UInt8 = 2
    /// Blanks within a line. A byte of zero counts as one.
    static let blank: UInt8 = 4
    /// Line breaks.
    static let newline: UInt8 = 8
    /// The characters of operators, without `?`, `!`, `.`, `<` and `>`.
    static let operation: UInt8 = 16

    /// The classes of each byte.
    static let table: [UInt8] = (0...255).map { (byte: Int) -> UInt8 in
        let character = UInt8(truncatingIfNeeded: byte)
        switch character {
        case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: return blank
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return newline
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return word | digit
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return word
        case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: return word
        default: return Array("=-+*/%|&^~".utf8).contains(character) ? operation : 0
        }
    }
}

extension StringProtocol {
    /// Whether words are in a text, byte by byte. The search of Foundation, which would be meant without this one,
    /// compares characters and takes many times as long.
    func contains(_ words: String) -> Bool {
        guard let first = words.utf8.first else { return true }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: words.utf8) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
