import A11yModel

/// The last part of a page: of each rule that found something, why it matters, what to do, and examples.
struct RuleSection {
    private let cards: [RuleCard]
    private let counts: [String: Int]
    private let names: [String: String]

    init(_ run: Run, _ reports: [NumberedReport]) {
        let found = run.reports.flatMap(\.findings).map(\.rule)
        let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
        self.counts = counts
        let known = run.cards.filter { counts[$0.key] != nil }.sorted { $0.key < $1.key }
        cards = known.map(\.value)
        // Numbers, since nothing is known of how a team calls its own rules.
        names = Dictionary(known.enumerated().map { ($1.key, "rule-\($0 + 1)") }) { first, _ in first }
    }

    /// The name of a rule's entry in the page; nil where it has none.
    func name(of rule: String) -> String? { names[rule] }

    /// The section; nothing where no rule is known.
    var markup: [Markup] {
        if cards.isEmpty { return [] }
        return [
            tag(
                "section", ["id": "rules", "aria-labelledby": "rules-title"],
                [tag("h2", ["id": "rules-title"], "Why it matters")] + cards.map(entry))
        ]
    }

    private func entry(_ card: RuleCard) -> Markup {
        let count = counted(counts[card.id, default: 0], "finding")
        let criteria = PageParts.links(to: card.criteria)
        let facts: [[Markup]] = [[tag("code", [:], card.id)], [.text(count)], criteria].filter { !$0.isEmpty }
        return tag(
            "article", ["id": names[card.id], "class": "rule"],
            [
                tag("h3", [:], card.title),
                tag("p", ["class": "where"], Array(facts.joined(separator: [.text(" · ")]))),
            ] + PageParts.paragraphs(card.rationale)
                + (card.remedy.isEmpty
                    ? [] : [tag("p", [:], [tag("strong", [:], "What to do: ")] + PageParts.prose(card.remedy))])
                + examples(of: card))
    }

    private func examples(of card: RuleCard) -> [Markup] {
        if card.examples.isEmpty { return [] }
        let entries = card.examples.flatMap { example in
            [
                tag("h4", [:], "\(example.isBad ? "Found" : "Not found"): \(example.title)"),
                tag("pre", [:], [tag("code", [:], [.lines(example.text)])]),
            ]
        }
        return [
            tag(
                "details", [:],
                [tag("summary", [:], "Examples of \(card.id)"), tag("div", [:], entries)])
        ]
    }
}
