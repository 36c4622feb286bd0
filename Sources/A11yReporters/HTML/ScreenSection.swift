import A11yModel

/// The section of a page about one screen: its map, what VoiceOver says on it, and the findings.
struct ScreenSection {
    private let screen: NumberedScreen
    private let name: String
    private let detail: Detail
    private let earlier: EarlierRun?
    private let plan: MapPlan
    /// The map; nil if none is drawn.
    private let picture: Markup?
    /// The numbers of the findings that have a mark there.
    private let marked: Set<Int>
    /// Whether there is anything to see of it.
    private var isDrawn: Bool { picture != nil || screen.picture != nil }
    private var hasPlayer: Bool { detail == .whole && picture != nil }

    /// How much of a screen is drawn.
    enum Detail {
        /// The map with its legend. A reader can step from stop to stop, on the map and in the list.
        case whole
        /// The map alone.
        case map
        /// No map.
        case words
    }

    /// The section with this id.
    init(_ screen: NumberedScreen, name: String, detail: Detail, earlier: EarlierRun?) {
        self.screen = screen
        self.name = name
        self.detail = detail
        self.earlier = earlier
        plan = MapPlan(screen)
        var marked: Set<Int> = []
        // A list in reading order is what the stops are anyway.
        picture =
            detail == .words || plan.isSchematic
            ? nil
            : MapPicture(plan: plan, prefix: "\(name)-", isLinked: true)
                .markup(MapWords(screen, plan).alternative, after: &marked)
        self.marked = marked
    }

    /// The id of a stop in the list.
    private func name(ofStop index: Int) -> String { "\(name)-stop-\(index + 1)" }

    /// The section has a heading but no accessible name: it would become a landmark, and there may be many screens,
    /// even several with one name.
    var markup: Markup {
        let text = [findings, stops, unreached].flatMap { $0 }
        return tag(
            "section", ["id": name, "class": "screen part"],
            [
                tag("h3", ["dir": "auto"], breakable(screen.map.heading))
            ]
                + (ScreenScore(screen).map { [tag("p", ["class": "score"], $0.words + ".")] } ?? []) + flow + [
                    tag(
                        "div", ["class": isDrawn ? plan.canvas.isLying ? "lying" : "upright" : nil],
                        [isDrawn ? figure : device, tag("div", ["class": "account"], text)])
                ])
    }

    /// The states of the screen: a list of the ways between them.
    private var flow: [Markup] {
        guard let flow = screen.map.flow else { return [] }
        let ways = flow.ways.enumerated().map { index, way in
            let lines = way.lines.map { tag("p", ["class": "detail"], $0) }
            return tag(
                "li", [:],
                [
                    tag("span", ["class": "stop"], "\(index + 1)"),
                    tag("div", [:], [tag("p", ["class": "words"], way.title)] + lines),
                ])
        }
        return [
            tag("h4", [:], "States"), tag("p", [:], flow.alternative),
            tag("ol", ["class": "stops", "role": "list"], ways),
        ] + flow.costs.map { tag("p", ["class": "note"], $0) }
    }

    /// The map: a picture with a text alternative, with the marks as links, and a legend below.
    private var figure: Markup {
        let caption = [device]
        let legend = hasPlayer ? legend : []
        return tag(
            // What is longer than the window scrolls with the page instead of staying in view.
            "figure", ["class": plan.canvas.isLong || screen.picture != nil ? "sheet long" : "sheet"],
            [picture].compactMap(\.self) + [
                tag(
                    "figcaption", [:],
                    caption + (legend.isEmpty ? [] : [tag("ul", ["class": "legend", "role": "list"], legend)]))
            ] + photo)
    }

    /// What the app shows, below what is drawn; nothing without a picture.
    private var photo: [Markup] {
        guard let picture = screen.picture else { return [] }
        return [
            tag(
                "p", ["class": "shot"],
                [
                    tag(
                        "img",
                        [
                            "src": "data:image/png;base64,\(picture.base64)", "width": "\(picture.width)",
                            "height": "\(picture.height)",
                            "alt": "The screen “\(screen.map.title)” as the app shows it",
                        ])
                ])
        ]
    }

    /// What it is drawn for.
    private var device: Markup { tag("p", ["class": "note"], MapWords(screen, plan).device) }

    private var legend: [Markup] {
        MapLegend.items(for: plan).map { item in
            let symbol = tag(
                "svg", ["width": "28", "height": "20", "viewBox": "0 0 28 20", "aria-hidden": "true"],
                item.symbol("\(name)-"))
            return tag("li", [:], [symbol, tag("span", [:], item.words)])
        }
    }

