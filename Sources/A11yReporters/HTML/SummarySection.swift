import A11yModel

/// The first section of a page: what was found, and how the run ends.
struct SummarySection {
    private let plan: PagePlan
    private let closing: Closing
    private var run: Run { closing.run }

    init(_ closing: Closing, _ plan: PagePlan) {
        self.closing = closing
        self.plan = plan
    }

    var markup: Markup {
        let parts =
            [tag("h2", ["id": "summary-title"], "Summary"), figures]
            + (closing.emptiness.map { [tag("p", ["class": "empty"], $0)] } ?? [verdict]) + changes
        return tag("section", ["id": "summary", "aria-labelledby": "summary-title"], parts)
    }

    /// How many findings are new and gone since the earlier run, and which are gone.
    private var changes: [Markup] {
        guard let earlier = run.earlier else { return [] }
        let gone = earlier.gone(from: run)
        let new = plan.findings.count { earlier.lacks($0.reported) }
        let words =
            "Since \(visible(earlier.name)): \(new) new, \(gone.count) gone, "
            + "\(plan.findings.count - new) as before."
        let sentence = tag("p", ["class": "verdict"], words)
        if gone.isEmpty { return [sentence] }
        let items = gone.map { finding in
            tag(
                "li", [:],
                [
                    severityLabel(finding.kind), .text(" "),
                    tag("code", ["dir": "auto"], "\(finding.path):\(finding.position)"), .text(" "),
                    tag("code", [:], finding.rule), .text(": "),
                ] + prose(finding.message))
        }
        return [sentence, folded("\(counted(gone.count, "finding")) gone", tag("ul", [:], items))]
    }

    /// The section with the other tables, and what the report does not cover.
    var details: Markup {
        let parts =
            [tag("h2", ["id": "tables-title"], "Findings by rule, component, criterion and file")]
            + ruleTable + componentTable + reviewTable + criterionTable + fileTable + suppressed + limits
        return tag("section", ["id": "tables", "aria-labelledby": "tables-title"], parts)
    }

    private var figures: Markup {
        let findings = SummarySection.byKind(plan.findings)
        return tag(
            "ul", ["class": "figures", "role": "list"],
            zip(FindingKind.allCases, zip(SummarySection.kinds, findings)).map { kind, figure in
                let (name, findings) = figure
                let count = findings.isEmpty ? [.text("0")] : countLink(findings)
                return tag(
                    "li", ["class": findings.isEmpty ? "none" : kind.rawValue],
                    [kindSymbol(kind), tag("strong", [:], count), tag("span", [:], name)])
            })
    }

    private var verdict: Markup {
        tag("p", ["class": "verdict"], "The run ends with status \(run.exitCode)\(closing.reason).")
    }

    /// The findings by rule; nothing without any.
    private var ruleTable: [Markup] {
        if plan.found.isEmpty { return [] }
        var table = PageTable("Findings by rule", columns: ["Rule"] + SummarySection.kinds)
        let byRule = Dictionary(grouping: plan.findings, by: \.reported.finding.rule)
        let rows = byRule.map { rule, findings in
            (
                rule: rule, findings: SummarySection.byKind(findings),
                counts: SummarySection.byKind(findings).map(\.count)
            )
        }
        let sorted = rows.sorted { left, right in
            left.counts == right.counts
                ? left.rule < right.rule : right.counts.lexicographicallyPrecedes(left.counts)
        }
        for row in sorted {
            let title = run.cards[row.rule].map { " \($0.title)" } ?? ""
            let head = tag("a", ["href": "#\(PagePlan.name(ofRule: row.rule))"], [ruleName(row.rule)])
            table.add([[head, .text(title)]] + row.findings.map(countLink))
        }
        return [table.markup]
    }

    /// The headers of columns with the findings of each kind.
    private static let kinds = ["Errors", "Warnings", "Infos", "To review"]

    /// Findings by kind, in the order of the columns.
    private static func byKind(_ findings: [NumberedFinding]) -> [[NumberedFinding]] {
        FindingKind.allCases.map { kind in findings.filter { $0.reported.kind == kind } }
    }

    /// The worst files; the list of screens has all.
    private var fileTable: [Markup] {
        if plan.found.count < 2 { return [] }
        let shown = plan.found.prefix(SummarySection.mostFiles)
        let rest = plan.found.count - shown.count
        var table = PageTable(
            "Findings by file" + (rest > 0 ? ", without \(counted(rest, "more file"))" : ""),
            columns: ["File", "Screens", "Stops"] + SummarySection.kinds)
        for file in shown {
            let tally = file.numbered.report.tally
            let link = tag("a", ["href": "#\(file.name)", "dir": "auto"], breakable(file.path))
            table.add(
                [[link]] + [tally.screens, tally.stops].map { [.text(String($0))] }
                    + SummarySection.byKind(file.numbered.findings).map(countLink))
        }
        return [table.markup]
    }

    /// The most files in a table (ours).
    private static let mostFiles = 20

