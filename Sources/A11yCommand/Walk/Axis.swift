/// Places of a screen on the cells of a terminal, along one direction.
///
/// A terminal has far fewer rows than a screen has points. So distances are kept where they can be, and bent where two
/// things that lie beside each other would else share a cell: what is before stays before, and what is as long as
/// nothing still gets a cell.
struct Axis: Sendable {
    /// From where to where something reaches, in points, and how many cells it needs at least.
    struct Span: Sendable {
        let start, end: Double
        let least: Int
    }

    /// How many cells there are; more than were offered where the spans need them.
    let length: Int
    private let cells: [Double: Int]

    /// Lays out spans that lie between 0 and `extent`, both in points, on `offered` cells.
    init(_ spans: [Span], extent: Double, offered: Int) {
        let points = Set(spans.flatMap { [$0.start, $0.end] }).sorted()
        let ending = Dictionary(grouping: spans, by: \.end)
        let starting = Dictionary(grouping: spans, by: \.start)

        // The cells that are needed behind each point, and so in all.
        var behind: [Double: Int] = [:]
        var most = 0
        for point in points.reversed() {
            for span in starting[point] ?? [] { most = max(most, span.least + (behind[span.end] ?? 0)) }
            behind[point] = most
        }
        length = max(offered, most)

        // As near to its place as what lies before and behind allows.
        var cells: [Double: Int] = [:]
        var last = 0
        for point in points {
            for span in ending[point] ?? [] { last = max(last, span.least + (cells[span.start] ?? 0)) }
            let share = point / extent
            let wanted = share.isFinite ? Int((min(max(share, 0), 1) * Double(length)).rounded()) : 0
            last = max(last, min(wanted, length - (behind[point] ?? 0)))
            cells[point] = last
        }
        self.cells = cells
    }

    /// The cells of a span that was laid out.
    func cells(of span: Span) -> Range<Int> {
        let start = cells[span.start] ?? 0
        return start..<max(start, cells[span.end] ?? 0)
    }
}
