/// A text of a screen in the forms that rules compare, each computed once.
public final class FoldedText: Sendable {
    /// The text as in the file.
    public let text: String
    /// The text without white space at its ends.
    public let written: String
    /// The kinds of characters in it.
    public let features: TextFeatures
    /// The form for comparisons, see `RuleText.folded`.
    public let folded: String
    /// Folded, with hyphens inside words treated as letters: “sign-in” is one word and does not end with “in”.
    public let joined: String
    /// The index of the word lists in the language in which it is spoken.
    public let wordIndex: WordIndex
    /// The lists that may match: no other needs to be searched.
    public let lists: WordListSet
    /// Hashes that quickly rule out that it equals another text.
    public let wordFilter: WordFilter

    /// A text in the language of an index. Cost: its length.
    public init(_ text: String, in wordIndex: WordIndex) {
        self.text = text
        self.wordIndex = wordIndex
        written = RuleText.trimmed(text)
        features = TextFeatures(of: written)
        folded = RuleText.folded(text)
        joined = features.contains(.hyphen) ? RuleText.foldedJoiningHyphens(text) : folded
        var lists: WordListSet = []
        let hasHan = features.contains(.unspaced)
        wordFilter = WordFilter(of: joined) { hash in
            lists.formUnion(wordIndex[hash])
            if hasHan { lists.formUnion(WordIndex.han[hash]) }
        }
        self.lists = wordFilter.isExotic ? WordListSet(rawValue: .max) : lists
    }

    /// A text in a language, given as a BCP 47 tag.
    public convenience init(_ text: String, language: String) { self.init(text, in: .of(language)) }

    /// Whether the text is silent: it has no visible character.
    public var isBlank: Bool { written.isEmpty }
}

/// The hashes of a folded text and of its first word. They quickly rule out that a text equals another.
public struct WordFilter: Hashable, Sendable {
    /// The hash of the whole text.
    public let whole: UInt64
    /// The hash of the first word.
    let first: UInt64?
    /// Whether hashes prove nothing: the text has a character with several equivalent encodings, or a word starts with
    /// a combining mark.
    public let isExotic: Bool

    /// Hashes a text and passes the hash of each word to `visit`, and each character from scripts without spaces.
    init(of folded: String, visit: (UInt64) -> Void = { _ in }) {
        var first: UInt64?
        var (whole, hash) = (WordFilter.basis, WordFilter.basis)
        var isASCII = true
        func end() {
            guard hash != WordFilter.basis else { return }
            if first == nil { first = hash }
            visit(hash)
            hash = WordFilter.basis
        }
        var text = folded
        text.withUTF8 { bytes in
            for byte in bytes {
                whole = (whole ^ UInt64(byte)) &* WordFilter.prime
                if byte == UInt8(ascii: " ") {
                    end()
                } else {
                    hash = (hash ^ UInt64(byte)) &* WordFilter.prime
                    isASCII = isASCII && byte < RuleText.asciiEnd
                }
            }
            end()
        }
        var isExotic = false
        if !isASCII {
            for scalar in folded.unicodeScalars where !scalar.isASCII {
                if RuleText.isUnspaced(scalar) { visit(UInt64(scalar.value)) }
                isExotic = isExotic || WordFilter.mayEqualOthers(scalar)
            }
        }
        self.whole = whole
        (self.first, self.isExotic) = (first, isExotic)
    }

    /// Whether a text with this filter may equal one with the other; false is certain.
    func mayEqual(_ other: WordFilter) -> Bool { whole == other.whole || isExotic || other.isExotic }

    /// The parameters of 64-bit FNV-1a, as its authors publish them.
    private static let (basis, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)

    /// Blocks with characters that are canonically equivalent to others: Hangul Jamo, and the two blocks of CJK
    /// Compatibility Ideographs.
    private static let composed: [ClosedRange<UInt32>] = [0x1100...0x11FF, 0xF900...0xFAFF, 0x2F800...0x2FA1F]

