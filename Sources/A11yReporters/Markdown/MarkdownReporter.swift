import A11yModel

/// For summaries of GitHub's workflow steps and for pull requests: totals, and a table for each file.
public enum MarkdownReporter: Reporter {
    /// The format's name.
    public static let name = "markdown"
    /// What to do about each kind of finding.
    public static let needs: Set<ReportNeed> = [.cards]

    /// More findings than this are folded, file by file.
    private static let mostUnfolded = 30
    /// Bytes at most. A step summary of more than 1 MiB is not shown at all; the rest of it is for what is written into
    /// the same summary by others.
    private static let longest = 1_000_000

    /// Files in the order of their paths; the style is not looked at.
    public static func render(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        var page = "## a11ylint: \(closing.found)\n\n"
        page += "\(closing.emptiness ?? closing.count + ". Exit \(run.exitCode)\(closing.reason).")\n"
        let found = run.reports.filter { !$0.findings.isEmpty }
        if found.isEmpty { return page }
        let end = remedies(run, limit: longest / 4)
        var room = longest - page.utf8.count - end.utf8.count
        add(totals(found), to: &page, within: &room, of: found.count, called: "file")
        let isFolded = closing.summary.findings > mostUnfolded
        let files = found.map { [file($0, isFolded: isFolded)] }
        var left = 0
        for (report, text) in zip(found, files.joined()) {
            if left > 0 || text.utf8.count > room {
                left += report.findings.count
            } else {
                page += text
                room -= text.utf8.count
            }
        }
        if left > 0 {
            page += "\n\(counted(left, "finding")) more \(left == 1 ? "is" : "are") left out: a summary of a step holds 1 MiB.\n"
        }
        return page + end
    }

    /// The numbers of findings by file.
    private static func totals(_ reports: [Report]) -> (head: String, rows: [String]) {
        let rows = reports.map { report in
            let kinds = report.findings.map(Row.Kind.init)
            let counts = [Row.Kind.error, .warning, .info, .review].map { kind in kinds.count { $0 == kind } }
            return "| \(markdownCode(report.rootPath)) | \(counts.map(String.init).joined(separator: " | ")) |\n"
        }
        return ("\n| File | Errors | Warnings | Infos | To review |\n| --- | ---: | ---: | ---: | ---: |\n", rows)
    }

    /// Adds rows as long as there is room for them and for as much again.
    private static func add(
        _ table: (head: String, rows: [String]), to page: inout String, within room: inout Int, of count: Int,
        called name: String
    ) {
        let before = page.utf8.count
        let most = room / 2
        page += table.head
        for (index, row) in table.rows.enumerated() {
            if page.utf8.count - before + row.utf8.count > most {
                page += "\n\(counted(count - index, name)) more.\n"
                break
            }
            page += row
        }
        room -= page.utf8.count - before
    }

    private static func file(_ report: Report, isFolded: Bool) -> String {
        let head = "| Severity | Where | Problem | Rule |\n| --- | --- | --- | --- |\n"
        let rows = report.findings.inReadingOrder.map { row(Row($0, in: report, glyphs: .unicode, path: \.rootPath), $0) }
        let table = head + rows.joined()
        let path = markdownCode(report.rootPath)
        if !isFolded { return "\n### \(path)\n\n\(table)" }
        let count = counted(report.findings.count, "finding")
        return "\n<details>\n<summary>\(path): \(count)</summary>\n\n\(table)\n</details>\n"
    }

    private static func row(_ row: Row, _ finding: Finding) -> String {
        let place = [row.screen, row.element].filter { !$0.isEmpty }
        let criteria = finding.criteria.filter { $0.standard == .wcag }.map { criterion in
            let title = markdown(criterion.title)
            return SuccessCriterion.numbered(criterion.number).map { "[\(title)](\($0.understanding))" } ?? title
        }
        let cells = [
            "\(row.kind.shape(.unicode)) \(row.kind.rawValue)", ([row.position] + place.map(markdownCode)).joined(separator: "<br>"),
            markdownProse(row.message), ([markdownCode(row.rule)] + criteria).joined(separator: "<br>"),
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }

    /// What to do about the findings of each rule, folded; nothing where no rule is known.
    private static func remedies(_ run: Run, limit: Int) -> String {
        let found = Set(run.reports.flatMap(\.findings).map(\.rule))
        let cards = run.cards.values.filter { found.contains($0.id) && !$0.remedy.isEmpty }.sorted { $0.id < $1.id }
        if cards.isEmpty { return "" }
        let lines = cards.map { card in
            let title = card.link.map { "[\(markdown(card.title))](\($0))" } ?? markdown(card.title)
            return "- \(markdownCode(card.id)): \(title). \(markdownProse(card.remedy))\n"
        }
        let text = "\n<details>\n<summary>What to do</summary>\n\n\(lines.joined())\n</details>\n"
        return text.utf8.count > limit ? "" : text
    }
}
