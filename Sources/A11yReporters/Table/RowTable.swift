import TextTable

/// The findings of a file as a table without a frame, a row each: place, severity, and the message with the rule at its
/// end. A wide table has a column for criteria.
func rowTable(of rows: [FindingRow], columns: RowColumns, style: Rendering) -> String {
    let table = TextTable<FindingRow> { row in
        let finding = row.first
        let place = RowText(finding.position, finding.ink(.strong), link: finding.address, style)
        let severity = RowText(finding.kind.label(style.glyphs), finding.ink(finding.kind.ink), style)
        var cells = [
            Column(title: "", value: spaces(columns.place - place.width) + place.painted, width: columns.place),
            Column(title: "", value: severity.padded(to: columns.severity), width: columns.severity),
            cell(of: problem(of: row, columns.problem, style), columns.problem),
        ]
        if columns.criterion > 0 {
            let criteria = finding.criteria.map { RowText($0.title, .faint, link: $0.link, style) }
            cells.append(cell(of: criteria, columns.criterion))
        }
        return cells
    }
    return table.string(for: rows, style: OpenRows.self) ?? ""
}

/// A cell of these lines.
private func cell(of lines: [RowText], _ width: Int) -> Column {
    let lines = lines.isEmpty ? [spaces(width)] : lines.map { $0.padded(to: width) }
    return Column(title: "", value: lines.joined(separator: "\n"), width: width)
}

/// The message, the rule and how the program can fix it, where the other findings of the row are, and what to do.
private func problem(of row: FindingRow, _ width: Int, _ style: Rendering) -> [RowText] {
    let finding = row.first
    let message = [row.message, finding.acceptance].compactMap(\.self).joined(separator: " ")
    var lines = wrapped(message, to: width).map { RowText($0, finding.acceptanceInk, style) }
    let fixing = finding.finding.fixing
    let explained = row.explainsFix ? ": \(fixing.flag) makes it, for you to review" : ""
    let fix = fixing == .none ? "" : "\(separator(style.glyphs))fix \(fixing.title)\(explained)"
    let arrow = style.glyphs == .unicode ? "→" : "->"
    let rule = finding.rule + fix + (row.advised.map { " \(arrow) as at \($0)" } ?? "")
    if let last = lines.last, last.width + RowColumns.gap + cells(rule) <= width {
        lines[lines.count - 1] = last + RowText(spaces(RowColumns.gap), nil, style) + RowText(rule, .faint, style)
    } else {
        lines += wrapped(rule, to: width).map { RowText($0, .faint, style) }
    }
    let places = row.places(brief: style.isBrief, style.glyphs)
    if !places.isEmpty { lines += wrapped(places, to: width).map { RowText($0, .faint, style) } }
    let advice = row.advised == nil ? finding.arrowedAdvice : ""
    if !advice.isEmpty { lines += wrapped(advice, to: width).map { RowText($0, nil, style) } }
    return lines
}

/// A painted text with the cells that it takes, which its escape sequences hide.
private struct RowText {
    let painted: String
    let width: Int

    init(_ text: String, _ ink: Ink?, link: String? = nil, _ style: Rendering) {
        painted = linked(ink?.paint(text, style.color) ?? text, to: link, style)
        width = cells(text)
    }

    private init(painted: String, width: Int) {
        self.painted = painted
        self.width = width
    }

    static func + (left: RowText, right: RowText) -> RowText {
        RowText(painted: left.painted + right.painted, width: left.width + right.width)
    }

    func padded(to width: Int) -> String { painted + spaces(width - self.width) }
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