    /// Whether a character combines with others or is equivalent to another: marks, parts of syllables, and
    /// compatibility ideographs.
    private static func mayEqualOthers(_ scalar: Unicode.Scalar) -> Bool {
        if RuleText.isCertainLetter(scalar) { return false }
        if scalar.properties.canonicalCombiningClass != .notReordered { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return WordFilter.composed.contains { $0.contains(scalar.value) }
        }
    }
}

/// The kinds of characters in a text, found in one pass.
public struct TextFeatures: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: UInt16

    /// A letter.
    public static let letter = TextFeatures(rawValue: 1 << 0)
    /// A digit or another numeric character.
    public static let number = TextFeatures(rawValue: 1 << 1)
    /// A comma, bracket, dash or other character that separates segments.
    public static let cut = TextFeatures(rawValue: 1 << 2)
    /// An ASCII hyphen.
    public static let hyphen = TextFeatures(rawValue: 1 << 3)
    /// A character of percentages, times and fractions: `%`, `:` or `/`, or its full-width form.
    public static let measure = TextFeatures(rawValue: 1 << 4)
    /// White space or a control character.
    public static let gap = TextFeatures(rawValue: 1 << 5)
    /// A character that no identifier has: a space, a control character, or one outside ASCII.
    public static let word = TextFeatures(rawValue: 1 << 6)
    /// A character of a script without spaces between words.
    public static let unspaced = TextFeatures(rawValue: 1 << 7)
    /// A character outside ASCII.
    public static let wide = TextFeatures(rawValue: 1 << 8)

    /// The members of these bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The features of a text.
    init(of text: String) {
        var text = text
        let ofBytes = TextFeatures.ofBytes
        self = text.withUTF8 { bytes in
            var features: TextFeatures = []
            for byte in bytes { features.formUnion(ofBytes[Int(byte)]) }
            return features
        }
        guard contains(.wide) else { return }
        for scalar in text.unicodeScalars where !scalar.isASCII { formUnion(TextFeatures.of(scalar)) }
    }

    /// Whether it could be an identifier: ASCII without spaces, with at least one letter.
    public var isToken: Bool { contains(.letter) && !contains(.word) }

    /// Whether it may have more than one segment.
    var mayHaveSegments: Bool { contains(.cut) || isSuperset(of: [.unspaced, .gap]) }

    /// The features of each UTF-8 byte.
    private static let ofBytes: [TextFeatures] = (0...UInt8.max).map { byte in
        guard byte < RuleText.asciiEnd else { return [.wide, .word] }
        let scalar = Unicode.Scalar(byte)
        var features: TextFeatures = []
        if RuleText.isAlphanumeric(byte) { features.insert("0"..."9" ~= scalar ? .number : .letter) }
        if RuleText.isSeparating(scalar), scalar != "'" { features.insert(.cut) }
        if scalar == "-" { features.insert(.hyphen) }
        if scalar == "%" || scalar == ":" || scalar == "/" { features.insert(.measure) }
        if byte <= UInt8(ascii: " ") { features.insert(.gap) }
        // File names and identifiers have no tilde.
        if byte <= UInt8(ascii: " ") || byte >= UInt8(ascii: "~") { features.insert(.word) }
        return features
    }

    private static func of(_ scalar: Unicode.Scalar) -> TextFeatures {
        var features: TextFeatures = []
        if RuleText.isUnspaced(scalar) { features.insert(.unspaced) }
        // Some Han characters are numbers, but no other letters that are certain.
        if !features.contains(.unspaced), RuleText.isCertainLetter(scalar) { return .letter }
        if scalar.properties.numericType != nil { features.insert(.number) }
        if RuleText.isPlainLetter(scalar) { return features.union(.letter) }
        if scalar.properties.isAlphabetic { features.insert(.letter) }
        if scalar.properties.isWhitespace { features.insert(.gap) }
        if RuleText.isSeparating(scalar) { features.insert(.cut) }
        if scalar == "％" || scalar == "：" || scalar == "／" { features.insert(.measure) }
        return features
    }
}
