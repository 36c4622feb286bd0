import A11yModel

/// For editors and grep: `path:line:col: severity: message [rule]`, one line per finding, and nothing for a clean run.
package enum CompactReporter: Reporter {
    /// Sorted by path, then in report order.
    package static func render(_ run: Run, style: Rendering) -> String {
        var lines = run.showing(style.limit).flatMap { report in
            (report.findings + report.shownSuppressed(style)).inReportOrder.map {
                let finding = ReportedFinding($0, in: report, of: run, style)
                return painted(compactLine(of: finding, advice: finding.arrowedAdvice), finding, style)
            }
        }
        let closing = Closing(run)
        if let omission = closing.omission(style.limit) { lines.append(omission) }
        if let emptiness = closing.emptiness { lines.append(emptiness) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The line in colour and, on a terminal, broken between words. Without both it stays as it is.
    private static func painted(_ line: String, _ finding: ReportedFinding, _ style: Rendering) -> String {
        let parts = style.wrapsLines ? wrapped(line, to: style.width - indent, keepingPaths: true) : [line]
        let place = "\(finding.path):\(finding.position):"
        let word = "\(finding.kind.rawValue):"
        let rule = "[\(finding.rule)]"
        return parts.enumerated().map { index, part in
            var rest = part[...]
            var text = index == 0 ? "" : spaces(indent)
            if rest.hasPrefix(place) {
                text += linked(finding.ink(.strong).paint(place, style.color), to: finding.address, style)
                rest = rest.dropFirst(place.count)
            }
            if index == 0 || parts[index - 1].hasSuffix(place), let found = rest.firstRange(of: word) {
                text += rest[..<found.lowerBound] + finding.ink(finding.kind.ink).paint(word, style.color)
                rest = rest[found.upperBound...]
            }
            guard index == parts.count - 1, rest.hasSuffix(rule) else { return text + rest }
            return text + rest.dropLast(rule.count) + Ink.faint.paint(rule, style.color)
        }.joined(separator: "\n")
    }

    /// How far the second line of a finding is set in, in cells.
    private static let indent = 4
}

/// A finding as compilers print it; the logs of other formats use it, too. The advice follows the message.
func compactLine(of finding: ReportedFinding, advice: String = "") -> String {
    let acceptance = finding.acceptance.map { " (\($0))" } ?? ""
    let head = "\(finding.path):\(finding.position): \(finding.kind.rawValue):"
    let message = [finding.message, advice].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(head) \(message) [\(finding.rule)]\(acceptance)"
}
