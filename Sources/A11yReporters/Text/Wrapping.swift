/// Breaks a text into lines of at most `width` cells, at spaces where it can and inside a word where it must.
///
/// Nothing is lost but the space at which a line was broken; nothing is ever cut off. A character that is wider than
/// the line stands alone.
func wrapped(_ text: String, to width: Int) -> [String] {
    if cells(text) <= width { return [text] }
    var lines: [String] = []
    var line = ""
    var used = 0
    func breakLine() {
        lines.append(line)
        line = ""
        used = 0
    }
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        let length = cells(word)
        if index > 0, used + 1 + length <= width {
            line += " " + word
            used += 1 + length
            continue
        }
        if index > 0 { breakLine() }
        if length <= width {
            line += word
            used = length
            continue
        }
        for character in word {
            let size = cells(character)
            if used > 0, used + size > width { breakLine() }
            line.append(character)
            used += size
        }
    }
    breakLine()
    return lines
}

/// Which side of a cell its text stands at.
enum Side {
    case left, right
}

/// So many spaces; none for a negative number.
func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
}
