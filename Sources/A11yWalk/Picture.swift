import A11yModel
import A11yReporters
import A11yVoiceOver

/// The stops of a screen where they lie, with the cursor on one of them.
///
/// A stop of three rows or more is a box, a lower one its text. What is no stop is left out: this is the screen as
/// VoiceOver has it. Stops outside of the screen, or with unknown frames, stand in a line above.
struct Picture {
    /// The rows.
    let lines: [InkedLine]
    /// Whether there is more of the screen above.
    let isCutAbove: Bool
    /// Whether there is more of the screen below.
    let isCutBelow: Bool

    /// Draws a screen; nil where fewer than half of the stops have a known place on it.
    init?(_ screen: Screen, _ simulation: Simulation, cursor: Int, size: CellSize, glyphs: Rendering.Glyphs) {
        let extent = Picture.extent(of: screen, simulation)
        let placed = simulation.stops.indices.compactMap { index in
            Picture.visible(simulation.stops[index], in: screen, simulation, extent).map {
                Placed(index: index, frame: $0)
            }
        }
        guard !placed.isEmpty, placed.count * 2 >= simulation.stops.count else { return nil }
        let isPlaced = Set(placed.map(\.index))
        let elsewhere = simulation.stops.indices.filter { !isPlaced.contains($0) }
        let rows = size.rows - (elsewhere.isEmpty ? 0 : 1)

        let texts = placed.map { cells(Picture.text(of: simulation.stops[$0.index], glyphs)) + Picture.ends }
        let across = Picture.axis(extent.width, offered: size.columns, wishes: Picture.widths) { wish in
            zip(placed, texts).map { Axis.Span(inset: $0.frame.x, $0.frame.maxX, least: min(wish, $1)) }
        }
        let down = Picture.axis(extent.height, offered: rows, wishes: Picture.heights) { wish in
            placed.map { Axis.Span(inset: $0.frame.y, $0.frame.maxY, least: wish) }
        }

        var boxes = placed.enumerated().map { place, item in
            Box(
                stop: item.index, columns: across.cells(place), rows: down.cells(place), area: item.frame.area,
                isCursor: item.index == cursor)
        }
        // Small boxes are drawn over large ones, and the cursor over all.
        boxes.sort { ($0.isCursor ? 1 : 0, -$0.area, $0.stop) < ($1.isCursor ? 1 : 0, -$1.area, $1.stop) }
        let focus = boxes.last { $0.isCursor }
        let left = Picture.offset(focus?.columns, length: across.axis.length, shown: size.columns)
        let top = Picture.offset(focus?.rows, length: down.axis.length, shown: rows)

        var canvas = Canvas(CellSize(columns: size.columns, rows: rows))
        for box in boxes { box.draw(simulation.stops[box.stop], on: &canvas, left: left, top: top, glyphs) }
        let strip = Strip(elsewhere, of: simulation, cursor: cursor, width: size.columns, glyphs)
        lines = (elsewhere.isEmpty ? [] : [strip.line]) + canvas.lines
        isCutAbove = top > 0
        isCutBelow = top + rows < down.axis.length
    }

    /// A stop with the part of it that is on the screen.
    private struct Placed {
        let index: Int
        let frame: Rect
    }

    /// Widths that texts get if all of them can; cells, best first.
    private static let widths = [12, 10, 8, 6, 4, 3, 2, 1]
    /// Rows that stops get if all of them can, best first: a box, a text.
    private static let heights = [3, 1]
    /// Cells at both sides of a text: the borders of its box.
    private static let ends = 2

    private static func axis(
        _ extent: Double, offered: Int, wishes: [Int], spans: (Int) -> [Axis.Span]
    ) -> (axis: Axis, cells: (Int) -> Range<Int>) {
        var chosen = spans(wishes.last ?? 1)
        var axis = Axis(chosen, extent: extent, offered: offered)
        for wish in wishes.dropLast() {
            let wished = spans(wish)
            let wider = Axis(wished, extent: extent, offered: offered)
            guard wider.length <= offered else { continue }
            (chosen, axis) = (wished, wider)
            break
        }
        return (axis, { [chosen, axis] in axis.cells(of: chosen[$0]) })
    }

    /// The scroll offset in cells that centres the cursor.
    private static func offset(_ focus: Range<Int>?, length: Int, shown: Int) -> Int {
        guard let focus, length > shown else { return 0 }
        let middle = (focus.lowerBound + focus.upperBound) / 2
        return min(max(0, middle - shown / 2), length - shown)
    }
}

