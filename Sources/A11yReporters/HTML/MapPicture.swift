import A11yModel

/// The picture of a map in a page.
struct MapPicture {
    let plan: MapPlan
    /// The prefix of ids in it.
    let prefix: String
    /// Whether the tags of findings are links to them.
    let isLinked: Bool

    /// The picture with this text alternative. `marked` has the numbers of the findings whose marks are in the page;
    /// links to a finding's mark lead to the first.
    func markup(_ alternative: String, after marked: inout Set<Int>) -> Markup {
        let drawing = MapDrawing(plan: plan, prefix: prefix)
        let tags = drawing.tags { findings, parts in
            guard isLinked, let first = findings.first else { return tag("g", [:], parts) }
            let names = findings.filter { marked.insert($0.number).inserted }.map(\.markName)
            let words = findings.map { "\($0.number), \($0.reported.kind.rawValue)" }.joined(separator: "; ")
            return tag(
                "a",
                [
                    "id": names.first, "href": "#\(first.itemName)",
                    "aria-label": "\(words): \(first.reported.element)",
                ], names.dropFirst().map { tag("g", ["id": $0], []) } + parts)
        }
        let outer = plan.canvas.outer
        let map = tag("g", ["role": "img", "aria-label": alternative], drawing.picture)
        return tag(
            "svg",
            [
                "class": "map", "xmlns": "http://www.w3.org/2000/svg", "viewBox": drawing.viewBox,
                "width": decimal(outer.width / plan.canvas.unit), "height": decimal(outer.height / plan.canvas.unit),
                "stroke-width": decimal(plan.canvas.unit),
            ], [map] + (tags.isEmpty ? [] : [tag("g", [:], tags)]))
    }
}
