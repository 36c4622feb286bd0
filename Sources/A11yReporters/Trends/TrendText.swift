import A11yModel
import TextTable

/// Trends for the terminal and for Markdown.
package enum TrendText {
    /// The most rows of a table and findings of the list, unless the user asks for others (ours): a screenful each.
    package static let usualLimit = 20

    /// Tables, then the findings that have been there longest.
    package static func render(_ trends: Trends, limit: Int, _ style: Rendering) -> String {
        let sheet = TrendSheet(trends: trends, limit: limit)
        var text = sheet.lead + "\n"
        if let balance = sheet.balance { text += balance + "\n" }
        for table in sheet.tables {
            text += "\n"
            text += style.layout == .plain ? plain(table, style) : framed(table, style)
            if table.others > 0 { text += rest(table.others) + "\n" }
        }
        let lines = trends.oldest
        guard !lines.isEmpty else { return text }
        text += "\n" + Ink.strong.paint("Oldest findings", style.color) + "\n"
        for line in lines.prefix(limit) {
            let kind = style.layout == .plain ? line.entry.finding.kind.rawValue : kind(of: line, style)
            let words = "\(line.place): \(line.entry.finding.message) (\(line.entry.finding.rule))"
            text += "  \(line.age)  \(kind)  \(visible(words, style.glyphs))\n"
        }
        if lines.count > limit { text += rest(lines.count - limit) + "\n" }
        return text
    }

    /// The same as Markdown, for summaries of builds.
    package static func markdown(_ trends: Trends, limit: Int) -> String {
        let sheet = TrendSheet(trends: trends, limit: limit)
        var text = "## a11ylint: trends\n\n" + [sheet.lead, sheet.balance].compactMap(\.self).joined(separator: " ")
        text += "\n"
        for table in sheet.tables {
            text += "\n### \(table.title)\n\n" + markdownRow(table.columns)
            text += markdownRow(table.columns.indices.map { $0 < table.texts ? "---" : "---:" })
            for row in table.rows {
                text += markdownRow(
                    row.enumerated().map { index, cell in
                        index < table.texts ? markdownProse(visible(cell)) : cell
                    })
            }
            if table.others > 0 { text += "\n\(rest(table.others))\n" }
        }
        let lines = trends.oldest
        guard !lines.isEmpty else { return text }
        text += "\n### Oldest findings\n\n" + markdownRow(["Age", "Kind", "Screen", "Problem", "Rule"])
        text += markdownRow(Array(repeating: "---", count: 5))
        for line in lines.prefix(limit) {
            let finding = line.entry.finding
            text += markdownRow([
                line.age, finding.kind.rawValue, markdownProse(visible(line.place)),
                markdownProse(visible(finding.message)), markdownCode(visible(finding.rule)),
            ])
        }
        if lines.count > limit { text += "\n\(rest(lines.count - limit))\n" }
        return text
    }

    private static func rest(_ count: Int) -> String { "\(count) more, with a greater --limit." }

    private static func kind(of line: TrendLine, _ style: Rendering) -> String {
        let kind = line.entry.finding.kind
        return kind.ink.paint(kind.label(style.glyphs), style.color)
    }

    private static func markdownRow(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

    /// A line for each row that names every cell: for screen readers and simple terminals.
    private static func plain(_ table: TrendSheet.Table, _ style: Rendering) -> String {
        let rows = table.rows.map { row in
            let cells = zip(table.columns, row).dropFirst().filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }
            return "  \(visible(row[0], style.glyphs)): \(visible(cells.joined(separator: ", "), style.glyphs))\n"
        }
        return "\(table.title)\n" + rows.joined()
    }

    /// The narrowest first column, in cells (ours): a table that has no room for it is a list.
    private static let leastColumn = 24

    /// A table that fits the terminal: its first column is wrapped.
    private static func framed(_ table: TrendSheet.Table, _ style: Rendering) -> String {
        let rows = table.rows.map { $0.map { visible($0, style.glyphs) } }
        var widths = table.columns.indices.map { index in
            (rows.map { cells($0[index]) } + [cells(table.columns[index])]).max() ?? 0
        }
        // Each column has a stroke and a space on either side, and one stroke ends the row.
        let room = style.width - widths.dropFirst().reduce(1) { $0 + $1 + 3 } - 3
        if room < min(widths[0], leastColumn) { return plain(table, style) }
        widths[0] = min(widths[0], room)
        let drawn = TextTable<[String]> { row in
            row.indices.map { index in
                let title = table.columns[index]
                let head = Ink.strong.paint(title, style.color) + spaces(widths[index] - cells(title))
                let lines = index == 0 ? wrapped(row[0], to: widths[0]) : [row[index]]
                let padded = lines.map { line in
                    let space = spaces(widths[index] - cells(line))
                    return index < table.texts ? line + space : space + line
                }
                return Column(title: head, value: padded.joined(separator: "\n"), width: widths[index])
            }
        }
        return drawn.string(for: rows, style: box(style, close: true)) ?? ""
    }
}
