// The words "near", "same row" and "scroller".

import A11yModel
import A11yVoiceOver

extension LintContext {
    /// Distance, in points, on either axis up to which two elements stand close together (ours).
    package static let nearDistance = 16.0

    /// Whether two elements stand close together inside one card or parent; where frames are unknown, whether they are
    /// consecutive children of one parent.
    package func areNear(_ first: ElementID, _ second: ElementID) -> Bool {
        guard let one = frame(of: first), let other = frame(of: second) else {
            guard screen[first].parent == screen[second].parent else { return false }
            let siblings = siblings(of: first)
            guard let here = place(of: first, among: siblings), let there = place(of: second, among: siblings) else {
                return false
            }
            return abs(here - there) == 1
        }
        let across = max(other.x - one.maxX, one.x - other.maxX)
        let down = max(other.y - one.maxY, one.y - other.maxY)
        guard across <= LintContext.nearDistance, down <= LintContext.nearDistance else { return false }
        return innermostCard(of: first) == innermostCard(of: second)
    }

    /// Whether two frames stand side by side to the eye: they overlap vertically by half of the smaller height.
    package func areInOneRow(_ one: Rect, _ other: Rect) -> Bool {
        min(one.maxY, other.maxY) - max(one.y, other.y) >= min(one.height, other.height) / 2
    }

    /// The innermost scroller around an element.
    package func innermostScroller(of id: ElementID) -> ElementID? { facts.scroller[id.index] }
}
