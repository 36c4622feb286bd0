import A11yModel

/// For people with one file in front of them: each finding with an excerpt of the file, as compilers print it.
package enum FrameReporter: Reporter {
    /// The first finding of a rule says why the rule matters.
    package static let needs: Set<ReportNeed> = [.cards]

    /// It is.
    package static let isForPeople = true

    /// Sorted by path, then in reading order. The plain layout is the list of `TableReporter`.
    package static func render(_ run: Run, style: Rendering) -> String {
        guard style.layout == .framed else { return TableReporter.render(run, style: style) }
        var explained: Set<String> = []
        var frames = ""
        for report in run.showing(style.limit) {
            for reported in report.findingsForPeople(in: run, style) {
                let finding = reported.finding
                let isNew = finding.acceptance == nil && explained.insert(finding.rule).inserted
                let frame = FindingFrame(reported, card: isNew ? run.cards[finding.rule] : nil, style)
                frames += frame.lines.map { $0 + "\n" }.joined() + "\n"
            }
        }
        return frames + Closing(run).rendered(style)
    }
}

/// A finding with an excerpt of its file.
private struct FindingFrame {
    private let reported: ReportedFinding
    private let card: RuleCard?
    private let style: Rendering
    private let excerpt: Excerpt
    private var finding: Finding { reported.finding }

    /// A frame; `card` explains the rule, nil if it was explained before.
    init(_ reported: ReportedFinding, card: RuleCard?, _ style: Rendering) {
        var reported = reported
        // The notes list them.
        reported.listsRepeats = false
        self.reported = reported
        self.card = card
        self.style = style
        let finding = reported.finding
        let related = finding.related.map {
            ExcerptMark(range: $0.range, label: visible($0.message, style.glyphs), isPrimary: false)
        }
        let causes = finding.causes.isEmpty ? [finding.range] : finding.causes
        excerpt = Excerpt(
            of: reported.report.lines,
            marks: causes.map { ExcerptMark(range: $0, label: "", isPrimary: true) } + related,
            element: finding.element)
    }

    /// All lines, painted.
    var lines: [String] {
        let edge = FrameGlyphs(style.glyphs)
        let gutter = excerpt.gutter
        let side = Ink.faint.paint(spaces(gutter) + " " + edge.side, style.color)
        let corner = spaces(gutter) + " " + edge.corner
        let room = max(style.width - cells(corner) - 1, 1)
        let details = detailLines(of: facts, glyphs: style.glyphs, width: room)
        let head = details.enumerated().map { index, line in
            (index == 0 ? Ink.faint.paint(corner, style.color) : side + " ") + " " + line
        }
        return title + head + [side] + excerpt.rendered(gutter: gutter, ink: reported.kind.ink, style: style) + [side]
            + (placeNotes + suppressionNotes + fixNotes).flatMap { rendered($0, gutter: gutter) }
            + change(gutter: gutter) + ruleNotes.flatMap { rendered($0, gutter: gutter) }
    }

    private var title: [String] {
        let head = "\(reported.kind.rawValue)[\(reported.rule)]:"
        return wrapped("\(head) \(reported.message)", to: style.width, keepingPaths: true).enumerated().map {
            index, line in
            guard index == 0, line.hasPrefix(head) else { return Ink.strong.paint(line, style.color) }
            return reported.ink(reported.kind.ink).paint(head, style.color)
                + reported.ink(.strong).paint(String(line.dropFirst(head.count)), style.color)
        }
    }

    /// Place, screen, element and criteria.
    private var facts: [String] {
        ["\(reported.path):\(reported.position)"] + reported.screenNote
            + [reported.element].filter { !$0.isEmpty } + reported.criteria.map(\.title)
    }

    /// A line below the excerpt: `= fix    --fix removes the hint`.
    private struct Note {
        let word: String
        let text: String
        var ink: Ink?
    }

