/// The words of a file as bits: whether a word may be in it can be told without looking at the file again. A word is
/// what stands between the characters that are no ASCII letters, digits or underscores, also in strings and comments.
/// A word behind `class`, `extension` or a keyword like them is also known as a declaration.
struct FileWords: Sendable {
    private let bits: [UInt64]

    /// Of a file. One pass over its bytes; a filter of at most an eighth of their size.
    init(_ bytes: [UInt8]) {
        var words = 8
        while words * 128 < bytes.count { words *= 2 }
        var bits = [UInt64](repeating: 0, count: words)
        var hash = WordHash()
        var isInside = false
        let isWord = Self.isWord
        /// How many of the next words may be the name of a type that is declared.
        var declared = 0
        var isCommented = false
        func end(_ hash: UInt64) {
            bits[Self.slot(of: hash, in: words)] |= Self.pattern(hash)
            if Self.keywords.contains(hash) {
                declared = Self.reach
                isCommented = false
            } else if declared > 0 {
                declared -= 1
                let name = Self.declaration(of: hash)
                bits[Self.slot(of: name, in: words)] |= Self.pattern(name)
            }
        }
        for byte in bytes {
            if isWord[Int(byte)] {
                hash.add(byte)
                isInside = true
            } else if isInside {
                end(hash.finished)
                hash = WordHash()
                isInside = false
            }
            // Behind the colon stands what a type inherits, unless it is that of a comment.
            if byte == UInt8(ascii: ":"), !isCommented { declared = 0 }
            if byte == UInt8(ascii: "/") { isCommented = true }
        }
        if isInside { end(hash.finished) }
        self.bits = bits
    }

    private static let isWord: [Bool] = (0...255).map { byte in
        byte < 0x80 && byte != UInt8(ascii: "$") && ByteClass.table[byte] & ByteClass.word != 0
    }

    /// The words that declare a type, in both languages; `typealias` and `typedef` give one another name.
    private static let keywords = Set(
        [
            "class", "extension", "struct", "enum", "protocol", "actor", "interface", "implementation", "typealias",
            "typedef", "compatibility_alias", "objc",
        ].flatMap(hashes))

    /// How many words behind such a keyword count: a comment, or the types that hold a nested one, may stand between.
    private static let reach = 8

    /// The hash of a word as the name of a type that is declared.
    static func declaration(of hash: UInt64) -> UInt64 { (hash ^ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9 }

    /// Three bits within one word of the filter, so that a word costs one access.
    @inline(__always) private static func pattern(_ hash: UInt64) -> UInt64 {
        1 << (hash & 63) | 1 << (hash >> 6 & 63) | 1 << (hash >> 12 & 63)
    }

    /// The word of a filter of `count` words, a power of two.
    @inline(__always) private static func slot(of hash: UInt64, in count: Int) -> Int {
        Int(truncatingIfNeeded: hash >> 18) & (count - 1)
    }

    /// The hashes of the words that a text consists of.
    static func hashes(of text: String) -> [UInt64] {
        let pieces = text.utf8.split { !isWord[Int($0)] }
        return pieces.map { piece in
            var hash = WordHash()
            for byte in piece { hash.add(byte) }
            return hash.finished
        }
    }

    /// Whether the file may hold words of these hashes. True for a few files that do not.
    func mayContain(_ hashes: [UInt64]) -> Bool {
        hashes.allSatisfy { hash in
            let pattern = Self.pattern(hash)
            return bits[Self.slot(of: hash, in: bits.count)] & pattern == pattern
        }
    }
}
