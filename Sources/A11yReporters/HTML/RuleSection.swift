import A11yModel

/// The last section of a page: for each rule with findings, why it matters, what to do, and links to its findings.
struct RuleSection {
    private let plan: PagePlan
    private let found: [(rule: String, findings: [(file: PageFile, findings: [NumberedFinding])])]

    init(_ plan: PagePlan) {
        self.plan = plan
        var files: [String: [(file: PageFile, findings: [NumberedFinding])]] = [:]
        for file in plan.found {
            for (rule, findings) in Dictionary(grouping: file.numbered.findings, by: \.reported.finding.rule) {
                files[rule, default: []].append((file, findings))
            }
        }
        found = files.sorted { $0.key < $1.key }.map { (rule: $0.key, findings: $0.value) }
    }

    /// The section; nothing without findings.
    var markup: [Markup] {
        if found.isEmpty { return [] }
        return [
            tag(
                "section", ["id": "rules", "aria-labelledby": "rules-title"],
                [tag("h2", ["id": "rules-title"], "Why it matters")] + found.map(article))
        ]
    }

    private func article(
        _ rule: String, _ files: [(file: PageFile, findings: [NumberedFinding])]
    ) -> Markup {
        let card = plan.run.cards[rule]
        let count = counted(files.reduce(0) { $0 + $1.findings.count }, "finding")
        let facts = [
            [tag("code", [:], rule)], countLink(files.flatMap(\.findings)) + [.text(" found")],
            criterionLinks(card?.criteria ?? []),
        ]
        let head = [
            tag("h3", [:], card?.title ?? rule),
            tag("p", ["class": "where"], joined(facts.filter { !$0.isEmpty }, by: " · ")),
        ]
        let advice = remedies(of: files.flatMap(\.findings).map(\.reported.finding)).flatMap(remedyParagraph)
        let about = card.map { paragraphs($0.rationale) + advice } ?? []
        let list = files.map { file, findings in
            // The name of the file does for its only screen.
            let isSingle = file.numbered.screens.count < 2
            let links = findings.map {
                [tag("a", ["href": "#\($0.itemName)", "dir": "auto"], isSingle ? String($0.number) : $0.label)]
            }
            return tag(
                "li", [:],
                [tag("a", ["href": "#\(file.name)"], [tag("bdi", [:], file.fileName)]), .text(": ")]
                    + joined(links, by: ", "))
        }
        // A link to the list opens what it lies in.
        let found = folded("Where: \(count)", tag("ul", ["id": PagePlan.name(ofPlaces: rule)], list))
        return tag(
            "article", ["id": PagePlan.name(ofRule: rule), "class": "rule"],
            head + about + [found] + (card.map(documentation) ?? []))
    }

    /// Where the rule's page lies, as text: a report may be opened anywhere, and a relative link would lead nowhere.
    private func documentation(of card: RuleCard) -> [Markup] {
        guard let path = card.documentation else { return [] }
        let text = [.text("Documentation: "), tag("code", [:], path), .text(" in the repository of a11ylint")]
        return [tag("p", ["class": "note"], text)]
    }
}