    /// The related places that the excerpt does not show, and the places of equal violations.
    private var placeNotes: [Note] {
        func place(_ range: SourceRange) -> String {
            "\(reported.path):\(reported.report.lines.place(of: range.start).position)"
        }
        var notes = finding.related.filter { !excerpt.marks($0.range) }.map {
            Note(word: "see", text: "\(place($0.range)) \(visible($0.message, style.glyphs))")
        }
        notes += (finding.code?.places ?? []).prefix(style.isBrief ? FindingFrame.mostCodePlaces : .max).map {
            reference in
            let position = "\(reference.place.path):\(reference.place.line):\(reference.place.column)"
            return Note(word: "code", text: visible("\(position) \(reference.message)", style.glyphs))
        }
        let repeats = finding.repeats.prefix(style.isBrief ? FindingFrame.mostRepeats : .max)
        notes += repeats.map { again in
            let message = again.message == finding.message ? "" : " " + visible(again.message, style.glyphs)
            return Note(word: "also", text: place(again.range) + message)
        }
        if finding.repeats.count > repeats.count {
            notes.append(Note(word: "also", text: "in \(finding.repeats.count - repeats.count) more places"))
        }
        return notes
    }

    private var suppressionNotes: [Note] { reported.acceptance.map { [Note(word: "allow", text: $0)] } ?? [] }

    private var fixNotes: [Note] {
        finding.fix.map { fix in
            [Note(word: "fix", text: visible(fix.announcement, style.glyphs), ink: fix.applicability.ink)]
        } ?? finding.refusal.map { [Note(word: "fix", text: "left to you: " + visible($0, style.glyphs))] } ?? []
    }

    /// What the fix makes of its lines: those with a minus become those with a plus. Nothing if they are many.
    private func change(gutter: Int) -> [String] {
        guard let fix = finding.fix else { return [] }
        let change = FixedLines(of: fix, in: reported.report.lines)
        guard change.isShort else { return [] }
        let head = spaces(gutter + FindingFrame.noteIndent)
        let room = max(style.width - cells(head) - 2, FindingFrame.leastNote)
        let shown = change.shown(to: room, cut: FrameGlyphs(style.glyphs).cut)
        return shown.old.map { head + Ink.error.paint("- " + $0, style.color) }
            + shown.new.map { head + Ink.safe.paint("+ " + $0, style.color) }
    }

    /// What is printed with the first finding of a rule only.
    private var ruleNotes: [Note] {
        guard let card else { return [] }
        var notes: [Note] = []
        if let why = card.rationale.split(separator: "\n\n").first {
            notes.append(Note(word: "why", text: visible(String(why.replacing("\n", with: " ")), style.glyphs)))
        }
        let remedy = visible(finding.remedy.replacing("\n", with: " "), style.glyphs)
        notes.append(Note(word: "fix", text: remedy, ink: .safe))
        notes.append(Note(word: "more", text: "a11ylint explain \(reported.rule)"))
        if let hint = suppressionHint(for: finding, in: reported.report) {
            notes.append(Note(word: "allow", text: visible(hint, style.glyphs)))
        }
        return notes
    }

    private func rendered(_ note: Note, gutter: Int) -> [String] {
        if note.text.isEmpty { return [] }
        let word = note.word + spaces(FindingFrame.longestWord + 1 - note.word.count)
        let head = spaces(gutter) + " = "
        let indent = cells(head) + cells(word) + 1
        let text = wrapped(note.text, to: max(style.width - indent, FindingFrame.leastNote), keepingPaths: true)
        return text.enumerated().map { index, line in
            guard index == 0 else { return spaces(indent) + line }
            return Ink.faint.paint(head, style.color) + (note.ink?.paint(word, style.color) ?? word) + " " + line
        }
    }

    /// The most places of equal violations that a brief frame lists one by one.
    private static let mostRepeats = 5
    /// The most places in code in a brief frame.
    private static let mostCodePlaces = 3
    /// The length of the longest word of a note, in cells.
    private static let longestWord = 5
    /// The cells between the edge of line numbers and the text of a note: ` = fix    `.
    private static let noteIndent = 3 + longestWord + 2
    /// The narrowest column of notes, in cells, even if the terminal is narrower.
    private static let leastNote = 20
}

