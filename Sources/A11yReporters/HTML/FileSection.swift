import A11yModel

/// The section of a page about one file: the findings in the file as a whole, then each screen.
struct FileSection {
    let numbered: NumberedReport
    /// The id of the section.
    let name: String
    private let rules: RuleSection

    init(_ numbered: NumberedReport, index: Int, rules: RuleSection) {
        self.numbered = numbered
        name = "file-\(index + 1)"
        self.rules = rules
    }

    /// The file's path for programs.
    var path: String { numbered.report.rootPath }

    var markup: Markup {
        let tally = numbered.report.tally
        let extent = [
            counted(tally.screens, "screen"), counted(tally.elements, "element"), counted(tally.stops, "stop"),
        ]
        let head = [
            tag("h2", ["id": "\(name)-title", "dir": "auto"], path),
            tag("p", ["class": "extent"], extent.joined(separator: ", ")),
        ]
        let rest =
            numbered.rest.isEmpty
            ? [] : [tag("section", [:], [tag("h3", [:], "The file as a whole"), list(numbered.rest, level: 4)])]
        let screens = numbered.screens.enumerated().map { index, screen in
            ScreenSection(screen, name: "\(name)-screen-\(index + 1)", file: self).markup
        }
        return tag(
            "section", ["id": name, "class": "file", "aria-labelledby": "\(name)-title"], head + rest + screens)
    }

    /// A list of findings, with headings of this level. `marked` holds the numbers of the findings on the map.
    func list(_ findings: [NumberedFinding], level: Int, marked: Set<Int> = []) -> Markup {
        let items = findings.map { finding in
            FindingItem(
                numbered: finding, isMarked: marked.contains(finding.number),
                rule: rules.name(of: finding.reported.finding.rule)
            ).markup(level: level)
        }
        return tag("ol", ["class": "findings", "role": "list"], items)
    }
}

/// A finding in a page: the message, the place, the remedy, and a link to the rule.
private struct FindingItem {
    let numbered: NumberedFinding
    /// Whether it has a mark on the map.
    let isMarked: Bool
    /// The id of its rule in the page; nil if the page does not explain the rule.
    let rule: String?

    private var reported: ReportedFinding { numbered.reported }
    private var finding: Finding { reported.finding }
    private var lines: LineTable { reported.report.lines }

    /// The most characters of a source line: files of a single line are common.
    private static let longestLine = 160
    /// The longest character that is shown whole, in bytes; the largest emoji has some thirty.
    private static let bytesOfCharacter = 32

    func markup(level: Int) -> Markup {
        let heading = tag(
            "h\(level)", [:],
            [
                severityLabel(reported.kind), .text(" "), tag("span", ["class": "number"], "\(numbered.number)"),
                .text(" "), tag("span", ["class": "message", "dir": "auto"], prose(reported.message)),
            ])
        return tag(
            "li", ["id": numbered.itemName, "class": "finding \(reported.kind.rawValue)"],
            [heading, place] + source + remedyParagraph(finding.remedy) + repeats + [links])
    }

    private var place: Markup {
        let parts: [[Markup]] = [
            [tag("code", [:], "\(reported.path):\(reported.position)")],
            reported.element.isEmpty ? [] : [tag("code", [:], reported.element)],
            criterionLinks(finding.criteria),
        ]
        return tag("p", ["class": "where"], joined(parts.filter { !$0.isEmpty }, by: " · "))
    }

    private var source: [Markup] {
        guard let line = lines.content(ofLine: reported.place.line) else { return [] }
        let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        let start = lines.bytes[line.start..<line.end].firstIndex { !blanks.contains($0) } ?? line.end
        // Only what can be shown: a file of one line has all of its findings there.
        let end = min(line.end, start + FindingItem.longestLine * FindingItem.bytesOfCharacter)
        let code = lines.text(in: SourceRange(start, end))
        if code.isEmpty { return [] }
        let shown = code.prefix(FindingItem.longestLine)
        let isCut = shown.endIndex < code.endIndex || end < line.end
        return [tag("pre", [:], [tag("code", [:], [.lines(isCut ? shown + "…" : String(shown))])])]
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
        let reason = rule.map { tag("a", ["href": "#\($0)"], "Why it matters: \(finding.rule)") }
        let label = "Finding \(numbered.number) on the map"
        let mark = isMarked ? tag("a", ["href": "#\(numbered.markName)", "aria-label": label], "On the map") : nil
        let links = [reason ?? tag("code", [:], finding.rule), mark].compactMap { $0 }
        return tag("p", ["class": "ways"], joined(links.map { [$0] }, by: " · "))
    }
}

/// The last section of a page: for each rule with findings, why it matters, what to do, and examples.
struct RuleSection {
    private let cards: [RuleCard]
    private let counts: [String: Int]
    private let names: [String: String]

    init(_ run: Run) {
        let found = run.reports.flatMap(\.findings).map(\.rule)
        let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
        self.counts = counts
        let known = run.cards.filter { counts[$0.key] != nil }.sorted { $0.key < $1.key }
        cards = known.map(\.value)
        // Numbers, since the name of a team's own rule may be no id of HTML.
        names = Dictionary(known.enumerated().map { ($1.key, "rule-\($0 + 1)") }) { first, _ in first }
    }

    /// The id of a rule in the page; nil if the page does not explain it.
    func name(of rule: String) -> String? { names[rule] }

    /// The section; nothing if no rule is known.
    var markup: [Markup] {
        if cards.isEmpty { return [] }
        return [
            tag(
                "section", ["id": "rules", "aria-labelledby": "rules-title"],
                [tag("h2", ["id": "rules-title"], "Why it matters")] + cards.map(article))
        ]
    }

    private func article(_ card: RuleCard) -> Markup {
        let count = counted(counts[card.id, default: 0], "finding")
        let facts = [[tag("code", [:], card.id)], [.text(count)], criterionLinks(card.criteria)].filter { !$0.isEmpty }
        let head = [tag("h3", [:], card.title), tag("p", ["class": "where"], joined(facts, by: " · "))]
        return tag(
            "article", ["id": names[card.id], "class": "rule"],
            head + paragraphs(card.rationale) + remedyParagraph(card.remedy) + examples(of: card)
                + documentation(of: card))
    }

    /// Where the rule's page lies, as text: a report may be opened anywhere, and a relative link would lead nowhere.
    private func documentation(of card: RuleCard) -> [Markup] {
        guard let path = card.documentation else { return [] }
        let text = [.text("Documentation: "), tag("code", [:], path), .text(" in the repository of a11ylint")]
        return [tag("p", ["class": "note"], text)]
    }

    private func examples(of card: RuleCard) -> [Markup] {
        if card.examples.isEmpty { return [] }
        let examples = card.examples.flatMap { example in
            [
                tag("h4", [:], "\(example.isBad ? "Found" : "Not found"): \(example.title)"),
                tag("pre", [:], [tag("code", [:], [.lines(example.text)])]),
            ]
        }
        return [folded("Examples of \(card.id)", tag("div", [:], examples))]
    }
}
