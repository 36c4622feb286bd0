import A11yModel

/// For people: a table for each file with findings, then the reviews of one cause, then the summary. The default
/// format.
///
/// A terminal too narrow for a table gets a list. The plain layout prints one line per finding.
package enum TableReporter: Reporter {
    /// The default format.
    package static let name = "table"

    /// Sorted by path, then in reading order.
    package static func render(_ run: Run, style: Rendering) -> String {
        style.layout == .plain ? plain(run, style: style) : framed(run, style: style)
    }

    private static func framed(_ run: Run, style: Rendering) -> String {
        let reports = run.showing(style.limit)
        let (groups, others) = ReviewGroup.groups(of: reports.flatMap { $0.findingsForPeople(style) })
        let byFile = Dictionary(grouping: others) { $0.report.path }
        let files = reports.compactMap { report in byFile[report.path].map { (report, $0) } }
        let widths = ColumnWidths(for: others, width: style.width, glyphs: style.glyphs)
        var text = ""
        for (report, findings) in files {
            text += heading(of: report, in: run, style: style) + "\n"
            text +=
                style.width < narrowest
                ? stackedList(of: findings, style: style) : findingsTable(of: findings, widths: widths, style: style)
            text += "\n"
        }
        text += list(of: groups, style: style)
        return text + Closing(run).rendered(style, tip: "Source excerpts: --format \(FrameReporter.name).")
    }

    /// The file, its screen or the number of its screens, and the number of its elements. The path is never broken, so
    /// that it can be copied.
    private static func heading(of report: Report, in run: Run, style: Rendering) -> String {
        let names = Set(report.findings.map(\.screen)).subtracting([""])
        let path = visible(report.path)
        var details: [String] = []
        if report.tally.screens == 1, let name = names.first {
            details.append("screen \"\(visible(name))\"")
        } else if report.tally.screens > 0 {
            details.append(counted(report.tally.screens, "screen"))
        }
        if report.tally.elements > 0 { details.append(counted(report.tally.elements, "element")) }
        let lines =
            cells(path) < style.width
            ? detailLines(of: [path] + details, glyphs: style.glyphs, width: style.width)
            : [path] + detailLines(of: details, glyphs: style.glyphs, width: style.width)
        let link = linked(Ink.heading.paint(path, style.color), to: run.address(of: report), style)
        return link + lines.joined(separator: "\n").dropFirst(path.count)
    }

    /// The reviews of one cause, an entry each; empty without any.
    private static func list(of groups: [ReviewGroup], style: Rendering) -> String {
        if groups.isEmpty { return "" }
        let indent = spaces(4)
        let width = max(style.width - cells(indent), leastMessage)
        var text = Ink.heading.paint("To review, by rule and cause", style.color) + "\n"
        for group in groups {
            let title = "\(group.rule), \(group.findings.count) times: \(group.cause)"
            let lines = wrapped(title, to: style.width - 2)
            text += lines.map { "  " + Ink.review.paint($0, style.color) + "\n" }.joined()
            guard let first = group.findings.first else { continue }
            text += wrapped(visible(first.finding.message, style.glyphs), to: width).map { indent + $0 + "\n" }.joined()
            let places = group.places(all: style.detail == .everything).flatMap { wrapped($0, to: width) }
            text += places.map { indent + Ink.faint.paint($0, style.color) + "\n" }.joined()
        }
        return text + "\n"
    }

    private static func plain(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        var words = style
        words.glyphs = .ascii
        var lines = run.showing(style.limit).flatMap { $0.findingsForPeople(words) }.map(plainLine)
        if let omission = closing.omission(style.limit) { lines.append(omission) }
        lines += closing.statistics(style).split(separator: "\n").map(String.init)
        if style.detail == .everything { lines += closing.inapplicableRules }
        if let emptiness = closing.emptiness { lines.append(emptiness) }
        if style.detail != .findings {
            if let repairs = run.repairs, repairs.findings > 0 { lines.append(repairs.sentence) }
            if let fixable = closing.fixable { lines.append(fixable + ".") }
            let count = closing.emptiness != nil && closing.summary.findings == 0 ? "" : closing.count(.ascii) + ". "
            lines.append("\(count)Exit \(run.exitCode)\(closing.reason).")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A finding on a line of its own, for listening: without symbols, frames and colour.
    private static func plainLine(of finding: ReportedFinding) -> String {
        let element = finding.element.isEmpty ? [] : ["element \(finding.element)"]
        let details =
            element + finding.screenNote + finding.criteria.map(\.title) + ["fix \(finding.finding.fixing.title)"]
        return compactLine(of: finding) + " (\(details.joined(separator: "; ")))"
    }

    /// The findings of a file for a narrow terminal: the message beside place and severity, the details below it.
    private static func stackedList(of findings: [ReportedFinding], style: Rendering) -> String {
        let places = findings.map { cells($0.position) }.max() ?? 0
        let indent = 2 + places + 2 + labelWidth + 2
        let width = max(style.width - indent, leastMessage)
        var list = ""
        for finding in findings {
            let position = finding.position
            let place = finding.ink(.strong).paint(position, style.color) + spaces(places - cells(position))
            let label = finding.kind.label(style.glyphs)
            let severity = finding.ink(finding.kind.ink).paint(label, style.color) + spaces(labelWidth - cells(label))
            let element = finding.element.isEmpty ? [] : [finding.element]
            let details =
                [finding.acceptance, finding.rule].compactMap { $0 } + element + finding.screenNote
                + finding.criteria.map(\.title) + ["fix: \(finding.finding.fixing.title)"]
            let lines =
                wrapped(finding.message, to: width).map { finding.acceptanceInk?.paint($0, style.color) ?? $0 }
                + detailLines(of: details, glyphs: style.glyphs, width: width).map { Ink.faint.paint($0, style.color) }
            for (index, line) in lines.enumerated() {
                list += index == 0 ? "  \(place)  \(severity)  \(line)\n" : spaces(indent) + line + "\n"
            }
        }
        return list
    }

    /// The width of the narrowest readable table, in cells.
    private static let narrowest = 80
    /// The width of the longest label, `▲ warning`, in cells.
    private static let labelWidth = 9
    /// The narrowest column of messages in a list, in cells, even if the terminal is narrower.
    private static let leastMessage = 12
}
