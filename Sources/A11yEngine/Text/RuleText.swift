import A11yModel

// Compares, searches, splits and shortens texts.

/// Text functions that rules share.
public enum RuleText {
    /// The text without white space, no-break spaces, zero-width characters and variation selectors at its ends.
    public static func trimmed(_ text: String) -> String {
        var ascii = text
        let isTrimmed = ascii.withUTF8 { bytes in
            guard let first = bytes.first, let last = bytes.last else { return true }
            return isVisibleASCII(first) && isVisibleASCII(last)
        }
        if isTrimmed { return text }
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

    /// Whether the text has no visible character.
    public static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isInvisible) }

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

    /// The lower-case form of an ASCII letter, which is 0x20 above the capital.
    public static func small(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 0x20 : byte
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

    /// Whether the text contains a part, given in small ASCII letters, in any case.
    public static func contains(_ text: String, ignoringCase part: String) -> Bool {
        // Names of classes and files are nearly always ASCII, which is compared byte by byte.
        guard isASCII(text) else { return text.lowercased().contains(part) }
        var text = text
        var part = part
        return text.withUTF8 { bytes in
            part.withUTF8 { part in
                guard part.count <= bytes.count else { return false }
                return (0...bytes.count - part.count).contains { start in
                    part.indices.allSatisfy { small(bytes[start + $0]) == part[$0] }
                }
            }
        }
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
        default: isCertainLetter(scalar) || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }

    /// Whether the text may end like this, ignoring case; false is certain. Cost: the length of the ending.
    public static func mayEnd(_ text: String, with ending: String) -> Bool {
        var (rest, end) = (text.utf8[...], ending.utf8[...])
        while let byte = end.popLast() {
            guard let other = rest.popLast() else { return false }
            if byte >= asciiEnd, other >= asciiEnd, byte != other { return true }
            if small(byte) != small(other) { return false }
        }
        return true
    }

    /// The width in columns: a character of a script without spaces counts as two.
    public static func columns(_ text: String) -> Int {
        if isASCII(text) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + (isUnspaced($1) ? 2 : 1) }
    }

    /// Whether the character is a Han character or a Hangul syllable: a letter without case that does not combine with
    /// others.
    static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
        0x3400...0x4DBF ~= scalar.value || 0x4E00...0x9FFF ~= scalar.value || 0xAC00...0xD7A3 ~= scalar.value
    }

    /// Whether the character is certainly a letter: one of those, or one of the Latin or Cyrillic letters that most
    /// texts outside ASCII consist of. To ask tables about each takes far longer.
    static func isCertainLetter(_ scalar: Unicode.Scalar) -> Bool {
        if 0xC0...0x24F ~= scalar.value { return scalar != "×" && scalar != "÷" }
        return 0x400...0x481 ~= scalar.value || isPlainLetter(scalar)
    }

    /// Whether the character is white space.
    static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isWhiteSpace(UInt8(truncatingIfNeeded: scalar.value)) }
        return !isCertainLetter(scalar) && scalar.properties.isWhitespace
    }

    /// Whether an ASCII character is white space.
    private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    /// Whether the character belongs to a script without spaces between words.
    public static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return false }
        return isPlainLetter(scalar) || unspaced.contains { $0.contains(scalar.value) }
    }

    /// The Unicode blocks of scripts without spaces: Thai, Hangul Jamo, kana to CJK Extension A, CJK Unified
    /// Ideographs, Hangul Syllables, CJK Compatibility Ideographs, and the supplementary ideographic planes.
    private static let unspaced: [ClosedRange<UInt32>] = [
        0x0E00...0x0E7F, 0x1100...0x11FF, 0x3040...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
        0x20000...0x3FFFF,
    ]

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
        if isCertainLetter(scalar) { return false }
        return scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
            || scalar.properties.generalCategory == .control || scalar.properties.isVariationSelector
            || scalar.value == 0xFEFF
    }

    /// Whether a character is punctuation, which separates words.
    static func isSeparating(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return asciiPunctuation.contains(scalar) }
        if isCertainLetter(scalar) { return false }
        return switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }

    /// ASCII punctuation by Unicode's general categories; `$ + < = > ^ ` | ~` are symbols and are kept.
    private static let asciiPunctuation = Set("!\"#%&'()*,-./:;?@[\\]_{}".unicodeScalars)

    /// The first byte outside ASCII.
    public static let asciiEnd: UInt8 = 0x80

    /// Whether all characters of a text are ASCII.
    static func isASCII(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in bytes.allSatisfy { $0 < asciiEnd } }
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

    /// The folded text in which each hyphen between two letters or digits stays, as a character that is no punctuation.
    static func foldedJoiningHyphens(_ text: String) -> String {
        guard isASCII(text) else { return folded(joiningHyphens(in: text)) }
        var text = text
        let gaps = asciiGaps
        let hyphen = UInt8(ascii: "-")
        return text.withUTF8 { bytes in
            let room = bytes.count + bytes.count { $0 == hyphen } * (joinedHyphen.utf8.count - 1)
            return String(unsafeUninitializedCapacity: room) { folded in
                var count = 0
                var isAfterGap = false
                func add(_ byte: UInt8) {
                    folded[count] = byte
                    count += 1
                }
                for (place, byte) in bytes.enumerated() {
                    let joins = byte == hyphen && isInsideWord(bytes, place)
                    if gaps[Int(byte)], !joins {
                        isAfterGap = count > 0
                        continue
                    }
                    if isAfterGap { add(UInt8(ascii: " ")) }
                    isAfterGap = false
                    if joins { joinedHyphen.utf8.forEach(add) } else { add(small(byte)) }
                }
                return count
            }
        }
    }

    /// Whether a byte stands between two ASCII letters or digits.
    private static func isInsideWord(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        place > 0 && place + 1 < bytes.count && isAlphanumeric(bytes[place - 1]) && isAlphanumeric(bytes[place + 1])
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
    private static let joinedHyphen: Character = "∸"

    /// Whether a byte is an ASCII letter or digit.
    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        let small = small(byte)
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= small || UInt8(ascii: "0")...UInt8(ascii: "9") ~= small
    }

    private static func isPartOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
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
        if isASCII(name) { return parts(ofASCII: Array(name.utf8)) }
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

    /// The same for the bytes of an identifier in ASCII, as nearly all are.
    private static func parts(ofASCII name: [UInt8]) -> [String] {
        let lower = name.map(small)
        var parts: [String] = []
        var start = 0
        for (place, byte) in name.enumerated() {
            let isCapital = lower[place] != byte
            let isAfterSmall = place > 0 && lower[place - 1] == name[place - 1]
            let isBeforeSmall = place + 1 < name.count && UInt8(ascii: "a")...UInt8(ascii: "z") ~= name[place + 1]
            let isPart = isAlphanumeric(byte)
            guard !isPart || isCapital && (isAfterSmall || isBeforeSmall) else { continue }
            if start < place { parts.append(String(decoding: lower[start..<place], as: UTF8.self)) }
            start = isPart ? place : place + 1
        }
        if start < name.count { parts.append(String(decoding: lower[start...], as: UTF8.self)) }
        return parts
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
        let line = trimmed(isPlainLine(text) ? text : oneLine(text))
        guard line.utf8.count > excerptLength else { return line }
        let (head, tail): (Substring, Substring)
        if isASCII(line) {
            head = Substring(line.utf8.prefix(excerptLength - excerptTail))
            tail = Substring(line.utf8.suffix(excerptTail))
        } else {
            guard let end = line.index(line.startIndex, offsetBy: excerptLength, limitedBy: line.endIndex),
                end < line.endIndex
            else { return line }
            (head, tail) = (line.prefix(excerptLength - excerptTail), line.suffix(excerptTail))
        }
        return trimmed(String(head)) + " … " + trimmed(String(tail))
    }

    /// Whether the text certainly is quoted as it is: ASCII words between single spaces, as most texts are.
    private static func isPlainLine(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var isAfterGap = true
            for byte in bytes {
                let isGap = byte == UInt8(ascii: " ")
                guard isGap ? !isAfterGap : isVisibleASCII(byte) else { return false }
                isAfterGap = isGap
            }
            return !isAfterGap
        }
    }

    /// The text with runs of white space as single spaces, and none at its ends.
    private static func oneLine(_ text: String) -> String {
        if isASCII(text) {
            var text = text
            return text.withUTF8 { String(words: $0, between: isWhiteSpace) }
        }
        var line: [UInt8] = []
        line.reserveCapacity(text.utf8.count)
        var isAfterGap = false
        for scalar in text.unicodeScalars {
            if isWhiteSpace(scalar) {
                isAfterGap = true
            } else {
                if isAfterGap, !line.isEmpty { line.append(UInt8(ascii: " ")) }
                isAfterGap = false
                if scalar.isASCII {
                    line.append(UInt8(truncatingIfNeeded: scalar.value))
                } else {
                    line.append(contentsOf: scalar.utf8)
                }
            }
        }
        return String(decoding: line, as: UTF8.self)
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
