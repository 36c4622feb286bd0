import A11yAgreement
import A11yModel

/// A comparison as a page, for reviews and reports of what differs.
package enum ComparisonPage {
    /// The page.
    package static func render(_ sheet: SpeechComparison, language: String, version: String) -> String {
        let title = "\(sheet.screen): predicted and said"
        let counts = sheet.differences.map { "\($0.count) \($0.kind.rawValue)" }.joined(separator: ", ")
        let found = sheet.total == 0 ? "no difference" : "\(counted(sheet.total, "difference")) (\(counts))"
        let order = sheet.tau.map { " Kendall's tau of the order: \(ComparisonText.rounded($0))." } ?? ""
        let header = tag(
            "header", [:],
            [
                tag("h1", ["dir": "auto"], title),
                tag(
                    "p", ["class": "lead"],
                    "\(counted(sheet.predicted, "stop")) predicted, \(sheet.recorded) recorded; \(found).\(order)"),
            ] + sheet.notes.map { tag("p", ["class": "note"], $0) })
        var table = PageTable(
            "Each stop of VoiceOver’s cursor, as predicted and as the device said it",
            columns: ["Result", "Predicted", "Device"])
        let spoken = languageAttribute(language)
        for row in sheet.rows {
            table.add([
                [
                    tag(
                        "span", ["class": "result \(row.kinds.isEmpty ? "same" : "other")"],
                        row.result.capitalizingFirst)
                ],
                side(row.predicted, row.differences.map { ($0.part, $0.predicted) }, spoken),
                side(row.recorded, row.differences.map { ($0.part, $0.recorded) }, spoken),
            ])
        }
        return page(
            title, style: PageStyle.sheet + style, version: version,
            body: [header, tag("main", ["id": "main"], [table.markup]), footer(version: version)])
    }

    private static func side(
        _ side: SpeechComparison.Side?, _ only: [(part: SpeechPart, words: String)], _ language: String?
    ) -> [Markup] {
        guard let side else { return [.text("–")] }
        let speech = side.speech.isEmpty ? "(silence)" : side.speech
        let spoken = ([speech] + [side.hint].compactMap { $0 }).joined(separator: " ")
        var parts = [
            tag("div", [:], [.text("\(side.number). "), tag("span", ["lang": language, "dir": "auto"], spoken)])
        ]
        if !side.actions.isEmpty {
            parts.append(tag("div", ["class": "note"], "Actions: " + side.actions.joined(separator: ", ")))
        }
        return parts
            + only.filter { !$0.words.isEmpty }.map { part, words in
                tag("div", ["class": "only"], [.text("only here, \(part.rawValue): "), tag("mark", [:], words)])
            }
    }

    private static let style = """
        .result { font-weight: 600; white-space: nowrap; }
        .result.same { color: var(--quiet); font-weight: 400; }
        .result.other { color: var(--error); }
        .only { color: var(--quiet); font-size: .9375rem; }
        mark { color: var(--ink); background: var(--picture); outline: 1px solid var(--hairline); border-radius: 3px; }

        """
}
