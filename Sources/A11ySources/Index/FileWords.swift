/// The words of a file, by their hashes: whether it has a word can be told without looking at the file again. A word is
/// what stands between the characters that are no ASCII letters, digits or underscores, also in strings and comments.
/// A word behind `class`, `extension` or a keyword like them is also known as declared, and one behind the colon of
/// such a declaration as inherited.
struct FileWords: Sendable {
    /// The hashes, each once. Two words seldom have the same.
    let hashes: [UInt32]

    /// Of a file. One pass over its bytes.
    init(_ bytes: [UInt8]) {
        var found = DistinctHashes(capacity: bytes.count / 16)
        var hash = WordHash()
        var isInside = false
        let isWord = Self.isWord
        /// How many of the next words may be the name of a type that is declared, or of one that it inherits.
        var declared = 0
        var inherited = 0
        var isCommented = false
        func end(_ hash: UInt32) {
            found.insert(hash)
            if Self.keywords.contains(hash) {
                declared = Self.reach
                inherited = 0
                isCommented = false
            } else if declared > 0 {
                declared -= 1
                found.insert(Self.declared(hash))
            } else if inherited > 0 {
                inherited -= 1
                found.insert(Self.inherited(hash))
            }
        }
        for byte in bytes {
            if isWord[Int(byte)] {
                hash.add(byte)
                isInside = true
                continue
            }
            if isInside {
                end(UInt32(truncatingIfNeeded: hash.finished))
                hash = WordHash()
                isInside = false
            }
            guard declared > 0 else { continue }
            if byte == UInt8(ascii: "/") { isCommented = true }
            // Behind the colon stands what a type inherits, unless it is that of a comment.
            if byte == UInt8(ascii: ":"), !isCommented { (declared, inherited) = (0, Self.reachOfInherited) }
        }
        if isInside { end(UInt32(truncatingIfNeeded: hash.finished)) }
        hashes = found.all
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
    /// How many words behind the colon of a declaration count.
    private static let reachOfInherited = 24

    /// The hash of a word as the name of a type that is declared.
    static func declared(_ hash: UInt32) -> UInt32 { (hash ^ 0x9E37_79B9) &* 0x85EB_CA6B }

    /// The hash of a word as the name of a type that a declared one inherits.
    static func inherited(_ hash: UInt32) -> UInt32 { (hash ^ 0x7F4A_7C15) &* 0xC2B2_AE35 }

    /// The hashes of the words that a text consists of.
    static func hashes(of text: String) -> [UInt32] {
        text.utf8.split { !isWord[Int($0)] }.map { piece in
            var hash = WordHash()
            for byte in piece { hash.add(byte) }
            return UInt32(truncatingIfNeeded: hash.finished)
        }
    }
}

/// A set of hashes, which need no hashing.
private struct DistinctHashes {
    /// A hash is at the place that its low bits name, or at the next free one. 0 is free.
    private var places: [UInt32]
    private var count = 0
    private var hasZero = false

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        places = Array(repeating: 0, count: size)
    }

    /// The hashes, in no order.
    var all: [UInt32] { places.filter { $0 != 0 } + (hasZero ? [0] : []) }

    mutating func insert(_ hash: UInt32) {
        if hash == 0 { return hasZero = true }
        var place = Int(hash) & (places.count - 1)
        while places[place] != 0 {
            if places[place] == hash { return }
            place = (place + 1) & (places.count - 1)
        }
        places[place] = hash
        count += 1
        if count * 2 > places.count { grow() }
    }

    private mutating func grow() {
        let old = places
        places = Array(repeating: 0, count: old.count * 2)
        count = 0
        for hash in old where hash != 0 { insert(hash) }
    }
}
