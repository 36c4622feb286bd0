/// The widths, in cells, of a table's columns: as wide as their contents, and where that does not fit, the texts yield.
struct Columns {
    private let widths: [Field: Int]

    /// The widths for these rows in a table of at most `width` cells.
    init(for rows: [Row], width: Int, glyphs: Rendering.Glyphs) {
        var widths: [Field: Int] = [:]
        func widest(_ field: Field, wrappedTo width: Int) -> Int {
            let paragraphs = rows.lazy.flatMap { field.paragraphs(of: $0, glyphs: glyphs) }
            let lines = paragraphs.flatMap { wrapped($0.text, to: width) }
            return max(lines.map { cells($0) }.max() ?? 0, cells(field.title))
        }
        var room = width - Columns.frame
        for field in [Field.severity, .place, .fix] {
            let widest = widest(field, wrappedTo: .max)
            widths[field] = widest
            room -= widest
        }
        for field in [Field.criterion, .element] {
            let widest = widest(field, wrappedTo: max(Columns.leastText, room / Columns.share))
            widths[field] = widest
            room -= widest
        }
        widths[.problem] = min(widest(.problem, wrappedTo: .max), max(room, Columns.leastMessage))
        self.widths = widths
    }

    subscript(field: Field) -> Int { widths[field, default: 0] }

    /// Sides and blanks of the frame: `│ ` before each column and a blank after it, `│` at the end.
    private static let frame = Field.allCases.count * 3 + 1
    /// The part of the room that criteria, and then elements, may take from the messages.
    private static let share = 3
    /// Cells that a criterion or an element may take even so, because shorter lines would break words in two.
    private static let leastText = 12
    /// Cells that a message has even where the others leave it less.
    private static let leastMessage = 8
}
