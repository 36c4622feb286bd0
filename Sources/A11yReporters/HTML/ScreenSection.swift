import A11yModel

/// The section of a page about one screen: its map, what VoiceOver says on it, and the findings.
struct ScreenSection {
    private let screen: NumberedScreen
    private let name: String
    private let file: FileSection
    private let plan: MapPlan

    init(_ screen: NumberedScreen, name: String, file: FileSection) {
        self.screen = screen
        self.name = name
        self.file = file
        plan = MapPlan(screen)
    }

    /// The section has a heading but no accessible name: it would become a landmark, and there may be many screens,
    /// even several with one name.
    var markup: Markup {
        let text = [stops, unreached, findings].flatMap { $0 }
        let title = screen.map.title.isEmpty ? "Screen without a name" : screen.map.title
        return tag(
            "section", ["id": name, "class": "screen"],
            [
                tag("h3", ["dir": "auto"], title)
            ] + flow + [
                tag(
                    "div", ["class": plan.canvas.isLying ? "lying" : "upright"],
                    [figure, tag("div", ["class": "account"], text)])
            ])
    }

    /// The states of the screen: a graph, and a list of the ways.
    private var flow: [Markup] {
        guard let flow = screen.map.flow else { return [] }
        let graph = MapGraph(flow)
        let picture = tag(
            "svg",
            [
                "class": "graph", "xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-label": flow.alternative,
                "viewBox": "0 0 \(decimal(graph.size.width)) \(decimal(graph.size.height))",
                "width": decimal(graph.size.width), "height": decimal(graph.size.height),
            ], graph.parts)
        let ways = flow.ways.enumerated().map { index, way in
            let lines = way.lines.map { tag("p", ["class": "detail", "dir": "auto"], $0) }
            return tag(
                "li", [:],
                [
                    tag("span", ["class": "stop"], "\(index + 1)"),
                    tag("div", [:], [tag("p", ["class": "words", "dir": "auto"], way.title)] + lines),
                ])
        }
        return [
            tag("h4", [:], "States"), tag("figure", ["class": "sheet"], [picture]),
            tag("ol", ["class": "stops", "role": "list"], ways),
        ] + flow.costs.map { tag("p", ["class": "note"], $0) }
    }

    /// The map: a picture with a text alternative, with the marks as links, and a legend below.
    private var figure: Markup {
        let caption = [tag("p", [:], MapWords(screen, plan).device)]
        let legend = legend
        return tag(
            // A map longer than the window scrolls with the page instead of staying in view.
            "figure", ["class": plan.canvas.isLong ? "sheet long" : "sheet"],
            [
                picture,
                tag(
                    "figcaption", [:],
                    caption + (legend.isEmpty ? [] : [tag("ul", ["class": "legend", "role": "list"], legend)])),
            ])
    }

    private var picture: Markup {
        let drawing = MapDrawing(plan: plan, prefix: "\(name)-")
        let links = drawing.tags { finding, isFirst, parts in
            let label = "\(finding.number), \(finding.reported.kind.rawValue): \(finding.reported.element)"
            return tag(
                "a",
                ["id": isFirst ? finding.markName : nil, "href": "#\(finding.itemName)", "aria-label": label], parts)
        }
        let outer = plan.canvas.outer
        let map = tag("g", ["role": "img", "aria-label": MapWords(screen, plan).alternative], drawing.picture)
        return tag(
            "svg",
            [
                "class": "map", "xmlns": "http://www.w3.org/2000/svg", "viewBox": drawing.viewBox,
                "width": decimal(outer.width / plan.canvas.unit), "height": decimal(outer.height / plan.canvas.unit),
            ], [map] + (links.isEmpty ? [] : [tag("g", [:], links)]))
    }

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
        let items = map.stops.indices.map { index in
            let stop = map.stops[index]
            let said: [Markup] =
                stop.announcements.map { tag("p", ["class": "announced", "lang": language, "dir": "auto"], $0) }
                + [
                    stop.words.isEmpty
                        ? tag("p", ["class": "silent"], "(silence)")
                        : tag("p", ["class": "words", "lang": language, "dir": "auto"], stop.words)
                ]
                + stop.details.map { tag("p", ["class": "detail", "dir": "auto"], $0) }
                + words.whereabouts(of: index).map { tag("p", ["class": "detail"], $0) }
            return tag(
                "li", [:],
                [
                    tag("span", ["class": "stop"], "\(index + 1)"),
                    tag("div", [:], said + links(to: found[stop.anchor] ?? [])),
                ])
        }
        return [heading, tag("ol", ["class": "stops", "role": "list"], items)] + notes
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
                            tag("p", ["class": "words", "dir": "auto"], element.title),
                            tag("p", ["class": "detail", "dir": "auto"], element.reason),
                        ]),
                ])
        }
        return [tag("h4", [:], "What it never reaches"), tag("ol", ["class": "stops", "role": "list"], items)]
    }

    private var findings: [Markup] {
        let marked = Set(plan.marks.flatMap { $0.findings.map(\.number) })
        let heading = tag("h4", [:], "Findings")
        if screen.findings.isEmpty { return [heading, tag("p", [:], "Nothing was found on this screen.")] }
        return [heading, file.list(screen.findings, level: 5, marked: marked)]
    }
}
