import A11yModel

/// Lines of a file with marks under them: the excerpt in a frame.
struct Excerpt {
    private let lines: LineTable
    private let marks: [ExcerptMark]
    private let shown: [Int]

    /// The lines of the marks, the first of which is the place to change, and the first lines of the element.
    init(of lines: LineTable, marks: [ExcerptMark], element: ElementReference?) {
        self.lines = lines
        var wanted: [Int] = []
        var used: [ExcerptMark] = []
        for mark in marks {
            let span = Excerpt.span(of: mark.range, in: lines)
            let new = Set([span.lowerBound, span.upperBound]).subtracting(wanted).sorted()
            guard wanted.isEmpty || wanted.count + new.count <= Excerpt.mostLines else { continue }
            wanted += new
            used.append(mark)
        }
        for line in element.map({ Excerpt.head(of: $0, in: lines) }) ?? [] {
            if !wanted.contains(line), wanted.count < Excerpt.mostLines { wanted.append(line) }
        }
        // A single missing line takes no more room than the sign for a gap.
        for line in wanted.sorted() where wanted.contains(line + 2) && !wanted.contains(line + 1) {
            if wanted.count < Excerpt.mostLines { wanted.append(line + 1) }
        }
        shown = wanted.sorted()
        self.marks = used
    }

    /// The width of the line numbers, in cells.
    var gutter: Int { shown.last.map { String($0).count } ?? 1 }

    /// Whether a range is marked in it.
    func marks(_ range: SourceRange) -> Bool { marks.contains { $0.range == range } }

    /// The lines with their numbers and marks. Line numbers take `gutter` cells; `ink` is that of the first mark.
    func rendered(gutter: Int, ink: Ink, style: Rendering) -> [String] {
        let edge = FrameGlyphs(style.glyphs)
        let bar = marks.first.map { Excerpt.span(of: $0.range, in: lines) }.flatMap { $0.count > 1 ? $0 : nil }
        let room = max(style.width - gutter - 3 - (bar == nil ? 0 : 2), Excerpt.leastRoom)
        let indent = sharedIndent
        var text: [String] = []
        var previous: Int?
        for number in shown {
            if let previous, number > previous + 1 {
                text.append(Ink.faint.paint(spaces(gutter) + " " + edge.gap, style.color))
            }
            previous = number
            guard var content = lines.content(ofLine: number) else { continue }
            content = SourceRange(min(content.start + indent, content.end), content.end)
            let here = marks.filter { Excerpt.span(of: $0.range, in: lines) == number...number }
            let focus = here.first?.range.start ?? Excerpt.textStart(of: content, in: lines)
            let drawn = ExcerptLine(content, of: lines, around: focus, width: room, cut: edge.cut)
            let label = spaces(gutter - String(number).count) + "\(number) "
            let side = bar.map { ink.paint(edge.bar(at: number, of: $0), style.color) + " " } ?? ""
            text.append(Ink.faint.paint(label + edge.side, style.color) + " " + side + drawn.text)
            let below = Ink.faint.paint(spaces(gutter) + " " + edge.side, style.color) + " " + (bar == nil ? "" : "  ")
            text += MarkLines(here, under: drawn, ink: ink, width: room).lines(style.color).map { below + $0 }
        }
        return text.map(Excerpt.withoutTrailingBlanks)
    }

    /// The bytes of indentation that all shown lines have: inside a deep file they only push the text to the right.
    private var sharedIndent: Int {
        let indents = shown.compactMap { number -> Int? in
            guard let content = lines.content(ofLine: number) else { return nil }
            let start = Excerpt.textStart(of: content, in: lines)
            return start < content.end ? start - content.start : nil
        }
        return indents.min() ?? 0
    }

    /// The lines of a range, from 1.
    private static func span(of range: SourceRange, in lines: LineTable) -> ClosedRange<Int> {
        let first = lines.place(of: range.start).line
        let last = range.end > range.start ? lines.place(of: range.end - 1).line : first
        return first...max(first, last)
    }

