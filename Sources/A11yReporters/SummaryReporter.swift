import A11yModel
import TextTable

/// For dashboards, and for a first look at a large project: the findings counted by rule, by criterion, by file and by
/// component, and the reviews by cause.
package enum SummaryReporter: Reporter {
    /// What linters call it.
    package static let name = "summary"
    /// For the titles of rules, and the scores of screens.
    package static let needs: Set<ReportNeed> = [.cards, .maps]

    /// It is.
    package static let isForPeople = true

    /// The largest counts of the worst kind first.
    package static func render(_ run: Run, style: Rendering) -> String {
        let counts = [
            ("Rule", FindingCount.byRule(run)), ("Criterion", FindingCount.byCriterion(run)),
            ("File", FindingCount.byFile(run)), ("On several screens", FindingCount.byComponent(run)),
        ]
        let tables = counts.map { title, counts in
            let (shown, rest) = first(counts, style)
            return countTable(title, shown, style: style) + rest
        }
        let scores = ScreenScore.lines(of: run).map { $0 + "\n" }.joined()
        let sections = (tables + [causes(of: run, style), scores]).filter { !$0.isEmpty }.map { $0 + "\n" }
        let closing = Closing(run).rendered(style)
        return shortened(sections, run, style, before: closing).joined() + closing
    }

    /// The first of the sections, as many as take fewer lines than the findings themselves: on a terminal, a look at a
    /// small project is no longer than the whole.
    private static func shortened(
        _ sections: [String], _ run: Run, _ style: Rendering, before closing: String
    ) -> [String] {
        guard style.isBrief else { return sections }
        func lines(_ text: String) -> Int { text.count(where: \.isNewline) }
        let most = lines(TableReporter.render(run, style: style))
        guard run.reports.reduce(0, { $0 + $1.findings.count }) < most else { return sections }
        var kept = sections
        while kept.count > 1, lines(kept.joined() + closing) >= most { kept.removeLast() }
        return kept
    }

    /// The reviews by cause, an entry each; empty without any.
    private static func causes(of run: Run, _ style: Rendering) -> String {
        let findings = run.reports.flatMap { report in report.findings.map { ReportedFinding($0, in: report) } }
        let (shown, rest) = first(ReviewGroup.groups(of: findings).groups, style)
        if shown.isEmpty { return "" }
        let lines = shown.flatMap { group in
            wrapped(
                "\(group.findings.count): \(group.cause) [\(group.ruleNames)]", to: style.width - 2, keepingPaths: true)
        }
        return "To review, by cause:\n" + lines.map { "  \($0)\n" }.joined() + rest
    }

    /// The first entries, and a line that counts the others.
    private static func first<Entry>(_ entries: [Entry], _ style: Rendering) -> (shown: [Entry], rest: String) {
        // The line takes as much room as one of them.
        if style.isWhole || entries.count <= mostRows + 1 { return (entries, "") }
        return (Array(entries.prefix(mostRows)), "and \(entries.count - mostRows) more: --all\n")
    }

    /// The most entries of one kind (ours): the worst are where one begins.
    private static let mostRows = 10
}

/// The number of findings of each kind for one rule, one criterion or one file.
struct FindingCount {
    /// The rule, criterion or file, safe to print.
    let name: String
    /// A remark beside the name; may be empty.
    let note: String
    /// The page about a rule or criterion; nil without one.
    var link: String?
    /// The numbers by kind, without zeros.
    private(set) var numbers: [FindingKind: Int] = [:]

    /// The number of findings of a kind.
    func callAsFunction(_ kind: FindingKind) -> Int { numbers[kind, default: 0] }

    /// `2 errors, 1 to review`.
    var words: String {
        FindingKind.allCases.filter { self($0) > 0 }.map { $0.counted(self($0)) }.joined(separator: ", ")
    }

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

extension FindingKind {
    /// A number of findings of this kind: `2 errors`, `1 to review`.
    func counted(_ number: Int) -> String {
        self == .review ? "\(number) to review" : A11yModel.counted(number, rawValue)
    }

    /// The header of a column with such numbers.
    fileprivate var header: String {
        switch self {
        case .error: "Errors"
        case .warning: "Warnings"
        case .info: "Infos"
        case .review: "Review"
        }
    }
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
    let table = TextTable<FindingCount> { count in
        let figures = kinds.map { kind in
            let width = cells(kind.header)
            let figure = count(kind) == 0 ? "" : String(count(kind))
            let value = spaces(width - cells(figure)) + kind.ink.paint(figure, style.color)
            return Column(title: Ink.strong.paint(kind.header, style.color), value: value, width: width)
        }
        let header = Ink.strong.paint(title, style.color) + spaces(width - cells(title))
        return [Column(title: header, value: label(of: count, names, notes, style), width: width)] + figures
    }
    return table.string(for: counts, style: box(style, close: true)) ?? ""
}

/// The name and the note side by side, in one line: a note without room is cut after a word.
private func label(of count: FindingCount, _ names: Int, _ notes: Int, _ style: Rendering) -> String {
    let name = linked(count.name, to: count.link, style) + spaces(names - cells(count.name))
    guard notes > 0 else { return name }
    let cut = style.glyphs == .unicode ? "…" : "..."
    let isCut = cells(count.note) > notes
    let note = isCut ? (wrapped(count.note, to: notes - cells(cut)).first ?? "") + cut : count.note
    return name + spaces(gap) + Ink.faint.paint(note, style.color) + spaces(notes - cells(note))
}

/// Cells between a name and its note.
private let gap = 2
/// The narrowest column of notes, in cells: less would cut most titles of rules.
private let leastNote = 24
