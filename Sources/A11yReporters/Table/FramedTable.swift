import TextTable

/// The findings of a file as a table in a frame.
///
/// Every line of it takes the same number of cells, whatever the texts hold.
func framedTable(of rows: [Row], columns: Columns, style: Rendering) -> String {
    let fields = Field.allCases
    let titles = fields.map { padded($0.title, .strong, field: $0, columns: columns, color: style.color) }
    let table = TextTable<Row> { row in
        zip(fields, titles).map { field, title in
            let lines = field.paragraphs(of: row, glyphs: style.glyphs).flatMap { paragraph in
                wrapped(paragraph.text, to: columns[field]).map {
                    padded($0, paragraph.ink, field: field, columns: columns, color: style.color)
                }
            }
            return Column(
                title: title, value: lines.isEmpty ? spaces(columns[field]) : lines.joined(separator: "\n"),
                width: columns[field])
        }
    }
    let box: any BoxStyle.Type
    switch (style.glyphs, style.color) {
    case (.ascii, _): box = ASCIIBox.self
    case (.unicode, .off): box = LightBox.self
    case (.unicode, .on): box = DimLightBox.self
    }
    return table.string(for: rows, style: box) ?? ""
}

/// A line painted, then filled up to the width of its column, measured without the paint.
private func padded(
    _ line: String, _ ink: Ink?, field: Field, columns: Columns, color: Rendering.ColorMode
) -> String {
    let painted = ink?.paint(line, color) ?? line
    let filling = spaces(columns[field] - cells(line))
    return field.side == .left ? painted + filling : filling + painted
}
