import TextTable

/// A text in its ink, with the cells that it takes: escape sequences take none.
struct PaintedText {
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

    static func + (left: PaintedText, right: PaintedText) -> PaintedText {
        PaintedText(painted: left.painted + right.painted, width: left.width + right.width)
    }

    /// The text at the end of a column of this width.
    func aligned(to width: Int) -> PaintedText {
        PaintedText(painted: spaces(width - self.width) + painted, width: max(width, self.width))
    }

    fileprivate func padded(to width: Int) -> String { painted + spaces(width - self.width) }
}

/// A table of cells with the lines in them, which fit into these widths.
func drawn(
    _ rows: [[[PaintedText]]], under titles: [PaintedText]? = nil, _ widths: [Int], as style: any TextTableStyle.Type
) -> String {
    let table = TextTable<[[PaintedText]]> { row in
        zip(row, widths).enumerated().map { index, cell in
            let lines = cell.0.isEmpty ? [spaces(cell.1)] : cell.0.map { $0.padded(to: cell.1) }
            let title = titles.map { $0[index].padded(to: cell.1) }
            return Column(title: title ?? "", value: lines.joined(separator: "\n"), width: cell.1)
        }
    }
    return table.string(for: rows, style: style) ?? ""
}

/// A TextTable style that draws a frame around cells that are already wrapped, padded and coloured.
///
/// TextTable counts characters instead of terminal cells, cuts long texts, and draws one line per row. So each cell
/// comes with its width and with a value that holds all its lines, each padded to that width; this style lays the lines
/// of a row side by side.
protocol BoxStyle: TextTableStyle {
    /// The characters of the frame.
    static var strokes: Strokes { get }
    /// Colours a piece of the frame.
    static func ink(_ stroke: String) -> String
}

extension BoxStyle {
    static func ink(_ stroke: String) -> String { stroke }
}

/// The frame of a table in this rendering. A `close` frame has no lines between its rows: for rows of one line each.
func box(_ style: Rendering, close: Bool = false) -> any BoxStyle.Type {
    switch (style.glyphs, style.color) {
    case (.ascii, _): close ? Close<ASCIIBox>.self : ASCIIBox.self
    case (.unicode, .off): close ? Close<LightBox>.self : LightBox.self
    case (.unicode, .on): close ? Close<DimLightBox>.self : DimLightBox.self
    }
}

private enum LightBox: BoxStyle {
    static var strokes: Strokes { .light }
}

private enum DimLightBox: BoxStyle {
    static var strokes: Strokes { .light }
    static func ink(_ stroke: String) -> String { Ink.faint.paint(stroke, .on) }
}

private enum ASCIIBox: BoxStyle {
    static var strokes: Strokes { .ascii }
}

/// A frame without lines between its rows.
private enum Close<Box: BoxStyle>: BoxStyle {
    static var strokes: Strokes { Box.strokes.close }
    static func ink(_ stroke: String) -> String { Box.ink(stroke) }
}

/// The characters of a frame.
struct Strokes {
    let side: String
    let top: Horizontal
    let belowHeader: Horizontal
    /// Nil for a close frame.
    let betweenRows: Horizontal?
    let bottom: Horizontal

    /// A horizontal line: its ends, its filling, and its crossings with the sides of columns.
    struct Horizontal {
        let left: String
        let fill: String
        let cross: String
        let right: String
    }

    /// The same without lines between rows.
    var close: Strokes { Strokes(side: side, top: top, belowHeader: belowHeader, betweenRows: nil, bottom: bottom) }

    /// Light box drawing, dashed between rows.
    static var light: Strokes {
        Strokes(
            side: "│",
            top: Horizontal(left: "┌", fill: "─", cross: "┬", right: "┐"),
            belowHeader: Horizontal(left: "├", fill: "─", cross: "┼", right: "┤"),
            betweenRows: Horizontal(left: "├", fill: "╌", cross: "┼", right: "┤"),
            bottom: Horizontal(left: "└", fill: "─", cross: "┴", right: "┘"))
    }

    /// For terminals without box drawing.
    static var ascii: Strokes {
        let thin = Horizontal(left: "+", fill: "-", cross: "+", right: "+")
        let thick = Horizontal(left: "+", fill: "=", cross: "+", right: "+")
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
        for parts in lines(of: columns) { draw(parts, to: &table) }
    }

    static func end(_ table: inout String, index: Int, columns: [Column]) {
        draw(strokes.bottom, to: &table, columns: columns)
    }

    private static func draw(_ line: Strokes.Horizontal, to table: inout String, columns: [Column]) {
        let fills = columns.map { line.fill + $0.repeated(line.fill) + line.fill }
        table += ink(line.left + fills.joined(separator: line.cross) + line.right) + "\n"
    }

    private static func draw(_ parts: [String], to table: inout String) {
        let side = ink(strokes.side)
        table += "\(side) \(parts.joined(separator: " \(side) ")) \(side)\n"
    }
}

extension TextTableStyle {
    /// The lines of a row whose cells hold several: for each line the part of every column, padded to its width.
    static func lines(of columns: [Column]) -> [[String]] {
        let cells = columns.map {
            $0.string(for: self).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        }
        let blanks = columns.map { $0.repeated(" ") }
        return (0..<(cells.map(\.count).max() ?? 0)).map { line in
            columns.indices.map { line < cells[$0].count ? String(Substring(cells[$0][line])) : blanks[$0] }
        }
    }
}
