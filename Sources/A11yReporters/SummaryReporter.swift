import A11yModel

/// For dashboards, and for a first look at a large project: the findings counted by rule, by criterion, by file and by
/// component, and the reviews by cause.
package enum SummaryReporter: Reporter {
    /// For the titles of rules, and the scores of screens.
    package static let needs: Set<ReportNeed> = [.cards, .maps]

    /// It is.
    package static let isForPeople = true

    /// The largest counts of the worst kind first: as much as is seen at once.
    package static func render(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run).rendered(style)
        let all = sections(of: run, style)
        if style.isWhole { return all.map { $0.text(.max) + "\n" }.joined() + closing }
        for count in stride(from: all.count, to: 1, by: -1) {
            let left = all.dropFirst(count).map(\.name)
            let rest = left.isEmpty ? "" : "Also by \(left.joined(separator: ", ")): --all\n\n"
            for rows in mostRows {
                let shown = all.prefix(count).map { $0.text(rows) + "\n" } + (rest.isEmpty ? [] : [rest])
                if lines(shown.joined() + closing) <= mostLines || count == 2 && rows == mostRows.last {
                    return shortened(shown, run, style, before: closing).joined() + closing
                }
            }
        }
        return all.map { $0.text(mostRows.first ?? 0) + "\n" }.joined() + closing
    }

    /// A table or list, by what it counts, with so many rows.
    private struct Section {
        let name: String
        let text: (Int) -> String

        init(_ name: String, _ text: @escaping (Int) -> String) {
            self.name = name
            self.text = text
        }
    }

    /// What has entries, the most telling first.
    private static func sections(of run: Run, _ style: Rendering) -> [Section] {
        func table(
            _ name: String, _ title: String, _ counts: [FindingCount], _ others: (String, String)
        ) -> Section {
            Section(name) { rows in
                let (shown, rest) = first(rows, of: counts, others)
                return countTable(title, shown.map { fitting($0, style) }, style: style) + rest
            }
        }
        let scores = ScreenScore.low(of: run)
        let reviews = run.reports.flatMap { report in report.findings.map { ReportedFinding($0, in: report) } }
        let causes = ReviewGroup.groups(of: reviews).groups
        return [
            table("rule", "Rule", FindingCount.byRule(run), ("rule", "rules")),
            table("file", "File", FindingCount.byFile(run), ("file", "files")),
            table("criterion", "Criterion", FindingCount.byCriterion(run), ("criterion", "criteria")),
            table("component", "On several screens", FindingCount.byComponent(run), ("component", "components")),
            Section("cause of reviews") { rows in
                let (shown, rest) = first(rows, of: causes, ("cause", "causes"))
                return shown.isEmpty ? "" : "To review, by cause:\n" + shown.map { cause($0, style) }.joined() + rest
            },
            Section("score of screens") { rows in ScreenScore.lines(of: scores, most: rows, style) },
        ].filter { !$0.text(1).isEmpty }
    }

    /// The first of the sections, as many as take fewer lines than the findings themselves: on a terminal, a look at a
    /// small project is no longer than the whole.
    private static func shortened(
        _ sections: [String], _ run: Run, _ style: Rendering, before closing: String
    ) -> [String] {
        guard style.isBrief else { return sections }
        let most = lines(TableReporter.render(run, style: style))
        guard run.reports.reduce(0, { $0 + $1.findings.count }) < most else { return sections }
        var kept = sections
        while kept.count > 1, lines(kept.joined() + closing) >= most { kept.removeLast() }
        return kept
    }

    private static func lines(_ text: String) -> Int { text.count(where: \.isNewline) }

    /// The reviews of one cause, as an entry.
    private static func cause(_ group: ReviewGroup, _ style: Rendering) -> String {
        let words = "\(group.findings.count): \(group.cause) [\(group.ruleNames)]"
        return wrapped(words, to: style.width - 2, keepingPaths: true).map { "  \($0)\n" }.joined()
    }

    /// The first entries, and a line that counts the others.
    private static func first<Entry>(
        _ most: Int, of entries: [Entry], _ others: (one: String, several: String)
    ) -> (shown: [Entry], rest: String) {
        // The line takes as much room as one of them.
        let left = entries.count - most
        if left <= 1 { return (entries, "") }
        return (Array(entries.prefix(most)), "and \(left) more \(left == 1 ? others.one : others.several): --all\n")
    }

    /// The same with a name that leaves room for the figures: of a path the last folders, of a component the first
    /// views. Nothing is left out of a whole summary, and of lines that are read aloud.
    private static func fitting(_ count: FindingCount, _ style: Rendering) -> FindingCount {
        guard !style.isWhole, style.layout == .framed else { return count }
        var count = count
        count.name = fitted(count.name, to: max(style.width - roomOfFigures, leastName), style.glyphs)
        return count
    }

    /// The cells of the figures beside a name, with their frame.
    private static let roomOfFigures = 41
    /// The cells that a name has in any case (ours).
    private static let leastName = 24

    /// The most entries of one kind, and fewer where all kinds have no room (ours): the worst are where one begins.
    private static let mostRows = [10, 7, 5]
    /// The most lines of a summary (ours): what is seen at once on most screens.
    private static let mostLines = 40
}

/// A path in at most so many cells, by its last folders and its name; other texts by their beginning.
func fitted(_ text: String, to width: Int, _ glyphs: Rendering.Glyphs) -> String {
    if cells(text) <= width { return text }
    let cut = glyphs == .unicode ? "…" : "..."
    var rest = text[...]
    if text.contains(" ") || !text.contains("/") {
        while cells(rest + cut) > width, !rest.isEmpty { rest.removeLast() }
        return rest + cut
    }
    while cells(cut + rest) > width, let slash = rest.dropFirst().firstIndex(of: "/") { rest = rest[slash...] }
    while cells(cut + rest) > width, !rest.isEmpty { rest.removeFirst() }
    return cut + rest
}

