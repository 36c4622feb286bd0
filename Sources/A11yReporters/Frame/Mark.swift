import A11yModel

/// A place of a file that a frame marks.
struct Mark {
    /// Its bytes.
    let range: SourceRange
    /// What is said of it; may be empty.
    let label: String
    /// Whether it is the place to change; others belong to it.
    let isPrimary: Bool
}

/// Marks under one line of a file, as lines of their own: the marks, then their labels. The last label stands beside
/// its mark where there is room for it, the others below theirs.
struct MarkLines {
    private var rows: [[Sign]] = []

    /// A text in an ink that begins at a cell.
    private struct Sign {
        let cell: Int
        let text: String
        let ink: Ink
        var end: Int { cell + cells(text) }
    }

    /// The lines for marks in a line that is drawn so, in at most `width` cells.
    init(_ marks: [Mark], under line: DrawnLine, ink: Ink, width: Int) {
        // What is marked first lies on top: the place to change.
        var left = marks.sorted { ($0.isPrimary ? 0 : 1, $0.range.start) < ($1.isPrimary ? 0 : 1, $1.range.start) }
        while !left.isEmpty {
            var together: [(mark: Mark, cells: Range<Int>)] = []
            left.removeAll { mark in
                let place = line.place(of: mark.range)
                guard !together.contains(where: { $0.cells.overlaps(place) }) else { return false }
                together.append((mark, place))
                return true
            }
            add(together.sorted { $0.cells.lowerBound < $1.cells.lowerBound }, ink: ink, width: width)
        }
    }

    /// The lines, painted.
    func lines(_ color: Rendering.ColorMode) -> [String] {
        rows.map { row in
            var line = ""
            var used = 0
            for sign in row {
                line += spaces(sign.cell - used) + sign.ink.paint(sign.text, color)
                used = sign.end
            }
            return line
        }
    }

    private mutating func add(_ marks: [(mark: Mark, cells: Range<Int>)], ink: Ink, width: Int) {
        func hue(_ mark: Mark) -> Ink { mark.isPrimary ? ink : .info }
        var row = marks.map { mark, place in
            Sign(
                cell: place.lowerBound, text: String(repeating: mark.isPrimary ? "^" : "-", count: place.count),
                ink: hue(mark))
        }
        var labelled = marks.filter { !$0.mark.label.isEmpty }
        if let last = labelled.last, last.cells == marks.last?.cells, let end = row.last?.end,
            end + 1 + cells(last.mark.label) <= width
        {
            row.append(Sign(cell: end + 1, text: last.mark.label, ink: hue(last.mark)))
            labelled.removeLast()
        }
        rows.append(row)
        while let last = labelled.popLast() {
            let stems = labelled.map { Sign(cell: $0.cells.lowerBound, text: "|", ink: hue($0.mark)) }
            // A label that would leave the line begins as far to the left as it must.
            let latest = min(last.cells.lowerBound, width - cells(last.mark.label))
            let start = max(stems.last.map { $0.end + 1 } ?? 0, latest)
            for text in wrapped(last.mark.label, to: max(width - start, MarkLines.leastLabel)) {
                rows.append(stems + [Sign(cell: start, text: text, ink: hue(last.mark))])
            }
        }
    }

    /// Cells a label has even where the terminal is too narrow for it.
    private static let leastLabel = 12
}
