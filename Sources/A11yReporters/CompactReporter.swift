/// For editors and grep: `path:line:col: severity: message [rule]`, one line a finding, and nothing for a clean run.
package enum CompactReporter: Reporter {
    /// The word of editors' own lists.
    package static let name = "compact"

    /// Sorted by path, then by place.
    package static func render(_ run: Run, style: Rendering) -> String {
        let findings = run.showing(style.limit).flatMap { report in
            (report.findings + report.shownSuppressed(style)).map {
                (range: $0.range, row: Row($0, in: report, glyphs: style.glyphs))
            }
            .sorted { ($0.range, $0.row.rule) < ($1.range, $1.row.rule) }
        }
        var lines = findings.map { compactLine(of: $0.row) }
        if let omission = Closing(run).omission(style.limit) { lines.append(omission) }
        if let emptiness = Closing(run).emptiness { lines.append(emptiness) }
        return lines.map { $0 + "\n" }.joined()
    }
}