/// The number of findings of each kind for one rule, one criterion or one file.
struct FindingCount {
    /// The rule, criterion or file, safe to print.
    var name: String
    /// A remark beside the name; may be empty.
    let note: String
    /// The page about a rule or criterion; nil without one.
    var link: String?
    /// The numbers by kind, without zeros.
    private(set) var numbers: [FindingKind: Int] = [:]

    /// The number of findings of a kind.
    func callAsFunction(_ kind: FindingKind) -> Int { numbers[kind, default: 0] }

    /// `2 errors, 1 to review`.
    var words: String { countWords(FindingKind.allCases.map { self($0) }) }

    /// Counts each finding under every name that `names` returns for it; the largest counts of the worst kind first.
    private static func counts(
        of run: Run, by names: (Finding, Report) -> [(name: String, note: String, link: String?)]
    ) -> [FindingCount] {
        var counts: [String: FindingCount] = [:]
        for report in run.reports {
            for finding in report.findings {
                for (name, note, link) in names(finding, report) {
                    counts[name, default: FindingCount(name: name, note: note, link: link)]
                        .numbers[FindingKind(finding), default: 0] += 1
                }
            }
        }
        return counts.values.sorted { left, right in
            let kind = FindingKind.allCases.first { left($0) != right($0) }
            return kind.map { left($0) > right($0) } ?? (left.name < right.name)
        }
    }

    /// By rule, with the rule's title if it is known.
    static func byRule(_ run: Run) -> [FindingCount] {
        counts(of: run) { finding, _ in
            let card = run.cards[finding.rule]
            return [(visible(finding.rule), visible(card?.title ?? ""), card?.link)]
        }
    }

    /// By success criterion; a finding may belong to several.
    static func byCriterion(_ run: Run) -> [FindingCount] {
        counts(of: run) { finding, _ in
            finding.wcagCriteria.map { criterion in
                let known = SuccessCriterion.numbered(criterion.number)
                return (visible(criterion.title), known?.name ?? "", known?.understanding)
            }
        }
    }

    /// What one rule finds of one component on several screens.
    static func byComponent(_ run: Run) -> [FindingCount] {
        ComponentGroup.groups(of: run).map { group in
            let kinds = Dictionary(grouping: group.findings, by: \.kind).mapValues(\.count)
            return FindingCount(name: "\(group.rule): \(group.component)", note: group.extent, numbers: kinds)
        }
    }

    static func byFile(_ run: Run) -> [FindingCount] {
        counts(of: run) { _, report in [(visible(report.path), counted(report.tally.screens, "screen"), nil)] }
    }
}

/// Numbers of findings, in the order of `FindingKind`, as words: `2 errors, 1 to review`; empty without any.
func countWords(_ counts: [Int]) -> String {
    zip(FindingKind.allCases, counts).filter { $1 > 0 }.map { $0.counted($1) }.joined(separator: ", ")
}

extension FindingKind {
    /// A number of findings of this kind: `2 errors`, `1 to review`.
    func counted(_ number: Int) -> String {
        self == .review ? "\(number) to review" : A11yModel.counted(number, rawValue)
    }

    /// The header of a column with such numbers.
    fileprivate var header: String { rawValue.capitalizingFirst + (self == .review ? "" : "s") }
}

/// Counts under a title: as a table, or as a line each for a single one, if a name has no room in a table, and in the
/// plain layout. Names are never broken: rules and paths are there to be copied.
func countTable(_ title: String, _ counts: [FindingCount], style: Rendering) -> String {
    guard !counts.isEmpty else { return "" }
    let kinds = FindingKind.allCases
    let frame = (kinds.count + 1) * 3 + 1
    let room = style.width - frame - kinds.map { cells($0.header) }.reduce(0, +)
    let names = (counts.map(\.name) + [title]).map { cells($0) }.max() ?? 0
    guard style.layout == .framed, counts.count > 1, names <= room else {
        return title + ":\n" + counts.map { "  \($0.name): \($0.words)\n" }.joined()
    }
    let noteRoom = room - names - gap
    let notes = noteRoom < leastNote ? 0 : min(counts.map { cells($0.note) }.max() ?? 0, noteRoom)
    let width = notes == 0 ? names : names + gap + notes
    let texts = counts.map { count in
        let figures = kinds.map { kind in
            let figure = count(kind) == 0 ? "" : String(count(kind))
            return [PaintedText(figure, kind.ink, style).aligned(to: cells(kind.header))]
        }
        return [[label(of: count, names, notes, style)]] + figures
    }
    let titles = ([title] + kinds.map(\.header)).map { PaintedText($0, .strong, style) }
    return drawn(texts, under: titles, [width] + titles.dropFirst().map(\.width), as: box(style, close: true))
}

/// The name and the note side by side, in one line: a note without room is cut after a word.
private func label(of count: FindingCount, _ names: Int, _ notes: Int, _ style: Rendering) -> PaintedText {
    let name = PaintedText(count.name, nil, link: count.link, style)
    guard notes > 0 else { return name }
    let cut = style.glyphs == .unicode ? "…" : "..."
    let isCut = cells(count.note) > notes
    let note = isCut ? (wrapped(count.note, to: notes - cells(cut)).first ?? "") + cut : count.note
    return name + PaintedText(spaces(names - name.width + gap), nil, style) + PaintedText(note, .faint, style)
}

/// Cells between a name and its note.
private let gap = 2
/// The narrowest column of notes, in cells: less would cut most titles of rules.
private let leastNote = 24
