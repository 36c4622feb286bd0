import A11yModel

/// A finding as an object of the JSON report.
struct FindingObject {
    private let finding: Finding
    private let report: Report
    private let fingerprint: String

    init(_ entry: Entry) {
        finding = entry.finding
        report = entry.report
        fingerprint = entry.fingerprint
    }

    var json: JSON {
        .object(
            [
                ("rule", .text(finding.rule)),
                ("severity", .text(finding.severity.rawValue)),
                ("confidence", .text(finding.confidence.rawValue)),
                ("message", .text(finding.message)),
                ("path", .text(report.rootPath)),
                ("range", object(finding.range)),
                ("screen", finding.screen.isEmpty ? .null : .text(finding.screen)),
                ("element", finding.element.map(object) ?? .null),
                ("property", .optional(finding.property?.rawValue)),
                ("count", .integer(finding.repeats.count + 1)),
                ("related", .array(finding.others.map(object))),
                ("criteria", .array(finding.criteria.map(object))),
                (
                    "measured",
                    .object(finding.measured.sorted { $0.key < $1.key }.map { ($0.key, value(of: $0.value)) })
                ),
                ("help", .object([("text", .text(finding.remedy))])),
                ("fix", fix),
                ("fingerprint", .text(fingerprint)),
                ("baseline", .text(finding.acceptance?.means == .baseline ? "known" : "new")),
            ] + acceptance)
    }

    /// Why the finding does not count; nothing for one that does.
    private var acceptance: [(key: String, value: JSON)] {
        guard let acceptance = finding.acceptance else { return [] }
        return [
            (
                "acceptance",
                .object([
                    ("means", .text(acceptance.means.rawValue)), ("reason", .text(acceptance.reason)),
                    ("until", .optional(acceptance.until?.description)),
                    ("range", acceptance.range.map(object) ?? .null),
                ])
            )
        ]
    }

    private func object(_ range: SourceRange) -> JSON {
        .object([("start", object(range.start)), ("end", object(range.end))])
    }

    private func object(_ offset: Int) -> JSON {
        let place = report.lines.place(of: offset)
        return .object([
            ("line", .integer(place.line)), ("column", .integer(place.column)), ("offset", .integer(offset)),
        ])
    }

    private func object(_ element: ElementReference) -> JSON {
        .object([
            ("type", .text(element.type)), ("id", .optional(element.id)), ("path", .text(element.path)),
            ("name", .text(element.name)),
        ])
    }

    private func object(_ place: RelatedPlace) -> JSON {
        .object([("message", .text(place.message)), ("range", object(place.range))])
    }

    private func object(_ criterion: Criterion) -> JSON {
        .object([
            ("standard", .text(criterion.standard.rawValue)), ("id", .text(criterion.number)),
            ("level", criterion.level.isEmpty ? .null : .text(criterion.level)),
        ])
    }

    private func value(of fact: Fact) -> JSON {
        switch fact {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .list(let texts): .array(texts.map(JSON.text))
        }
    }

    /// How far the program may go; edits and what they do are given where the program can make them.
    private var fix: JSON {
        let edits = (finding.fix?.edits ?? []).map { edit in
            JSON.object([
                ("start", object(edit.range.start)), ("end", object(edit.range.end)), ("text", .text(edit.text)),
            ])
        }
        return .object([
            ("applicability", .text(finding.fixing.word)), ("description", .optional(finding.fix?.description)),
            ("edits", .array(edits)),
        ])
    }
}

extension Fixability {
    /// The word of reports for programs.
    var word: String { self == .none ? "manual" : rawValue }
}
