import A11yModel

/// For language models and scripts with little room: what is common to the findings of a rule once, and a line for each
/// finding with its place and its element.
package enum AgentReporter: Reporter {
    /// The most findings without a limit of one's own (ours): those of a few thousand tokens.
    private static let most = 200

    /// The rules of the worst findings first; of a rule, the findings by file.
    package static func render(_ run: Run, style: Rendering) -> String {
        let closing = Closing(run)
        let limit = style.limit ?? most
        let findings = run.showing(limit).flatMap { report in
            report.findings.inReportOrder.map { ReportedFinding($0, in: report, path: \.path) }
        }
        var text = closing.emptiness.map { $0 + "\n" } ?? ""
        text += "\(closing.found), exit \(run.exitCode)\(closing.reason)\n"
        for (rule, found) in rules(of: findings) { text += section(rule, found) }
        let rest = closing.summary.findings - findings.count
        if rest > 0 { text += "\n\(rest) more: --limit \(limit + rest)\n" }
        return text
    }

    /// The rules with their findings, those with the worst finding first, then those with most.
    private static func rules(of findings: [ReportedFinding]) -> [(String, [ReportedFinding])] {
        func urgency(_ findings: [ReportedFinding]) -> Int { findings.map(\.finding.urgency).max() ?? 0 }
        return Dictionary(grouping: findings, by: \.finding.rule).sorted { left, right in
            (urgency(right.value), right.value.count, left.key) < (urgency(left.value), left.value.count, right.key)
        }
    }

    /// The rule, an example of its messages, its remedies, and its findings.
    private static func section(_ rule: String, _ findings: [ReportedFinding]) -> String {
        let counts = FindingKind.allCases.map { kind in findings.count { $0.kind == kind } }
        var text = "\n\(visible(rule)): \(countWords(counts))\n"
        let worst = FindingKind.allCases.lazy.compactMap { kind in findings.first { $0.kind == kind } }.first
        if let worst { text += "says: \(worst.message)\n" }
        for remedy in remedies(of: findings.map(\.finding)) { text += "fix: \(visible(remedy))\n" }
        var path: String?
        for finding in findings {
            if finding.path != path { text += "\(finding.path)\n" }
            path = finding.path
            let mark = finding.kind == worst?.kind ? [] : [finding.kind.rawValue]
            let fix = finding.finding.fixing == .none ? [] : [finding.finding.fixing.flag]
            let also = finding.finding.repeats.isEmpty ? [] : ["also \(finding.repeated.joined(separator: ", "))"]
            text +=
                ([" \(finding.position)", finding.element] + mark + fix + also).filter { !$0.isEmpty }
                .joined(separator: " ") + "\n"
        }
        return text
    }
}
