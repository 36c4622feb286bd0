import A11yModel

/// For GitLab's merge requests: a Code Quality report, which is an array of issues.
package enum GitLabReporter: Reporter {
    /// Sorted by path, then in report order. The rule is part of the description: GitLab's widget does not show
    /// `check_name`.
    package static func render(_ run: Run, style: Rendering) -> String {
        var counts: [String: Int] = [:]
        let issues = run.findingsAndFailures.map { finding in
            let fingerprint = finding.fingerprint
            let count = counts[fingerprint, default: 0]
            counts[fingerprint] = count + 1
            // GitLab keeps only the first of several issues with one fingerprint.
            return issue(finding, fingerprint: count == 0 ? fingerprint : "\(fingerprint)-\(count + 1)")
        }
        return JSON.array(issues).rendered() + "\n"
    }

    private static func issue(_ reported: ReportedFinding, fingerprint: String) -> JSON {
        let extent = reported.extent
        let lines = JSON.object([("begin", .integer(extent.start.line)), ("end", .integer(extent.lastLine))])
        return .object([
            ("description", .text("\(reported.rule): \(reported.markedMessage)")),
            ("check_name", .text(reported.finding.rule)),
            ("fingerprint", .text(fingerprint)),
            ("severity", .text(severity(reported.kind))),
            ("location", .object([("path", .text(reported.report.rootPath)), ("lines", lines)])),
        ])
    }

    /// One of GitLab's five words. The two above `major` are for what takes a service down.
    private static func severity(_ kind: FindingKind) -> String {
        switch kind {
        case .error: "major"
        case .warning: "minor"
        case .info, .review: "info"
        }
    }
}
