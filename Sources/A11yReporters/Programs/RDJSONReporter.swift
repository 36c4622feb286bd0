import A11yModel

/// For reviewdog: its diagnostic format, as one JSON object.
package enum RDJSONReporter: Reporter {
    /// Reviewdog's own word, after `-f=`.
    package static let name = "rdjson"
    /// For the links of rules.
    package static let needs: Set<ReportNeed> = [.cards]

    /// Sorted by path, place, rule.
    package static func render(_ run: Run, style: Rendering) -> String {
        JSON.object([
            ("source", .object([("name", .text("a11ylint"))])),
            ("diagnostics", .array(run.entries.map { diagnostic($0, link: run.cards[$0.finding.rule]?.link) })),
        ]).rendered() + "\n"
    }

    private static func diagnostic(_ entry: Entry, link: String?) -> JSON {
        let lines = entry.report.lines
        let suggestions = (entry.finding.fix?.edits ?? []).map { edit in
            JSON.object([("range", object(edit.range, in: lines)), ("text", .text(edit.text))])
        }
        let url = link.map { [(key: "url", value: JSON.text($0))] } ?? []
        return .object(
            [
                ("message", .text(entry.statement)),
                (
                    "location",
                    .object([
                        ("path", .text(entry.report.rootPath)),
                        ("range", object(entry.finding.range, in: lines)),
                    ])
                ),
                ("severity", .text(severity(entry.kind))),
                ("code", .object([("value", .text(entry.finding.rule))] + url)),
            ] + (suggestions.isEmpty ? [] : [("suggestions", .array(suggestions))]))
    }

    private static func object(_ range: SourceRange, in lines: LineTable) -> JSON {
        .object([("start", position(range.start, in: lines)), ("end", position(range.end, in: lines))])
    }

    /// Reviewdog counts columns in bytes.
    private static func position(_ offset: Int, in lines: LineTable) -> JSON {
        let line = lines.place(of: offset).line
        let start = lines.content(ofLine: line)?.start ?? 0
        return .object([("line", .integer(line)), ("column", .integer(max(offset - start, 0) + 1))])
    }

    private static func severity(_ kind: Row.Kind) -> String {
        switch kind {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .info, .review: "INFO"
        }
    }
}
