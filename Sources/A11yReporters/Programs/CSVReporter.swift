import A11yModel

/// For spreadsheets: a line of names, then a line for each finding, as RFC 4180 has it.
package enum CSVReporter: Reporter {
    /// Comma-separated values.
    package static let name = "csv"

    /// Sorted by path, place, rule. The columns are part of the format: new ones come last.
    package static func render(_ run: Run, style: Rendering) -> String {
        ([columns] + run.entries.map(fields)).map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static let columns = [
        "path", "line", "column", "endLine", "endColumn", "severity", "confidence", "rule", "message", "count",
        "screen", "element", "property", "criteria", "remedy", "fix", "fingerprint",
    ]

    private static func fields(of entry: Entry) -> [String] {
        let finding = entry.finding
        let row = entry.row
        let span = entry.span
        let place = [span.start.line, span.start.column, span.end.line, span.end.column].map(String.init)
        let rule = [finding.severity.rawValue, finding.confidence.rawValue, row.rule]
        let fault = [visible(finding.message), String(finding.repeats.count + 1)]
        let part = [visible(finding.screen), row.element, finding.property?.rawValue ?? ""]
        let criteria = finding.criteria.map { visible($0.title) }.joined(separator: "; ")
        return [row.path] + place + rule + fault + part
            + [criteria, visible(finding.remedy), finding.fixing.word, entry.fingerprint]
    }

    /// A text that spreadsheets neither cut nor run. They take what begins like a formula for one, whatever quotes it
    /// stands in; an apostrophe makes it a text.
    private static func field(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        guard safe.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return safe }
        return "\"" + safe.writing(["\"": "\"\""]) + "\""
    }
}
