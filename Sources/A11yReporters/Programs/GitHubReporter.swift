import A11yModel

/// For the log of a step of GitHub Actions: workflow commands, which become annotations of the files.
///
/// A step shows ten annotations of a level. What is left is listed below them as plain lines, with a notice that says
/// so, since the log is all that somebody sees.
package enum GitHubReporter: Reporter {
    /// After the server.
    package static let name = "github"

    /// Errors first, then by path and place. Infos and findings for review are notices.
    package static func render(_ run: Run, style: Rendering) -> String {
        let levels = Dictionary(grouping: run.entries) { Level($0.kind) }
        // Where something is left out, the notice that says so is one of the ten.
        let overflows = levels.values.contains { $0.count > limit }
        var shown: [String] = []
        var rest: [Entry] = []
        for level in Level.allCases {
            let found = levels[level] ?? []
            let room = level == .notice && overflows ? limit - 1 : limit
            shown += found.prefix(room).map { command(level, for: $0) }
            rest += found.dropFirst(room)
        }
        var lines = shown
        if !rest.isEmpty { lines.append(notice(of: rest)) }
        // The runner takes what follows `##[` for a command as well, wherever it stands.
        lines += rest.map { "- " + compactLine(of: $0.row).replacing("##[", with: "## [") }
        if let emptiness = Closing(run).emptiness {
            // That there is no file at all was foreseen, or the run would have failed: a change without a screen.
            let level = run.reports.isEmpty ? Level.notice : .warning
            lines.append("::\(level.rawValue) title=a11ylint::\(data(emptiness))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// How many annotations of a level GitHub shows for a step.
    private static let limit = 10

    /// GitHub's words, the worst first.
    private enum Level: String, CaseIterable {
        case error, warning, notice

        init(_ kind: Row.Kind) {
            switch kind {
            case .error: self = .error
            case .warning: self = .warning
            case .info, .review: self = .notice
            }
        }
    }

    private static func command(_ level: Level, for entry: Entry) -> String {
        let span = entry.span
        var properties = [
            ("file", visible(entry.report.rootPath)), ("line", String(span.start.line)),
            ("endLine", String(span.lastLine)),
        ]
        // GitHub drops an annotation of several lines that has columns.
        if span.start.line == span.end.line {
            properties += [("col", String(span.start.column)), ("endColumn", String(span.end.column))]
        }
        properties.append(("title", visible(entry.finding.rule)))
        let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
        return "::\(level.rawValue) \(list)::\(data(entry.statement))"
    }

    /// How many there are that are no annotations, and of which rules.
    private static func notice(of rest: [Entry]) -> String {
        let counts = Dictionary(grouping: rest) { visible($0.finding.rule) }.mapValues(\.count)
        let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
        let count = counted(rest.count, "more finding")
        return "::notice title=a11ylint::\(data("\(count) in the log of this step: \(rules.joined(separator: ", "))"))"
    }

    /// A message with what would end it written as GitHub reads it.
    private static func data(_ text: String) -> String { text.writing(escapes) }

    /// A property, which a comma or a colon would end, too.
    private static func property(_ text: String) -> String {
        text.writing(escapes.merging([":": "%3A", ",": "%2C"]) { $1 })
    }

    private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
}
