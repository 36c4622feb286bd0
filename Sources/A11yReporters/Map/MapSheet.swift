import A11yModel

/// The maps of a file as one picture that stands alone: each screen with what VoiceOver says on it, what it never
/// reaches and what was found, one screen below the other.
package enum MapSheet {
    private static let margin = 32.0
    private static let gap = 40.0
    private static let columnWidth = 430.0

    /// The picture of a run's screens as a document of SVG.
    package static func svg(of run: Run) -> String {
        let screens = NumberedReport.all(of: run).flatMap { report in
            report.screens.map { (path: report.report.rootPath, screen: $0) }
        }
        var y = margin
        var width = 0.0
        var parts: [Markup] = []
        var words: [String] = []
        for (index, entry) in screens.enumerated() {
            let block = Block(entry.screen, path: entry.path, prefix: "screen-\(index + 1)-", from: y)
            parts += block.parts
            width = max(width, block.width)
            y = block.bottom + gap
            words.append(block.alternative)
        }
        let size = Size(width: max(width, columnWidth) + 2 * margin, height: y - gap + margin)
        let names = screens.map { "“\($0.screen.map.name)”" }.joined(separator: ", ")
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

    /// One screen of a sheet.
    private struct Block {
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
            head.add(map.name.isEmpty ? "Screen without a name" : map.name, .title)
            head.add("\(path) · \(words.device)", .detail)
            head.skip(16)
            parts += head.parts
            let drawing = MapDrawing(plan: plan, prefix: prefix)
            parts.append(
                tag(
                    "svg",
                    [
                        "x": decimal(margin), "y": decimal(head.y), "width": decimal(picture.width),
                        "height": decimal(picture.height), "viewBox": drawing.viewBox,
                    ], drawing.picture + drawing.tags { _, _, tag in .element("g", [], tag) }))
            let legend = legend(under: Rect(x: margin, y: head.y, width: picture.width, height: picture.height), prefix)
            if canvas.isLying {
                addColumns(x: [margin, margin + columnWidth + gap], y: legend + gap)
            } else {
                addColumns(x: [margin + picture.width + gap], y: head.y)
            }
            bottom = max(bottom, legend)
        }

        /// Draws what the signs mean, and tells where that ends.
        private mutating func legend(under picture: Rect, _ prefix: String) -> Double {
            let rowHeight = 26.0
            let signWidth = 36.0
            var (x, y) = (picture.x, picture.maxY + 8)
            for entry in MapLegend.entries(for: plan) {
                let length =
                    signWidth + Double(entry.words.count) * MapCaption.cellWidth * SheetColumn.Style.detail.size
                if x > picture.x, x + length > picture.maxX {
                    x = picture.x
                    y += rowHeight
                }
                parts.append(
                    tag("svg", ["x": decimal(x), "y": decimal(y), "width": "28", "height": "20"], entry.symbol(prefix)))
                var text = SheetColumn(x: x + signWidth, y: y + 1, width: picture.width)
                text.add(entry.words, .detail)
                parts += text.parts
                x += length + 20
            }
            return y + rowHeight
        }

        /// Writes the lists: into one column, or what is heard into the first and the rest into the second.
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
                    stop.announcements.map { ($0, SheetColumn.Style.detail) } + [(words, .words)]
                    + (stop.details + self.words.whereabouts(of: index)).map { ($0, .detail) }
                let size = MapLabelSize.number(index + 1, 1)
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
                let size = MapLabelSize.tag(finding.number, 1)
                let row = finding.row
                column.add([
                    (row.message, .words), ("\(row.kind.rawValue), line \(row.position): \(row.rule)", .detail),
                ]) {
                    MapSymbols.tag(finding.number, row.kind, in: .around($0.x, $0.y, size), unit: 1)
                }
            }
        }
    }
}
