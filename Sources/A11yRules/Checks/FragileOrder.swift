import A11yModel
import A11yVoiceOver

/// Neighbouring stops whose order hangs on a few points, or on a chain of rows that run into each other. Cost: linear
/// in the stops.
struct FragileOrder: Check {
    static let name = "fragile-order"

    private let margin: Double

    init(_ parameters: inout Parameters) { margin = parameters.number("margin") }

    func faults(in subject: Subject) -> [Fault] {
        let stops = subject.stops.filter { !subject.isExplicit($0.group) && !subject.isInBar($0.element) }
        var faults: [Fault] = []
        for (index, stop) in stops.enumerated().dropLast() {
            let next = stops[index + 1]
            guard let one = stop.frame, let other = next.frame, stop.group == next.group else { continue }
            let difference = abs(one.y - other.y)
            let third = stops.indices.contains(index + 2) ? stops[index + 2] : nil
            guard hangsOnPoints(one, other, in: subject) || isChain(one, other, third?.frame, in: subject) else {
                continue
            }
            faults.append(
                Fault(
                    stop.element, property: .frame,
                    facts: [
                        "first": .text(stop.utterance.description), "second": .text(next.utterance.description),
                        "difference": .number(difference),
                    ],
                    evidence: [next.element]))
        }
        return faults
    }

    /// Whether the tops are so close to the threshold that the row, and with it the order, could be another.
    private func hangsOnPoints(_ one: Rect, _ other: Rect, in subject: Subject) -> Bool {
        let difference = abs(one.y - other.y)
        guard abs(difference - subject.rowGap) < margin else { return false }
        let isInReadingDirection = subject.screen.direction == .ltr ? one.x < other.x : one.x > other.x
        return isInReadingDirection != (one.y < other.y)
    }

    /// Whether three stops are in one row pair by pair, and the first and last are not.
    private func isChain(_ one: Rect, _ other: Rect, _ third: Rect?, in subject: Subject) -> Bool {
        guard let third, one.y != other.y, other.y != third.y else { return false }
        let gap = subject.rowGap
        return abs(one.y - other.y) < gap && abs(other.y - third.y) < gap && abs(one.y - third.y) >= gap
    }
}
