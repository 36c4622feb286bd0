import A11yModel

/// A finding in the words of the formats for people: safe to print, and in the characters of the rendering.
struct Row {
    let path: String
    let place: Place
    let kind: Kind
    let message: String
    let rule: String
    /// The element's title; empty for findings about a whole file or screen.
    let element: String
    /// The screen's name where the file has several; else empty.
    let screen: String
    /// Why it does not count; nil where it does.
    let acceptance: String?
    /// The WCAG criteria. Clauses of EN 301 549 repeat them in other numbers: they are for `explain` and for programs.
    let criteria: [Claim]

    /// How far the program can repair it.
    let fixing: Fixability

    /// A criterion with W3C's page on it.
    struct Claim {
        let title: String
        let link: String?
    }

    /// What a reader must do with it: a severity, or to review it whatever its severity is.
    enum Kind: String, CaseIterable {
        case error, warning, info, review
    }

    /// What is wrong, with words before it where only a person can tell: for formats that have no severity for that.
    var statement: String { kind == .review ? "To review: \(message)" : message }

    /// `line:column`.
    var position: String { "\(place.line):\(place.column)" }

    /// A finding of a report; with its path as it was named, or for other programs.
    init(_ finding: Finding, in report: Report, glyphs: Rendering.Glyphs, path: KeyPath<Report, String> = \.path) {
        self.path = visible(report[keyPath: path])
        place = report.lines.place(of: finding.range.start)
        kind = Kind(finding)
        let more = finding.repeats.isEmpty ? "" : " (and \(finding.repeats.count) more like it)"
        message = visible(finding.message, glyphs) + more
        rule = visible(finding.rule)
        element = finding.element.map { visible($0.title) } ?? ""
        screen = report.tally.screens > 1 ? visible(finding.screen) : ""
        acceptance = finding.acceptance.map { visible($0.words, glyphs) }
        fixing = finding.fixing
        criteria = finding.criteria.filter { $0.standard == .wcag }.map {
            Claim(title: visible($0.title), link: SuccessCriterion.numbered($0.number)?.understanding)
        }
    }
}

extension Row.Kind {
    init(_ finding: Finding) {
        self.init(severity: finding.severity, confidence: finding.confidence)
    }

    init(severity: Severity, confidence: Confidence) {
        switch (confidence, severity) {
        case (.review, _): self = .review
        case (_, .error): self = .error
        case (_, .warning): self = .warning
        case (_, .info): self = .info
        }
    }

    /// The shape before the word, so that colour is never the only sign.
    func shape(_ glyphs: Rendering.Glyphs) -> String {
        switch (self, glyphs) {
        case (.error, .unicode): "✖"
        case (.warning, .unicode): "▲"
        case (.info, .unicode): "●"
        case (.error, .ascii): "x"
        case (.warning, .ascii): "!"
        case (.info, .ascii): "*"
        case (.review, _): "?"
        }
    }

    var ink: Ink {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .info
        case .review: .review
        }
    }
}

extension Report {
    /// The findings by place, those for review last.
    var ordered: [Finding] {
        let sorted = findings.sorted { ($0.range, $0.rule, $0.message) < ($1.range, $1.rule, $1.message) }
        return sorted.filter { $0.confidence != .review } + sorted.filter { $0.confidence == .review }
    }

    /// The same in the words of the formats for people.
    func rows(_ glyphs: Rendering.Glyphs) -> [Row] { ordered.map { Row($0, in: self, glyphs: glyphs) } }

    /// The rows that a rendering shows: behind the findings, what was accepted.
    func rows(_ style: Rendering, _ glyphs: Rendering.Glyphs? = nil) -> [Row] {
        let glyphs = glyphs ?? style.glyphs
        return rows(glyphs) + shownSuppressed(style).map { Row($0, in: self, glyphs: glyphs) }
    }

    /// What was accepted, if a rendering shows that.
    func shownSuppressed(_ style: Rendering) -> [Finding] { style.showsSuppressed ? suppressed : [] }
}

extension Acceptance {
    /// That it was accepted, until when and why: `suppressed until 2027-03-31: redrawn in spring`.
    var words: String {
        let day = until.map { " until \($0)" } ?? ""
        return "suppressed\(day)" + (reason.isEmpty ? ", nobody said why" : ": \(reason)")
    }
}

extension Row {
    /// The ink of what is told of it: what does not count is faint.
    func ink(_ ink: Ink?) -> Ink? { acceptance == nil ? ink : .faint }
}
