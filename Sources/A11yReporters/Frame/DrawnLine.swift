import A11yModel

/// A line of a file as a terminal shows it, and the cells that its bytes take. Tabs are blanks, control characters are
/// escapes, and of a long line there is only the part around a place.
struct DrawnLine {
    /// What is shown.
    let text: String
    /// Where the characters that are shown begin, in the file and in the terminal, and at last where they end.
    private let starts: [(byte: Int, cell: Int)]

    /// The line of these bytes in at most `width` cells, with the byte `focus` among them; `cut` stands for
    /// what is left out.
    init(_ content: SourceRange, of lines: LineTable, around focus: Int, width: Int, cut: String) {
        // No cell needs more bytes, so what lies farther away cannot be shown; a file may be one line of megabytes.
        let reach = max(width, 1) * DrawnLine.bytesInCell
        let near = SourceRange(max(content.start, focus - reach), min(content.end, focus + reach))
        let characters = DrawnLine.characters(lines.text(in: near), from: near.start)
        let length = characters.last.map { $0.cell + cells($0.drawn) } ?? 0
        guard near != content || length > width else {
            text = characters.map(\.drawn).joined()
            starts = characters.map { ($0.byte, $0.cell) } + [(content.end, length)]
            return
        }
        let cutCells = cells(cut)
        // A third of the room lies before the focus: what follows says more.
        let focusCell = characters.last { $0.byte <= focus }?.cell ?? 0
        let isCutBefore = near.start > content.start || focusCell > width / 3
        let first = isCutBefore ? max(0, min(focusCell - width / 3, length - width + 2 * cutCells)) : 0
        let room = width - (isCutBefore ? 2 : 1) * cutCells
        let shown = characters.filter { $0.cell >= first && $0.cell + cells($0.drawn) <= first + room }
        let end = shown.last.map { $0.cell + cells($0.drawn) } ?? first
        let endByte = characters.first { $0.cell >= end }?.byte ?? near.end
        let shift = isCutBefore ? cutCells - (shown.first?.cell ?? first) : 0
        text =
            (isCutBefore ? cut : "") + shown.map(\.drawn).joined() + (endByte < content.end ? cut : "")
        starts = shown.map { ($0.byte, $0.cell + shift) } + [(endByte, end + shift)]
    }

    /// The cells, from 0, of the bytes of a range; at least one. Of what is not shown there are those nearest to it.
    func place(of range: SourceRange) -> Range<Int> {
        let start = starts.last { $0.byte <= range.start }?.cell ?? starts.first?.cell ?? 0
        let end = starts.first { $0.byte >= range.end }?.cell ?? starts.last?.cell ?? 0
        return start..<max(end, start + 1)
    }

    private static func characters(_ text: String, from start: Int) -> [(drawn: String, byte: Int, cell: Int)] {
        var byte = start
        var cell = 0
        return text.map { character in
            let drawn = character == "\t" ? spaces(tab - cell % tab) : visible(String(character))
            defer {
                byte += character.utf8.count
                cell += cells(drawn)
            }
            return (drawn, byte, cell)
        }
    }

    /// Cells from one tab stop to the next.
    private static let tab = 4
    /// More bytes than any character of one cell has: a letter with half a dozen marks.
    private static let bytesInCell = 16
}
