import TextTable

/// Counts under a title: a table, and where that has no room or is read aloud, a line for each.
func countTable(_ title: String, _ counts: [Count], style: Rendering) -> String {
    guard !counts.isEmpty else { return "" }
    let kinds = Row.Kind.allCases
    let frame = (kinds.count + 1) * 3 + 1
    let room = style.width - frame - kinds.map { cells($0.plural) }.reduce(0, +)
    let names = (counts.map(\.name) + [title]).map { cells($0) }.max() ?? 0
    guard style.layout == .framed, names <= room else {
        return title + ":\n" + counts.map { "  \($0.name): \($0.words)\n" }.joined()
    }
    let noteRoom = room - names - gap
    let notes = noteRoom < leastNote ? 0 : min(counts.map { cells($0.note) }.max() ?? 0, noteRoom)
    let width = notes == 0 ? names : names + gap + notes
    let table = TextTable<Count> { count in
        let figures = kinds.map { kind in
            let width = cells(kind.plural)
            let figure = count(kind) == 0 ? "" : String(count(kind))
            let value = spaces(width - cells(figure)) + kind.ink.paint(figure, style.color)
            return Column(title: Ink.strong.paint(kind.plural, style.color), value: value, width: width)
        }
        let header = Ink.strong.paint(title, style.color) + spaces(width - cells(title))
        return [Column(title: header, value: label(of: count, names, notes, style), width: width)] + figures
    }
    return table.string(for: counts, style: box(style, close: true)) ?? ""
}

/// The name and, in a column of its own, the note, in as many lines as it needs.
private func label(of count: Count, _ names: Int, _ notes: Int, _ style: Rendering) -> String {
    guard notes > 0 else { return count.name + spaces(names - cells(count.name)) }
    let lines = wrapped(count.note, to: notes).enumerated().map { index, line in
        let name = index == 0 ? count.name : ""
        let note = Ink.faint.paint(line, style.color) + spaces(notes - cells(line))
        return name + spaces(names - cells(name) + gap) + note
    }
    return lines.joined(separator: "\n")
}

/// Cells between a name and its note.
private let gap = 2
/// Cells without which a note is left out: shorter lines would break words in two.
private let leastNote = 16