/// How to suppress a finding: `# a11ylint:ignore[missing-label] <reason>   on the line above "- type: image"`. Nil for
/// a finding that cannot be suppressed, and for findings about suppressions.
private func suppressionHint(for finding: Finding, in report: Report) -> String? {
    if let rule = FileRule(rawValue: finding.rule), rule.isFinal || FileRule.aboutSuppressions.contains(rule) {
        return nil
    }
    let directive = "a11ylint:ignore[\(finding.rule)] <reason>"
    switch report.commentStyle {
    case .yaml: return "# \(directive)   on the line above \(lineAbove(finding, in: report))"
    case .xml: return "<!-- \(directive) -->   on the line above \(lineAbove(finding, in: report))"
    case .swift: return "// \(directive)   on the line above \(lineAbove(finding, in: report))"
    case .notes:
        let object = finding.element == nil ? " of the controller" : ""
        return "Identity inspector > Notes\(object):  \(directive)"
    case nil: return "an entry of `suppressions` in .a11ylint.yml with `rule: \(finding.rule)` and a `reason`"
    }
}

/// Quotes the beginning of the line that a suppression stands above: the first line of the element, or of the range if
/// the finding has no element.
private func lineAbove(_ finding: Finding, in report: Report) -> String {
    // More is not needed to find the line.
    let longest = 40
    let number = report.lines.place(of: finding.element?.range.start ?? finding.range.start).line
    let content = report.lines.content(ofLine: number).map { content in
        report.lines.text(in: SourceRange(content.start, min(content.end, content.start + longest * 4)))
    }
    let words = (content ?? "").drop { $0 == " " || $0 == "\t" }
    guard !words.isEmpty else { return "line \(number)" }
    return "\"" + (words.count > longest ? words.prefix(longest - 1) + "…" : words) + "\""
}

/// A problem in a file that is not checked itself, such as the configuration, drawn like a finding, each line ended by
/// a line feed; a single line in the plain layout.
///
/// - Parameters:
///   - kind: the kind of problem: `config`.
///   - message: what is wrong, without a full stop.
///   - path: the file, as it is shown.
///   - range: the bytes at fault.
///   - hint: the text beside the mark; may be empty.
///   - help: where to read more; may be empty.
package func complaint(
    kind: String, _ message: String, path: String, lines: LineTable, range: SourceRange, hint: String, help: String,
    _ style: Rendering
) -> String {
    let position = visible("\(path):\(lines.place(of: range.start).position)", style.glyphs)
    let message = visible(message, style.glyphs)
    let (hint, help) = (visible(hint, style.glyphs), visible(help, style.glyphs))
    guard style.layout == .framed else {
        let notes = [hint, help].filter { !$0.isEmpty }.map { "; \($0)" }.joined()
        return "\(position): error: \(message)\(notes)\n"
    }
    let edge = FrameGlyphs(style.glyphs)
    let mark = ExcerptMark(range: range, label: hint, isPrimary: true)
    let excerpt = Excerpt(of: lines, marks: [mark], element: nil)
    let margin = spaces(excerpt.gutter) + " "
    func faint(_ text: String) -> String { Ink.faint.paint(text, style.color) }
    var text = ["\(Ink.error.paint("error[\(kind)]:", style.color)) \(Ink.strong.paint(message, style.color))"]
    text.append(faint(margin + edge.corner) + " " + position)
    text.append(faint(margin + edge.side))
    text += excerpt.rendered(gutter: excerpt.gutter, ink: .error, style: style)
    text.append(faint(margin + edge.side))
    if !help.isEmpty {
        let head = margin + "= help   "
        let room = max(style.width - cells(head), leastHelp)
        text += wrapped(help, to: room, keepingPaths: true).enumerated().map { index, line in
            (index == 0 ? faint(margin + "=") + " help   " : spaces(cells(head))) + line
        }
    }
    return text.map { $0 + "\n" }.joined()
}

/// The narrowest column of help, in cells, even if the terminal is narrower.
private let leastHelp = 20