    /// The lines that identify an element: the one with its type and, if it is close, the one with its id.
    private static func head(of element: ElementReference, in lines: LineTable) -> [Int] {
        let first = lines.place(of: element.anchor.start).line
        let last = min(first + Excerpt.reach, span(of: element.range, in: lines).upperBound)
        let named = element.id.flatMap { id in
            (first...max(first, last)).first { line in
                // Other elements can stand in the same line.
                guard let content = lines.content(ofLine: line) else { return false }
                let own = SourceRange(
                    max(content.start, element.range.start), max(content.start, min(content.end, element.range.end)))
                return lines.text(in: own).contains(id)
            }
        }
        return named.map { $0 == first ? [first] : [first, $0] } ?? [first]
    }

    /// Where the text of a line begins, behind its indentation.
    private static func textStart(of content: SourceRange, in lines: LineTable) -> Int {
        let beginning = lines.text(in: SourceRange(content.start, min(content.end, content.start + deepest)))
        return content.start + beginning.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }

    private static func withoutTrailingBlanks(_ line: String) -> String {
        var line = line
        while line.hasSuffix(" ") { line.removeLast() }
        return line
    }

    /// The most lines of an excerpt, so that the next finding stays in sight.
    private static let mostLines = 8
    /// The number of lines below its type in which the id of an element is searched.
    private static let reach = 3
    /// The deepest indentation that is skipped, in bytes.
    private static let deepest = 400
    /// The narrowest line of the file, in cells, even if the terminal is narrower.
    private static let leastRoom = 20
}

/// A range that an excerpt marks.
struct ExcerptMark {
    /// The bytes.
    let range: SourceRange
    /// The text beside or below the mark; may be empty.
    let label: String
    /// Whether it is the place to change rather than a related one.
    let isPrimary: Bool
}

/// The lines below a line of the file: its marks, then their labels. The last label stands beside its mark if there is
/// room for it, the others stand below theirs.
private struct MarkLines {
    private var rows: [[InkedText]] = []

    /// A text in one ink that starts at a cell.
    private struct InkedText {
        let cell: Int
        let text: String
        let ink: Ink
        var end: Int { cell + cells(text) }
    }

