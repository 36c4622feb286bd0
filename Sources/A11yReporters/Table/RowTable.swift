import TextTable

/// The findings of a file as a table without a frame, a row each: place, severity, and the message with the rule at its
/// end. A wide table has a column for criteria.
func rowTable(of rows: [FindingRow], columns: RowColumns, style: Rendering) -> String {
    let texts = rows.map { row in
        let finding = row.first
        let place = PaintedText(finding.position, finding.ink(.strong), link: finding.address, style)
        let severity = PaintedText(finding.kind.label(style.glyphs), finding.ink(finding.kind.ink), style)
        let criteria = finding.criteria.map { PaintedText($0.title, .faint, link: $0.link, style) }
        let cells = [[place.aligned(to: columns.place)], [severity], problem(of: row, columns.problem, style)]
        return columns.criterion > 0 ? cells + [criteria] : cells
    }
    let widths = [columns.place, columns.severity, columns.problem, columns.criterion]
    return drawn(texts, widths, as: OpenRows.self)
}

/// The message, the rule and how the program can fix it, where the other findings of the row are, and what to do.
private func problem(of row: FindingRow, _ width: Int, _ style: Rendering) -> [PaintedText] {
    let finding = row.first
    let message = [row.message, finding.acceptance].compactMap(\.self).joined(separator: " ")
    var lines = wrapped(message, to: width).map { PaintedText($0, finding.acceptanceInk, style) }
    let fixing = finding.finding.fixing
    let explained = row.explainsFix ? ": \(fixing.flag) makes it, for you to review" : ""
    let fix = fixing == .none ? "" : "\(separator(style.glyphs))fix \(fixing.title)\(explained)"
    let arrow = style.glyphs == .unicode ? "→" : "->"
    let rule = finding.rule + fix + (row.advised.map { " \(arrow) as at \($0)" } ?? "")
    if let last = lines.last, last.width + RowColumns.gap + cells(rule) <= width {
        lines[lines.count - 1] =
            last + PaintedText(spaces(RowColumns.gap), nil, style) + PaintedText(rule, .faint, style)
    } else {
        lines += wrapped(rule, to: width).map { PaintedText($0, .faint, style) }
    }
    let places = row.places(brief: style.isBrief, style.glyphs)
    if !places.isEmpty { lines += wrapped(places, to: width).map { PaintedText($0, .faint, style) } }
    let advice = row.advised == nil ? finding.arrowedAdvice : ""
    if !advice.isEmpty { lines += wrapped(advice, to: width).map { PaintedText($0, nil, style) } }
    return lines
}

/// The widths of the columns in cells, the same for all files of a run.
struct RowColumns {
    let place: Int
    let severity: Int
    let problem: Int
    /// 0 without that column.
    let criterion: Int

    /// The widths for these rows in a terminal of a width.
    init(for rows: [FindingRow], width: Int, glyphs: Rendering.Glyphs) {
        place = rows.map { cells($0.first.position) }.max() ?? 0
        severity = rows.map { cells($0.first.kind.label(glyphs)) }.max() ?? 0
        let rest = width - RowColumns.gap - place - RowColumns.gap - severity - RowColumns.gap
        let criteria = rows.flatMap { $0.first.criteria.map { cells($0.title) } }.max() ?? 0
        criterion = width >= RowColumns.roomy ? criteria : 0
        let room = criterion > 0 ? rest - criterion - RowColumns.gap : rest
        problem = max(min(room, RowColumns.readable), RowColumns.leastProblem)
    }

    /// Cells between columns, and before the first.
    static let gap = 2
    /// The narrowest table with criteria, in cells (ours): below it they would cost messages a line.
    private static let roomy = 120
    /// The widest column of messages, in cells (ours): longer lines are hard to read.
    private static let readable = 100
    /// The narrowest column of messages, in cells, even if the terminal is narrower.
    private static let leastProblem = 12
}

/// A TextTable style without frame and header for cells that are already wrapped, padded and coloured.
private enum OpenRows: TextTableStyle {
    static func prepare(_ text: String, for column: Column) -> String { text }
    static func escape(_ text: String) -> String { text }
    static func begin(_ table: inout String, index: Int, columns: [Column]) {}
    static func header(_ table: inout String, index: Int, columns: [Column]) {}
    static func end(_ table: inout String, index: Int, columns: [Column]) {}

    static func row(_ table: inout String, index: Int, columns: [Column]) {
        for parts in lines(of: columns) {
            let line = spaces(RowColumns.gap) + parts.joined(separator: spaces(RowColumns.gap))
            // What pads the last column is not seen, and would be copied.
            let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map(line.utf8.index(after:)) ?? line.startIndex
            table += line[..<end]
            table += "\n"
        }
    }
}
