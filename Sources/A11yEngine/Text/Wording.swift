/// A text of a screen in the forms in which rules look at it, each made once and not for every rule.
package final class Wording: Sendable {
    /// As it stands in the file.
    package let text: String
    /// Without white space at its ends.
    package let written: String
    /// What it is made of.
    package let features: TextFeatures
    /// As texts are compared: `Words.folded`.
    package let folded: String
    /// Folded, with hyphens inside of words as letters: “sign-in” is one word, and does not end with “in”.
    package let joined: String
    /// The words of the language in which it is spoken.
    package let vocabulary: Vocabulary
    /// The lists of which it may hold a word: no other has to be asked.
    package let lists: ListSet
    /// The words and signs of it, to find out soon that it cannot hold another text.
    package let trace: WordTrace

    /// A text that is spoken in the language of a vocabulary. Cost: its length.
    package init(_ text: String, in vocabulary: Vocabulary) {
        self.text = text
        self.vocabulary = vocabulary
        written = Words.trimmed(text)
        features = TextFeatures(of: written)
        folded = Words.folded(text)
        joined = features.contains(.hyphen) ? Words.folded(Words.joiningHyphens(in: text)) : folded
        var lists: ListSet = []
        let hasHan = features.contains(.unspaced)
        trace = WordTrace(of: joined) { hash in
            lists.formUnion(vocabulary[hash])
            if hasHan { lists.formUnion(Vocabulary.han[hash]) }
        }
        self.lists = trace.isExotic ? ListSet(rawValue: .max) : lists
    }

    /// A text in a language, as BCP 47 has it.
    package convenience init(_ text: String, language: String) { self.init(text, in: .of(language)) }

    /// Whether nothing of it can be heard.
    package var isBlank: Bool { written.isEmpty }

    /// Whether the other's words may follow one another in it: false is certain.
    package func mayContain(_ other: Wording) -> Bool { trace.mayContain(other.trace) }
}

/// The words of a folded text and its signs of scripts without spaces, as hashes; and as two sets of bits in which each
/// word and sign has one, so that most texts are seen not to hold others.
package struct WordTrace: Hashable, Sendable {
    /// The hash of the whole text.
    package let whole: UInt64
    /// The hash of the first word.
    package let first: UInt64?
    private let words: UInt64
    private let signs: UInt64
    /// Whether a character may be equal to others that are written with other numbers, or a word begins with a mark
    /// that belongs to what precedes it: then nothing can be told from hashes.
    package let isExotic: Bool

    /// The words of a text; each is told to `visit`.
    init(of folded: String, visit: (UInt64) -> Void = { _ in }) {
        var (first, words, signs): (UInt64?, UInt64, UInt64) = (nil, 0, 0)
        var (whole, hash) = (WordTrace.basis, WordTrace.basis)
        var isASCII = true
        func end() {
            guard hash != WordTrace.basis else { return }
            if first == nil { first = hash }
            words |= WordTrace.bit(of: hash)
            visit(hash)
            hash = WordTrace.basis
        }
        for byte in folded.utf8 {
            whole = (whole ^ UInt64(byte)) &* WordTrace.prime
            if byte == UInt8(ascii: " ") {
                end()
            } else {
                hash = (hash ^ UInt64(byte)) &* WordTrace.prime
                isASCII = isASCII && byte < Words.asciiEnd
            }
        }
        end()
        var isExotic = false
        if !isASCII {
            for scalar in folded.unicodeScalars where !scalar.isASCII {
                if Words.isUnspaced(scalar) {
                    let sign = UInt64(scalar.value)
                    signs |= WordTrace.bit(of: sign)
                    visit(sign)
                }
                isExotic = isExotic || WordTrace.mayEqualOthers(scalar)
            }
        }
        self.whole = whole
        (self.first, self.words, self.signs, self.isExotic) = (first, words, signs, isExotic)
    }

    /// Whether a text with this trace may hold one with the other: as a run of its words, or, where the other has signs
    /// of scripts without spaces, anywhere.
    package func mayContain(_ other: WordTrace) -> Bool {
        if isExotic || other.isExotic { return true }
        return other.signs == 0 ? other.words & ~words == 0 : other.signs & ~signs == 0
    }

    /// The numbers of FNV-1a for 64 bits, as its authors give them.
    private static let (basis, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)

    /// One of 64 bits: the halves of a hash are mixed, since those of short words differ in the lower one alone.
    private static func bit(of hash: UInt64) -> UInt64 { 1 << ((hash ^ hash >> 32) % 64) }

    /// Blocks of characters that are equal to others, by Unicode's own names: Hangul Jamo, and the two of CJK
    /// Compatibility Ideographs.
    private static let composed: [ClosedRange<UInt32>] = [0x1100...0x11FF, 0xF900...0xFAFF, 0x2F800...0x2FA1F]

    /// Whether a character is composed with others, or is another form of one: marks, parts of syllables, and the
    /// compatibility forms of Chinese characters.
    private static func mayEqualOthers(_ scalar: Unicode.Scalar) -> Bool {
        if Words.isPlainLetter(scalar) { return false }
        if scalar.properties.canonicalCombiningClass != .notReordered { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return WordTrace.composed.contains { $0.contains(scalar.value) }
        }
    }
}
