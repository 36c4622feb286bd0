import A11yModel

/// A finding as other programs are told of it: in a file that is named from the root, with both ends of its place.
struct Entry {
    let finding: Finding
    let report: Report
    /// What it is known by from run to run.
    let fingerprint: String
    init(_ finding: Finding, in report: Report, fingerprint: String) {
        self.finding = finding
        self.report = report
        self.fingerprint = fingerprint
    }

    /// What somebody must do with it.
    var kind: Row.Kind { Row.Kind(finding) }

    /// The finding in words that are safe to print.
    var row: Row { Row(finding, in: report, glyphs: .unicode, path: \.rootPath) }

    /// What is wrong, as most formats tell it.
    var statement: String { row.statement }

    /// Where it begins and ends.
    var span: Span { report.lines.span(of: finding.range) }
}

/// The first place of a range and the place after its last.
struct Span {
    let start: Place
    let end: Place

    /// The last line that it covers.
    var lastLine: Int { end.column == 1 && end.line > start.line ? end.line - 1 : end.line }
}

extension LineTable {
    /// The ends of a range. An empty one is given the rest of its line, since nothing would be shown of it.
    func span(of range: SourceRange) -> Span {
        let start = place(of: range.start)
        guard range.start == range.end, let line = content(ofLine: start.line) else {
            return Span(start: start, end: place(of: range.end))
        }
        return Span(start: start, end: place(of: max(range.end, line.end)))
    }
}

extension Finding {
    /// Every other place that is told with it: what it is compared with, and where it is once more.
    var others: [RelatedPlace] {
        related + repeats.map { RelatedPlace(message: $0.message, range: $0.range) }
    }
}

extension Report {
    /// The findings by place, then by rule.
    var entries: [Entry] {
        zip(findings, fingerprints)
            .sorted { ($0.0.range, $0.0.rule, $0.1) < ($1.0.range, $1.0.rule, $1.1) }
            .map { Entry($0, in: self, fingerprint: $1) }
    }
}

extension Report {
    /// The same of what does not count.
    var acceptedEntries: [Entry] {
        var report = self
        report.findings = accepted
        return report.entries
    }
}

extension Run {
    /// The files by the paths that other programs know them by: in the same order wherever the run was started.
    var filesForPrograms: [Report] { reports.sorted { ($0.rootPath, $0.path) < ($1.rootPath, $1.path) } }

    /// The findings by file and place.
    var entries: [Entry] { filesForPrograms.flatMap(\.entries) }
}
