import A11yModel

/// For GitHub's step summaries and pull requests: totals, and a table for each file.
package enum MarkdownReporter: Reporter {
    /// For the remedies of rules.
    package static let needs: Set<ReportNeed> = [.cards]

    /// The most findings that are shown unfolded; more are folded file by file.
    private static let mostUnfolded = 30
    /// The most bytes. GitHub does not show a step summary of more than 1 MiB; the rest is left to other steps that
    /// write to the same summary.
    private static let longest = 1_000_000

    /// Sorted by path, then in reading order. The style is ignored.
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
        let findings = found.flatMap { report in
            report.findings.inReadingOrder.map { ReportedFinding($0, in: report) }
        }
        let (groups, others) = ReviewGroup.groups(of: findings)
        let byFile = Dictionary(grouping: others) { $0.report.path }
        var left = 0
        for report in found {
            guard let findings = byFile[report.path] else { continue }
            let (text, rest) = table(of: findings, in: report, of: run, isFolded: isFolded, within: room)
            page += text
            room -= text.utf8.count
            left += rest
        }
        let (text, rest) = table(of: groups, within: room)
        page += text
        left += rest
        if left > 0 {
            let verb = left == 1 ? "is" : "are"
            page += "\n\(counted(left, "finding")) more \(verb) left out: a summary of a step holds 1 MiB.\n"
        }
        return page + end
    }

    /// The number of findings by file, in at most `room` bytes.
    private static func totals(_ reports: [Report], within room: Int) -> String {
        var table = "\n| File | Errors | Warnings | Infos | To review |\n| --- | ---: | ---: | ---: | ---: |\n"
        for (index, report) in reports.enumerated() {
            let counts = report.countsByKind.map(String.init).joined(separator: " | ")
            let row = "| \(markdownCode(report.rootPath)) | \(counts) |\n"
            if table.utf8.count + row.utf8.count > room {
                return table + "\n\(counted(reports.count - index, "file")) more.\n"
            }
            table += row
        }
        return table
    }

    /// The reviews of one cause in at most `room` bytes, and the number of findings that are left out.
    private static func table(of groups: [ReviewGroup], within room: Int) -> (text: String, left: Int) {
        var text = "\n### To review, by cause\n\n| Findings | Problem | Cause | Rule | Where |\n"
        text += "| ---: | --- | --- | --- | --- |\n"
        var left = groups.reduce(0) { $0 + $1.findings.count }
        if groups.isEmpty { return ("", 0) }
        let all = left
        for group in groups {
            let cells = [
                String(group.findings.count), markdownProse(visible(group.findings[0].finding.message)),
                markdownProse(group.cause), markdownProse(group.ruleNames),
                group.places(brief: false).map(markdownProse).joined(separator: "<br>"),
            ]
            let row = "| \(cells.joined(separator: " | ")) |\n"
            if text.utf8.count + row.utf8.count > room { break }
            text += row
            left -= group.findings.count
        }
        return left == all ? ("", all) : (text, left)
    }

    /// Findings of a file in at most `room` bytes, and the number of findings that are left out.
    private static func table(
        of findings: [ReportedFinding], in report: Report, of run: Run, isFolded: Bool, within room: Int
    ) -> (text: String, left: Int) {
        let count = counted(findings.count, "finding")
        // GitHub reads no Markdown in the line of a tag, so that a backslash would be seen there.
        let summary = "<summary><code>\(markup(report.rootPath))</code>: \(count)</summary>"
        let title = isFolded ? "<details>\n\(summary)" : "### \(markdownCode(report.rootPath))"
        let end = isFolded ? "\n</details>\n" : ""
        var text = "\n\(title)\n\n| Severity | Where | Problem | Rule |\n| --- | --- | --- | --- |\n"
        var written = 0
        for finding in findings {
            let row = row(finding, run.commitAddress(of: report, line: finding.place.line))
            if text.utf8.count + row.utf8.count + end.utf8.count > room { break }
            text += row
            written += 1
        }
        return written == 0 ? ("", findings.count) : (text + end, findings.count - written)
    }

    /// A row; `address` is that of the line, if it is known.
    private static func row(_ finding: ReportedFinding, _ address: String?) -> String {
        let names = [finding.screen, finding.element].filter { !$0.isEmpty }.map(markdownCode)
        let criteria = finding.criteria.map { criterion in
            let title = markdown(criterion.title)
            return criterion.link.map { "[\(title)](\($0))" } ?? title
        }
        let place = address.map { "[\(finding.position)](\($0))" } ?? finding.position
        let cells = [
            finding.kind.label(.unicode), ([place] + names).joined(separator: "<br>"),
            markdownProse(finding.message), ([markdownCode(finding.rule)] + criteria).joined(separator: "<br>"),
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }

    /// The remedies of the rules, folded; empty if no rule is known.
    private static func remedies(_ run: Run) -> String {
        let found = Dictionary(grouping: run.reports.flatMap(\.findings), by: \.rule)
        let cards = run.cards.values.filter { found[$0.id] != nil && !$0.remedy.isEmpty }.sorted { $0.id < $1.id }
        if cards.isEmpty { return "" }
        let lines = cards.map { card in
            let title = card.link.map { "[\(markdown(card.title))](\($0))" } ?? markdown(card.title)
            let remedies = A11yReporters.remedies(of: found[card.id] ?? []).map(markdownProse).joined(separator: " ")
            return "- \(markdownCode(card.id)): \(title). \(remedies)\n"
        }
        let text = "\n<details>\n<summary>What to do</summary>\n\n\(lines.joined())\n</details>\n"
        return text.utf8.count > longest / 4 ? "" : text
    }
}

/// A text from a file, escaped for a line or a table cell of GitHub's Markdown.
///
/// A backslash escapes a character with a meaning. GitHub turns `@name`, `#1` and `:word:` into links and pictures in
/// the finished page, where a backslash has no effect; an HTML comment, which is invisible, separates their parts.
func markdown(_ text: String) -> String {
    let scalars = Array(visible(text).unicodeScalars)
    var safe = ""
    for (index, scalar) in scalars.enumerated() {
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        switch scalar {
        case "&": safe += "&amp;"
        case "<": safe += "&lt;"
        case ">": safe += "&gt;"
        case "@", "#", ":": safe += next == " " ? String(scalar) : "\(scalar)<!-- -->"
        // GitHub links what follows “www.”.
        case "." where index > 0 && (scalars[index - 1] == "w" || scalars[index - 1] == "W"): safe += "\\."
        case _ where marks.contains(scalar): safe += "\\\(scalar)"
        default: safe.unicodeScalars.append(scalar)
        }
    }
    return safe
}

/// A text from a file, escaped for a line that is HTML: without backslashes, which are seen there.
private func markup(_ text: String) -> String {
    visible(text).unicodeScalars.map { scalar in
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        // What GitHub turns into links and pictures.
        case "@", "#", ":": "\(scalar)<!-- -->"
        default: String(scalar)
        }
    }.joined()
}

/// Characters with a meaning inside a line of Markdown.
private let marks = Set("$*[\\]_`|~".unicodeScalars)

/// A text from a file as code. Markdown is still parsed between HTML tags, so the text is escaped.
func markdownCode(_ text: String) -> String { "<code>\(markdown(text))</code>" }

/// A text between fences that are longer than any run of backticks inside it.
package func fenced(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return fence + text + fence
}

/// A sentence whose words between backticks are code.
func markdownProse(_ text: String) -> String {
    proseParts(text).map { $0.isCode ? markdownCode($0.text) : markdown($0.text) }.joined()
}
