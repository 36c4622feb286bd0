import A11yModel

/// The picture of `a11ylint map`: each screen with what VoiceOver says on it, what it never reaches, and the findings,
/// one screen below the other.
package enum MapSheet {
    private static let margin = 32.0
    private static let gap = 40.0
    private static let columnWidth = 430.0

    /// The screens of a run as an SVG document.
    package static func svg(of run: Run) -> String {
        let screens = NumberedReport.all(of: run).flatMap { report in
            report.screens.map { (path: report.report.rootPath, screen: $0) }
        }
        var y = margin
        var width = 0.0
        var parts: [Markup] = []
        var words: [String] = []
        for (index, entry) in screens.enumerated() {
            if let flow = entry.screen.map.flow {
                let block = SheetFlow(flow, of: entry.screen.map.name, from: y)
                parts += block.parts
                width = max(width, 2 * columnWidth)
                y = block.bottom + gap
                words.append(flow.alternative)
            }
            let block = SheetScreen(entry.screen, path: entry.path, prefix: "screen-\(index + 1)-", from: y)
            parts += block.parts
            width = max(width, block.width)
            y = block.bottom + gap
            words.append(block.alternative)
        }
        let size = Size(width: max(width, columnWidth) + 2 * margin, height: y - gap + margin)
        let names = screens.map { "“\($0.screen.map.title)”" }.joined(separator: ", ")
        let document = tag(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-labelledby": "map-title map-description",
                "viewBox": "0 0 \(decimal(size.width)) \(decimal(size.height))", "width": decimal(size.width),
                "height": decimal(size.height), "font-family": MapStyle.fonts,
            ],
            [
                tag("title", ["id": "map-title"], "What VoiceOver makes of \(names.isEmpty ? "no screen" : names)"),
                tag("desc", ["id": "map-description"], words.joined(separator: " ")),
                .style(MapStyle.sheet + MapStyle.sheetTexts),
                MapSymbols.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), "s-paper"),
            ] + parts)
        return document.rendered + "\n"
    }

    /// The states of a screen: the ways between them.
    private struct SheetFlow {
        let parts: [Markup]
        let bottom: Double

        init(_ flow: ScreenMap.Flow, of name: String, from top: Double) {
            var column = SheetColumn(x: margin, y: top, width: 2 * columnWidth)
            column.add("States of \(name)", .title)
            column.skip(16)
            for (index, way) in flow.ways.enumerated() {
                let size = MapLabelSize.number(String(index + 1), 1)
                column.add([(way.title, SheetColumn.TextStyle.words)] + way.lines.map { ($0, .detail) }) {
                    MapSymbols.number(String(index + 1), in: .around($0.x, $0.y, size), unit: 1)
                }
            }
            for cost in flow.costs { column.add(cost, .detail, gap: 6) }
            parts = column.parts
            bottom = column.y
        }
    }

    private struct SheetScreen {
        private(set) var parts: [Markup] = []
        let width: Double
        private(set) var bottom: Double
        let alternative: String

        private let screen: NumberedScreen
        private let plan: MapPlan
        private let words: MapWords

        init(_ screen: NumberedScreen, path: String, prefix: String, from top: Double) {
            self.screen = screen
            plan = MapPlan(screen)
            words = MapWords(screen, plan)
            alternative = "\(words.alternative) \(words.spoken)"
            let canvas = plan.canvas
            let picture = Size(
                width: canvas.outer.width / canvas.unit, height: canvas.outer.height / canvas.unit)
            width = canvas.isLying ? max(picture.width, columnWidth * 2 + gap) : picture.width + gap + columnWidth
            bottom = top
            let map = screen.map
            var head = SheetColumn(x: margin, y: top, width: width)
            head.add(map.heading, .title)
            head.add("\(path) · \(words.device)", .detail)
            head.skip(16)
            parts += head.parts
            draw(at: head.y, prefix)
            let legend = legend(
                under: Rect(x: margin, y: head.y, width: picture.width, height: picture.height), prefix)
            if canvas.isLying {
                addColumns(x: [margin, margin + columnWidth + gap], y: legend + gap)
            } else {
                addColumns(x: [margin + picture.width + gap], y: head.y)
            }
            bottom = max(bottom, legend)
        }

        /// Draws the map.
        private mutating func draw(at y: Double, _ prefix: String) {
            let (outer, unit) = (plan.canvas.outer, plan.canvas.unit)
            let drawing = MapDrawing(plan: plan, prefix: prefix)
            parts.append(
                tag(
                    "svg",
                    [
                        "x": decimal(margin), "y": decimal(y), "width": decimal(outer.width / unit),
                        "height": decimal(outer.height / unit), "viewBox": drawing.viewBox,
                        "stroke-width": decimal(unit),
                    ], drawing.picture + drawing.tags { _, parts in .element("g", [], parts) }))
        }

        /// Draws the legend, and returns where it ends.
        private mutating func legend(under picture: Rect, _ prefix: String) -> Double {
            let rowHeight = 26.0
            let signWidth = 36.0
            var (x, y) = (picture.x, picture.maxY + 8)
            for item in MapLegend.items(for: plan) {
                let length =
                    signWidth + Double(item.words.count) * MapCaption.cellWidth * SheetColumn.TextStyle.detail.size
                if x > picture.x, x + length > picture.maxX {
                    x = picture.x
                    y += rowHeight
                }
                parts.append(
                    tag("svg", ["x": decimal(x), "y": decimal(y), "width": "28", "height": "20"], item.symbol(prefix)))
                var text = SheetColumn(x: x + signWidth, y: y + 1, width: picture.width)
                text.add(item.words, .detail)
                parts += text.parts
                x += length + 20
            }
            return y + rowHeight
        }

        /// Adds the lists, in one column, or in two: the first for the stops, the second for the rest.
        private mutating func addColumns(x: [Double], y: Double) {
            let columns = x.map { SheetColumn(x: $0, y: y, width: columnWidth) }
            guard var first = columns.first else { return }
            addStops(to: &first)
            if columns.count > 1, var second = columns.last {
                addOthers(to: &second)
                finish(second)
            } else {
                addOthers(to: &first)
            }
            finish(first)
        }

        private mutating func finish(_ column: SheetColumn) {
            parts += column.parts
            bottom = max(bottom, column.y)
        }

        private func addStops(to column: inout SheetColumn) {
            column.add("What VoiceOver says", .heading)
            let stops = screen.map.stops
            if stops.isEmpty { column.add("Nothing: its cursor stops nowhere on this screen.", .words) }
            for (index, stop) in stops.enumerated() {
                let words = stop.words.isEmpty ? "(silence)" : stop.words
                let lines =
                    stop.announcements.map { ($0, SheetColumn.TextStyle.detail) } + [(words, .words)]
                    + (stop.details + self.words.whereabouts(of: index)).map { ($0, .detail) }
                let size = MapLabelSize.number(String(index + 1), 1)
                column.add(lines) { MapSymbols.number(String(index + 1), in: .around($0.x, $0.y, size), unit: 1) }
            }
            for note in words.notes { column.add(note, .detail, gap: 6) }
        }

        private func addOthers(to column: inout SheetColumn) {
            let unreached = screen.map.unreached
            if !unreached.isEmpty { column.add("What it never reaches", .heading, gap: 20) }
            for (index, element) in unreached.enumerated() {
                let size = MapLabelSize.letter(index, 1)
                column.add([(element.title, .words), (element.reason, .detail)]) {
                    MapSymbols.letter(index, in: .around($0.x, $0.y, size), unit: 1)
                }
            }
            if !screen.findings.isEmpty { column.add("Findings", .heading, gap: 20) }
            for finding in screen.findings {
                let size = MapLabelSize.tag(String(finding.number), 1)
                let reported = finding.reported
                let kind = reported.kind
                let detail = "\(kind.rawValue), line \(reported.position): \(reported.rule)"
                column.add([(reported.message, .words), (detail, .detail)]) {
                    MapSymbols.findingTag(String(finding.number), kind, in: .around($0.x, $0.y, size), unit: 1)
                }
            }
        }
    }
}

