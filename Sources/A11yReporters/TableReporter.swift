import A11yModel

/// For people: a table for each file with findings, then what was looked at and how the run ends.
///
/// Terminals that are too narrow for a table get a list; those for screen readers get one line for each finding.
package enum TableReporter: Reporter {
    /// The default format.
    package static let name = "table"

    /// Sorted by path; in a file by place, findings for review last.
    package static func render(_ run: Run, style: Rendering) -> String {
        style.layout == .plain ? plain(run, style: style) : framed(run, style: style)
    }

    private static func framed(_ run: Run, style: Rendering) -> String {
        let files = run.showing(style.limit).map { ($0, $0.rows(style)) }.filter { !$0.1.isEmpty }
        let columns = Columns(for: files.flatMap { $0.1 }, width: style.width, glyphs: style.glyphs)
        var text = ""
        for (report, rows) in files {
            text += heading(of: report, in: run, style: style) + "\n"
            text +=
                style.width < narrowest
                ? stackedList(of: rows, style: style) : framedTable(of: rows, columns: columns, style: style)
            text += "\n"
        }
        return text + Closing(run).rendered(style, tip: "Source excerpts: --format \(FrameReporter.name).")
    }

    /// The file, its screen where it has one, and its elements. The path is never broken: it is there to be copied.
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

    private static func plain(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        var lines = run.showing(style.limit).flatMap { $0.rows(style, .ascii) }.map(plainLine)
        if let omission = closing.omission(style.limit) { lines.append(omission) }
        lines += closing.statistics(style).split(separator: "\n").map(String.init)
        if style.detail == .everything { lines += closing.unjudged }
        if let emptiness = closing.emptiness { lines.append(emptiness) }
        if style.detail != .findings {
            if let repairs = run.repairs, repairs.findings > 0 { lines.append(repairs.sentence) }
            if let fixable = closing.fixable { lines.append(fixable + ".") }
            let count = closing.emptiness != nil && closing.summary.findings == 0 ? "" : closing.count(.ascii) + ". "
            lines.append("\(count)Exit \(run.exitCode)\(closing.reason).")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The fewest cells in which a table can be read.
    private static let narrowest = 80
}
