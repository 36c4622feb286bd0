import A11yReporters
import A11yVoiceOver

/// The stops that have no place on the picture, in one line, so that the cursor is never out of sight.
struct Strip {
    /// The line.
    let line: InkedLine

    /// As many of the stops as fit, the cursor's among them.
    init(_ stops: [Int], of simulation: Simulation, cursor: Int, width: Int, _ glyphs: Rendering.Glyphs) {
        let texts = stops.map { index in
            let text = fitted(Picture.text(of: simulation.stops[index], glyphs), to: Strip.widest, glyphs)
            return index == cursor ? Box.marked(text, glyphs) : " \(text) "
        }
        let focus = stops.firstIndex(of: cursor) ?? 0
        let room = width - cells(Strip.title)
        // From the cursor backwards as many as leave room for it.
        var first = focus
        var used = texts.isEmpty ? 0 : cells(texts[focus])
        while first > 0, used + cells(texts[first - 1]) <= room {
            first -= 1
            used += cells(texts[first])
        }
        var canvas = Canvas(CellSize(columns: width, rows: 1))
        canvas.write(Strip.title, column: 0, row: 0, .faint)
        var column = cells(Strip.title)
        for (index, text) in zip(stops, texts).dropFirst(first) {
            canvas.write(text, column: column, row: 0, index == cursor ? .cursor : nil)
            column += cells(text)
            if column >= width { break }
        }
        line = canvas.lines.first ?? InkedLine()
    }

    private static let title = "Elsewhere:"
    /// Cells for the text of one stop.
    private static let widest = 20
}
