/// How many cells of a terminal a text takes: ideographs, kana, hangul and emoji take two, marks none.
///
/// The text holds no control characters (`visible`). Terminals disagree on few characters; this follows the East
/// Asian Width property and what terminals with grapheme support do: an emoji takes two, whatever it is made of.
package func cells(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    if text.unicodeScalars.allSatisfy(isPlain) { return text.unicodeScalars.count }
    return text.reduce(0) { $0 + cells($1) }
}

/// Whether a scalar takes one cell whatever stands beside it: letters of Latin, and the quotation marks, dashes and
/// dots of General Punctuation.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0xA9 || 0xB0...0x2FF ~= scalar.value || 0x2010...0x2027 ~= scalar.value
}

/// How many cells a character takes.
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

/// Asks for the emoji form of the character before it.
private let emojiSelector: Unicode.Scalar = "\u{FE0F}"
/// Of the category of invisible format characters, but drawn: the soft hyphen, and the signs that Arabic, Syriac and
/// Kaithi write before or round a number.
private let drawnFormats: Set<UInt32> = [
    0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
]
/// Vowels and final consonants stand in the cells of the consonant before them; fillers are blank.
private let hangulWithoutCells: [ClosedRange<UInt32>] = [
    0x1160...0x11FF, 0x3164...0x3164, 0xD7B0...0xD7FB, 0xFFA0...0xFFA0,
]
