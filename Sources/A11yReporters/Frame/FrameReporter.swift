import A11yModel

/// For people who have one file before them: each finding with the lines that it is about.
package enum FrameReporter: Reporter {
    /// What compilers call it.
    package static let name = "frame"
    /// Why a rule matters is told with its first finding.
    package static let needs: Set<ReportNeed> = [.cards]

    /// Sorted by path; in a file by place, findings for review last. What is read aloud has no frame: it is the list of
    /// `TableReporter`.
    package static func render(_ run: Run, style: Rendering) -> String {
        guard style.layout == .framed else { return TableReporter.render(run, style: style) }
        var told: Set<String> = []
        var parts: [String] = []
        for report in run.showing(style.limit) {
            for finding in report.ordered + report.shownSuppressed(style) {
                let isNew = finding.acceptance == nil && told.insert(finding.rule).inserted
                let frame = FindingFrame(finding, of: report, card: isNew ? run.cards[finding.rule] : nil)
                parts.append(frame.rendered(style).map { $0 + "\n" }.joined() + "\n")
            }
        }
        return parts.joined() + Closing(run).rendered(style)
    }
}

/// A finding with the lines of the file that it is about.
struct FindingFrame {
    private let finding: Finding
    private let report: Report
    private let card: RuleCard?

    /// A finding; with what is known of its rule where that is to be told.
    init(_ finding: Finding, of report: Report, card: RuleCard?) {
        self.finding = finding
        self.report = report
        self.card = card
    }

    /// Its lines.
    func rendered(_ style: Rendering) -> [String] {
        let row = Row(finding, in: report, glyphs: style.glyphs)
        let edge = FrameGlyphs(style.glyphs)
        let related = finding.related.map {
            Mark(range: $0.range, label: visible($0.message, style.glyphs), isPrimary: false)
        }
        let marks = [Mark(range: finding.range, label: "", isPrimary: true)] + related
        let excerpt = Excerpt(of: report.lines, marks: marks, element: finding.element)
        let gutter = excerpt.gutter
        let side = Ink.faint.paint(spaces(gutter) + " " + edge.side, style.color)

        let head = "\(row.kind.rawValue)[\(row.rule)]:"
        let title = wrapped("\(head) \(row.message)", to: style.width)
        var text = title.enumerated().map { index, line in
            guard index == 0, line.hasPrefix(head) else { return Ink.strong.paint(line, style.color) }
            return (row.ink(row.kind.ink) ?? .faint).paint(head, style.color)
                + (row.ink(.strong) ?? .strong).paint(String(line.dropFirst(head.count)), style.color)
        }
        let screen = row.screen.isEmpty ? [] : ["screen \"\(row.screen)\""]
        let facts = ["\(row.path):\(row.position)"] + screen + [row.element].filter { !$0.isEmpty }
        let corner = spaces(gutter) + " " + edge.corner
        let room = max(style.width - cells(corner) - 1, 1)
        let details = detailLines(of: facts + row.criteria.map(\.title), glyphs: style.glyphs, width: room)
        for (index, line) in details.enumerated() {
            text.append((index == 0 ? Ink.faint.paint(corner, style.color) : side + " ") + " " + line)
        }
        text.append(side)
        text += excerpt.rendered(gutter: gutter, ink: row.kind.ink, style: style)
        text.append(side)
        for note in notes(beside: excerpt, row, style) { text += set(note, gutter: gutter, style: style) }
        return text
    }

    /// A note below the lines: its word, and what it says.
    private struct Note {
        let word: String
        let text: String
        var ink: Ink?
    }

    private func notes(beside excerpt: Excerpt, _ row: Row, _ style: Rendering) -> [Note] {
        func place(_ range: SourceRange) -> String {
            let place = report.lines.place(of: range.start)
            return "\(row.path):\(place.line):\(place.column)"
        }
        var notes = finding.related.filter { !excerpt.marks($0.range) }.map {
            Note(word: "see", text: "\(place($0.range)) \(visible($0.message, style.glyphs))")
        }
        let repeats = finding.repeats.prefix(FindingFrame.mostRepeats)
        notes += repeats.map { again in
            // What was just said need not be said again.
            let message = again.message == finding.message ? "" : " " + visible(again.message, style.glyphs)
            return Note(word: "also", text: place(again.range) + message)
        }
        if finding.repeats.count > repeats.count {
            notes.append(Note(word: "also", text: "in \(finding.repeats.count - repeats.count) more places"))
        }
        if let acceptance = row.acceptance { notes.append(Note(word: "allow", text: acceptance)) }
        if let fix = finding.fix {
            notes.append(Note(word: "fix", text: visible(fix.announcement, style.glyphs), ink: fix.applicability.ink))
        }
        guard let card else { return notes }
        if let why = card.rationale.split(separator: "\n\n").first {
            notes.append(Note(word: "why", text: visible(String(why.replacing("\n", with: " ")), style.glyphs)))
        }
        let remedy = visible(finding.remedy.replacing("\n", with: " "), style.glyphs)
        notes.append(Note(word: "fix", text: remedy, ink: .safe))
        notes.append(Note(word: "more", text: "a11ylint explain \(row.rule)"))
        if let directive = SuppressionHint(finding, in: report) {
            notes.append(Note(word: "allow", text: visible(directive.text, style.glyphs)))
        }
        return notes.filter { !$0.text.isEmpty }
    }

    private func set(_ note: Note, gutter: Int, style: Rendering) -> [String] {
        let word = note.word + spaces(FindingFrame.longestWord + 1 - note.word.count)
        let head = spaces(gutter) + " = "
        let indent = cells(head) + cells(word) + 1
        let text = wrapped(note.text, to: max(style.width - indent, FindingFrame.leastNote))
        return text.enumerated().map { index, line in
            guard index == 0 else { return spaces(indent) + line }
            return Ink.faint.paint(head, style.color) + (note.ink?.paint(word, style.color) ?? word) + " " + line
        }
    }

    /// Places of the same fault that are told one by one.
    private static let mostRepeats = 5
    /// Cells of the longest word of a note.
    private static let longestWord = 5
    /// Cells a note has even where the terminal is too narrow for it.
    private static let leastNote = 20
}
