import A11yModel

/// For reviewdog: its diagnostic format, as one JSON object.
package enum RDJSONReporter: Reporter {
    /// For the links of rules.
    package static let needs: Set<ReportNeed> = [.cards]

    /// Sorted by path, then in report order.
    package static func render(_ run: Run, style: Rendering) -> String {
        let diagnostics = run.findingsAndFailures.map { diagnostic($0, link: run.cards[$0.finding.rule]?.link) }
        return JSON.object([
            ("source", .object([("name", .text("a11ylint"))])), ("diagnostics", .array(diagnostics)),
        ]).rendered() + "\n"
    }

    private static func diagnostic(_ reported: ReportedFinding, link: String?) -> JSON {
        let finding = reported.finding
        let lines = reported.report.lines
        let suggestions = (finding.fix?.edits ?? []).map { edit in
            JSON.object([("range", range(edit.range, in: lines)), ("text", .text(edit.text))])
        }
        let location = JSON.object([
            ("path", .text(reported.report.rootPath)), ("range", range(finding.range, in: lines)),
        ])
        let url = link.map { [(key: "url", value: JSON.text($0))] } ?? []
        return .object(
            [
                ("message", .text(reported.markedMessage)),
                ("location", location),
                ("severity", .text(reported.kind.severity.uppercased())),
                ("code", .object([("value", .text(finding.rule))] + url)),
            ] + (suggestions.isEmpty ? [] : [("suggestions", .array(suggestions))]))
    }

    private static func range(_ range: SourceRange, in lines: LineTable) -> JSON {
        .object([("start", position(range.start, in: lines)), ("end", position(range.end, in: lines))])
    }

    /// A place; reviewdog counts columns in bytes.
    private static func position(_ offset: Int, in lines: LineTable) -> JSON {
        let line = lines.place(of: offset).line
        let start = lines.content(ofLine: line)?.start ?? 0
        return .object([("line", .integer(line)), ("column", .integer(max(offset - start, 0) + 1))])
    }
}
