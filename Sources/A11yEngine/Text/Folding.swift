import A11yModel

/// The forms in which texts are compared.
extension RuleText {
    /// The form in which texts are compared: full-width characters made plain, lower case, punctuation as spaces, runs
    /// of spaces as one. (Full NFKC needs Foundation; labels do not use the other compatibility forms.)
    public static func folded(_ text: String) -> String {
        var text = text
        let gaps = asciiGaps
        // Most texts are ASCII, which is folded byte by byte.
        switch text.withUTF8({ ASCIIForm(of: $0, gaps) }) {
        case .folded: return text
        case .unfolded:
            return text.withUTF8 { String(words: $0, between: { gaps[Int($0)] }, changing: small) }
        case .none: return isFolded(text) ? text : foldedUnicode(text)
        }
    }

    /// The form of an ASCII text.
    private enum ASCIIForm {
        /// Folding changes nothing.
        case folded
        /// Folding changes it.
        case unfolded

        /// The form of a text in UTF-8; nil if it is not ASCII.
        init?(of bytes: UnsafeBufferPointer<UInt8>, _ gaps: [Bool]) {
            var isFolded = true
            var isAfterGap = true
            for byte in bytes {
                if byte >= asciiEnd { return nil }
                let isGap = gaps[Int(byte)]
                let isKept = isGap ? byte == UInt8(ascii: " ") && !isAfterGap : small(byte) == byte
                if !isKept { isFolded = false }
                isAfterGap = isGap
            }
            self = isFolded && (!isAfterGap || bytes.isEmpty) ? .folded : .unfolded
        }
    }

    /// Folds any text, scalar by scalar.
    private static func foldedUnicode(_ text: String) -> String {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        var isAfterGap = false
        let gaps = asciiGaps
        func add(_ scalar: Unicode.Scalar) {
            let plain = narrowed(scalar)
            if plain.isASCII ? gaps[Int(plain.value)] : isInvisible(plain) || isSeparating(plain) {
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
            if scalar.isASCII || isCaseless(scalar) {
                add(scalar)
            } else if let lower = lowered(scalar) {
                add(lower)
            } else {
                for lower in scalar.properties.lowercaseMapping.unicodeScalars { add(lower) }
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    /// Whether a character certainly has no case: general punctuation, kana, a Han character or a Hangul syllable.
    private static func isCaseless(_ scalar: Unicode.Scalar) -> Bool {
        0x2000...0x206F ~= scalar.value || 0x3000...0x30FF ~= scalar.value || isPlainLetter(scalar)
    }

    /// The lower-case form of a letter of Western European languages or a Cyrillic one, by the order of their blocks;
    /// nil for any other character. To ask tables about each takes far longer.
    private static func lowered(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
        switch letter.value {
        case 0xC0...0xDE where letter != "×", 0x410...0x42F: Unicode.Scalar(letter.value + 0x20)
        case 0x400...0x40F: Unicode.Scalar(letter.value + 0x50)
        case 0xDF...0xFF, 0x430...0x45F: letter
        default: nil
        }
    }

    /// Whether a text outside ASCII is already folded. A capital at the start ends the search at once.
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
        return !isAfterGap
    }

    /// Whether a byte of a folded text is an ASCII letter, a digit or a space.
    public static func isPlainWordByte(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || byte == UInt8(ascii: " ")
    }

    /// For each ASCII character, whether folding replaces it by a space.
    private static let asciiGaps: [Bool] = (0..<asciiEnd).map { byte in
        let scalar = Unicode.Scalar(byte)
        return isInvisible(scalar) || isSeparating(scalar)
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
    static func foldedJoiningHyphens(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "-")) else { return folded(text) }
        guard isASCII(text) else { return folded(joiningHyphens(in: text)) }
        let bytes = Array(text.utf8)
        var joined = ""
        var start = 0
        for place in bytes.indices.dropFirst().dropLast() where bytes[place] == UInt8(ascii: "-") {
            guard isAlphanumeric(bytes[place - 1]), isAlphanumeric(bytes[place + 1]) else { continue }
            joined += folded(String(decoding: bytes[start..<place], as: UTF8.self))
            joined.append(joinedHyphen)
            start = place + 1
        }
        return joined + folded(String(decoding: bytes[start...], as: UTF8.self))
    }

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
