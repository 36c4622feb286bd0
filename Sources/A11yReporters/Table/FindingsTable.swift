/// The findings of a file as a table in a frame. All of its lines take the same number of cells, whatever they hold.
func findingsTable(of findings: [ReportedFinding], widths: ColumnWidths, style: Rendering) -> String {
    let columns = widths.columns
    let showsFix = !columns.contains(.fix)
    let texts = findings.map { finding in
        columns.map { column in
            column.paragraphs(of: finding, glyphs: style.glyphs, showsFix: showsFix).flatMap {
                $0.lines(of: widths[column], style)
            }
        }
    }
    let titles = columns.map { PaintedText($0.title, .strong, style) }
    return drawn(texts, under: titles, columns.map { widths[$0] }, as: box(style))
}

/// A column of the table of findings.
enum FindingColumn: CaseIterable {
    case severity, place, problem, criterion, fix

    /// The columns of a table of this width. A narrow table has none for fixes: it needs the room for the messages, and
    /// shows the fix below them.
    static func columns(in width: Int) -> [FindingColumn] { width < roomy ? allCases.filter { $0 != .fix } : allCases }

    /// The narrowest table with a column for fixes, in cells; ours: the default width if the terminal's is unknown.
    private static let roomy = 100

    var title: String {
        switch self {
        case .severity: "Severity"
        case .place: "Where"
        case .problem: "Problem"
        case .criterion: "Criterion"
        case .fix: "Fix"
        }
    }

    /// The text of a cell. `showsFix` adds the fix to the problem.
    func paragraphs(of finding: ReportedFinding, glyphs: Rendering.Glyphs, showsFix: Bool) -> [CellParagraph] {
        contents(for: finding, glyphs: glyphs, showsFix: showsFix).map {
            CellParagraph(text: $0.text, ink: finding.acceptanceInk ?? $0.ink, link: $0.link)
        }
    }

    private func contents(
        for finding: ReportedFinding, glyphs: Rendering.Glyphs, showsFix: Bool
    ) -> [CellParagraph] {
        let fixing = finding.finding.fixing
        switch self {
        case .severity: return [CellParagraph(text: finding.kind.label(glyphs), ink: finding.kind.ink)]
        case .place:
            let details = [CellParagraph(text: finding.element), CellParagraph(text: finding.screen, ink: .faint)]
            let position = CellParagraph(text: finding.position, ink: .strong, link: finding.address)
            return [position] + details.filter { !$0.text.isEmpty }
        case .problem:
            let fix = showsFix ? "\(glyphs == .unicode ? " ·" : ";") fix \(fixing.title)" : ""
            let advice = finding.arrowedAdvice.isEmpty ? nil : finding.arrowedAdvice
            return [finding.message, advice, finding.acceptance].compactMap { $0 }.map { CellParagraph(text: $0) }
                + [CellParagraph(text: finding.rule + fix, ink: .faint)]
        case .criterion:
            let criteria = finding.criteria.map { CellParagraph(text: $0.title, ink: .faint, link: $0.link) }
            return criteria.isEmpty ? [CellParagraph(text: glyphs == .unicode ? "–" : "-", ink: .faint)] : criteria
        case .fix: return [CellParagraph(text: fixing.title, ink: fixing.ink)]
        }
    }
}

/// A text in one ink, to be wrapped to the width of its column.
struct CellParagraph {
    let text: String
    var ink: Ink?
    var link: String?

    func lines(of width: Int, _ style: Rendering) -> [PaintedText] {
        wrapped(text, to: width).map { PaintedText($0, ink, link: link, style) }
    }
}

/// The widths of the table's columns in cells: those of their contents; if there is too little room, texts are wrapped.
struct ColumnWidths {
    /// The columns, from left to right.
    let columns: [FindingColumn]
    private let widths: [FindingColumn: Int]

    /// The widths for these findings in a table of at most `width` cells.
    init(for findings: [ReportedFinding], width: Int, glyphs: Rendering.Glyphs) {
        let columns = FindingColumn.columns(in: width)
        let showsFix = !columns.contains(.fix)
        func widest(_ column: FindingColumn, wrappedTo width: Int) -> Int {
            let paragraphs = findings.lazy.flatMap {
                column.paragraphs(of: $0, glyphs: glyphs, showsFix: showsFix)
            }
            let lines = paragraphs.flatMap { wrapped($0.text, to: width) }
            return max(lines.map { cells($0) }.max() ?? 0, cells(column.title))
        }
        let severity = widest(.severity, wrappedTo: .max)
        let criterion = widest(.criterion, wrappedTo: .max)
        let fix = showsFix ? 0 : widest(.fix, wrappedTo: .max)
        // The frame takes `│ ` before each column, a space after it, and `│` at the end.
        let room = width - (columns.count * 3 + 1) - severity - criterion - fix
        let place = widest(.place, wrappedTo: max(ColumnWidths.leastText, room / ColumnWidths.share))
        let problem = min(widest(.problem, wrappedTo: .max), room - place, ColumnWidths.readable)
        widths = [
            .severity: severity, .place: place, .problem: max(problem, ColumnWidths.leastText),
            .criterion: criterion, .fix: fix,
        ]
        self.columns = columns
    }

    subscript(column: FindingColumn) -> Int { widths[column, default: 0] }

    /// Places take at most one part in so many of the room for places and messages.
    private static let share = 3
    /// The narrowest column of texts, in cells: shorter lines would break words.
    private static let leastText = 12
    /// The widest column of messages, in cells, however wide the terminal is: longer lines are hard to read.
    private static let readable = 80
}
