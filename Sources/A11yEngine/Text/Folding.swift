import A11yModel

/// The forms in which texts are compared.
extension RuleText {
    /// The form in which texts are compared: full-width characters made plain, lower case, punctuation as spaces, runs
    /// of spaces as one. (Full NFKC needs Foundation; labels do not use the other compatibility forms.)
    public static func folded(_ text: String) -> String {
        var folded: [UInt8] = []
        var isAfterGap = false
        func add(_ scalar: Unicode.Scalar) {
            let plain = narrowed(scalar)
            if isInvisible(plain) || isSeparating(plain) {
                isAfterGap = true
                return
            }
            if isAfterGap, !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
            isAfterGap = false
            if plain.isASCII {
                folded.append(small(UInt8(truncatingIfNeeded: plain.value)))
            } else {
                folded.append(contentsOf: plain.utf8)
            }
        }
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                add(scalar)
            } else {
                for lower in scalar.properties.lowercaseMapping.unicodeScalars { add(lower) }
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    /// The plain form of a full-width character (U+FF01 to U+FF5E are 0xFEE0 above ASCII).
    private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard scalar.value >= 0xFF01, scalar.value <= 0xFF5E else { return scalar }
        return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    }
}

/// Hyphens inside words.
extension RuleText {
    /// The folded text in which each hyphen between two letters or digits stays, as a character that is no punctuation.
    static func foldedJoiningHyphens(_ text: String) -> String { folded(joiningHyphens(in: text)) }

    /// The text with each hyphen between two letters or digits replaced by a character that is no punctuation.
    static func joiningHyphens(in text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "-")) else { return text }
        var characters = Array(text)
        for index in characters.indices.dropFirst().dropLast() where characters[index] == "-" {
            if isPartOfWord(characters[index - 1]), isPartOfWord(characters[index + 1]) {
                characters[index] = joinedHyphen
            }
        }
        return String(characters)
    }

    /// A mathematical symbol, which folding keeps and labels do not use.
    static let joinedHyphen: Character = "∸"

    private static func isPartOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
