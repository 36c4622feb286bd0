import A11yModel

/// Draws a planned map, in points: the screen, the stops and unreached elements, and the findings.
struct MapDrawing {
    let plan: MapPlan
    /// The prefix of ids, so that a page can hold several maps.
    let prefix: String

    private var unit: Double { plan.canvas.unit }

    /// Everything except the tags of the findings, from back to front.
    var picture: [Markup] {
        (plan.letters.isEmpty ? [] : [hatching])
            + [background, plan.shapes.flatMap(shape), focus, unreached, outlines, path, letters, numbers].enumerated()
            .compactMap { index, group in
                // A page finds the frames of the stops by the class.
                group.isEmpty ? nil : tag("g", ["class": index == 2 ? "m-stops" : nil], group)
            }
    }

    /// The tags of the findings, each passed through `wrap`, together with its findings.
    func tags(_ wrap: ([NumberedFinding], [Markup]) -> Markup) -> [Markup] {
        plan.marks.flatMap { mark in
            mark.tags.map { tag in
                let kind = worstKind(of: tag.findings)
                return wrap(tag.findings, MapSymbols.findingTag(tag.text, kind, in: tag.box, unit: unit))
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
        let screen = MapSymbols.rect(canvas.screen.intersection(canvas.area) ?? canvas.area, "m-screen")
        return canvas.isLarger ? [MapSymbols.rect(canvas.area, "m-beyond"), screen] : [screen]
    }

    private func shape(_ shape: MapPlan.DrawnShape) -> [Markup] {
        let frame = shape.frame
        let radius = min(6 * unit, min(frame.width, frame.height) / 3)
        let words = shape.caption.map { [caption($0, in: frame)] } ?? []
        func outline(_ name: String) -> Markup { MapSymbols.rect(frame, name, radius: radius) }
        switch shape.kind {
        case .container:
            let isWholeScreen = plan.canvas.screen.share(coveredBy: frame) > 0.95
            return (isWholeScreen ? [] : [outline("m-container")]) + words
        case .text: return words.isEmpty ? [MapSymbols.rect(frame, "m-words", radius: radius)] : words
        case .image: return [outline("m-picture")] + (words.isEmpty ? [imageSymbol(in: frame)] : words)
        case .control, .plainControl: return [outline("m-control")] + words
        case .field: return [outline("m-field")] + words
        case .toggle: return toggle(shape) + words
        // It lies on the field of its control: only the chosen one is seen as one of its own.
        case .segment: return (shape.isOn ? [outline("m-field")] : []) + words
        }
    }

    /// A switch; behind its words, if the frame holds them too, as that of a toggle of SwiftUI does.
    private func toggle(_ shape: MapPlan.DrawnShape) -> [Markup] {
        let (frame, usual) = (shape.frame, MapCaption.toggle)
        let size = Size(width: min(usual.width, frame.width), height: min(usual.height, frame.height))
        let center = shape.caption == nil ? frame.center.x : frame.maxX - size.width / 2
        let box = Rect.around(center, frame.center.y, size)
        let side = min(size.width, size.height)
        let knob = Rect.around(
            shape.isOn ? box.maxX - side / 2 : box.x + side / 2, box.center.y, Size(width: side, height: side))
        return [
            MapSymbols.rect(box, shape.isOn ? "m-full" : "m-control", radius: side / 2),
            MapSymbols.rect(knob.grown(by: -min(2, side / 4)), "m-field", radius: side / 2),
        ]
    }

    /// The words of a shape, in a nested picture that clips them: their width is an estimate.
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
                "font-weight": caption.isBold ? "700" : nil,
            ], lines)
    }

    /// The symbol for images: a sun over mountains.
    private func imageSymbol(in frame: Rect) -> Markup {
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
            MapSymbols.rect(label.frame, "m-unreached", radius: 3 * unit, fill: "url(#\(prefix)hatch)")
        }
    }

    private var letters: [Markup] { plan.letters.flatMap { MapSymbols.letter($0.index, in: $0.box, unit: unit) } }

    /// The frame of the cursor at each stop, in their order; an empty one for a stop that is not on the map, so that a
    /// page finds the frame of a stop by its number.
    private var focus: [Markup] {
        let frames = plan.focusFrames
        return frames.contains { $0 != nil }
            ? frames.map { frame in
                frame.map { MapSymbols.rect($0, "m-focus", radius: 4 * unit) } ?? tag("rect", [:])
            } : []
    }

    private var outlines: [Markup] {
        // The worst finding gives its colour.
        plan.marks.map { MapSymbols.outline(worstKind(of: $0.findings), around: $0.frame, unit: unit) }
    }

    /// The arrows, each line with a halo that sets it off from what it crosses.
    private var path: [Markup] {
        if plan.ways.isEmpty { return [] }
        let lines = plan.ways.map(\.line).joined()
        return [
            tag("path", ["class": "m-halo", "stroke-width": decimal(4.5 * unit), "d": lines]),
            tag("path", ["class": "m-path", "stroke-width": decimal(1.5 * unit), "d": lines]),
            tag("path", ["class": "m-heads", "d": plan.ways.map(\.head).joined()]),
        ]
    }

    private var numbers: [Markup] {
        plan.numbers.flatMap { MapSymbols.number(String($0.index + 1), in: $0.box, unit: unit) }
    }
}
