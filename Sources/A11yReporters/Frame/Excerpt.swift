import A11yModel

/// The lines of a file that a finding is about, with marks under them.
struct Excerpt {
    private let lines: LineTable
    private let marks: [Mark]
    private let shown: [Int]

    /// The lines for some marks, the first of which is the place to change, and the first lines of the element.
    init(of lines: LineTable, marks: [Mark], element: ElementReference?) {
        self.lines = lines
        var wanted: [Int] = []
        var used: [Mark] = []
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
        // A single line that was left out takes no more room than the sign that one was.
        for line in wanted.sorted() where wanted.contains(line + 2) && !wanted.contains(line + 1) {
            if wanted.count < Excerpt.mostLines { wanted.append(line + 1) }
        }
        shown = wanted.sorted()
        self.marks = used
    }

    /// How wide the numbers of its lines are.
    var gutter: Int { shown.last.map { String($0).count } ?? 1 }

    /// Whether a place is marked in it.
    func marks(_ range: SourceRange) -> Bool { marks.contains { $0.range == range } }

    /// The lines with their numbers and marks, in a frame whose numbers take `gutter` cells.
    func rendered(gutter: Int, ink: Ink, style: Rendering) -> [String] {
        let edge = FrameGlyphs(style.glyphs)
        let bar = marks.first.map { Excerpt.span(of: $0.range, in: lines) }.flatMap { $0.count > 1 ? $0 : nil }
        let room = max(style.width - gutter - 3 - (bar == nil ? 0 : 2), Excerpt.leastRoom)
        var text: [String] = []
        var previous: Int?
        for number in shown {
            if let previous, number > previous + 1 {
                text.append(Ink.faint.paint(spaces(gutter) + " " + edge.gap, style.color))
            }
            previous = number
            guard let content = lines.content(ofLine: number) else { continue }
            let here = marks.filter { Excerpt.span(of: $0.range, in: lines) == number...number }
            let focus = here.first?.range.start ?? Excerpt.textStart(of: content, in: lines)
            let drawn = DrawnLine(content, of: lines, around: focus, width: room, cut: edge.cut)
            let label = spaces(gutter - String(number).count) + "\(number) "
            let side = bar.map { ink.paint(edge.bar(at: number, of: $0), style.color) + " " } ?? ""
            text.append(Ink.faint.paint(label + edge.side, style.color) + " " + side + drawn.text)
            let below = Ink.faint.paint(spaces(gutter) + " " + edge.side, style.color) + " " + (bar == nil ? "" : "  ")
            text += MarkLines(here, under: drawn, ink: ink, width: room).lines(style.color).map { below + $0 }
        }
        return text.map(Excerpt.withoutTrailingBlanks)
    }

    /// The lines, from 1, on which a range stands.
    private static func span(of range: SourceRange, in lines: LineTable) -> ClosedRange<Int> {
        let first = lines.place(of: range.start).line
        let last = range.end > range.start ? lines.place(of: range.end - 1).line : first
        return first...max(first, last)
    }

    /// The lines that say which element it is: the one with its type and, close to it, the one with its id.
    private static func head(of element: ElementReference, in lines: LineTable) -> [Int] {
        let first = lines.place(of: element.anchor.start).line
        let last = min(first + Excerpt.reach, span(of: element.range, in: lines).upperBound)
        let named = element.id.flatMap { id in
            (first...max(first, last)).first { line in
                // Only what is the element's: many elements can stand in one line.
                guard let content = lines.content(ofLine: line) else { return false }
                let own = SourceRange(
                    max(content.start, element.range.start), max(content.start, min(content.end, element.range.end)))
                return lines.text(in: own).contains(id)
            }
        }
        return named.map { $0 == first ? [first] : [first, $0] } ?? [first]
    }

    /// Where the text of a line begins, behind its indentation. Only the beginning of a line is looked at.
    private static func textStart(of content: SourceRange, in lines: LineTable) -> Int {
        let beginning = lines.text(in: SourceRange(content.start, min(content.end, content.start + deepest)))
        return content.start + beginning.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }

    private static func withoutTrailingBlanks(_ line: String) -> String {
        var line = line
        while line.hasSuffix(" ") { line.removeLast() }
        return line
    }

    /// Lines of a file that a finding shows at most, so that the next finding is still in sight.
    private static let mostLines = 8
    /// Lines below its type on which the id of an element is looked for.
    private static let reach = 3
    /// Bytes of indentation that are looked through.
    private static let deepest = 400
    /// Cells a line of the file has even where the terminal is too narrow for it.
    private static let leastRoom = 20
}
