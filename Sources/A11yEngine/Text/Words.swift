import A11yModel

/// How texts are compared and searched: the words of the rules' vocabulary that concern text alone.
package enum Words {
    /// The text without white space, no-break and zero-width characters and variation selectors at its ends.
    package static func trimmed(_ text: String) -> String {
        if let first = text.utf8.first, let last = text.utf8.last, isVisibleASCII(first), isVisibleASCII(last) {
            return text
        }
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isInvisible($0) }),
            let last = scalars.lastIndex(where: { !isInvisible($0) })
        else { return "" }
        let rest = scalars[first...last]
        return rest.startIndex == scalars.startIndex && rest.endIndex == scalars.endIndex ? text : String(rest)
    }

    private static func isVisibleASCII(_ byte: UInt8) -> Bool {
        UInt8(ascii: "!")...UInt8(ascii: "~") ~= byte
    }

    /// Whether nothing of the text can be heard.
    package static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isInvisible) }

    /// The text in the form in which texts are compared: full-width forms as plain ones, lower case, punctuation as
    /// spaces, runs of spaces as one. (Full NFKC needs Foundation; the other compatibility forms do not occur in
    /// labels.)
    package static func folded(_ text: String) -> String {
        if isFolded(text) { return text }
        if text.utf8.allSatisfy({ $0 < asciiEnd }) { return foldedASCII(text) }
        let isCaseless = text.unicodeScalars.allSatisfy { $0.isASCII || isPlainLetter($0) }
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        var isAfterGap = false
        for scalar in isCaseless ? text.unicodeScalars : text.lowercased().unicodeScalars {
            let plain = narrowed(scalar)
            if plain.isASCII ? asciiGaps[Int(plain.value)] : isInvisible(plain) || isSeparating(plain) {
                isAfterGap = true
            } else {
                if isAfterGap, !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
                isAfterGap = false
                if plain.isASCII {
                    folded.append(small(UInt8(truncatingIfNeeded: plain.value)))
                } else {
                    folded.append(contentsOf: plain.utf8)
                }
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    /// Whether folding leaves the text as it is, which is seen at its first letter where that is a capital.
    private static func isFolded(_ text: String) -> Bool {
        var isAfterGap = true
        for scalar in text.unicodeScalars {
            if scalar == " " {
                if isAfterGap { return false }
                isAfterGap = true
                continue
            }
            isAfterGap = false
            if scalar.isASCII {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                if asciiGaps[Int(byte)] || small(byte) != byte { return false }
            } else if !isPlainLetter(scalar) {
                return false
            }
        }
        return !isAfterGap || text.isEmpty
    }

    /// Whether a byte of a folded text is a letter or digit of ASCII, or the space between two words.
    package static func isPlainWordByte(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || byte == UInt8(ascii: " ")
    }

    /// The small form of a letter of ASCII: it stands 0x20 above the capital.
    package static func small(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 0x20 : byte
    }

    /// The same byte by byte, for the texts of ASCII that most are.
    private static func foldedASCII(_ text: String) -> String {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        var isAfterGap = false
        for byte in text.utf8 {
            if asciiGaps[Int(byte)] {
                isAfterGap = true
            } else {
                if isAfterGap, !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
                isAfterGap = false
                folded.append(small(byte))
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    /// Whether `part` is contained in `whole`, both folded: as a run of whole words, or, where words are not spaced
    /// (Han, kana, Hangul, Thai), anywhere.
    package static func contains(_ whole: String, _ part: String) -> Bool {
        contains(folded: folded(whole), folded(part))
    }

    /// The same for texts that are folded already.
    package static func contains(folded whole: String, _ part: String) -> Bool {
        if part.isEmpty || part == whole { return true }
        if part.utf8.count > whole.utf8.count, part.utf8.allSatisfy({ $0 < asciiEnd }) { return false }
        if part.unicodeScalars.contains(where: isUnspaced) { return whole.contains(part) }
        return hasRun(whole.utf8, of: part.utf8)
    }

    /// Whether the words of `part` follow one another in `whole`. A run begins at the start or behind a blank, so that
    /// few places are looked at.
    private static func hasRun(_ whole: String.UTF8View, of part: String.UTF8View) -> Bool {
        let blank = UInt8(ascii: " ")
        var rest = whole[...]
        while true {
            if rest.starts(with: part) {
                let end = rest.dropFirst(part.count).first
                if end == nil || end == blank { return true }
            }
            guard let gap = rest.firstIndex(of: blank) else { return false }
            rest = rest[rest.index(after: gap)...]
        }
    }

    /// How many letters and digits the text has.
    package static func letterCount(_ text: String) -> Int {
        text.unicodeScalars.count { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": true
            case "\0"..."\u{7F}": false
            default:
                isPlainLetter(scalar) || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            }
        }
    }

    /// Whether the text may end so, be it in capitals or small letters: false is certain. Cost: the length of the
    /// ending.
    package static func mayEnd(_ text: String, with ending: String) -> Bool {
        var (rest, end) = (text.utf8[...], ending.utf8[...])
        while let byte = end.popLast() {
            guard let other = rest.popLast() else { return false }
            if byte >= asciiEnd, other >= asciiEnd, byte != other { return true }
            if small(byte) != small(other) { return false }
        }
        return true
    }

    /// How wide the text is, in columns: a character of a script without spaces says as much as two others.
    package static func columns(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (isUnspaced($1) ? 2 : 1) }
    }

    /// Whether the character is a Chinese character or a syllable of Hangul: a letter without case, with which no other
    /// is composed.
    static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
        0x3400...0x4DBF ~= scalar.value || 0x4E00...0x9FFF ~= scalar.value || 0xAC00...0xD7A3 ~= scalar.value
    }

    /// Whether the character belongs to a script that writes no spaces between words.
    package static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return false }
        return isPlainLetter(scalar) || unspaced.contains { $0.contains(scalar.value) }
    }

    /// Blocks of scripts without spaces, by Unicode's own block names: Thai, Hangul Jamo, kana to CJK Extension A, CJK
    /// Unified Ideographs, Hangul Syllables, compatibility ideographs, the supplementary ideographic planes.
    private static let unspaced: [ClosedRange<UInt32>] = [
        0x0E00...0x0E7F, 0x1100...0x11FF, 0x3040...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
        0x20000...0x3FFFF,
    ]

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
        if isPlainLetter(scalar) { return false }
        return scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
            || scalar.properties.generalCategory == .control || scalar.properties.isVariationSelector
            || scalar.value == 0xFEFF
    }

    private static func isSeparating(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return asciiPunctuation.contains(scalar) }
        if isPlainLetter(scalar) { return false }
        return switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }

    /// The punctuation of ASCII, by Unicode's general categories; `$ + < = > ^ ` | ~` are symbols, and kept.
    private static let asciiPunctuation = Set("!\"#%&'()*,-./:;?@[\\]_{}".unicodeScalars)

    /// The first number that is none of ASCII.
    package static let asciiEnd: UInt8 = 0x80

    /// For each character of ASCII, whether folding takes it for a space.
    private static let asciiGaps: [Bool] = (0..<asciiEnd).map { byte in
        let scalar = Unicode.Scalar(byte)
        return isInvisible(scalar) || isSeparating(scalar)
    }

    /// The plain form of a full-width letter, digit or sign (U+FF01 to U+FF5E stand 0xFEE0 above ASCII).
    private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard scalar.value >= 0xFF01, scalar.value <= 0xFF5E else { return scalar }
        return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    }
}
