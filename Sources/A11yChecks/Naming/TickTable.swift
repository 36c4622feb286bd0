import A11yEngine
import A11yModel
import A11yVoiceOver

/// A table that is drawn as pictures of ticks under the heads of its columns. Cost: linear in the pictures, plus the
/// texts for each column.
struct TickTable {
    /// The pictures, in document order.
    let ticks: [ElementID]

    private static let words = WordList(named: "picture-tick")
    /// The least number of columns with ticks, and of ticks in each (ours).
    private static let least = 2
    /// The greatest number of columns (ours): more fit on no screen.
    private static let most = 32

    /// The table that the pictures form; nil if they form none. `pictures` are images that VoiceOver passes over.
    init?(of pictures: [ElementID], in context: LintContext) {
        guard pictures.count >= TickTable.least * TickTable.least else { return nil }
        var columns: [Double: [ElementID]] = [:]
        for id in pictures {
            guard let name = context.pictureName(of: id), TickTable.words.names(picture: name),
                let frame = context.frame(of: id)
            else { continue }
            columns[frame.center.x.rounded(), default: []].append(id)
        }
        guard TickTable.least...TickTable.most ~= columns.count else { return nil }
        let full = columns.values.filter { $0.count >= TickTable.least && TickTable.hasHead($0, in: context) }
        guard full.count >= TickTable.least else { return nil }
        let rows = full.map { Set($0.compactMap { context.frame(of: $0)?.center.y.rounded() }) }
        let shared = rows.dropFirst().reduce(rows[0]) { $0.intersection($1) }
        guard shared.count >= TickTable.least else { return nil }
        ticks = full.joined().sorted()
    }

    /// Whether a text stands above a column of pictures and reaches over it.
    private static func hasHead(_ column: [ElementID], in context: LintContext) -> Bool {
        let frames = column.compactMap(context.frame)
        guard let top = frames.min(by: { $0.y < $1.y }) else { return false }
        return context.stops.contains { stop in
            guard context.screen[stop.element].type == .label, let head = context.frame(of: stop.element) else {
                return false
            }
            return head.maxY <= top.y + LintContext.sameCoordinate && head.x <= top.center.x
                && head.maxX >= top.center.x
                && head.width < context.screen.size.width / 2
        }
    }
}
