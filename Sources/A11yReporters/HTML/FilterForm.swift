import A11yModel

/// The form above the gallery that chooses among the findings. The page's script shows and obeys it.
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
        let parts = [
            field("Search", tag("input", ["type": "search", "name": "search"])),
            field("Rule", select("rule", [("", "All")] + rules.map { ($0, $0) })),
            field("Confidence", select("confidence", levels)),
            field(
                "Order of files",
                select("order", [("", "Worst first"), ("path", "By path"), ("count", "Most findings first")])),
            tag("fieldset", [:], [tag("legend", [:], "Severity"), tag("div", [:], boxes)]),
            tag(
                "div", ["class": "moves"],
                [
                    tag("button", ["type": "button", "name": "previous"], "Previous finding"),
                    tag("button", ["type": "button", "name": "next"], "Next finding"),
                    tag(
                        "label", [:],
                        [
                            tag("input", ["type": "checkbox", "name": "keys"]),
                            .text(" Keys n and p go to the next and the previous one"),
                        ]),
                ] + (plan.run.earlier == nil ? [] : [onlyNew])),
            tag("output", [:], ""),
        ]
        return [
            tag("form", ["id": "filter", "role": "search", "aria-label": "Findings", "hidden": "hidden"], parts)
        ]
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
