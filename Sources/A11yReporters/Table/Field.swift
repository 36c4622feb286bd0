/// A column of the table of findings.
enum Field: CaseIterable {
    case severity, place, element, problem, criterion, fix

    var title: String {
        switch self {
        case .severity: "Severity"
        case .place: "Where"
        case .element: "Element"
        case .problem: "Problem"
        case .criterion: "Criterion"
        case .fix: "Fix"
        }
    }

    var side: Side { self == .place ? .right : .left }

    /// What stands in this column for a finding: paragraphs, each in an ink of its own.
    func paragraphs(of row: Row, glyphs: Rendering.Glyphs) -> [Paragraph] {
        switch self {
        case .severity: [Paragraph("\(row.kind.shape(glyphs)) \(row.kind.rawValue)", row.kind.ink)]
        case .place: [Paragraph(row.position, .strong)]
        case .element: [Paragraph(row.element, nil)] + (row.screen.isEmpty ? [] : [Paragraph(row.screen, .faint)])
        case .problem: [Paragraph(row.message, nil), Paragraph(row.rule, .faint)]
        case .criterion: row.criteria.map { Paragraph($0, .faint) }
        case .fix: [Paragraph(row.fix.words, row.fix.ink)]
        }
    }
}

/// A text in one ink, to be wrapped to a column.
struct Paragraph {
    let text: String
    let ink: Ink?

    init(_ text: String, _ ink: Ink?) {
        self.text = text
        self.ink = ink
    }
}
