import TextTable

/// The findings of a file as a table in a frame.
///
/// Every line of it takes the same number of cells, whatever the texts hold.
func framedTable(of rows: [Row], columns: Columns, style: Rendering) -> String {
    let fields = columns.fields
    let tellsFix = !fields.contains(.fix)
    let titles = fields.map { padded($0.title, .strong, to: columns[$0], style) }
    let table = TextTable<Row> { row in
        zip(fields, titles).map { field, title in
            let lines = field.paragraphs(of: row, glyphs: style.glyphs, tellsFix: tellsFix).flatMap { paragraph in
                wrapped(paragraph.text, to: columns[field]).map {
                    padded($0, paragraph.ink, to: columns[field], link: paragraph.link, style)
                }
            }
            return Column(
                title: title, value: lines.isEmpty ? spaces(columns[field]) : lines.joined(separator: "\n"),
                width: columns[field])
        }
    }
    return table.string(for: rows, style: box(style)) ?? ""
}

/// A line painted, then filled up to the width of its column, measured without the paint.
private func padded(_ line: String, _ ink: Ink?, to width: Int, link: String? = nil, _ style: Rendering) -> String {
    linked(ink?.paint(line, style.color) ?? line, to: link, style) + spaces(width - cells(line))
}
