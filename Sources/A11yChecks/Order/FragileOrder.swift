import A11yEngine
import A11yModel
import A11yVoiceOver

/// Neighbouring stops whose order depends on a few points, or on a chain of overlapping rows. Cost: linear in the
/// stops.
struct FragileOrder: Check {
    private let margin: Double

    init(_ parameters: inout Parameters) { margin = parameters.number("margin") }

    func violations(in context: LintContext) -> [Violation] {
        let stops = context.stops.filter { !context.isExplicit($0.group) && !context.isInBar($0.element) }
        var violations: [Violation] = []
        for (index, stop) in stops.enumerated().dropLast() {
            let next = stops[index + 1]
            guard let one = stop.frame, let other = next.frame, stop.group == next.group else { continue }
            let difference = abs(one.y - other.y)
            let third = stops.indices.contains(index + 2) ? stops[index + 2] : nil
            guard hangsOnPoints(one, other, in: context) || isChain(one, other, third?.frame, in: context) else {
                continue
            }
            violations.append(
                Violation(
                    stop.element, property: .frame,
                    facts: [
                        "first": .text(context.quotedWords(of: stop)), "second": .text(context.quotedWords(of: next)),
                        "difference": .number(difference),
                    ],
                    evidence: [next.element]))
        }
        return violations
    }

    /// Whether the tops are so close to the row threshold that the row, and with it the order, could change.
    private func hangsOnPoints(_ one: Rect, _ other: Rect, in context: LintContext) -> Bool {
        let difference = abs(one.y - other.y)
        guard abs(difference - context.rowGap) < margin else { return false }
        let isInReadingDirection = context.screen.direction == .ltr ? one.x < other.x : one.x > other.x
        return isInReadingDirection != (one.y < other.y)
    }

    /// Whether each pair of neighbours shares a row, but the first and last of the three stops do not.
    private func isChain(_ one: Rect, _ other: Rect, _ third: Rect?, in context: LintContext) -> Bool {
        guard let third, one.y != other.y, other.y != third.y else { return false }
        let gap = context.rowGap
        return abs(one.y - other.y) < gap && abs(other.y - third.y) < gap && abs(one.y - third.y) >= gap
    }
}
