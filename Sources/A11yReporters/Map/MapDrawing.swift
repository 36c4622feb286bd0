import A11yModel

/// The drawing of a planned map, in points: the screen, what VoiceOver does on it, and what was found.
struct MapDrawing {
    let plan: MapPlan
    /// What the names of parts begin with, so that several maps can stand in one page.
    let prefix: String

    private var unit: Double { plan.canvas.unit }

    /// Everything but the tags of the findings, from back to front.
    var picture: [Markup] {
        [hatching]
            + [background, shapes, unreached, outlines, path, letters, numbers].map { group in
                tag("g", [:], group.isEmpty ? [.text("")] : group)
            }
    }

    /// The tags of the findings; `wrap` may make a link of each. It is told whether this is the finding's first tag.
    func tags(_ wrap: (NumberedFinding, Bool, [Markup]) -> Markup) -> [Markup] {
        var seen: Set<Int> = []
        return plan.marks.flatMap { mark in
            zip(mark.findings, mark.tags).map { finding, box in
                wrap(
                    finding, seen.insert(finding.number).inserted,
                    MapSymbols.tag(finding.number, finding.row.kind, in: box, unit: unit))
            }
        }
    }

    /// The attribute `viewBox`.
    var viewBox: String {
        let outer = plan.canvas.outer
        return [outer.x, outer.y, outer.width, outer.height].map(decimal).joined(separator: " ")
    }

    private var background: [Markup] {
        let canvas = plan.canvas
        let screen = MapSymbols.rect(canvas.screen, "m-screen", width: unit)
        return canvas.isLarger ? [MapSymbols.rect(canvas.area, "m-beyond", width: unit), screen] : [screen]
    }

    private var shapes: [Markup] { plan.shapes.flatMap(shape) }

    private func shape(_ shape: MapPlan.DrawnShape) -> [Markup] {
        let frame = shape.frame
        let radius = min(6 * unit, min(frame.width, frame.height) / 3)
        let words = shape.caption.map { caption($0, in: frame) }
        switch shape.kind {
        case .container:
            let isWholeScreen = plan.canvas.screen.share(coveredBy: frame) > 0.95
            let outline =
                isWholeScreen
                ? [] : [MapSymbols.rect(frame, "m-container", radius: radius, width: unit)]
            return outline + (words.map { [$0] } ?? [])
        case .text:
            return [words ?? MapSymbols.rect(frame, "m-words", radius: radius)]
        case .image:
            return [MapSymbols.rect(frame, "m-picture", radius: radius, width: unit), words ?? sight(in: frame)]
        case .control:
            return [MapSymbols.rect(frame, "m-control", radius: radius, width: unit)] + (words.map { [$0] } ?? [])
        case .field:
            return [MapSymbols.rect(frame, "m-field", radius: radius, width: unit)] + (words.map { [$0] } ?? [])
        }
    }

    /// The words of a shape in a picture of their own, which cuts off what the guess at their width let through.
    private func caption(_ caption: MapCaption, in frame: Rect) -> Markup {
        let size = caption.fontSize
        let box = caption.box.offset(x: -frame.x, y: -frame.y)
        let x = caption.isCentred ? box.center.x : caption.startsRight ? box.maxX : box.x
        let lines = caption.lines.enumerated().map { index, line in
            let y = box.y + (Double(index) + 0.5) * MapCaption.lineHeight * size + 0.36 * size
            return tag(
                "text",
                [
                    "x": decimal(x), "y": decimal(y), "text-anchor": caption.isCentred ? "middle" : nil,
                    "direction": caption.startsRight ? "rtl" : nil,
                ], line)
        }
        return tag(
            "svg",
            [
                "class": "m-caption", "x": decimal(frame.x), "y": decimal(frame.y), "width": decimal(frame.width),
                "height": decimal(frame.height), "font-size": decimal(size),
            ], lines)
    }

    /// The sign of a picture: a sun over mountains.
    private func sight(in frame: Rect) -> Markup {
        let side = min(24 * unit, min(frame.width, frame.height) * 0.6)
        let (left, top) = (frame.center.x - side / 2, frame.center.y - side / 2)
        func data(_ x: Double, _ y: Double) -> String { "\(decimal(left + x * side)) \(decimal(top + y * side))" }
        let mountains = "M\(data(0, 0.85))L\(data(0.35, 0.35))L\(data(0.6, 0.7))L\(data(0.75, 0.5))L\(data(1, 0.85))Z"
        let radius = decimal(side * 0.1)
        let sun =
            "M\(data(0.65, 0.2))a\(radius) \(radius) 0 1 0 \(decimal(side * 0.2)) 0"
            + "a\(radius) \(radius) 0 1 0 \(decimal(-side * 0.2)) 0Z"
        return tag("path", ["class": "m-sight", "d": mountains + sun])
    }

    private var hatching: Markup {
        let pitch = decimal(6 * unit)
        return tag(
            "pattern",
            [
                "id": "\(prefix)hatch", "width": pitch, "height": pitch, "patternUnits": "userSpaceOnUse",
                "patternTransform": "rotate(45)",
            ],
            [tag("line", ["class": "m-hatch", "y2": pitch, "stroke-width": decimal(2 * unit)])])
    }

    private var unreached: [Markup] {
        plan.letters.map { label in
            MapSymbols.rect(label.frame, "m-unreached", radius: 3 * unit, width: unit, fill: "url(#\(prefix)hatch)")
        }
    }

    private var letters: [Markup] {
        plan.letters.flatMap { MapSymbols.letter($0.index, in: $0.box, unit: unit) }
    }

    private var outlines: [Markup] {
        plan.marks.compactMap { mark in
            // Findings for review stand last; of the others the worst gives its colour.
            let kinds = mark.findings.map(\.row.kind)
            let worst = [Row.Kind.error, .warning, .info, .review].first(where: kinds.contains)
            return worst.map { MapSymbols.outline($0, round: mark.frame, unit: unit) }
        }
    }

    private var path: [Markup] {
        let path = CursorPath(through: plan.numbers.map(\.box), unit: unit)
        if path.lines.isEmpty { return [] }
        let line = tag("path", ["class": "m-path", "stroke-width": decimal(1.5 * unit), "d": path.lines])
        return path.heads.isEmpty ? [line] : [line, tag("path", ["class": "m-heads", "d": path.heads])]
    }

    private var numbers: [Markup] {
        plan.numbers.flatMap { MapSymbols.number(String($0.index + 1), in: $0.box, unit: unit) }
    }
}
