import A11yModel

/// How a finding is accepted: the words to write, and where.
struct SuppressionHint {
    /// `# a11ylint:ignore[missing-label] <reason>   on the line above "- type: image"`.
    let text: String

    /// The words for a finding; nil for what nobody can accept, and for what is said of such words themselves.
    init?(_ finding: Finding, in report: Report) {
        if let rule = FileRule(rawValue: finding.rule), rule.isFinal || FileRule.aboutSuppressions.contains(rule) {
            return nil
        }
        let directive = "a11ylint:ignore[\(finding.rule)] <reason>"
        switch report.commentStyle {
        case .yaml: text = "# \(directive)   on the line above \(SuppressionHint.line(of: finding, in: report))"
        case .xml: text = "<!-- \(directive) -->   on the line above \(SuppressionHint.line(of: finding, in: report))"
        case .notes:
            let object = finding.element == nil ? " of the controller" : ""
            text = "Identity inspector > Notes\(object):  \(directive)"
        case nil: text = "an entry of `suppressions` in .a11ylint.yml with `rule: \(finding.rule)` and a `reason`"
        }
    }

    /// The beginning of the line on which the element begins, or the screen; of what is wrong with the file, that line.
    private static func line(of finding: Finding, in report: Report) -> String {
        let number = report.lines.place(of: finding.element?.range.start ?? finding.range.start).line
        let content = report.lines.content(ofLine: number).map { content in
            report.lines.text(in: SourceRange(content.start, min(content.end, content.start + longest * 4)))
        }
        let words = (content ?? "").drop { $0 == " " || $0 == "\t" }
        guard !words.isEmpty else { return "line \(number)" }
        return "\"" + (words.count > longest ? words.prefix(longest - 1) + "…" : words) + "\""
    }

    /// Characters of a line that are quoted; more of it is not needed to find it.
    private static let longest = 40
}
