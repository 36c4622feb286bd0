import A11yModel
import A11yReporters
import A11yVoiceOver

/// A stop on the picture of a screen, in cells.
struct Box {
    /// Its place among the stops.
    let stop: Int
    /// The cells across.
    let columns: Range<Int>
    /// The cells down.
    let rows: Range<Int>
    /// How large it is on the screen, in square points.
    let area: Double
    /// Whether the cursor is on it.
    let isCursor: Bool

    /// Draws it on a canvas that is scrolled by `left` columns and `top` rows.
    func draw(_ stop: Stop, on canvas: inout Canvas, left: Int, top: Int, _ glyphs: Rendering.Glyphs) {
        let column = columns.lowerBound - left
        let row = rows.lowerBound - top
        guard row < canvas.size.rows, row + rows.count >= 0 else { return }
        let text = Picture.text(of: stop, glyphs)
        let ink: Ink? = isCursor ? .cursor : nil
        guard columns.count > 2, rows.count > 2 else {
            let line = low(text, isControl: !stop.utterance.traits.isDisjoint(with: Box.controls), glyphs)
            canvas.write(line, column: column, row: row, ink)
            return
        }
        let edges = Edges(isCursor: isCursor, glyphs)
        let inner = columns.count - 2
        let shown = Box.lines(of: text, rows.count - 2, width: inner, glyphs)
        let number = fitted(String(self.stop + 1), to: inner, glyphs)
        let line = String(repeating: edges.across, count: inner - cells(number))
        canvas.write(edges.topLeft + number + line + edges.topRight, column: column, row: row, ink ?? .faint)
        for index in 0..<rows.count - 2 {
            let said = index < shown.count ? shown[index] : ""
            canvas.write(edges.down, column: column, row: row + 1 + index, ink ?? .faint)
            // A box around others leaves free what is drawn in it.
            let text = isCursor ? said : said + spaces(inner - cells(said))
            canvas.write(text, column: column + 1, row: row + 1 + index, ink)
            canvas.write(edges.down, column: column + 1 + inner, row: row + 1 + index, ink ?? .faint)
        }
        let below = String(repeating: edges.across, count: inner)
        canvas.write(
            edges.bottomLeft + below + edges.bottomRight, column: column, row: row + rows.count - 1, ink ?? .faint)
    }

    /// Text for a stop that is too low for a box, in brackets if it can be operated.
    private func low(_ text: String, isControl: Bool, _ glyphs: Rendering.Glyphs) -> String {
        let width = columns.count
        guard width > 2 else { return fitted(isCursor ? Box.marked("", glyphs) : text, to: width, glyphs) }
        let said = fitted(text, to: width - 2, glyphs)
        let filled = said + spaces(width - 2 - cells(said))
        if isCursor { return Box.marked(filled, glyphs) }
        return isControl ? "[\(filled)]" : " \(filled) "
    }

    /// A text with the cursor on it.
    static func marked(_ text: String, _ glyphs: Rendering.Glyphs) -> String {
        glyphs == .unicode ? "▐\(text)▌" : ">\(text)<"
    }

    /// A text on this many lines, with a mark if it is truncated.
    private static func lines(
        of text: String, _ count: Int, width: Int, _ glyphs: Rendering.Glyphs
    ) -> [String] {
        if count == 1 { return [fitted(text, to: width, glyphs)] }
        let lines = wrapped(text, to: width)
        guard lines.count > count else { return lines }
        // One cell too long, so that it is cut and marked.
        return lines.prefix(count - 1) + [fitted(lines[count - 1] + spaces(width), to: width, glyphs)]
    }

    private static let controls: Traits = [
        .button, .link, .adjustable, .searchField, .textEntry, .tabBarItem, .switchButton, .keyboardKey,
    ]

    /// The characters of a frame.
    private struct Edges {
        let topLeft, topRight, bottomLeft, bottomRight, across, down: String

        init(isCursor: Bool, _ glyphs: Rendering.Glyphs) {
            let all =
                switch (glyphs, isCursor) {
                case (.unicode, false): ["┌", "┐", "└", "┘", "─", "│"]
                case (.unicode, true): ["┏", "┓", "┗", "┛", "━", "┃"]
                case (.ascii, false): ["+", "+", "+", "+", "-", "|"]
                case (.ascii, true): ["#", "#", "#", "#", "=", "#"]
                }
            (topLeft, topRight, bottomLeft) = (all[0], all[1], all[2])
            (bottomRight, across, down) = (all[3], all[4], all[5])
        }
    }
}

/// Places of a screen on the cells of a terminal, along one direction.
///
/// A terminal has far fewer rows than a screen has points. So distances are kept where they can be, and bent where two
/// things that lie beside each other would else share a cell: what is before stays before, and what is as long as
/// nothing still gets a cell.
struct Axis: Sendable {
    /// From where to where something reaches, in points, and how many cells it needs at least.
    struct Span: Sendable {
        let start, end: Double
        let least: Int
    }

    /// How many cells there are; more than were offered where the spans need them.
    let length: Int
    private let cells: [Double: Int]

    /// Lays out spans that lie between 0 and `extent`, both in points, on `offered` cells.
    init(_ spans: [Span], extent: Double, offered: Int) {
        let points = Set(spans.flatMap { [$0.start, $0.end] }).sorted()
        let ending = Dictionary(grouping: spans, by: \.end)
        let starting = Dictionary(grouping: spans, by: \.start)

        // The cells that are needed behind each point, and so in all.
        var behind: [Double: Int] = [:]
        var most = 0
        for point in points.reversed() {
            for span in starting[point] ?? [] { most = max(most, span.least + (behind[span.end] ?? 0)) }
            behind[point] = most
        }
        length = max(offered, most)

        // As near to its place as what lies before and behind allows.
        var cells: [Double: Int] = [:]
        var last = 0
        for point in points {
            for span in ending[point] ?? [] { last = max(last, span.least + (cells[span.start] ?? 0)) }
            let share = point / extent
            let wanted = share.isFinite ? Int((min(max(share, 0), 1) * Double(length)).rounded()) : 0
            last = max(last, min(wanted, length - (behind[point] ?? 0)))
            cells[point] = last
        }
        self.cells = cells
    }

    /// The cells of a span that was laid out.
    func cells(of span: Span) -> Range<Int> {
        let start = cells[span.start] ?? 0
        return start..<max(start, cells[span.end] ?? 0)
    }
}
