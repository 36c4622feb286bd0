import A11yEngine
import A11yModel

/// The texts that stand beside the elements of a screen: what the eye takes for their names. A question costs no more
/// than a fixed number of siblings.
struct NearTexts {
    /// Siblings on either side among which a text is looked for (ours): forms keep a field and its caption together.
    private static let reach = 8

    private let context: LintContext

    init(in context: LintContext) { self.context = context }

    /// The text in the same row, or else the one directly above; where frames are unknown, a text just before it.
    package func text(beside id: ElementID) -> ElementID? {
        let siblings = context.siblings(of: id)
        guard let place = context.place(of: id, among: siblings) else { return nil }
        guard let frame = context.frame(of: id) else {
            return place > 0 && isCaption(siblings[place - 1]) ? siblings[place - 1] : nil
        }
        let range = max(0, place - NearTexts.reach)..<min(siblings.count, place + NearTexts.reach + 1)
        let captions = siblings[range].filter(isCaption)
        return nearest(captions) { beside(frame, $0) } ?? nearest(captions) { above(frame, $0) }
    }

    private func nearest(_ captions: [ElementID], _ gap: (Rect) -> Double?) -> ElementID? {
        let gaps = captions.compactMap { id in context.frame(of: id).flatMap(gap).map { (id: id, gap: $0) } }
        return gaps.min { $0.gap < $1.gap }?.id
    }

    /// The distance between things in one row; nil where they are not in one.
    private func beside(_ frame: Rect, _ other: Rect) -> Double? {
        guard context.areInOneRow(frame, other) else { return nil }
        let gap = max(frame.x - other.maxX, other.x - frame.maxX)
        return gap >= 0 ? gap : nil
    }

    /// The distance from a text that ends just above, over the same columns.
    private func above(_ frame: Rect, _ other: Rect) -> Double? {
        let gap = frame.y - other.maxY
        guard gap >= 0, gap <= LintContext.nearDistance, other.x < frame.maxX, frame.x < other.maxX else { return nil }
        return gap
    }

    /// Whether it is a text that may name what stands beside it: no title, which is over many things.
    private func isCaption(_ id: ElementID) -> Bool {
        let element = context.screen[id]
        guard element.type == .label, context.isVisible(id), !context.isInteractive(id) else { return false }
        if element.traits?.contains(.header) == true { return false }
        if let style = element[.font]?.font?.style, TextStyles.titles.contains(style) { return false }
        return context.shownText(of: id).map { Words.letterCount($0) > 0 } ?? false
    }
}
