import A11yModel
import RuleCatalogue

/// The symbols on a map, which its legend and the lists beside it repeat.
enum MapSymbols {
    /// The number of a stop.
    static func number(_ text: String, in box: Rect, unit: Double) -> [Markup] {
        // Three digits and more are set narrower.
        let size = MapLabelSize.numberFont * (text.count > 2 ? 0.88 : 1) * unit
        return [
            rect(box, "m-number", radius: box.height / 2),
            label(text, "m-strong", at: box.center, size: size),
        ]
    }

    /// The tag of a finding: its symbol and its number, or a count.
    static func findingTag(_ text: String, _ kind: FindingKind, in box: Rect, unit: Double) -> [Markup] {
        let side = MapLabelSize.symbol * unit
        let inset = MapLabelSize.tagInset * unit
        let symbolBox = Rect(x: box.x + inset, y: box.center.y - side / 2, width: side, height: side)
        let left = symbolBox.maxX + MapLabelSize.symbolGap * unit
        let middle = Point(x: (left + box.maxX - inset) / 2, y: box.center.y)
        return [
            rect(box, "m-tag m-\(kind.rawValue)", radius: 4 * unit),
            shape(kind, in: symbolBox),
            label(text, "m-strong", at: middle, size: MapLabelSize.tagFont * unit),
        ]
    }

    /// The symbol of a kind on its colour, without a number.
    static func badge(_ kind: FindingKind, in box: Rect) -> [Markup] {
        [
            rect(box, "m-\(kind.rawValue)", radius: box.width / 4),
            shape(kind, in: box.grown(by: -box.width * 0.27)),
        ]
    }

    /// The letter of an unreached element.
    static func letter(_ index: Int, in box: Rect, unit: Double) -> [Markup] {
        [
            rect(box, "m-letter", radius: 3 * unit),
            label(
                MapLabelSize.letterName(index), "m-dark", at: box.center, size: MapLabelSize.tagFont * unit),
        ]
    }

    /// The outline of an element with findings; its dashes show the worst kind without colour.
    static func outline(_ kind: FindingKind, around frame: Rect, unit: Double) -> Markup {
        let dashes: String? =
            switch kind {
            case .error: nil
            case .warning: "\(decimal(7 * unit)) \(decimal(3 * unit))"
            case .info: "\(decimal(2 * unit)) \(decimal(3 * unit))"
            case .review: "\(decimal(7 * unit)) \(decimal(3 * unit)) \(decimal(2 * unit)) \(decimal(3 * unit))"
            }
        return rect(
            frame.grown(by: 1.5 * unit), "m-outline m-\(kind.rawValue)-line", radius: 4 * unit, width: 2 * unit,
            dashes: dashes)
    }

    /// A cross, a triangle, a dot or a question mark.
    private static func shape(_ kind: FindingKind, in box: Rect) -> Markup {
        switch kind {
        case .error:
            let inner = box.grown(by: -box.width * 0.08)
            return tag(
                "path",
                [
                    "class": "m-cross", "stroke-width": decimal(box.width * 0.3),
                    "d": "M\(data(inner.x, inner.y))L\(data(inner.maxX, inner.maxY))"
                        + "M\(data(inner.maxX, inner.y))L\(data(inner.x, inner.maxY))",
                ])
        case .warning:
            return tag(
                "path",
                [
                    "class": "m-solid",
                    "d": "M\(data(box.center.x, box.y))L\(data(box.maxX, box.maxY))L\(data(box.x, box.maxY))Z",
                ])
        case .info:
            return tag(
                "circle",
                [
                    "class": "m-solid", "cx": decimal(box.center.x), "cy": decimal(box.center.y),
                    "r": decimal(box.width / 2),
                ])
        case .review:
            return label("?", "m-strong", at: box.center, size: box.height * 1.5)
        }
    }

