import A11yModel

/// For people: a table for each file with findings, then what was looked at and how the run ends.
///
/// Terminals that are too narrow for a table get a list; those for screen readers get one line for each finding.
public enum TableReporter: Reporter {
    /// The default format.
    public static let name = "table"

    /// Sorted by path; in a file by place, findings for review last.
    public static func render(_ run: Run, style: Rendering) -> String {
        style.layout == .plain ? plain(run, detail: style.detail) : framed(run, style: style)
    }

    private static func framed(_ run: Run, style: Rendering) -> String {
        let files = run.reports.map { ($0, $0.rows(style.glyphs)) }.filter { !$0.1.isEmpty }
        let columns = Columns(for: files.flatMap { $0.1 }, width: style.width, glyphs: style.glyphs)
        var text = ""
        for (report, rows) in files {
            text += heading(of: report, style: style) + "\n"
            text +=
                style.width < narrowest
                ? stackedList(of: rows, style: style) : framedTable(of: rows, columns: columns, style: style)
            text += "\n"
        }
        return text + closing(run, style: style)
    }

    /// The file, its screen where it has one, and its elements.
    private static func heading(of report: Report, style: Rendering) -> String {
        let separator = style.glyphs == .unicode ? " · " : " - "
        let names = Set(report.findings.map(\.screen)).subtracting([""])
        var parts = [Ink.heading.paint(visible(report.path), style.color)]
        if report.tally.screens == 1, let name = names.first {
            parts.append("screen \"\(visible(name))\"")
        } else if report.tally.screens > 0 {
            parts.append(counted(report.tally.screens, "screen"))
        }
        if report.tally.elements > 0 { parts.append(counted(report.tally.elements, "element")) }
        return parts.joined(separator: separator)
    }

    private static func closing(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        let isClean = closing.summary.findings == 0
        var lines: [String] = []
        if style.detail == .everything { lines += closing.unjudged }
        if let emptiness = closing.emptiness { lines.append(emptiness) }
        if style.detail != .findings {
            if !isClean { lines.append(closing.count) }
            if isClean, closing.emptiness == nil { lines.append(closing.count + ".") }
            if !isClean || run.exitCode != 0 { lines.append("Exit \(run.exitCode)\(closing.reason).") }
            if let hint = closing.hint { lines.append(hint) }
        }
        let status = "Exit \(run.exitCode)"
        let painted = (run.exitCode == 0 ? Ink.success : .failure).paint(status, style.color)
        return lines.flatMap { wrapped($0, to: style.width) }
            .map { ($0.hasPrefix(status) ? painted + $0.dropFirst(status.count) : $0) + "\n" }.joined()
    }

    private static func plain(_ run: Run, detail: Rendering.Detail) -> String {
        let closing = Closing(run)
        var lines = run.reports.flatMap { $0.rows(.ascii) }.map(plainLine)
        if detail == .everything { lines += closing.unjudged }
        if let emptiness = closing.emptiness { lines.append(emptiness) }
        if detail != .findings {
            let count = closing.emptiness != nil && closing.summary.findings == 0 ? "" : closing.count + ". "
            lines.append("\(count)Exit \(run.exitCode)\(closing.reason).")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The fewest cells in which a table can be read.
    private static let narrowest = 80
}
