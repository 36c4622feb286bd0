import A11yModel

// Compares, searches, splits and shortens texts; Folding.swift has the form in which they are compared.

/// Text functions that rules share.
public enum RuleText {
    /// Whether a name consists of several words of letters, as people write them: “Drop Box”.
    public static func isSpelled(_ name: String) -> Bool {
        guard name.utf8.contains(UInt8(ascii: " ")) else { return false }
        let words = name.split(separator: " ")
        return words.count > 1 && words.allSatisfy { $0.count > 1 && $0.allSatisfy(\.isLetter) }
    }

    /// The text without white space, no-break spaces, zero-width characters and variation selectors at its ends.
    public static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isInvisible($0) }),
            let last = scalars.lastIndex(where: { !isInvisible($0) })
        else { return "" }
        let rest = scalars[first...last]
        return rest.startIndex == scalars.startIndex && rest.endIndex == scalars.endIndex ? text : String(rest)
    }

    /// Whether the text has no visible character.
    public static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isInvisible) }

    /// The lower-case form of an ASCII letter, which is 0x20 above the capital.
    public static func small(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 0x20 : byte
    }

    /// Whether the text is one address of mail or of the web and nothing else: “name@example.com”, “https://…”.
    public static func isAddress(_ text: String) -> Bool {
        let text = trimmed(text)
        guard !text.unicodeScalars.contains(where: isWhiteSpace) else { return false }
        if text.contains("://") { return true }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let dot = parts[1].lastIndex(of: ".") else { return false }
        return dot > parts[1].startIndex && parts[1].index(after: dot) < parts[1].endIndex
    }

    /// Whether `whole` contains `part`, both folded here: as a sequence of whole words, or anywhere in scripts without
    /// spaces (Han, kana, Hangul, Thai).
    public static func contains(_ whole: String, _ part: String) -> Bool {
        contains(folded: folded(whole), folded(part))
    }

    /// The same for folded texts.
    public static func contains(folded whole: String, _ part: String) -> Bool {
        if part.isEmpty || part == whole { return true }
        if part.utf8.count > whole.utf8.count, part.utf8.allSatisfy({ $0 < asciiEnd }) { return false }
        if part.unicodeScalars.contains(where: isUnspaced) { return whole.contains(part) }
        var (whole, part) = (whole, part)
        return whole.withUTF8 { whole in part.withUTF8 { part in hasRun(whole, of: part) } }
    }

    /// Whether `whole` contains the words of `part` in sequence. A match begins at the start or after a space, so few
    /// positions are compared.
    private static func hasRun(_ whole: UnsafeBufferPointer<UInt8>, of part: UnsafeBufferPointer<UInt8>) -> Bool {
        let blank = UInt8(ascii: " ")
        var start = 0
        while start + part.count <= whole.count {
            let end = start + part.count
            if end == whole.count || whole[end] == blank, whole[start..<end].elementsEqual(part) { return true }
            guard let gap = whole[start...].firstIndex(of: blank) else { return false }
            start = gap + 1
        }
        return false
    }

    /// The number of letters and digits.
    public static func letterCount(_ text: String) -> Int { letterCount(text, upTo: .max) }

    /// Whether the text has at least so many letters and digits. Cost: the text up to the last of them.
    public static func hasLetters(_ text: String, atLeast least: Int = 1) -> Bool {
        letterCount(text, upTo: least) >= least
    }

    private static func letterCount(_ text: String, upTo most: Int) -> Int {
        var count = 0
        for scalar in text.unicodeScalars where isLetterOrDigit(scalar) {
            count += 1
            if count >= most { break }
        }
        return count
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case "\0"..."\u{7F}": false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }

    /// The width in columns: a character of a script without spaces counts as two.
    public static func columns(_ text: String) -> Int {
        if isASCII(text) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + (isUnspaced($1) ? 2 : 1) }
    }

    /// Whether the character is white space.
    static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || 0x09...0x0D ~= scalar.value : scalar.properties.isWhitespace
    }

    /// Whether the character belongs to a script without spaces between words.
    public static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && unspaced.contains { $0.contains(scalar.value) }
    }

    /// The Unicode blocks of scripts without spaces: Thai, Hangul Jamo, kana to CJK Extension A, CJK Unified
    /// Ideographs, Hangul Syllables, CJK Compatibility Ideographs, and the supplementary ideographic planes.
    private static let unspaced: [ClosedRange<UInt32>] = [
        0x0E00...0x0E7F, 0x1100...0x11FF, 0x3040...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
        0x20000...0x3FFFF,
    ]

    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
        return scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
            || scalar.properties.generalCategory == .control || scalar.properties.isVariationSelector
            || scalar.value == 0xFEFF
    }

    /// Whether a character is punctuation, which separates words.
    static func isSeparating(_ scalar: Unicode.Scalar) -> Bool {
        if "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar || scalar == " " { return false }
        return switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }

    /// The first byte outside ASCII.
    public static let asciiEnd: UInt8 = 0x80

    /// Whether all characters of a text are ASCII.
    static func isASCII(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in bytes.allSatisfy { $0 < asciiEnd } }
    }
}

