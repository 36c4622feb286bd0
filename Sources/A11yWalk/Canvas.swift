import A11yReporters

/// A line of a terminal, as pieces of text with their inks.
struct InkedLine: Sendable, Equatable {
    /// The pieces, from the left.
    private(set) var runs: [Run] = []

    /// A piece of one ink.
    struct Run: Sendable, Equatable {
        var text: String
        var ink: Ink?
    }

    /// A line of one ink.
    init(_ text: String = "", _ ink: Ink? = nil) { add(text, ink) }

    /// Adds a piece on the right.
    mutating func add(_ text: String, _ ink: Ink? = nil) {
        if let last = runs.indices.last, runs[last].ink == ink {
            runs[last].text += text
        } else if !text.isEmpty {
            runs.append(Run(text: text, ink: ink))
        }
    }

    /// The line with the escape sequences of its inks.
    func painted(_ color: Rendering.ColorMode) -> String {
        runs.map { $0.ink?.paint($0.text, color) ?? $0.text }.joined()
    }
}

/// Cells of a terminal to draw on, from the upper left. What would stand outside is left out.
struct Canvas: Sendable {
    private struct Cell {
        /// A character; empty in the second cell of a wide one.
        var text: Substring = " "
        var ink: Ink?
    }

    let size: CellSize
    private var cells: [[Cell]]

    /// An empty canvas.
    init(_ size: CellSize) {
        self.size = size
        cells = Array(repeating: Array(repeating: Cell(), count: max(0, size.columns)), count: max(0, size.rows))
    }

    /// Writes a text that holds no control characters. A wide character of which only half would be inside is a blank.
    mutating func write(_ text: String, column: Int, row: Int, _ ink: Ink? = nil) {
        guard cells.indices.contains(row) else { return }
        var place = column
        for index in text.indices {
            if place >= size.columns { return }
            let width = A11yReporters.cells(text[index])
            let last = place + width - 1
            if width > 0, place >= 0, last < size.columns {
                set(text[index...index], column: place, row: row, ink)
                for second in place + 1..<place + width { set("", column: second, row: row, ink) }
            }
            place += width
        }
    }

    /// The rows.
    var lines: [InkedLine] {
        cells.map { row in
            var line = InkedLine()
            for cell in row { line.add(String(cell.text), cell.ink) }
            return line
        }
    }

    private mutating func set(_ text: Substring, column: Int, row: Int, _ ink: Ink?) {
        // The visible half of a wide character is a blank.
        if !text.isEmpty, cells[row][column].text.isEmpty, column > 0 { cells[row][column - 1].text = " " }
        let next = column + 1
        if next < size.columns, cells[row][next].text.isEmpty { cells[row][next].text = " " }
        cells[row][column] = Cell(text: text, ink: ink)
    }
}

/// As much of a text as fits into this many cells, with a mark if it is truncated.
func fitted(_ text: String, to width: Int, _ glyphs: Rendering.Glyphs) -> String {
    if cells(text) <= width { return text }
    return width > 0 ? beginning(of: text, upTo: width - 1) + (glyphs == .unicode ? "…" : "~") : ""
}
