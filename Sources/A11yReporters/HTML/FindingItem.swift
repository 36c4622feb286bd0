import A11yModel

/// A finding in a page: the message, the place, the remedy, and a link to the rule.
struct FindingItem {
    let numbered: NumberedFinding
    /// Whether it has a mark on the map.
    let isMarked: Bool
    /// What was reported before; nil if nothing is compared.
    let earlier: EarlierRun?

    private var reported: ReportedFinding { numbered.reported }
    private var finding: Finding { reported.finding }
    private var lines: LineTable { reported.report.lines }

    /// A list of findings, with headings of this level. `marked` holds the numbers of the findings on the map.
    static func list(
        _ findings: [NumberedFinding], level: Int, marked: Set<Int> = [], since earlier: EarlierRun?
    ) -> Markup {
        let items = findings.map { finding in
            FindingItem(numbered: finding, isMarked: marked.contains(finding.number), earlier: earlier)
                .markup(level: level)
        }
        return tag("ol", ["class": "findings", "role": "list"], items)
    }

    func markup(level: Int) -> Markup {
        let heading = tag(
            "h\(level)", [:],
            [
                severityLabel(reported.kind), .text(" "), tag("span", ["class": "number"], "\(numbered.number)"),
            ]
                + (earlier?.lacks(reported) == true ? [.text(" "), tag("strong", ["class": "new"], "new")] : [])
                + [.text(" "), tag("span", ["class": "message"], prose(reported.message))])
        return tag(
            "li",
            ["id": numbered.itemName, "class": "finding \(reported.kind.rawValue)"],
            [heading, place] + SourceExcerpt(of: finding, in: lines).markup + remedyParagraph(finding.remedy)
                + repeats + [links])
    }

    private var place: Markup {
        let parts: [[Markup]] = [
            [tag("code", [:], reported.position)],
            earlier?.formerPosition(of: reported).map { [.text("before at "), tag("code", [:], $0)] } ?? [],
            reported.element.isEmpty ? [] : [tag("code", [:], breakable(reported.element))],
        ]
        let rows = criterionRows(finding.criteria)
        let criteria = rows.isEmpty ? [] : [tag("span", ["class": "criteria"], [.text(" · ")] + rows)]
        return tag("p", ["class": "where"], joined(parts.filter { !$0.isEmpty }, by: " · ") + criteria)
    }

    private var repeats: [Markup] {
        if finding.repeats.isEmpty { return [] }
        let places = finding.repeats.map { occurrence in
            let place = lines.place(of: occurrence.range.start)
            return tag("li", [:], [.text("Line \(place.line): ")] + prose(occurrence.message))
        }
        return [folded("\(places.count) more like it", tag("ul", [:], places))]
    }

    private var links: Markup {
        let reason = tag("a", ["href": "#\(PagePlan.name(ofRule: finding.rule))"], finding.rule)
        let label = "Finding \(numbered.number) on the map"
        let mark = isMarked ? tag("a", ["href": "#\(numbered.markName)", "aria-label": label], "On the map") : nil
        return tag(
            "p", ["class": "ways"],
            [.text("Why it matters: ")] + joined([reason, mark].compactMap { $0 }.map { [$0] }, by: " · "))
    }
}
