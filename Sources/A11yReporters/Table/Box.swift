import TextTable

/// A TextTable style that draws a frame round cells that are already wrapped, padded and coloured.
///
/// TextTable counts characters where a terminal counts cells, cuts what is too long and draws one line per row. So it
/// is given a width and a value for every cell, the value being all its lines, each of that width; and the style lays
/// the lines of a row side by side. What is left to TextTable is what it does well: the order of the parts.
protocol BoxStyle: TextTableStyle {
    /// The characters of the frame.
    static var strokes: Strokes { get }
    /// Colours a piece of the frame.
    static func ink(_ stroke: String) -> String
}

/// The characters of a frame.
struct Strokes {
    let side: String
    let top: Line
    let belowHeader: Line
    /// Nil where the rows stand close together.
    let betweenRows: Line?
    let bottom: Line

    /// A horizontal line: its ends, what fills it, and where it meets the sides of the columns.
    struct Line {
        let left: String
        let fill: String
        let cross: String
        let right: String
    }

    /// The same without lines between rows.
    var close: Strokes {
        Strokes(side: side, top: top, belowHeader: belowHeader, betweenRows: nil, bottom: bottom)
    }

    /// Light box drawing, dashed between rows.
    static var light: Strokes {
        Strokes(
            side: "│",
            top: Line(left: "┌", fill: "─", cross: "┬", right: "┐"),
            belowHeader: Line(left: "├", fill: "─", cross: "┼", right: "┤"),
            betweenRows: Line(left: "├", fill: "╌", cross: "┼", right: "┤"),
            bottom: Line(left: "└", fill: "─", cross: "┴", right: "┘"))
    }

    /// For terminals without box drawing.
    static var ascii: Strokes {
        let thin = Line(left: "+", fill: "-", cross: "+", right: "+")
        let thick = Line(left: "+", fill: "=", cross: "+", right: "+")
        return Strokes(side: "|", top: thin, belowHeader: thick, betweenRows: thin, bottom: thin)
    }
}

extension BoxStyle {
    static func prepare(_ text: String, for column: Column) -> String { text }
    static func escape(_ text: String) -> String { text }

    static func begin(_ table: inout String, index: Int, columns: [Column]) {
        draw(strokes.top, to: &table, columns: columns)
    }

    static func header(_ table: inout String, index: Int, columns: [Column]) {
        draw(columns.map { $0.headerString(for: self) }, to: &table)
        draw(strokes.belowHeader, to: &table, columns: columns)
    }

    static func row(_ table: inout String, index: Int, columns: [Column]) {
        if index > 0, let line = strokes.betweenRows { draw(line, to: &table, columns: columns) }
        let cells = columns.map {
            $0.string(for: self).utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
        }
        let blanks = columns.map { $0.repeated(" ") }
        for line in 0..<(cells.map(\.count).max() ?? 0) {
            let parts = columns.indices.map { line < cells[$0].count ? String(Substring(cells[$0][line])) : blanks[$0] }
            draw(parts, to: &table)
        }
    }

    static func end(_ table: inout String, index: Int, columns: [Column]) {
        draw(strokes.bottom, to: &table, columns: columns)
    }

    private static var lineFeed: UInt8 { UInt8(ascii: "\n") }

    private static func draw(_ line: Strokes.Line, to table: inout String, columns: [Column]) {
        let fills = columns.map { line.fill + $0.repeated(line.fill) + line.fill }
        table += ink(line.left + fills.joined(separator: line.cross) + line.right) + "\n"
    }

    private static func draw(_ parts: [String], to table: inout String) {
        let side = ink(strokes.side)
        table += "\(side) \(parts.joined(separator: " \(side) ")) \(side)\n"
    }
}