/// A column of a sheet: headings, and entries with a symbol to their left.
struct SheetColumn {
    let x: Double
    let width: Double
    /// Where the next part starts.
    private(set) var y: Double
    private(set) var parts: [Markup] = []

    /// The width of the symbols to the left of entries.
    private static let symbolWidth = 40.0
    private static let lineHeight = 1.4

    /// An empty column.
    init(x: Double, y: Double, width: Double) {
        self.x = x
        self.y = y
        self.width = width
    }

    /// The role of a text, which decides its size and colour.
    enum TextStyle {
        case title, heading, words, detail

        var size: Double {
            switch self {
            case .title: 24
            case .heading: 15
            case .words: 14
            case .detail: 12.5
            }
        }

        var name: String {
            switch self {
            case .title, .heading: "s-heading"
            case .words: "s-words"
            case .detail: "s-detail"
            }
        }
    }

    /// A heading or a text over the whole width, with a gap above it unless it is the first.
    mutating func add(_ text: String, _ style: TextStyle, gap: Double = 0) {
        if !parts.isEmpty { y += gap }
        add(lines: text, style, from: x, width)
    }

    /// An entry. `symbol` draws its symbol around a point.
    mutating func add(_ texts: [(text: String, style: TextStyle)], symbol: (_ middle: Point) -> [Markup]) {
        y += 5
        parts += symbol(
            Point(x: x + SheetColumn.symbolWidth / 2 - 4, y: y + TextStyle.words.size * SheetColumn.lineHeight / 2))
        for text in texts {
            add(lines: text.text, text.style, from: x + SheetColumn.symbolWidth, width - SheetColumn.symbolWidth)
        }
        y += 5
    }

    /// Leaves a gap before the next part.
    mutating func skip(_ height: Double) { y += height }

    private mutating func add(lines text: String, _ style: TextStyle, from left: Double, _ width: Double) {
        let shown = visible(text)
        let startsRight = isRightToLeft(shown)
        for line in wrapped(shown, to: max(1, Int(width / (MapCaption.cellWidth * style.size)))) {
            let height = style.size * SheetColumn.lineHeight
            parts.append(
                tag(
                    "text",
                    [
                        "class": style.name, "x": decimal(startsRight ? left + width : left),
                        "y": decimal(y + height / 2 + 0.36 * style.size), "font-size": decimal(style.size),
                        "direction": startsRight ? "rtl" : nil,
                    ], line))
            y += height
        }
    }
}
