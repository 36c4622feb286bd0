/// The findings of a file as a list for narrow terminals: the message beside place and severity, the rest below it.
func stackedList(of rows: [Row], style: Rendering) -> String {
    let places = rows.map { cells($0.position) }.max() ?? 0
    let indent = 2 + places + 2 + severityWidth + 2
    let width = max(style.width - indent, leastMessage)
    var list = ""
    for row in rows {
        let place =
            (row.ink(.strong) ?? .strong).paint(row.position, style.color) + spaces(places - cells(row.position))
        let word = "\(row.kind.shape(style.glyphs)) \(row.kind.rawValue)"
        let severity = (row.ink(row.kind.ink) ?? .faint).paint(word, style.color) + spaces(severityWidth - cells(word))
        let screen = row.screen.isEmpty ? [] : ["screen \"\(row.screen)\""]
        let details =
            [row.acceptance, row.rule].compactMap { $0 } + (row.element.isEmpty ? [] : [row.element]) + screen
            + row.criteria.map(\.title) + ["fix: \(row.fixing.title)"]
        let lines =
            wrapped(row.message, to: width).map { row.ink(nil)?.paint($0, style.color) ?? $0 }
            + detailLines(of: details, glyphs: style.glyphs, width: width).map { Ink.faint.paint($0, style.color) }
        for (index, line) in lines.enumerated() {
            list += index == 0 ? "  \(place)  \(severity)  \(line)\n" : spaces(indent) + line + "\n"
        }
    }
    return list
}

/// Cells of the longest shape and word, `▲ warning`.
private let severityWidth = 9
/// Cells a message has even where the terminal is too narrow for it.
private let leastMessage = 12
