import A11yModel

/// For merge requests of GitLab: a report of Code Quality, which is an array of issues.
package enum GitLabReporter: Reporter {
    /// After the server.
    package static let name = "gitlab"

    /// Sorted by path, place, rule. The rule stands in the description, since the widget hides its own field for it.
    package static func render(_ run: Run, style: Rendering) -> String {
        var counts: [String: Int] = [:]
        let issues = run.entries.map { entry in
            let count = counts[entry.fingerprint, default: 0]
            counts[entry.fingerprint] = count + 1
            // Of two issues with one fingerprint GitLab keeps the first.
            return issue(entry, fingerprint: count == 0 ? entry.fingerprint : "\(entry.fingerprint)-\(count + 1)")
        }
        return JSON.array(issues).rendered() + "\n"
    }

    private static func issue(_ entry: Entry, fingerprint: String) -> JSON {
        let span = entry.span
        return .object([
            ("description", .text("\(visible(entry.finding.rule)): \(entry.statement)")),
            ("check_name", .text(entry.finding.rule)),
            ("fingerprint", .text(fingerprint)),
            ("severity", .text(severity(entry.kind))),
            (
                "location",
                .object([
                    ("path", .text(entry.report.rootPath)),
                    ("lines", .object([("begin", .integer(span.start.line)), ("end", .integer(span.lastLine))])),
                ])
            ),
        ])
    }

    /// GitLab has five words; the two above `major` are for what takes a service down.
    private static func severity(_ kind: Row.Kind) -> String {
        switch kind {
        case .error: "major"
        case .warning: "minor"
        case .info, .review: "info"
        }
    }
}
