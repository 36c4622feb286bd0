/// The widths, in cells, of a table's columns: as wide as their contents, and where that does not fit, the texts yield.
struct Columns {
    /// The columns, from left to right.
    let fields: [Field]
    private let widths: [Field: Int]

    /// The widths for these rows in a table of at most `width` cells.
    init(for rows: [Row], width: Int, glyphs: Rendering.Glyphs) {
        let fields = Field.columns(in: width)
        let tellsFix = !fields.contains(.fix)
        func widest(_ field: Field, wrappedTo width: Int) -> Int {
            let paragraphs = rows.lazy.flatMap { field.paragraphs(of: $0, glyphs: glyphs, tellsFix: tellsFix) }
            let lines = paragraphs.flatMap { wrapped($0.text, to: width) }
            return max(lines.map { cells($0) }.max() ?? 0, cells(field.title))
        }
        let severity = widest(.severity, wrappedTo: .max)
        let criterion = widest(.criterion, wrappedTo: .max)
        let fix = tellsFix ? 0 : widest(.fix, wrappedTo: .max)
        // Sides and blanks of the frame: `│ ` before each column and a blank after it, `│` at the end.
        let room = width - (fields.count * 3 + 1) - severity - criterion - fix
        let place = widest(.place, wrappedTo: max(Columns.leastText, room / Columns.share))
        let problem = min(widest(.problem, wrappedTo: .max), room - place, Columns.readable)
        widths = [
            .severity: severity, .place: place, .problem: max(problem, Columns.leastText), .criterion: criterion,
            .fix: fix,
        ]
        self.fields = fields
    }

    subscript(field: Field) -> Int { widths[field, default: 0] }

    /// The part of the room that places may take from the messages.
    private static let share = 3
    /// Cells that a text has even so, because shorter lines would break words in two.
    private static let leastText = 12
    /// Cells beyond which the eye loses the line: messages are no wider however wide the terminal is.
    private static let readable = 80
}
