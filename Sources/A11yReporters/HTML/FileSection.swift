import A11yModel

/// The section of a page about one file, which opens: the findings in the file as a whole, then each screen.
struct FileSection {
    let file: PageFile
    let plan: PagePlan

    var markup: Markup {
        let numbered = file.numbered
        let tally = numbered.report.tally
        let extent = [
            counted(tally.screens, "screen"), counted(tally.elements, "element"), counted(tally.stops, "stop"),
        ]
        let summary = tag(
            "summary", [:],
            [
                tag("h2", ["dir": "auto"], file.path),
                tag("span", ["class": "counts"], file.isClean ? "No findings" : file.counts),
            ])
        let rest =
            numbered.rest.isEmpty
            ? []
            : [
                tag(
                    "section", [:],
                    [
                        tag("h3", [:], "The file as a whole"),
                        FindingItem.list(numbered.rest, level: 4, isBrief: plan.isLarge, since: plan.run.earlier),
                    ])
            ]
        let body = [tag("p", ["class": "extent"], extent.joined(separator: ", "))] + rest + screens
        return tag(
            "details",
            ["id": file.name, "class": "file", "open": plan.isOpen ? "open" : nil],
            [summary] + body)
    }

    /// The screens; in a large page those without findings are only named.
    private var screens: [Markup] {
        let all = file.numbered.screens.enumerated().map { (index: $0, screen: $1) }
        let drawn = all.filter { !plan.isLarge || !$0.screen.findings.isEmpty }
        let others = all.filter { plan.isLarge && $0.screen.findings.isEmpty }
        let names = others.map { $0.screen.map.title.isEmpty ? "a screen without a name" : "“\($0.screen.map.title)”" }
        let note =
            others.isEmpty
            ? []
            : [tag("p", ["class": "note"], prose("Nothing was found on \(names.joined(separator: ", "))."))]
        return drawn.map { index, screen in
            let name = file.name(ofScreen: index)
            return ScreenSection(screen, name: name, detail: plan.detail(ofScreen: name), earlier: plan.run.earlier)
                .markup
        } + note
    }
}

/// A finding in a page: the message, the place, the remedy, and a link to the rule.
struct FindingItem {
    let numbered: NumberedFinding
    /// Whether it has a mark on the map.
    let isMarked: Bool
    /// Whether the first sentence of the remedy has to do; the article about the rule has the rest.
    let isBrief: Bool
    /// What was reported before; nil if nothing is compared.
    let earlier: EarlierRun?

    private var isNew: Bool { earlier?.lacks(reported) ?? false }

    private var reported: ReportedFinding { numbered.reported }
    private var finding: Finding { reported.finding }
    private var lines: LineTable { reported.report.lines }

    /// A list of findings, with headings of this level. `marked` holds the numbers of the findings on the map.
    static func list(
        _ findings: [NumberedFinding], level: Int, marked: Set<Int> = [], isBrief: Bool,
        since earlier: EarlierRun?
    ) -> Markup {
        let items = findings.map { finding in
            FindingItem(
                numbered: finding, isMarked: marked.contains(finding.number), isBrief: isBrief, earlier: earlier
            ).markup(level: level)
        }
        return tag("ol", ["class": "findings", "role": "list"], items)
    }

    func markup(level: Int) -> Markup {
        let heading = tag(
            "h\(level)", [:],
            [
                severityLabel(reported.kind), .text(" "), tag("span", ["class": "number"], "\(numbered.number)"),
            ]
                + (isNew ? [.text(" "), tag("strong", ["class": "new"], "new")] : [])
                + [.text(" "), tag("span", ["class": "message"], prose(reported.message))])
        return tag(
            "li",
            [
                "id": numbered.itemName, "class": "finding \(reported.kind.rawValue)",
                "data-confidence": finding.confidence == .likely ? "likely" : nil,
            ],
            [heading, place] + SourceExcerpt(of: finding, in: lines).markup + remedyParagraph(remedy)
                + repeats + [links])
    }

    private var remedy: String {
        guard isBrief else { return finding.remedy }
        return reported.advice.isEmpty ? "" : reported.advice + "."
    }

    private var place: Markup {
        let parts: [[Markup]] = [
            [tag("code", [:], reported.position)],
            earlier?.formerPosition(of: reported).map { [.text("before at "), tag("code", [:], $0)] } ?? [],
            reported.element.isEmpty ? [] : [tag("code", [:], reported.element)],
            criterionRows(finding.criteria),
        ]
        return tag("p", ["class": "where"], joined(parts.filter { !$0.isEmpty }, by: " · "))
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

/// The lines of a file that a finding is about, with the values that it rests on marked.
struct SourceExcerpt {
    private let lines: LineTable
    private let ranges: [SourceRange]

    /// The most lines of an excerpt (ours): what one reads beside a message.
    private static let mostLines = 3
    /// The most bytes before and behind a mark: a file may be one line of megabytes.
    private static let mostBefore = 60
    private static let mostAfter = 60
    private static let mostMarked = 160

    /// The lines of a finding's place and of its causes.
    init(of finding: Finding, in lines: LineTable) {
        self.lines = lines
        let marks = finding.causes.isEmpty ? [finding.range] : finding.causes
        var seen: Set<Int> = []
        var ranges: [SourceRange] = []
        let head = finding.causes.isEmpty ? [] : [SourceRange(finding.range.start, finding.range.start)]
        for range in marks + head where ranges.count < SourceExcerpt.mostLines {
            if seen.insert(lines.place(of: range.start).line).inserted { ranges.append(range) }
        }
        self.ranges = ranges.sorted { $0.start < $1.start }
    }

    /// The lines as a paragraph of code; nothing if they are empty.
    var markup: [Markup] {
        let drawn = ranges.map(line).filter { !$0.isEmpty }
        if drawn.isEmpty { return [] }
        return [tag("pre", [:], [tag("code", [:], Array(drawn.joined(separator: [.lines("\n")])))])]
    }

    private func line(_ range: SourceRange) -> [Markup] {
        guard let content = lines.content(ofLine: lines.place(of: range.start).line) else { return [] }
        let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        let start = lines.bytes[content.start..<content.end].firstIndex { !blanks.contains($0) } ?? content.end
        if start == content.end { return [] }
        let first = max(start, range.start)
        let end = max(first, min(range.end, content.end))
        let from = whole(max(start, first - SourceExcerpt.mostBefore))
        let to = whole(min(content.end, end + SourceExcerpt.mostAfter))
        let before = (from > start ? "…" : "") + lines.text(in: SourceRange(from, max(from, first)))
        let isCut = end - first > SourceExcerpt.mostMarked
        let markEnd = isCut ? whole(first + SourceExcerpt.mostMarked) : end
        let after = isCut ? "…" : lines.text(in: SourceRange(end, to)) + (to < content.end ? "…" : "")
        let marked = lines.text(in: SourceRange(first, markEnd))
        return [.lines(before)] + (marked.isEmpty ? [] : [tag("mark", [:], [.lines(marked)])]) + [.lines(after)]
    }

    /// The next offset at which a character begins.
    private func whole(_ offset: Int) -> Int {
        var offset = offset
        while offset < lines.bytes.count, lines.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }
}
