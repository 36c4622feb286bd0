/// Breaks a text into lines of at most `width` cells, at spaces where it can and inside a word where it must.
///
/// Nothing is lost but the space at which a line was broken; nothing is ever cut off. A character that is wider than
/// the line stands alone.
package func wrapped(_ text: String, to width: Int) -> [String] {
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
        let pieces = length <= width ? [word] : pieces(of: word, width: width)
        lines += pieces.dropLast().map(String.init)
        line = pieces.last.map(String.init) ?? ""
        used = cells(line)
    }
    return lines + [line]
}

/// A word in pieces of at most `width` cells, parted at its joints: before the `#` of an id, else before a capital or
/// after a mark, else wherever the line is full.
private func pieces(of word: Substring, width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while true {
        var used = 0
        let fitting = rest.prefix { character in
            used += cells(character)
            return used <= width
        }
        if fitting.endIndex == rest.endIndex { return rest.isEmpty ? pieces : pieces + [rest] }
        let end = max(fitting.endIndex, rest.index(after: rest.startIndex))
        let inside = rest.indices[rest.index(after: rest.startIndex)...].prefix { $0 <= end }
        let cut = inside.last { rest[$0] == "#" } ?? inside.last { isJoint($0, in: rest) } ?? end
        pieces.append(rest[..<cut])
        rest = rest[cut...]
    }
}

/// Whether a name may be parted before the character at this place: `sign|In`, `sign_|in`, `Cell#|4`.
private func isJoint(_ place: String.Index, in word: Substring) -> Bool {
    let before = word[word.index(before: place)]
    return "_-./>:".contains(before) || before.isLowercase && word[place].isUppercase
}

/// So many spaces; none for a negative number.
package func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
}
