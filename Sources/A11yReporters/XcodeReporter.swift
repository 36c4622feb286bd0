import A11yModel

/// For Xcode's build phases and plugins: `/path:line:column: warning: message (rule)`, with notes for other places.
package enum XcodeReporter: Reporter {
    /// Sorted by path, then in report order, infos and reviews first: Xcode has no severity below `warning` but `note`,
    /// and attaches a note to the issue before it.
    package static func render(_ run: Run, style: Rendering) -> String {
        let findings = run.findingsAndFailures
        let lines = findings.filter { $0.kind.level == "note" } + findings.filter { $0.kind.level != "note" }
        return lines.flatMap { self.lines(for: $0, root: run.root) }.map { $0 + "\n" }.joined()
    }

    private static func lines(for reported: ReportedFinding, root: String) -> [String] {
        let finding = reported.finding
        let path = reported.path.hasPrefix("/") ? reported.path : "\(visible(root))/\(reported.path)"
        func line(_ place: TextPosition, _ word: String, _ text: String) -> String {
            "\(path):\(place.position): \(word): \(text)"
        }
        let text = [reported.markedMessage, reported.arrowedAdvice].filter { !$0.isEmpty }.joined(separator: " ")
        let issue = line(reported.place, reported.kind.level, "\(text) (\(reported.rule))")
        let notes = finding.others.map { other in
            line(reported.report.lines.place(of: other.range.start), "note", visible(other.message))
        }
        // Xcode cannot apply a fix, so a note names the option that does.
        let fix = finding.fix.map { line(reported.place, "note", visible($0.announcement)) }
        return [issue] + notes + [fix].compactMap { $0 }
    }
}