extension RuleText {
    /// The parts of a text between commas, colons, brackets and dashes; in scripts without spaces, also between spaces.
    /// A hyphen inside a word separates nothing.
    public static func segments(of text: String) -> [String] {
        let isUnspaced = text.unicodeScalars.contains(where: isUnspaced)
        let parts = joiningHyphens(in: text).split { character in
            (character.isPunctuation && character != "'" && character != "’") || (isUnspaced && character.isWhitespace)
        }
        return parts.map { trimmed(String($0.map { $0 == joinedHyphen ? "-" : $0 })) }.filter { !$0.isEmpty }
    }

    /// Whether a byte is an ASCII letter or digit.
    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        let small = small(byte)
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= small || UInt8(ascii: "0")...UInt8(ascii: "9") ~= small
    }
}

extension FoldedText {
    /// The first and last segments, if it has more than one.
    public var endSegments: (first: FoldedText, last: FoldedText)? {
        guard features.mayHaveSegments else { return nil }
        let segments = RuleText.segments(of: written)
        guard segments.count > 1, let first = segments.first, let last = segments.last else { return nil }
        return (FoldedText(first, in: wordIndex), FoldedText(last, in: wordIndex))
    }
}

extension WordList {
    /// Whether a segment of the text is exactly one of the words.
    public func contains(segmentOf text: String, in wordIndex: WordIndex) -> Bool {
        if text.isEmpty { return false }
        return RuleText.segments(of: text).contains { contains(exactly: FoldedText($0, in: wordIndex)) }
    }
}

extension RuleText {
    /// The words of a folded text; a run of characters of a script without spaces is one word.
    public static func tokens(_ folded: String) -> [Substring] {
        folded.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }

    /// The characters of a text that are of scripts without spaces.
    static func unspacedCharacters(of text: String) -> [Substring] {
        if isASCII(text) { return [] }
        return text.indices.compactMap { text.unicodeScalars[$0].isASCII ? nil : text[$0...$0] }.filter {
            $0.unicodeScalars.contains(where: isUnspaced)
        }
    }

    /// Whether two folded words differ only by a plural or third-person ending: “play” and “plays”.
    public static func isOneWord(_ one: Substring, _ other: Substring) -> Bool {
        if one == other { return true }
        let (short, long) = one.count < other.count ? (one, other) : (other, one)
        return ["s", "es"].contains { long == short + $0 }
    }

    /// Whether a folded text contains all words of a phrase in order, possibly with others between them: “Turns Wi-Fi
    /// off” contains “turn off”. Characters of scripts without spaces match anywhere.
    public static func holds(_ text: String, _ phrase: String) -> Bool {
        if phrase.unicodeScalars.contains(where: isUnspaced) { return text.contains(phrase) }
        var rest = tokens(text)[...]
        return tokens(phrase).allSatisfy { word in
            guard let place = rest.firstIndex(where: { isOneWord($0, word) }) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }
}

extension RuleText {
    /// The words of an identifier in lower case: `deleteRow` and `delete_row` give “delete” and “row”, `RGBSlider`
    /// gives “rgb” and “slider”.
    public static func parts(ofIdentifier name: String) -> [String] {
        let characters = Array(name)
        var parts = [""]
        for (place, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                parts.append("")
                continue
            }
            let isAfterSmall = place > 0 && !characters[place - 1].isUppercase
            let isBeforeSmall = place + 1 < characters.count && characters[place + 1].isLowercase
            if character.isUppercase, isAfterSmall || isBeforeSmall { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts.filter { !$0.isEmpty }.map { $0.lowercased() }
    }
}

/// Shortens texts and facts for messages.
extension RuleText {
    /// The number of characters that a message quotes of a text (ours). Longer texts are cut in the middle, since the
    /// end often names the role.
    private static let excerptLength = 120
    /// The number of characters kept from the end: enough for a role and a state (ours).
    private static let excerptTail = 40

    /// The text as messages quote it: on one line and shortened.
    public static func excerpt(_ text: String) -> String {
        let line = trimmed(oneLine(text))
        guard line.utf8.count > excerptLength, line.count > excerptLength else { return line }
        let (head, tail) = (line.prefix(excerptLength - excerptTail), line.suffix(excerptTail))
        return trimmed(String(head)) + " … " + trimmed(String(tail))
    }

    /// The text with runs of white space as single spaces, and none at its ends.
    private static func oneLine(_ text: String) -> String {
        var last = UInt8(ascii: " ")
        // Most texts are such a line.
        let isLine = text.utf8.allSatisfy { byte in
            defer { last = byte }
            return (0x20..<0x7F).contains(byte) && (byte != 0x20 || last != 0x20)
        }
        if isLine, last != UInt8(ascii: " ") { return text }
        return text.unicodeScalars.split(whereSeparator: isWhiteSpace).map { String($0) }.joined(separator: " ")
    }

    /// The fact as messages quote it.
    public static func excerpt(_ fact: Fact) -> Fact {
        switch fact {
        case .text(let text): .text(excerpt(text))
        // A message shows only the first entries of a list and counts the others.
        case .list(let texts): .list(texts.prefix(Message.listed).map(excerpt) + texts.dropFirst(Message.listed))
        case .number: fact
        }
    }
}
