import A11yModel

/// A finding in a page: what is heard, where, what to do, and the way to the reason.
struct FindingEntry {
    let finding: NumberedFinding
    let lines: LineTable
    /// Whether it has a mark on the map.
    let isMarked: Bool
    /// The name of its rule in the page; nil where nothing is told of the rule.
    let rule: String?

    /// Characters of a source line at most: files of one line are common.
    private static let longestLine = 160
    /// Bytes of the longest character that is shown whole: of most it is one, of the largest emoji some thirty.
    private static let bytesOfCharacter = 32

    /// The entry, with a heading of this level.
    func markup(level: Int) -> Markup {
        let row = finding.row
        let heading = tag(
            "h\(level)", [:],
            [
                PageParts.severity(row.kind), .text(" "), tag("span", ["class": "number"], "\(finding.number)"),
                .text(" "), tag("span", ["class": "message", "dir": "auto"], PageParts.prose(row.message)),
            ])
        let remedy = finding.finding.remedy
        let parts: [[Markup]] = [
            [heading, place], source,
            remedy.isEmpty
                ? [] : [tag("p", [:], [tag("strong", [:], "What to do: ")] + PageParts.prose(remedy))],
            repeats, [ways],
        ]
        return tag("li", ["id": finding.entryName, "class": "finding \(row.kind.rawValue)"], Array(parts.joined()))
    }

    private var place: Markup {
        let row = finding.row
        let parts: [[Markup]] = [
            [tag("code", [:], "\(row.path):\(row.position)")],
            row.element.isEmpty ? [] : [tag("code", [:], row.element)],
            PageParts.links(to: finding.finding.criteria),
        ]
        return tag("p", ["class": "where"], Array(parts.filter { !$0.isEmpty }.joined(separator: [.text(" · ")])))
    }

    private var source: [Markup] {
        guard let line = lines.content(ofLine: finding.row.place.line) else { return [] }
        let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        let start = lines.bytes[line.start..<line.end].firstIndex { !blanks.contains($0) } ?? line.end
        // No more of the line than can be shown: a file of one line has all of its findings there.
        let end = min(line.end, start + FindingEntry.longestLine * FindingEntry.bytesOfCharacter)
        let code = lines.text(in: SourceRange(start, end))
        if code.isEmpty { return [] }
        let shown = code.prefix(FindingEntry.longestLine)
        let isCut = shown.endIndex < code.endIndex || end < line.end
        return [tag("pre", [:], [tag("code", [:], [.lines(isCut ? shown + "…" : String(shown))])])]
    }

    private var repeats: [Markup] {
        let repeats = finding.finding.repeats
        if repeats.isEmpty { return [] }
        let places = repeats.map { occurrence in
            let place = lines.place(of: occurrence.range.start)
            return tag("li", [:], [.text("Line \(place.line): ")] + PageParts.prose(occurrence.message))
        }
        return [
            tag(
                "details", [:],
                [tag("summary", [:], "\(repeats.count) more like it"), tag("ul", [:], places)])
        ]
    }

    private var ways: Markup {
        let reason = rule.map { tag("a", ["href": "#\($0)"], "Why it matters: \(finding.finding.rule)") }
        let mark =
            isMarked
            ? tag(
                "a", ["href": "#\(finding.markName)", "aria-label": "Finding \(finding.number) on the map"],
                "On the map") : nil
        let ways = [reason ?? tag("code", [:], finding.finding.rule), mark].compactMap { $0 }
        return tag("p", ["class": "ways"], Array(ways.map { [$0] }.joined(separator: [.text(" · ")])))
    }
}
