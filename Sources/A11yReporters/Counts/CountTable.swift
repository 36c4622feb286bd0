import TextTable

/// Counts under a title: a table, and where that has no room or is read aloud, a line for each.
func countTable(_ title: String, _ counts: [Count], style: Rendering) -> String {
    guard !counts.isEmpty else { return "" }
    let kinds = Row.Kind.allCases
    let frame = (kinds.count + 1) * 3 + 1
    let room = style.width - frame - kinds.map { cells($0.plural) }.reduce(0, +)
    let longest = (counts.map(\.name) + [title]).map { cells($0) }.max() ?? 0
    let names = min(longest, room)
    guard style.layout == .framed, names == longest || names >= leastName else {
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

/// The name and, in a column of its own, the note, both in as many lines as they need.
private func label(of count: Count, _ names: Int, _ notes: Int, _ style: Rendering) -> String {
    let name = cells(count.name) <= names ? [count.name] : hanging(count.name, in: names)
    let note = notes > 0 ? wrapped(count.note, to: notes) : []
    let lines = (0..<max(name.count, note.count)).map { index in
        let part = index < name.count ? name[index] : ""
        let left = part + spaces(names - cells(part))
        guard notes > 0 else { return left }
        let words = index < note.count ? note[index] : ""
        return left + spaces(gap) + Ink.faint.paint(words, style.color) + spaces(notes - cells(words))
    }
    return lines.joined(separator: "\n")
}

/// A name in lines of at most `width` cells, of which those below the first are indented, so that none of them passes
/// for another name.
private func hanging(_ name: String, in width: Int) -> [String] {
    wrapped(name, to: width - gap).enumerated().map { $0 == 0 ? $1 : spaces(gap) + $1 }
}

/// Cells between a name and its note.
private let gap = 2
/// Cells without which a note is left out: shorter lines would break words in two.
private let leastNote = 16
/// Cells below which a name is not broken: a path in short pieces cannot be read.
private let leastName = 24
