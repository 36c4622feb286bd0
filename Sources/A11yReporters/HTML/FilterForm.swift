import A11yModel

/// The bar above the page that chooses among the findings. The page's script shows and obeys it.
struct FilterForm {
    private let plan: PagePlan

    init(_ plan: PagePlan) { self.plan = plan }

    /// The form; nothing where there is nothing to choose from.
    var markup: [Markup] {
        let findings = plan.findings
        if findings.count < FilterForm.fewest { return [] }
        let rules = Set(findings.map(\.reported.finding.rule)).sorted()
        let kinds = FindingKind.allCases.filter { kind in findings.contains { $0.reported.kind == kind } }
        let levels = [("", "All"), ("certain", "Certain"), ("likely", "Likely"), ("review", "To review")]
        let boxes = kinds.map { kind in
            tag(
                "label", [:],
                [
                    tag("input", ["type": "checkbox", "name": "kind", "value": kind.rawValue, "checked": "checked"]),
                    .text(" "), severityLabel(kind),
                ])
        }
        let filters = [
            field("Rule", select("rule", [("", "All")] + rules.map { ($0, $0) })),
            field("Confidence", select("confidence", levels)),
            tag("fieldset", [:], [tag("legend", [:], "Severity"), tag("div", [:], boxes)]),
            tag(
                "label", [:],
                [
                    tag("input", ["type": "checkbox", "name": "keys"]),
                    .text(" Keys n and p go to the next and the previous one"),
                ]),
        ]
        let more = tag("div", [:], filters + (plan.run.earlier == nil ? [] : [onlyNew]))
        let parts = [
            field("Search", tag("input", ["type": "search", "name": "search"])),
            tag("details", [:], [tag("summary", [:], "Filters"), more]),
            tag("output", [:], [tag("bdi", [:], ""), tag("span", [:], " findings")]),
            button("previous", "Previous finding", "↑"), button("next", "Next finding", "↓"),
        ]
        return [
            tag("form", ["id": "filter", "role": "search", "aria-label": "Findings", "hidden": "hidden"], parts)
        ]
    }

    private func button(_ name: String, _ label: String, _ sign: String) -> Markup {
        tag("button", ["type": "button", "name": name, "aria-label": label, "title": label], sign)
    }

    private var onlyNew: Markup {
        tag("label", [:], [tag("input", ["type": "checkbox", "name": "new"]), .text(" Only new findings")])
    }

    /// The fewest findings that one searches instead of reading them (ours).
    private static let fewest = 8

    private func field(_ title: String, _ control: Markup) -> Markup {
        tag("label", [:], [tag("span", [:], title), control])
    }

    private func select(_ name: String, _ options: [(value: String, title: String)]) -> Markup {
        tag("select", ["name": name], options.map { tag("option", ["value": $0.value], $0.title) })
    }
}
