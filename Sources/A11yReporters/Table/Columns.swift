/// The widths, in cells, of a table's columns: as wide as their contents, and where that does not fit, the texts yield.
struct Columns {
    private let widths: [Field: Int]

    /// The widths for these rows in a table of at most `width` cells.
    init(for rows: [Row], width: Int, glyphs: Rendering.Glyphs) {
        var widths: [Field: Int] = [:]
        for field in Field.allCases {
            let contents = rows.lazy.flatMap { field.paragraphs(of: $0, glyphs: glyphs) }.map { cells($0.text) }
            widths[field] = max(contents.max() ?? 0, cells(field.title))
        }
        var room = width - Columns.frame
        for field in [Field.severity, .place, .fix] { room -= widths[field, default: 0] }
        for field in [Field.criterion, .element] {
            let share = max(Columns.leastText, room / Columns.share)
            widths[field] = min(widths[field, default: 0], share)
            room -= widths[field, default: 0]
        }
        widths[.problem] = min(widths[.problem, default: 0], max(room, Columns.leastText))
        self.widths = widths
    }

    subscript(field: Field) -> Int { widths[field, default: 0] }

    /// Sides and blanks of the frame: `│ ` before each column, ` │` at the end.
    private static let frame = Field.allCases.count * 3 + 1
    /// The part of the room that a short text may take from the message.
    private static let share = 3
    /// Below this a column cannot be read; it fits `WCAG 1.4.3 AA`'s longest word, and 80 columns.
    private static let leastText = 10
}