    private var stops: [Markup] {
        let map = screen.map
        let words = MapWords(screen, plan)
        let notes = words.notes.map { tag("p", ["class": "note"], $0) }
        let heading = tag("h4", [:], "What VoiceOver says")
        if map.stops.isEmpty {
            return [heading, tag("p", [:], "Nothing: its cursor stops nowhere on this screen.")] + notes
        }
        let found = Dictionary(
            screen.findings.flatMap { finding in finding.anchors.map { ($0, [finding]) } }, uniquingKeysWith: +)
        let language = languageAttribute(map.language)
        let items = map.stops.indices.map { index -> StopItem in
            let stop = map.stops[index]
            let said: [Markup] =
                stop.announcements.map { tag("p", ["class": "announced"], $0) }
                + [
                    stop.words.isEmpty
                        ? tag("p", ["class": "silent"], "(silence)")
                        : tag("p", ["class": "words"], stop.words)
                ]
                + stop.details.map { tag("p", ["class": "detail"], $0) }
                + words.whereabouts(of: index).map { tag("p", ["class": "detail"], $0) }
            // The style sheet numbers the items.
            let item = tag(
                "li", ["id": hasPlayer ? name(ofStop: index) : nil],
                said + links(to: found[stop.anchor] ?? []) + steps(at: index))
            // A map shows what lies in what.
            return StopItem(item: item, containers: plan.isSchematic ? stop.containers[...] : [])
        }
        let start =
            hasPlayer && map.stops.count > 1
            ? [tag("p", ["class": "play"], [tag("a", ["href": "#\(name(ofStop: 0))"], "Step through the stops")])] : []
        let list = tag("ol", ["class": "stops said", "role": "list", "lang": language], ScreenSection.nested(items))
        return [heading] + start + [list] + notes
    }

    /// A stop in the list, with the containers around it that are still to be opened.
    private struct StopItem {
        let item: Markup
        var containers: ArraySlice<ScreenMap.Container>
    }

    /// Stops in their order; those in a container are a list in an item of its own.
    private static func nested(_ items: [StopItem]) -> [Markup] {
        var parts: [Markup] = []
        var rest = items[...]
        while let first = rest.first {
            guard let container = first.containers.first else {
                parts.append(first.item)
                rest.removeFirst()
                continue
            }
            let inside = rest.prefix { $0.containers.first == container }
            rest = rest.dropFirst(inside.count)
            let kind = tag("span", ["lang": "en"], container.title.isEmpty ? container.kind : "\(container.kind): ")
            let title = tag("p", ["class": "container"], [kind, .text(container.title)])
            let stops = inside.map { StopItem(item: $0.item, containers: $0.containers.dropFirst()) }
            parts.append(tag("li", ["class": "within"], [title, tag("ol", ["role": "list"], nested(stops))]))
        }
        return parts
    }

    /// Links to the stops before and after one. They are seen at the stop that the address names.
    private func steps(at index: Int) -> [Markup] {
        let last = screen.map.stops.count - 1
        guard hasPlayer, last > 0 else { return [] }
        let before = index > 0 ? tag("a", ["href": "#\(name(ofStop: index - 1))"], "Previous stop") : nil
        let after = index < last ? tag("a", ["href": "#\(name(ofStop: index + 1))"], "Next stop") : nil
        return [tag("p", ["class": "steps"], joined([before, after].compactMap { $0 }.map { [$0] }, by: " · "))]
    }

    /// Links to the findings at a stop. A finding on several parts of it is linked once.
    private func links(to findings: [NumberedFinding]) -> [Markup] {
        if findings.isEmpty { return [] }
        var seen: Set<Int> = []
        let links = findings.filter { seen.insert($0.number).inserted }.map { finding in
            tag("a", ["href": "#\(finding.itemName)"], "\(finding.reported.kind.rawValue) \(finding.number)")
        }
        return [tag("p", ["class": "found"], [.text("Found: ")] + joined(links.map { [$0] }, by: ", "))]
    }

    private var unreached: [Markup] {
        let unreached = screen.map.unreached
        if unreached.isEmpty { return [] }
        let items = unreached.enumerated().map { index, element in
            tag(
                "li", [:],
                [
                    tag("span", ["class": "letter"], MapLabelSize.letterName(index)),
                    tag(
                        "div", [:],
                        [
                            tag("p", ["class": "words"], element.title),
                            tag("p", ["class": "detail"], element.reason),
                        ]),
                ])
        }
        return [tag("h4", [:], "What it never reaches"), tag("ol", ["class": "stops", "role": "list"], items)]
    }

    private var findings: [Markup] {
        let heading = tag("h4", [:], "Findings")
        if screen.findings.isEmpty { return [heading, tag("p", [:], "Nothing was found on this screen.")] }
        return [
            heading,
            FindingItem.list(screen.findings, level: 5, marked: marked, since: earlier),
        ]
    }
}
