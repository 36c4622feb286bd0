import A11yModel

/// The number of terminal cells that a text takes: ideographs, kana, hangul and emoji take two, marks none.
///
/// The text must not hold control characters (see `visible`). Terminals disagree about a few characters. This follows
/// the East Asian Width property and terminals that support graphemes: an emoji takes two cells, whatever its scalars.
package func cells(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    if text.unicodeScalars.allSatisfy(isPlain) { return text.unicodeScalars.count }
    return text.reduce(0) { $0 + cells($1) }
}

/// Whether a scalar takes one cell in any context: Latin letters, and the quotation marks, dashes and dots of General
/// Punctuation.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0xA9 || 0xB0...0x2FF ~= scalar.value || 0x2010...0x2027 ~= scalar.value
}

/// The number of cells that a character takes.
package func cells(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return cells(first) }
    if first.properties.isEmojiPresentation || scalars.contains(emojiSelector) { return 2 }
    if let second = scalars.dropFirst().first, second.properties.isEmojiModifier { return 2 }
    return scalars.reduce(0) { $0 + cells($1) }
}

private func cells(_ scalar: Unicode.Scalar) -> Int {
    if drawnFormats.contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return 0
    default: break
    }
    if hangulWithoutCells.contains(where: { $0.contains(scalar.value) }) { return 0 }
    return isWide(scalar) ? 2 : 1
}

/// Requests the emoji form of the character before it.
private let emojiSelector: Unicode.Scalar = "\u{FE0F}"
/// Format characters that are drawn: the soft hyphen, and the signs that Arabic, Syriac and Kaithi write before or
/// around a number.
private let drawnFormats: Set<UInt32> = [
    0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
]
/// Hangul vowels and final consonants, which share the cells of the consonant before them, and blank fillers.
private let hangulWithoutCells: [ClosedRange<UInt32>] = [
    0x1160...0x11FF, 0x3164...0x3164, 0xD7B0...0xD7FB, 0xFFA0...0xFFA0,
]

/// Breaks a text into lines of at most `width` cells, at spaces if possible and else inside a word.
///
/// Only the space at a line break is lost; nothing is cut off. A character wider than the line gets a line of its own.
/// With `keepingPaths` so does a path or an address: it is there to be copied. Cells of tables cannot afford that.
package func wrapped(_ text: String, to width: Int, keepingPaths: Bool = false) -> [String] {
    if cells(text) <= width { return [text] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        let length = cells(word)
        if index > 0, used + 1 + length <= width {
            line += " " + word
            used += 1 + length
            continue
        }
        if index > 0 { lines.append(line) }
        let isWhole = length <= width || keepingPaths && word.contains("/")
        let pieces = isWhole ? [word] : pieces(of: word, width: width)
        lines += pieces.dropLast().map(String.init)
        line = pieces.last.map(String.init) ?? ""
        used = cells(line)
    }
    return lines + [line]
}

/// A word in pieces of at most `width` cells. It is split before the `#` of an id, else before a capital or after a
/// punctuation mark, else wherever the line is full.
private func pieces(of word: Substring, width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while true {
        let fitting = beginning(of: rest, upTo: width)
        if fitting.endIndex == rest.endIndex { return rest.isEmpty ? pieces : pieces + [rest] }
        let end = max(fitting.endIndex, rest.index(after: rest.startIndex))
        let inside = rest.indices[rest.index(after: rest.startIndex)...].prefix { $0 <= end }
        let cut = inside.last { rest[$0] == "#" } ?? inside.last { isJoint($0, in: rest) } ?? end
        pieces.append(rest[..<cut])
        rest = rest[cut...]
    }
}

/// Whether a name may be split before the character at this index: `sign|In`, `sign_|in`, `Cell#|4`.
private func isJoint(_ index: String.Index, in word: Substring) -> Bool {
    let before = word[word.index(before: index)]
    return "_-./>:".contains(before) || before.isLowercase && word[index].isUppercase
}

/// The beginning of a text that fits into this many cells.
package func beginning<Text: StringProtocol>(of text: Text, upTo width: Int) -> Text.SubSequence {
    var used = 0
    return text.prefix { character in
        used += cells(character)
        return used <= width
    }
}

/// A number of spaces; none if it is negative.
package func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

/// As many details per line as fit. A line breaks between two details and not inside `WCAG 4.1.2 A`.
func detailLines(of details: [String], glyphs: Rendering.Glyphs, width: Int) -> [String] {
    let separator = separator(glyphs)
    var lines: [String] = []
    for detail in details {
        if let last = lines.last, cells(last) + cells(separator) + cells(detail) <= width {
            lines[lines.count - 1] = last + separator + detail
        } else {
            lines += wrapped(detail, to: width, keepingPaths: true)
        }
    }
    return lines
}

/// What stands between details in a line.
func separator(_ glyphs: Rendering.Glyphs) -> String { glyphs == .unicode ? " · " : " - " }

/// Whether a scalar takes two cells: Wide or Fullwidth in the East Asian Width property, or half of a flag.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let next = wideRanges.partitioningIndex { $0.upperBound >= scalar.value }
    return next < wideRanges.count && wideRanges[next].contains(scalar.value)
}

/// The values W and F of EastAsianWidth.txt, Unicode 18.0, without combining marks; and the regional indicators.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2630...0x2637, 0x2648...0x2653, 0x267F...0x267F, 0x268A...0x268F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE,
    0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD,
    0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755,
    0x2757...0x2757, 0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50,
    0x2B55...0x2B55, 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x3029, 0x3030...0x303E,
    0x3041...0x3096, 0x309B...0x30FF, 0x3105...0x312F, 0x3131...0x3163, 0x3165...0x318E, 0x3190...0x31E5,
    0x31EF...0x321E, 0x3220...0x3247, 0x3250...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF2...0x16FF6, 0x17000...0x18CDA, 0x18CFF...0x18D20, 0x18D80...0x18DF2,
    0x18E00...0x19191, 0x191A0...0x191D2, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB, 0x1AFFD...0x1AFFE, 0x1B000...0x1B128,
    0x1B132...0x1B132, 0x1B150...0x1B152, 0x1B155...0x1B155, 0x1B164...0x1B168, 0x1B170...0x1B2FB, 0x1D300...0x1D356,
    0x1D360...0x1D376, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F1AE...0x1F1AE,
    0x1F1E6...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265, 0x1F300...0x1F320,
    0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0,
    0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E,
    0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5,
    0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D9, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC,
    0x1F7DA...0x1F7DA, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
    0x1FA70...0x1FA7C, 0x1FA80...0x1FAC6, 0x1FAC8...0x1FAC8, 0x1FACC...0x1FADD, 0x1FADF...0x1FAEB, 0x1FAEF...0x1FAFA,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