extension Picture {
    /// The size of what can be seen: of the screen, or, of a view that is only a part of one, of all that lies in it.
    private static func extent(of screen: Screen, _ simulation: Simulation) -> Size {
        let size = screen.size
        if screen.isWhole, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite { return size }
        let frames = simulation.stops.compactMap(\.frame).filter { $0.isFinite && $0.maxX.isFinite && $0.maxY.isFinite }
        return Size(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    /// The part of a stop's frame that is on the screen; nil if it is outside or unknown.
    private static func visible(
        _ stop: Stop, in screen: Screen, _ simulation: Simulation, _ extent: Size
    ) -> Rect? {
        guard let frame = frame(of: stop, in: screen, simulation), frame.isFinite, !stop.isOffScreen else { return nil }
        guard frame.x < extent.width, frame.y < extent.height, frame.maxX >= 0, frame.maxY >= 0 else { return nil }
        let x = max(0, frame.x)
        let y = max(0, frame.y)
        return Rect(
            x: x, y: y, width: max(0, min(frame.maxX, extent.width) - x),
            height: max(0, min(frame.maxY, extent.height) - y))
    }

    /// Whether the cursor is outside of the screen when it is on a stop, as far as is known.
    static func isOffScreen(_ stop: Stop, in screen: Screen, _ simulation: Simulation) -> Bool {
        stop.isOffScreen
            || stop.frame != nil && visible(stop, in: screen, simulation, extent(of: screen, simulation)) == nil
    }

    /// Where a stop lies. Tabs and segments whose frames are not given share their bar evenly, as UIKit has it on
    /// phones; the halves of a stepper share the stepper.
    static func frame(of stop: Stop, in screen: Screen, _ simulation: Simulation) -> Rect? {
        let element = screen[stop.element]
        switch stop.part {
        case .decrement: return stop.frame?.slice(0, of: 2)
        case .increment: return stop.frame?.slice(1, of: 2)
        default: break
        }
        if let frame = stop.frame { return frame }
        guard let bar = element.parent, let place = screen[bar].items.firstIndex(of: stop.element) else { return nil }
        return simulation.layout.frame(of: bar)?.slice(place, of: screen[bar].items.count)
    }

    /// The text of a stop: its label, or what VoiceOver says.
    static func text(of stop: Stop, _ glyphs: Rendering.Glyphs) -> String {
        let said = stop.utterance
        let text = [said.label, said.description].first { !$0.isEmpty } ?? silence
        return visible(text, glyphs)
    }

    private static func visible(_ text: String, _ glyphs: Rendering.Glyphs) -> String {
        A11yReporters.visible(text, glyphs)
    }

    /// What stands for a stop at which nothing is said.
    static let silence = "(silence)"
}

extension Rect {
    /// One of several pieces of the same width, side by side.
    fileprivate func slice(_ index: Int, of count: Int) -> Rect {
        let piece = width / Double(count)
        return Rect(x: x + piece * Double(index), y: y, width: piece, height: height)
    }
}

extension Axis.Span {
    /// A span a little shorter than it is, so that neighbours that overlap by a point or two stay beside each other.
    fileprivate init(inset start: Double, _ end: Double, least: Int) {
        let margin = min(Axis.Span.mostMargin, (end - start) / 4)
        self.init(start: start + margin, end: max(end - margin, start + margin + Axis.Span.leastLength), least: least)
    }

    /// Points that are removed at either end; ours.
    private static let mostMargin = 4.0
    /// Points that a span of no length is taken for, so that it begins before it ends.
    private static let leastLength = 0.5
}

/// The stops that have no place on the picture, in one line, so that the cursor is never out of sight.
struct Strip {
    let line: InkedLine

    /// As many of the stops as fit, the cursor's among them.
    init(_ stops: [Int], of simulation: Simulation, cursor: Int, width: Int, _ glyphs: Rendering.Glyphs) {
        let texts = stops.map { index in
            let text = fitted(Picture.text(of: simulation.stops[index], glyphs), to: Strip.widest, glyphs)
            return index == cursor ? Box.marked(text, glyphs) : " \(text) "
        }
        let focus = stops.firstIndex(of: cursor) ?? 0
        let room = width - cells(Strip.title)
        // From the cursor backwards as many as leave room for it.
        var first = focus
        var used = texts.isEmpty ? 0 : cells(texts[focus])
        while first > 0, used + cells(texts[first - 1]) <= room {
            first -= 1
            used += cells(texts[first])
        }
        var canvas = Canvas(CellSize(columns: width, rows: 1))
        canvas.write(Strip.title, column: 0, row: 0, .faint)
        var column = cells(Strip.title)
        for (index, text) in zip(stops, texts).dropFirst(first) {
            canvas.write(text, column: column, row: 0, index == cursor ? .cursor : nil)
            column += cells(text)
            if column >= width { break }
        }
        line = canvas.lines.first ?? InkedLine()
    }

    private static let title = "Elsewhere:"
    /// Cells for the text of one stop.
    private static let widest = 20
}
