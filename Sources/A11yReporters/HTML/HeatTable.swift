import A11yModel

/// Which rules are broken on which screens: a row for each of the worst screens, a column for each of the most frequent
/// rules, and a link in each field.
struct HeatTable {
    private let rows: [(name: String, title: String, findings: [NumberedFinding])]
    private let rules: [String]
    private let hidden: (rows: Int, rules: Int)

    /// The most rows and columns (ours): those that one takes in at a look.
    private static let mostRows = 30
    private static let mostColumns = 14
    /// The counts from which a field is darker (ours).
    private static let steps = [2, 4, 8]

    init(_ plan: PagePlan) {
        let screens = plan.found.flatMap { file in
            file.numbered.screens.enumerated().filter { !$1.findings.isEmpty }.map { index, screen in
                let title = screen.map.title.isEmpty ? file.fileName : screen.map.title
                return (name: file.name(ofScreen: index), title: title, findings: screen.findings)
            }
        }
        let counts = Dictionary(
            screens.flatMap(\.findings).map { ($0.reported.finding.rule, 1) }, uniquingKeysWith: +)
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        rules = Array(sorted.prefix(HeatTable.mostColumns))
        rows = Array(screens.prefix(HeatTable.mostRows))
        hidden = (screens.count - rows.count, sorted.count - rules.count)
    }

    /// The table; nothing for a single screen or rule.
    var markup: [Markup] {
        if rows.count < 2 || rules.count < 2 { return [] }
        let heads = rules.map { rule in
            tag(
                "th", ["scope": "col"],
                [tag("a", ["href": "#\(PagePlan.name(ofRule: rule))"], [tag("span", [:], rule)])])
        }
        let body = rows.map { row in
            let counts = Dictionary(grouping: row.findings, by: \.reported.finding.rule)
            let cells = rules.map { cell(counts[$0] ?? [], $0) }
            let head = tag("th", ["scope": "row"], [tag("a", ["href": "#\(row.name)"], [tag("bdi", [:], row.title)])])
            return tag("tr", [:], [head] + cells)
        }
        let left = [
            hidden.rows > 0 ? counted(hidden.rows, "more screen") : "",
            hidden.rules > 0 ? counted(hidden.rules, "more rule") : "",
        ].filter { !$0.isEmpty }.joined(separator: " and ")
        let table = tag(
            "table", ["class": "heat"],
            [
                tag("caption", [:], "Findings by screen and rule" + (left.isEmpty ? "" : ", without \(left)")),
                tag("thead", [:], [tag("tr", [:], [tag("th", ["scope": "col"], "Screen")] + heads)]),
                tag("tbody", [:], body),
            ])
        // What is wider than the window scrolls by itself, also by keyboard.
        return [
            tag(
                "div",
                ["class": "wide", "tabindex": "0", "role": "region", "aria-label": "Findings by screen and rule"],
                [table])
        ]
    }

    private func cell(_ findings: [NumberedFinding], _ rule: String) -> Markup {
        guard let first = findings.first else { return tag("td", ["data-label": rule], "") }
        let step = HeatTable.steps.count { findings.count >= $0 } + 1
        return tag(
            "td", ["class": "heat-\(step)", "data-label": rule],
            [tag("a", ["href": "#\(first.itemName)"], "\(findings.count)")])
    }
}
