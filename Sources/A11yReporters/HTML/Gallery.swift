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
        let stops = counted(map.stops.count, "stop")
        let findings = countWords(card.counts)
        let facts = [findings, stops].filter { !$0.isEmpty }.joined(separator: " · ")
        // A screen that is not drawn is listed at its file; a file without findings in a large page nowhere.
        let isDrawn = !plan.isLarge || !card.screen.findings.isEmpty
        let href =
            isDrawn ? card.file.name(ofScreen: card.index) : card.file.isClean && plan.isLarge ? nil : card.file.name
        let words = [MapThumbnail(card.screen).markup, tag("bdi", ["class": "name"], map.heading)]
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
