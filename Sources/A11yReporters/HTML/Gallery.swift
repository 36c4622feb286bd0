import A11yModel

/// The gallery of a page: every screen small, with its findings and stops, those with the worst findings first, and the
/// screens without findings in a list that opens.
struct Gallery {
    private let plan: PagePlan

    init(_ plan: PagePlan) { self.plan = plan }

    /// A screen with the counts of its findings.
    private struct Card {
        let file: PageFile
        let index: Int
        let screen: NumberedScreen
        let counts: [Int]
    }

    /// Whether there are screens to choose from.
    var isShown: Bool { plan.files.reduce(0) { $0 + $1.numbered.screens.count } > 1 }

    /// The section; nothing for a single screen.
    var markup: [Markup] {
        guard isShown else { return [] }
        let cards = plan.files.flatMap { file in
            file.numbered.screens.enumerated().map { index, screen in
                Card(file: file, index: index, screen: screen, counts: Gallery.counts(of: screen))
            }
        }
        let found = cards.filter { !$0.screen.findings.isEmpty }.enumerated().sorted { left, right in
            let (worse, better) = (left.element.counts, right.element.counts)
            return worse == better ? left.offset < right.offset : better.lexicographicallyPrecedes(worse)
        }.map(\.element)
        let clean = cards.filter { $0.screen.findings.isEmpty }
        var parts = [tag("h2", ["id": "screens-title"], "Screens")]
        if !found.isEmpty { parts.append(list(found)) }
        if !clean.isEmpty {
            parts.append(folded("\(counted(clean.count, "screen")) without findings", list(clean)))
        }
        return [tag("section", ["id": "screens", "aria-labelledby": "screens-title"], parts)]
    }

    private func list(_ cards: [Card]) -> Markup {
        tag("ul", ["class": "gallery", "role": "list"], cards.map(item))
    }

    private func item(_ card: Card) -> Markup {
        let map = card.screen.map
        let title = map.title.isEmpty ? "Screen without a name" : map.title
        let stops = counted(map.stops.count, "stop")
        let findings = countWords(card.counts)
        let facts = [findings, stops].filter { !$0.isEmpty }.joined(separator: " · ")
        // A screen that is not drawn is listed at its file; a file without findings in a large page nowhere.
        let isDrawn = !plan.isLarge || !card.screen.findings.isEmpty
        let href =
            isDrawn ? card.file.name(ofScreen: card.index) : card.file.isClean && plan.isLarge ? nil : card.file.name
        let words = [MapThumbnail(card.screen).markup, tag("bdi", ["class": "name"], title)]
        let head = href.map { tag("a", ["href": "#\($0)"], words) } ?? tag("div", [:], words)
        return tag(
            "li", [:],
            [head] + bar(card.counts) + [
                tag("p", ["class": "note"], facts), tag("p", ["class": "note"], card.file.fileName),
            ])
    }

    /// How much of its findings is what, as a bar; the words below say it as well.
    private func bar(_ counts: [Int]) -> [Markup] {
        if counts.allSatisfy({ $0 == 0 }) { return [] }
        let parts = zip(FindingKind.allCases, counts).filter { $1 > 0 }.map { kind, count in
            tag("span", ["class": kind.rawValue, "style": "flex:\(count)"], "")
        }
        return [tag("div", ["class": "bar"], parts)]
    }

    static func counts(of screen: NumberedScreen) -> [Int] {
        let kinds = screen.findings.map(\.reported.kind)
        return FindingKind.allCases.map { kind in kinds.count { $0 == kind } }
    }
}

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