    /// The findings by WCAG criterion; nothing without any.
    private var criterionTable: [Markup] {
        var findings: [String: [NumberedFinding]] = [:]
        for finding in plan.findings {
            let numbers = Set(finding.reported.finding.wcagCriteria.map(\.number))
            for number in numbers { findings[number, default: []].append(finding) }
        }
        if findings.isEmpty { return [] }
        var table = PageTable(
            "Findings by success criterion of WCAG 2.2", columns: ["Criterion", "Level", "Findings", "Rules"])
        let order = Dictionary(SuccessCriterion.numbers.enumerated().map { ($1, $0) }) { first, _ in first }
        let sorted = findings.sorted { (order[$0.key] ?? .max, $0.key) < (order[$1.key] ?? .max, $1.key) }
        for (number, list) in sorted {
            let criterion = SuccessCriterion.numbered(number)
            let title = [number, criterion?.name].compactMap { $0 }.joined(separator: " ")
            let header = criterion.map { tag("a", ["href": $0.understanding], title) } ?? .text(title)
            let rules = Dictionary(grouping: list, by: \.reported.finding.rule).sorted { $0.key < $1.key }
            let links = rules.map { rule, findings in
                [ruleName(rule), .text(" (")] + countLink(findings) + [.text(")")]
            }
            table.add(
                [
                    [header], [.text(criterion?.level ?? "")], countLink(list),
                    joined(links, by: ", "),
                ], name: PagePlan.name(ofCriterion: number))
        }
        return [table.markup]
    }

    /// The reviews of one cause, each with links to its findings; nothing without any.
    private var reviewTable: [Markup] {
        let numbered = plan.findings
        let groups = ReviewGroup.groups(of: numbered.map(\.reported)).groups
        if groups.isEmpty { return [] }
        let names = byFingerprint(numbered)
        var table = PageTable("To review, by cause", columns: ["Rule", "Findings", "Cause", "Which"])
        for group in groups {
            let rules = group.rules.map { rule in
                [ruleName(rule.id)] + (group.rules.count == 1 ? [] : [.text(" (\(rule.count))")])
            }
            table.add([
                joined(rules, by: ", "), countLink(group.findings.compactMap { names[$0.fingerprint] }),
                prose(group.cause), links(to: group.findings, among: names),
            ])
        }
        return [table.markup]
    }

    /// What is found of one component on several screens, each with links to its findings; nothing without any.
    private var componentTable: [Markup] {
        let numbered = plan.findings
        let groups = ComponentGroup.groups(of: numbered.map(\.reported))
        if groups.isEmpty { return [] }
        let names = byFingerprint(numbered)
        var table = PageTable("On several screens", columns: ["Rule", "Component", "Where", "Which"])
        for group in groups {
            table.add([
                [ruleName(group.rule)], [tag("code", ["dir": "auto"], breakable(group.component))],
                [.text(group.extent)], links(to: group.findings, among: names),
            ])
        }
        return [table.markup]
    }

    private func byFingerprint(_ numbered: [NumberedFinding]) -> [String: NumberedFinding] {
        Dictionary(numbered.map { ($0.reported.fingerprint, $0) }) { first, _ in first }
    }

    /// Links to findings, by screen and number. `names` has them by their fingerprints.
    private func links(to findings: [ReportedFinding], among names: [String: NumberedFinding]) -> [Markup] {
        let links = findings.compactMap { names[$0.fingerprint] }.map {
            [tag("a", ["href": "#\($0.itemName)", "dir": "auto"], $0.label)]
        }
        return joined(links, by: ", ")
    }

    /// The suppressed findings with their reasons, folded, since they do not count; nothing without any.
    private var suppressed: [Markup] {
        guard let title = closing.suppressed else { return [] }
        let findings = run.reports.flatMap { report in
            report.suppressed.map { ReportedFinding($0, in: report, path: \.path) }
        }
        let items = findings.map { finding in
            tag(
                "li", [:],
                [
                    tag("code", ["dir": "auto"], "\(finding.path):\(finding.position)"),
                    .text(" \(finding.kind.rawValue) "), tag("code", [:], finding.rule), .text(": "),
                ] + prose(finding.message) + [
                    .text(" "), tag("span", ["class": "note"], "(\(finding.acceptance ?? ""))"),
                ])
        }
        return [folded(title, tag("ul", [:], items))]
    }

    /// What the report does not cover.
    private var limits: [Markup] {
        let general =
            "A program tells what the files show. People who use VoiceOver find more: a report without findings is "
            + "no proof that a screen can be used. Findings to review are for a person to judge."
        let heading = [tag("h3", [:], "What this report does not tell"), tag("p", [:], general)]
        let lines = closing.inapplicableRules
        if lines.isEmpty { return heading }
        let rules = run.reports.reduce(into: Set<String>()) { $0.formUnion($1.inapplicable.keys) }
        let list = tag("ul", [:], lines.map { tag("li", [:], $0) })
        return heading + [folded("\(counted(rules.count, "rule")) could not judge every file", list)]
    }
}
