import A11yModel

/// The first part of a page: what was found in how much, by file and by criterion, and what was not looked at.
struct SummarySection {
    private let run: Run
    private let files: [FileSection]
    private let closing: Closing

    init(_ run: Run, _ files: [FileSection]) {
        self.run = run
        self.files = files
        closing = Closing(run)
    }

    var markup: Markup {
        let parts =
            [tag("h2", ["id": "summary-title"], "Summary"), figures]
            + (closing.emptiness.map { [tag("p", ["class": "empty"], $0)] } ?? [verdict])
            + (files.isEmpty ? [] : [fileTable]) + criterionTable + suppressed + limits
        return tag("section", ["id": "summary", "aria-labelledby": "summary-title"], parts)
    }

    private var figures: Markup {
        let summary = closing.summary
        let figures: [(Row.Kind, String, Int)] = [
            (.error, "Errors", summary.errors), (.warning, "Warnings", summary.warnings),
            (.info, "Infos", summary.infos), (.review, "To review", summary.reviews),
        ]
        return tag(
            "ul", ["class": "figures", "role": "list"],
            figures.map { kind, name, count in
                tag(
                    "li", ["class": count == 0 ? "none" : kind.rawValue],
                    [PageParts.symbol(kind), tag("strong", [:], "\(count)"), tag("span", [:], name)])
            })
    }

    private var verdict: Markup {
        tag("p", ["class": "verdict"], "The run ends with status \(run.exitCode)\(closing.reason).")
    }

    private var fileTable: Markup {
        var table = PageTable(
            "Findings by file", columns: ["File", "Screens", "Stops", "Errors", "Warnings", "Infos", "To review"])
        for file in files {
            let report = file.numbered.report
            let kinds = report.findings.map(Row.Kind.init)
            let counts =
                [report.tally.screens, report.tally.stops]
                + [Row.Kind.error, .warning, .info, .review].map { kind in kinds.count { $0 == kind } }
            let link = tag("a", ["href": "#\(file.name)", "dir": "auto"], file.path)
            table.add([[link]] + counts.map { [.text(String($0))] })
        }
        return table.markup
    }

    /// Which criteria of WCAG the findings speak of; nothing where there are none.
    private var criterionTable: [Markup] {
        var findings: [String: [Finding]] = [:]
        for finding in run.reports.flatMap(\.findings) {
            let numbers = Set(finding.criteria.filter { $0.standard == .wcag }.map(\.number))
            for number in numbers { findings[number, default: []].append(finding) }
        }
        if findings.isEmpty { return [] }
        var table = PageTable(
            "Findings by success criterion of WCAG 2.2", columns: ["Criterion", "Level", "Findings", "Rules"])
        let order = Dictionary(SuccessCriterion.numbers.enumerated().map { ($1, $0) }) { first, _ in first }
        for (number, list) in findings.sorted(by: { (order[$0.key] ?? .max, $0.key) < (order[$1.key] ?? .max, $1.key) })
        {
            let criterion = SuccessCriterion.numbered(number)
            let title = [number, criterion?.name].compactMap { $0 }.joined(separator: " ")
            let header = criterion.map { tag("a", ["href": $0.understanding], title) } ?? .text(title)
            let rules = Set(list.map(\.rule)).sorted().joined(separator: ", ")
            table.add([[header], [.text(criterion?.level ?? "")], [.text(String(list.count))], [.text(rules)]])
        }
        return [table.markup]
    }

    /// What somebody accepted, and why: folded, since it does not count; nothing where there is none.
    private var suppressed: [Markup] {
        guard let title = closing.suppressed else { return [] }
        let rows = run.reports.flatMap { report in
            report.suppressed.map { Row($0, in: report, glyphs: .unicode) }
        }
        let entries = rows.map { row in
            let place = [row.path, row.position].joined(separator: ":")
            return tag(
                "li", [:],
                [
                    tag("code", ["dir": "auto"], place), .text(" \(row.kind.rawValue) "), tag("code", [:], row.rule),
                    .text(": \(row.message) "), tag("span", ["class": "note"], "(\(row.acceptance ?? ""))"),
                ])
        }
        return [tag("details", [:], [tag("summary", [:], title), tag("ul", [:], entries)])]
    }

    /// What the report does not tell.
    private var limits: [Markup] {
        let rules = closing.unjudged
        let general =
            "A program tells what the files show. People who use VoiceOver find more: a report without findings is "
            + "no proof that a screen can be used. Findings to review are for a person to judge."
        let count = run.reports.reduce(into: Set<String>()) { $0.formUnion($1.inapplicable.keys) }.count
        let list =
            rules.isEmpty
            ? []
            : [
                tag(
                    "details", [:],
                    [
                        tag("summary", [:], "\(counted(count, "rule")) could not judge every file"),
                        tag("ul", [:], rules.map { tag("li", [:], $0) }),
                    ])
            ]
        return [tag("h3", [:], "What this report does not tell"), tag("p", [:], general)] + list
    }
}
