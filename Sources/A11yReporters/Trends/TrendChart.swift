import A11yModel

/// Trends as an SVG picture: a bar for each run with its findings by kind, and what came and went below.
///
/// Kinds differ in pattern as well as in colour. All figures are in the description, too.
package struct TrendChart {
    /// The most bars (ours): more would be thinner than the lines of their patterns.
    private static let mostBars = 120
    private static let width = 960.0
    private static let left = 64.0
    private static let right = 24.0
    private static let top = 112.0
    /// The height of the findings, and of what came or went on either side of its axis.
    private static let barHeight = 220.0
    private static let moveHeight = 48.0
    private static let moveTop = top + barHeight + 88
    private static let height = moveTop + 2 * moveHeight + 28
    private static let fontSize = 13.0
    /// Room for a date or a version, in points.
    private static let labelRoom = 84.0
    /// Room for a number over its bar, in points.
    private static let numberRoom = 26.0

    private let runs: [TrendRun]
    private let changes: [Trends.Change]
    private let sheet: TrendSheet
    private let isCut: Bool

    /// The picture.
    package static func svg(_ trends: Trends) -> String { TrendChart(trends).document.rendered + "\n" }

    private init(_ trends: Trends) {
        runs = trends.runs.suffix(TrendChart.mostBars)
        changes = trends.changes.suffix(TrendChart.mostBars)
        sheet = TrendSheet(trends: trends, limit: TrendText.usualLimit)
        isCut = trends.runs.count > TrendChart.mostBars
    }

    private var document: Markup {
        tag(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "role": "img",
                "aria-labelledby": "trends-title trends-description",
                "viewBox": "0 0 \(decimal(TrendChart.width)) \(decimal(TrendChart.height))",
                "width": decimal(TrendChart.width), "height": decimal(TrendChart.height),
                "font-family": MapStyle.fonts, "font-size": decimal(TrendChart.fontSize),
            ],
            [
                tag("title", ["id": "trends-title"], "Findings over time"),
                tag("desc", ["id": "trends-description"], description),
                .style(TrendChart.style),
                tag("defs", [:], FindingKind.allCases.map(pattern) + [gonePattern]),
                rect(0, 0, TrendChart.width, TrendChart.height, "t-paper"),
                text("Findings over time", TrendChart.left, 32, "t-heading", size: 20),
                text([sheet.lead, sheet.balance].compactMap(\.self).joined(separator: " "), TrendChart.left, 56),
            ] + legend + grid + bars + moves + labels)
    }

    /// The figures in words, a sentence for each run.
    private var description: String {
        let words = zip(runs, changes).enumerated().map { index, pair in
            let (run, change) = pair
            let version = run.version.isEmpty ? "" : " (\(run.version))"
            let kinds = zip(FindingKind.allCases, run.counts).filter { $0.1 > 0 }.map { $0.0.counted($0.1) }
            let found = kinds.isEmpty ? "nothing" : kinds.joined(separator: ", ")
            let moves = index == 0 ? "" : "; \(change.new + change.back) new or back, \(change.gone) gone"
            return "\(run.day)\(version): \(found)\(moves)."
        }
        let cut = isCut ? ["The last \(TrendChart.mostBars) runs are drawn."] : []
        return visible(([sheet.lead] + cut + words).joined(separator: " "))
    }

    // MARK: Places

    private var slot: Double { (TrendChart.width - TrendChart.left - TrendChart.right) / Double(max(runs.count, 1)) }

    /// A fifth of a slot is left free; a single bar is no wall.
    private var barWidth: Double { min(slot * 0.8, 72) }

    private func middle(_ index: Int) -> Double { TrendChart.left + slot * (Double(index) + 0.5) }

    private var axis: Double { TrendChart.top + TrendChart.barHeight }

    private var step: Int { TrendChart.step(upTo: runs.map(\.findings.count).max() ?? 0) }

    private var ceiling: Int {
        let most = runs.map(\.findings.count).max() ?? 0
        return max((most + step - 1) / step, 1) * step
    }

    /// The distance of lines on the scale: 1, 2 or 5 times a power of ten, at most five lines.
    static func step(upTo most: Int) -> Int {
        var size = 1
        while true {
            for factor in [1, 2, 5] where most <= size * factor * 5 { return size * factor }
            size *= 10
        }
    }

    // MARK: Parts

    private var legend: [Markup] {
        var x = TrendChart.left
        var parts: [Markup] = []
        func add(_ fill: String, _ name: String, _ words: String) {
            parts.append(rect(x, 76, 16, 16, name, fill: fill))
            parts.append(text(words, x + 22, 89))
            x += 22 + Double(words.count) * 7.4 + 22
        }
        let last = runs.last?.counts ?? []
        for (kind, count) in zip(FindingKind.allCases, last) {
            add("url(#\(id(kind)))", "t-\(kind.rawValue)", "\(TrendChart.title(of: kind)): \(count)")
        }
        add("url(#t-new)", "t-new", "New or back")
        add("url(#t-gone-lines)", "t-gone", "Gone")
        return parts
    }

    private var grid: [Markup] {
        stride(from: 0, through: ceiling, by: step).flatMap { value in
            let y = axis - TrendChart.barHeight * Double(value) / Double(ceiling)
            return [
                line(TrendChart.left, y, TrendChart.width - TrendChart.right, y, value == 0 ? "t-axis" : "t-grid"),
                text(String(value), TrendChart.left - 10, y + 4.5, "t-detail", anchor: "end"),
            ]
        }
    }

    private var bars: [Markup] {
        runs.enumerated().flatMap { index, run in
            let x = middle(index) - barWidth / 2
            var y = axis
            var parts: [Markup] = []
            for (kind, count) in zip(FindingKind.allCases, run.counts) where count > 0 {
                let height = TrendChart.barHeight * Double(count) / Double(ceiling)
                y -= height
                parts.append(rect(x, y, barWidth, height, "t-\(kind.rawValue)", fill: "url(#\(id(kind)))"))
            }
            if slot >= TrendChart.numberRoom {
                parts.append(text(String(run.findings.count), middle(index), y - 6, anchor: "middle"))
            }
            return parts
        }
    }

    private var moves: [Markup] {
        let zero = TrendChart.moveTop + TrendChart.moveHeight
        let most = max(changes.map { max($0.new + $0.back, $0.gone) }.max() ?? 0, 1)
        // The numbers need a line above and below.
        let room = TrendChart.moveHeight - TrendChart.fontSize
        let unit = room / Double(most)
        var parts = [
            text("Came and went", TrendChart.left, TrendChart.moveTop - 24, "t-heading"),
            line(TrendChart.left, zero, TrendChart.width - TrendChart.right, zero, "t-axis"),
            text("+\(most)", TrendChart.left - 10, zero - room + 4.5, "t-detail", anchor: "end"),
            text("−\(most)", TrendChart.left - 10, zero + room + 4.5, "t-detail", anchor: "end"),
        ]
        for (index, change) in changes.enumerated() {
            let x = middle(index) - barWidth / 2
            let came = change.new + change.back
            let (up, down) = (unit * Double(came), unit * Double(change.gone))
            if came > 0 { parts.append(rect(x, zero - up, barWidth, up, "t-new", fill: "url(#t-new)")) }
            if change.gone > 0 { parts.append(rect(x, zero, barWidth, down, "t-gone", fill: "url(#t-gone-lines)")) }
            guard slot >= TrendChart.numberRoom + 8 else { continue }
            if came > 0 { parts.append(text("+\(came)", middle(index), zero - up - 4, anchor: "middle")) }
            if change.gone > 0 {
                parts.append(text("−\(change.gone)", middle(index), zero + down + 14, anchor: "middle"))
            }
        }
        return parts
    }

    /// The days, as many as have room, and each version where it begins.
    private var labels: [Markup] {
        let every = max(1, Int((TrendChart.labelRoom / slot).rounded(.up)))
        var parts: [Markup] = []
        var version = ""
        var free = -Double.infinity
        for (index, run) in runs.enumerated() {
            if index.isMultiple(of: every) {
                parts.append(text(run.day.description, middle(index), axis + 20, anchor: "middle"))
            }
            guard run.version != version else { continue }
            version = run.version
            let x = middle(index) - slot / 2
            parts += [line(x, axis, x, axis + 6, "t-axis"), line(x, axis + 28, x, axis + 44, "t-axis")]
            guard x >= free else { continue }
            let words = visible(version.isEmpty ? "no version" : version)
            parts.append(text(TrendChart.cut(words), x + 5, axis + 40, "t-detail"))
            free = x + TrendChart.labelRoom
        }
        return parts
    }

    /// The longest version that has room.
    private static func cut(_ words: String) -> String {
        let most = 10
        return words.count > most ? words.prefix(most - 1) + "…" : words
    }

    private static func title(of kind: FindingKind) -> String {
        switch kind {
        case .error: "Errors"
        case .warning: "Warnings"
        case .info: "Infos"
        case .review: "To review"
        }
    }

    // MARK: Patterns

    private func id(_ kind: FindingKind) -> String { "t-fill-\(kind.rawValue)" }

    /// Errors are solid, warnings slanted lines, infos dots, reviews level lines.
    private func pattern(_ kind: FindingKind) -> Markup {
        let solid = "s-\(kind.rawValue)"
        let back = rect(0, 0, 8, 8, "t-back")
        switch kind {
        case .error: return pattern(id(kind), [rect(0, 0, 8, 8, solid)])
        case .warning:
            return pattern(id(kind), [back, rect(0, 0, 5, 8, solid)], turned: 45)
        case .info:
            return pattern(
                id(kind), [back, tag("circle", ["class": solid, "cx": "4", "cy": "4", "r": "2.8"])])
        case .review: return pattern(id(kind), [back, rect(0, 0, 8, 3, solid)])
        }
    }

    private var gonePattern: Markup {
        tag(
            "g", [:],
            [
                pattern("t-new", [rect(0, 0, 8, 8, "s-move")]),
                pattern("t-gone-lines", [rect(0, 0, 8, 8, "t-back"), rect(0, 0, 3, 8, "s-move")]),
            ])
    }

    private func pattern(_ id: String, _ parts: [Markup], turned: Int? = nil) -> Markup {
        tag(
            "pattern",
            [
                "id": id, "width": "8", "height": "8", "patternUnits": "userSpaceOnUse",
                "patternTransform": turned.map { "rotate(\($0))" },
            ], parts)
    }

    // MARK: Shapes

    private func rect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ name: String, fill: String? = nil
    ) -> Markup {
        MapSymbols.rect(Rect(x: x, y: y, width: width, height: height), name, fill: fill)
    }

    private func line(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double, _ name: String) -> Markup {
        tag(
            "line", ["class": name, "x1": decimal(x), "y1": decimal(y), "x2": decimal(x2), "y2": decimal(y2)])
    }

    private func text(
        _ words: String, _ x: Double, _ y: Double, _ name: String = "t-words", anchor: String? = nil,
        size: Double? = nil
    ) -> Markup {
        tag(
            "text",
            [
                "class": name, "x": decimal(x), "y": decimal(y), "text-anchor": anchor,
                "font-size": size.map(decimal),
            ], words)
    }

    private static let style =
        ".t-heading { font-weight: 700; }\n"
        + Palette.styled { color in
            """
            .t-paper, .t-back { fill: \(color(Palette.paper)); }
            .t-heading, .t-words { fill: \(color(Palette.ink)); }
            .t-detail { fill: \(color(Palette.quiet)); }
            .t-grid { stroke: \(color(Palette.hairline)); }
            .t-axis { stroke: \(color(Palette.outline)); }
            .s-move { fill: \(color(Palette.cursor)); }
            .t-new, .t-gone { stroke: \(color(Palette.cursor)); }

            """
                + FindingKind.allCases.map { kind in
                    let shade = color(Palette.shade(of: kind))
                    return ".s-\(kind.rawValue) { fill: \(shade); }\n.t-\(kind.rawValue) { stroke: \(shade); }\n"
                }.joined()
        }
}