    /// The lines for the marks of a line, in at most `width` cells.
    init(_ marks: [ExcerptMark], under line: ExcerptLine, ink: Ink, width: Int) {
        // Marks that overlap take several lines; the place to change comes first.
        var left = marks.sorted { ($0.isPrimary ? 0 : 1, $0.range.start) < ($1.isPrimary ? 0 : 1, $1.range.start) }
        while !left.isEmpty {
            var together: [(mark: ExcerptMark, cells: Range<Int>)] = []
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

    private mutating func add(_ marks: [(mark: ExcerptMark, cells: Range<Int>)], ink: Ink, width: Int) {
        func hue(_ mark: ExcerptMark) -> Ink { mark.isPrimary ? ink : .info }
        var row = marks.map { mark, place in
            InkedText(
                cell: place.lowerBound, text: String(repeating: mark.isPrimary ? "^" : "-", count: place.count),
                ink: hue(mark))
        }
        var labelled = marks.filter { !$0.mark.label.isEmpty }
        if let last = labelled.last, last.cells == marks.last?.cells, let end = row.last?.end,
            end + 1 + cells(last.mark.label) <= width
        {
            row.append(InkedText(cell: end + 1, text: last.mark.label, ink: hue(last.mark)))
            labelled.removeLast()
        }
        rows.append(row)
        while let last = labelled.popLast() {
            let stems = labelled.map { InkedText(cell: $0.cells.lowerBound, text: "|", ink: hue($0.mark)) }
            // A label that is too long for its place starts further to the left.
            let latest = min(last.cells.lowerBound, width - cells(last.mark.label))
            let start = max(stems.last.map { $0.end + 1 } ?? 0, latest)
            for text in wrapped(last.mark.label, to: max(width - start, MarkLines.leastLabel)) {
                rows.append(stems + [InkedText(cell: start, text: text, ink: hue(last.mark))])
            }
        }
    }

    /// The narrowest label, in cells, even if the terminal is narrower.
    private static let leastLabel = 12
}

/// A line of a file as a terminal shows it, and the cells that its bytes take. Tabs become spaces and control
/// characters escapes; a long line is cut to the part around a place.
struct ExcerptLine {
    /// The text to print.
    let text: String
    /// Where each character starts, in the file and in the terminal; the last entry is the end of the text.
    private let starts: [(byte: Int, cell: Int)]

    /// The line with these bytes, in at most `width` cells. If it is cut, the byte `focus` stays visible, and `cut`
    /// stands for each omitted part.
    init(_ content: SourceRange, of lines: LineTable, around focus: Int, width: Int, cut: String) {
        // What is farther away cannot be visible; a file may be one line of megabytes.
        let reach = max(width, 1) * ExcerptLine.bytesInCell
        let near = SourceRange(max(content.start, focus - reach), min(content.end, focus + reach))
        let characters = ExcerptLine.characters(lines.text(in: near), from: near.start)
        let length = characters.last.map { $0.cell + cells($0.drawn) } ?? 0
        guard near != content || length > width else {
            text = characters.map(\.drawn).joined()
            starts = characters.map { ($0.byte, $0.cell) } + [(content.end, length)]
            return
        }
        let cutCells = cells(cut)
        // A third of the room lies before the focus: what follows it is more informative.
        let focusCell = characters.last { $0.byte <= focus }?.cell ?? 0
        let isCutBefore = near.start > content.start || focusCell > width / 3
        let first = isCutBefore ? max(0, min(focusCell - width / 3, length - width + 2 * cutCells)) : 0
        let room = width - (isCutBefore ? 2 : 1) * cutCells
        let shown = characters.filter { $0.cell >= first && $0.cell + cells($0.drawn) <= first + room }
        let end = shown.last.map { $0.cell + cells($0.drawn) } ?? first
        let endByte = characters.first { $0.cell >= end }?.byte ?? near.end
        let shift = isCutBefore ? cutCells - (shown.first?.cell ?? first) : 0
        text =
            (isCutBefore ? cut : "") + shown.map(\.drawn).joined() + (endByte < content.end ? cut : "")
        starts = shown.map { ($0.byte, $0.cell + shift) } + [(endByte, end + shift)]
    }

    /// The cells of a range, from 0; at least one. For bytes that are cut, the nearest cell.
    func place(of range: SourceRange) -> Range<Int> {
        let start = starts.last { $0.byte <= range.start }?.cell ?? starts.first?.cell ?? 0
        let end = starts.first { $0.byte >= range.end }?.cell ?? starts.last?.cell ?? 0
        return start..<max(end, start + 1)
    }

    private static func characters(_ text: String, from start: Int) -> [(drawn: String, byte: Int, cell: Int)] {
        var byte = start
        var cell = 0
        return text.map { character in
            let drawn = character == "\t" ? spaces(tab - cell % tab) : visible(String(character))
            defer {
                byte += character.utf8.count
                cell += cells(drawn)
            }
            return (drawn, byte, cell)
        }
    }

    /// The distance between tab stops, in cells.
    private static let tab = 4
    /// More bytes than one cell takes: enough for a letter with half a dozen marks.
    private static let bytesInCell = 16
}

/// The characters of a frame around an excerpt.
struct FrameGlyphs {
    /// To the left of the lines.
    let side: String
    /// Before the path.
    let corner: String
    /// In place of omitted lines.
    let gap: String
    /// In place of the omitted part of a line.
    let cut: String
    private let bars: (first: String, middle: String, last: String)

    init(_ glyphs: Rendering.Glyphs) {
        switch glyphs {
        case .unicode:
            (side, corner, gap, cut) = ("│", "┌─", "┊", "…")
            bars = ("╭", "│", "╰")
        case .ascii:
            (side, corner, gap, cut) = ("|", "+-", ":", "...")
            bars = ("/", "|", "\\")
        }
    }

    /// The bar beside a line of a mark over several lines: whether the mark begins, continues or ends there.
    func bar(at line: Int, of mark: ClosedRange<Int>) -> String {
        switch line {
        case mark.lowerBound: bars.first
        case mark.upperBound: bars.last
        case mark: bars.middle
        default: " "
        }
    }
}
