/// A column of the table of findings.
enum Field: CaseIterable {
    case severity, place, problem, criterion, fix

    /// The columns of a table of so many cells. Where the room is scarce, the words of the problem need it more, and
    /// who repairs it stands below them.
    static func columns(in width: Int) -> [Field] { width < roomy ? allCases.filter { $0 != .fix } : allCases }

    /// Cells from which a table has a column for fixes; ours: the width of a report where nobody knows the terminal's.
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

    /// What stands in this column for a finding: paragraphs, each in an ink of its own.
    func paragraphs(of row: Row, glyphs: Rendering.Glyphs, tellsFix: Bool) -> [Paragraph] {
        words(of: row, glyphs: glyphs, tellsFix: tellsFix).map { Paragraph($0.text, row.ink($0.ink), link: $0.link) }
    }

    private func words(of row: Row, glyphs: Rendering.Glyphs, tellsFix: Bool) -> [Paragraph] {
        switch self {
        case .severity: [Paragraph("\(row.kind.shape(glyphs)) \(row.kind.rawValue)", row.kind.ink)]
        case .place:
            [Paragraph(row.position, .strong)]
                + [Paragraph(row.element, nil), Paragraph(row.screen, .faint)].filter { !$0.text.isEmpty }
        case .problem:
            [row.message, row.acceptance].compactMap { $0 }.map { Paragraph($0, nil) } + [
                Paragraph(
                    row.rule + (tellsFix ? "\(glyphs == .unicode ? " ·" : ";") fix \(row.fixing.title)" : ""), .faint)
            ]
        case .criterion where row.criteria.isEmpty: [Paragraph(glyphs == .unicode ? "–" : "-", .faint)]
        case .criterion: row.criteria.map { Paragraph($0.title, .faint, link: $0.link) }
        case .fix: [Paragraph(row.fixing.title, row.fixing.ink)]
        }
    }
}

/// A text in one ink, to be wrapped to a column.
struct Paragraph {
    let text: String
    let ink: Ink?
    let link: String?

    init(_ text: String, _ ink: Ink?, link: String? = nil) {
        self.text = text
        self.ink = ink
        self.link = link
    }
}
