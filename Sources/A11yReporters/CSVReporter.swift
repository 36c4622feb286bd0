import A11yModel

/// For spreadsheets: a header, then a line per finding, as in RFC 4180.
package enum CSVReporter: Reporter {
    /// Sorted by path, then in report order. The columns are part of the format: new ones come last.
    package static func render(_ run: Run, style: Rendering) -> String {
        ([columns] + run.findingsAndFailures.map(fields)).map { $0.map(quoted).joined(separator: ",") + "\r\n" }
            .joined()
    }

    private static let columns = [
        "path", "line", "column", "endLine", "endColumn", "severity", "confidence", "rule", "message", "count",
        "screen", "element", "property", "criteria", "remedy", "fix", "fingerprint", "doubts", "foundBy",
    ]

    private static func fields(of reported: ReportedFinding) -> [String] {
        let finding = reported.finding
        let extent = reported.extent
        return [reported.path]
            + [extent.start.line, extent.start.column, extent.end.line, extent.end.column].map(String.init)
            + [finding.severity.rawValue, finding.confidence.rawValue, reported.rule]
            + [visible(finding.message), String(finding.repeats.count + 1)]
            + [visible(finding.screen), reported.element, finding.property?.word ?? ""]
            + [finding.criteria.map { visible($0.title) }.joined(separator: "; "), visible(finding.remedy)]
            + [finding.fixing.word, reported.fingerprint]
            + [visible(finding.doubts.map(\.reason).joined(separator: "; "))]
            + [finding.alsoFoundBy.joined(separator: "; ")]
    }

    /// A field, in quotes if it needs them. Spreadsheets run a text that starts like a formula, even in quotes; an
    /// apostrophe prevents that.
    private static func quoted(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        guard safe.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return safe }
        return "\"" + safe.replacing(scalars: ["\"": "\"\""]) + "\""
    }
}
