import A11yModel

/// For editors and grep: `path:line:col: severity: message [rule]`, one line per finding, and nothing for a clean run.
package enum CompactReporter: Reporter {
    /// What editors call it.
    package static let name = "compact"

    /// Sorted by path, then in report order.
    package static func render(_ run: Run, style: Rendering) -> String {
        var lines = run.showing(style.limit).flatMap { report in
            (report.findings + report.shownSuppressed(style)).sorted(by: Finding.inReportOrder).map {
                compactLine(of: ReportedFinding($0, in: report, glyphs: style.glyphs, path: \.path))
            }
        }
        let closing = Closing(run)
        if let omission = closing.omission(style.limit) { lines.append(omission) }
        if let emptiness = closing.emptiness { lines.append(emptiness) }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// A finding as compilers print it; the logs of other formats use it, too.
func compactLine(of finding: ReportedFinding) -> String {
    let acceptance = finding.acceptance.map { " (\($0))" } ?? ""
    let head = "\(finding.path):\(finding.position): \(finding.kind.rawValue):"
    return "\(head) \(finding.message) [\(finding.rule)]\(acceptance)"
}
