import A11yModel

/// For summaries of GitHub's workflow steps and for pull requests: totals, and a table for each file.
package enum MarkdownReporter: Reporter {
    /// The format's name.
    package static let name = "markdown"
    /// What to do about each kind of finding.
    package static let needs: Set<ReportNeed> = [.cards]

    /// More findings than this are folded, file by file.
    private static let mostUnfolded = 30
    /// Bytes at most. A step summary of more than 1 MiB is not shown at all; the rest of it is for what is written into
    /// the same summary by others.
    private static let longest = 1_000_000

    /// Files in the order of their paths; the style is not looked at.
    package static func render(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        var page = "## a11ylint: \(closing.found)\n\n"
        page += "\(closing.emptiness ?? closing.count(.unicode) + ". Exit \(run.exitCode)\(closing.reason).")\n"
        let found = run.reports.filter { !$0.findings.isEmpty }
        if found.isEmpty { return page }
        let end = remedies(run)
        var room = longest - page.utf8.count - end.utf8.count
        page += totals(found, within: room / 4)
        room = longest - page.utf8.count - end.utf8.count
        let isFolded = closing.summary.findings > mostUnfolded
        var left = 0
        for report in found {
            let (text, rest) = table(of: report, isFolded: isFolded, within: room)
            page += text
            room -= text.utf8.count
            left += rest
        }
        if left > 0 {
            let verb = left == 1 ? "is" : "are"
            page += "\n\(counted(left, "finding")) more \(verb) left out: a summary of a step holds 1 MiB.\n"
        }
        return page + end
    }

    /// The numbers of findings by file, in so many bytes at most.
    private static func totals(_ reports: [Report], within room: Int) -> String {
        var table = "\n| File | Errors | Warnings | Infos | To review |\n| --- | ---: | ---: | ---: | ---: |\n"
        for (index, report) in reports.enumerated() {
            let kinds = report.findings.map(Row.Kind.init)
            let counts = [Row.Kind.error, .warning, .info, .review].map { kind in String(kinds.count { $0 == kind }) }
            let row = "| \(markdownCode(report.rootPath)) | \(counts.joined(separator: " | ")) |\n"
            if table.utf8.count + row.utf8.count > room {
                return table + "\n\(counted(reports.count - index, "file")) more.\n"
            }
            table += row
        }
        return table
    }

    /// The findings of a file, in so many bytes at most, and how many there was no room for.
    private static func table(of report: Report, isFolded: Bool, within room: Int) -> (text: String, left: Int) {
        let path = markdownCode(report.rootPath)
        let count = counted(report.findings.count, "finding")
        let title = isFolded ? "<details>\n<summary>\(path): \(count)</summary>" : "### \(path)"
        let end = isFolded ? "\n</details>\n" : ""
        var text = "\n\(title)\n\n| Severity | Where | Problem | Rule |\n| --- | --- | --- | --- |\n"
        var written = 0
        for finding in report.findings.inReadingOrder {
            let row = row(Row(finding, in: report, glyphs: .unicode, path: \.rootPath), finding)
            if text.utf8.count + row.utf8.count + end.utf8.count > room { break }
            text += row
            written += 1
        }
        return written == 0 ? ("", report.findings.count) : (text + end, report.findings.count - written)
    }

    private static func row(_ row: Row, _ finding: Finding) -> String {
        let place = [row.screen, row.element].filter { !$0.isEmpty }
        let criteria = finding.criteria.filter { $0.standard == .wcag }.map { criterion in
            let title = markdown(criterion.title)
            return SuccessCriterion.numbered(criterion.number).map { "[\(title)](\($0.understanding))" } ?? title
        }
        let cells = [
            "\(row.kind.shape(.unicode)) \(row.kind.rawValue)",
            ([row.position] + place.map(markdownCode)).joined(separator: "<br>"),
            markdownProse(row.message), ([markdownCode(row.rule)] + criteria).joined(separator: "<br>"),
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }

    /// What to do about the findings of each rule, folded; nothing where no rule is known.
    private static func remedies(_ run: Run) -> String {
        let found = Set(run.reports.flatMap(\.findings).map(\.rule))
        let cards = run.cards.values.filter { found.contains($0.id) && !$0.remedy.isEmpty }.sorted { $0.id < $1.id }
        if cards.isEmpty { return "" }
        let lines = cards.map { card in
            let title = card.link.map { "[\(markdown(card.title))](\($0))" } ?? markdown(card.title)
            return "- \(markdownCode(card.id)): \(title). \(markdownProse(card.remedy))\n"
        }
        let text = "\n<details>\n<summary>What to do</summary>\n\n\(lines.joined())\n</details>\n"
        return text.utf8.count > longest / 4 ? "" : text
    }
}
