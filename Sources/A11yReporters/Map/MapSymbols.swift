import A11yModel

/// The small drawings of a map, which its legend and the lists beside it repeat.
enum MapSymbols {
    /// The number of a stop.
    static func number(_ text: String, in box: Rect, unit: Double) -> [Markup] {
        // Three digits and more are set narrower.
        let size = MapLabelSize.numberFont * (text.count > 2 ? 0.88 : 1) * unit
        return [
            rect(box, "m-number", radius: box.height / 2, width: unit),
            label(text, "m-strong", at: box.center, size: size),
        ]
    }

    /// The shape and number of a finding.
    static func tag(_ number: Int, _ kind: Row.Kind, in box: Rect, unit: Double) -> [Markup] {
        let side = MapLabelSize.symbol * unit
        let inset = MapLabelSize.tagInset * unit
        let symbolBox = Rect(x: box.x + inset, y: box.center.y - side / 2, width: side, height: side)
        let left = symbolBox.maxX + MapLabelSize.symbolGap * unit
        let middle = Point(x: (left + box.maxX - inset) / 2, y: box.center.y)
        return [
            rect(box, "m-tag m-\(kind.rawValue)", radius: 4 * unit, width: unit),
            shape(kind, in: symbolBox),
            label(String(number), "m-strong", at: middle, size: MapLabelSize.tagFont * unit),
        ]
    }

    /// The shape of a kind on its colour, without a number.
    static func badge(_ kind: Row.Kind, in box: Rect) -> [Markup] {
        [
            rect(box, "m-\(kind.rawValue)", radius: box.width / 4),
            shape(kind, in: box.grown(by: -box.width * 0.27)),
        ]
    }

    /// The letter of something that is never reached.
    static func letter(_ index: Int, in box: Rect, unit: Double) -> [Markup] {
        [
            rect(box, "m-letter", radius: 3 * unit, width: unit),
            label(
                MapLabelSize.letterName(index), "m-dark", at: box.center, size: MapLabelSize.tagFont * unit),
        ]
    }

    /// The outline of an element with findings; its dashes tell the worst of them apart without colour.
    static func outline(_ kind: Row.Kind, round frame: Rect, unit: Double) -> Markup {
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
    private static func shape(_ kind: Row.Kind, in box: Rect) -> Markup {
        switch kind {
        case .error:
            let inner = box.grown(by: -box.width * 0.08)
            return element(
                "path",
                [
                    "class": "m-cross", "stroke-width": decimal(box.width * 0.3),
                    "d": "M\(data(inner.x, inner.y))L\(data(inner.maxX, inner.maxY))"
                        + "M\(data(inner.maxX, inner.y))L\(data(inner.x, inner.maxY))",
                ])
        case .warning:
            return element(
                "path",
                [
                    "class": "m-solid",
                    "d": "M\(data(box.center.x, box.y))L\(data(box.maxX, box.maxY))L\(data(box.x, box.maxY))Z",
                ])
        case .info:
            return element(
                "circle",
                [
                    "class": "m-solid", "cx": decimal(box.center.x), "cy": decimal(box.center.y),
                    "r": decimal(box.width / 2),
                ])
        case .review:
            return label("?", "m-strong", at: box.center, size: box.height * 1.5)
        }
    }

    /// A rectangle of a class.
    static func rect(
        _ frame: Rect, _ name: String, radius: Double = 0, width: Double? = nil, dashes: String? = nil,
        fill: String? = nil
    ) -> Markup {
        element(
            "rect",
            [
                "class": name, "x": decimal(frame.x), "y": decimal(frame.y), "width": decimal(frame.width),
                "height": decimal(frame.height), "rx": radius > 0 ? decimal(radius) : nil,
                "stroke-width": width.map(decimal), "stroke-dasharray": dashes, "fill": fill,
            ])
    }

    /// A short text of our own, centred.
    static func label(_ text: String, _ name: String, at point: Point, size: Double) -> Markup {
        element(
            "text",
            [
                "class": name, "x": decimal(point.x), "y": decimal(point.y + 0.36 * size), "font-size": decimal(size),
                "text-anchor": "middle",
            ], text)
    }

    private static func element(
        _ name: String, _ attributes: KeyValuePairs<String, String?>, _ text: String? = nil
    ) -> Markup {
        text.map { A11yReporters.tag(name, attributes, $0) } ?? A11yReporters.tag(name, attributes)
    }

    private static func data(_ x: Double, _ y: Double) -> String { "\(decimal(x)) \(decimal(y))" }
}

extension Rect {
    /// The rectangle with so much more on each side.
    func grown(by margin: Double) -> Rect {
        Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