    /// A rectangle with this class.
    static func rect(
        _ frame: Rect, _ name: String, radius: Double = 0, width: Double? = nil, dashes: String? = nil,
        fill: String? = nil
    ) -> Markup {
        tag(
            "rect",
            [
                "class": name, "x": decimal(frame.x), "y": decimal(frame.y), "width": decimal(frame.width),
                "height": decimal(frame.height), "rx": radius > 0 ? decimal(radius) : nil,
                "stroke-width": width.map(decimal), "stroke-dasharray": dashes, "fill": fill,
            ])
    }

    /// A short text of our own, centred.
    static func label(_ text: String, _ name: String, at point: Point, size: Double) -> Markup {
        tag(
            "text",
            [
                "class": name, "x": decimal(point.x), "y": decimal(point.y + 0.36 * size), "font-size": decimal(size),
            ], text)
    }

    private static func data(_ x: Double, _ y: Double) -> String { "\(decimal(x)) \(decimal(y))" }
}

extension Rect {
    /// The rectangle with a margin on each side.
    func grown(by margin: Double) -> Rect {
        Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

/// The legend of a map: the meaning of the symbols that are on it.
enum MapLegend {
    /// A symbol in a box of 28 by 20, drawn with the prefix of the map's ids; and its meaning.
    typealias Item = (symbol: (_ prefix: String) -> [Markup], words: String)

    private static let box = Rect(x: 4, y: 3, width: 20, height: 14)

    static func items(for plan: MapPlan) -> [Item] {
        var items: [Item] = []
        if !plan.numbers.isEmpty {
            let number = Rect(x: 5, y: 1, width: 18, height: 18)
            items.append(({ _ in MapSymbols.number("1", in: number, unit: 1) }, "VoiceOver stops here"))
        }
        if !plan.ways.isEmpty {
            let line = tag("path", ["class": "m-path", "stroke-width": "1.5", "d": "M1 12Q12 5 21 9"])
            let head = tag("path", ["class": "m-heads", "d": "M27 12L20.2 11.3L22.6 6.6Z"])
            items.append(({ _ in [line, head] }, "a jump"))
        }
        let kinds = Set(plan.marks.flatMap { $0.findings.map(\.reported.kind) })
        for kind in FindingKind.allCases where kinds.contains(kind) {
            let symbol = [MapSymbols.outline(kind, around: box, unit: 1)] + MapSymbols.badge(kind, in: inner)
            items.append(({ _ in symbol }, kind == .review ? "to review" : kind.rawValue))
        }
        if !plan.letters.isEmpty {
            items.append(
                (
                    { prefix in
                        [MapSymbols.rect(box, "m-unreached", radius: 3, fill: "url(#\(prefix)hatch)")]
                    }, "never reached"
                ))
        }
        if plan.canvas.isLarger {
            items.append(({ _ in [MapSymbols.rect(box, "m-beyond")] }, "off the screen"))
        }
        return items
    }

    private static let inner = Rect(x: 7, y: 3, width: 14, height: 14)
}

/// The style sheet of maps, for light and dark mode. Colours are written out, since many SVG viewers do not know CSS
/// variables.
enum MapStyle {
    /// The sans-serif fonts of systems.
    static let fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif"

    /// The rules for all parts of a map.
    static let sheet =
        CataloguePage.filled("map.css")
        + Palette.styled { color in
            let shades = Palette.shades.map { ($0.name, color($0)) }
            return CataloguePage.filled("map-colours.css", with: Dictionary(uniqueKeysWithValues: shades))
        }

    /// The rules for the texts of a `MapSheet`, which stands outside of a page.
    static let sheetTexts =
        ".s-heading { font-weight: 700; }\n"
        + Palette.styled { color in
            """
            .s-paper { fill: \(color(Palette.paper)); }
            .s-heading, .s-words { fill: \(color(Palette.ink)); }
            .s-detail { fill: \(color(Palette.quiet)); }

            """
        }
}
