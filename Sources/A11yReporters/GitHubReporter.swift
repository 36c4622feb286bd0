import A11yModel

/// For the log of a GitHub Actions step: workflow commands, which GitHub turns into annotations of the files.
///
/// GitHub shows ten annotations per level and step. The other findings follow as plain lines, announced by a notice.
package enum GitHubReporter: Reporter {
    /// Errors first, then by path and in report order. Infos and reviews are notices.
    package static func render(_ run: Run, style: Rendering) -> String {
        let levels = Dictionary(grouping: run.findingsAndFailures) { Level($0.kind) }
        let overflows = levels.values.contains { $0.count > limit }
        var lines: [String] = []
        var rest: [ReportedFinding] = []
        for level in Level.allCases {
            let found = levels[level] ?? []
            // The notice about the rest is one of the ten.
            let room = level == .notice && overflows ? limit - 1 : limit
            lines += found.prefix(room).map { command(level, for: $0) }
            rest += found.dropFirst(room)
        }
        if !rest.isEmpty { lines.append(notice(of: rest)) }
        // The runner reads `##[` as a command anywhere in a line.
        lines += rest.map { "- " + compactLine(of: $0, advice: $0.arrowedAdvice).replacing("##[", with: "## [") }
        if let emptiness = Closing(run).emptiness {
            // No files at all means that the change has no screens: otherwise the command would have failed.
            let level = run.reports.isEmpty ? Level.notice : run.unchecked.isEmpty ? .warning : .error
            lines.append("::\(level.rawValue) title=a11ylint::\(data(emptiness))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Annotations per level that GitHub shows for a step.
    private static let limit = 10

    /// GitHub's levels, the worst first.
    private enum Level: String, CaseIterable {
        case error, warning, notice

        init(_ kind: FindingKind) {
            switch kind {
            case .error: self = .error
            case .warning: self = .warning
            case .info, .review: self = .notice
            }
        }
    }

    private static func command(_ level: Level, for finding: ReportedFinding) -> String {
        let extent = finding.extent
        var properties = [
            ("file", finding.path), ("line", String(extent.start.line)), ("endLine", String(extent.lastLine)),
        ]
        // GitHub drops an annotation of several lines that has columns.
        if extent.start.line == extent.end.line {
            properties += [("col", String(extent.start.column)), ("endColumn", String(extent.end.column))]
        }
        properties.append(("title", finding.rule))
        let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
        let text = [finding.markedMessage, finding.arrowedAdvice].filter { !$0.isEmpty }.joined(separator: " ")
        return "::\(level.rawValue) \(list)::\(data(text))"
    }

    /// The number of findings without an annotation, in total and by rule.
    private static func notice(of rest: [ReportedFinding]) -> String {
        let counts = Dictionary(grouping: rest, by: \.rule).mapValues(\.count)
        let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
        let count = counted(rest.count, "more finding")
        return "::notice title=a11ylint::\(data("\(count) in the log of this step: \(rules.joined(separator: ", "))"))"
    }

    /// A message, escaped as GitHub decodes it.
    private static func data(_ text: String) -> String { text.replacing(scalars: escapes) }

    /// The value of a property; a comma or a colon would end it.
    private static func property(_ text: String) -> String {
        text.replacing(scalars: escapes.merging([":": "%3A", ",": "%2C"]) { $1 })
    }

    private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
}
