import A11yModel
import A11yVoiceOver

/// Rows to the eye whose tops are so far apart that VoiceOver reads them as two. Each stop is compared with the one
/// read after it, so the cost is linear in the stops.
struct UnevenRows: Check {
    static let name = "uneven-rows"

    /// Distance, in points, from the row threshold within which nothing is certain: the thresholds were measured in
    /// whole points (cashapp/AccessibilitySnapshot).
    static let edge = 2.0

    private let tolerance: Double

    init(_ parameters: inout Parameters) { tolerance = parameters.number("tolerance") }

    func faults(in subject: Subject) -> [Fault] {
        zip(subject.stops, subject.stops.dropFirst()).compactMap { early, late in
            guard let one = early.frame, let other = late.frame, !one.isZero, !other.isZero else { return nil }
            guard early.group == late.group, !subject.isExplicit(early.group), early.element != late.element else {
                return nil
            }
            let difference = other.y - one.y
            guard difference >= subject.rowGap, subject.areInOneRow(one, other) else { return nil }
            guard subject.isLeading(other, of: one, tolerance: tolerance) else { return nil }
            guard !subject.isInBar(early.element), !subject.isInBar(late.element) else { return nil }
            return Fault(
                early.element, property: .frame,
                facts: [
                    "second": .text(early.utterance.description), "first": .text(late.utterance.description),
                    "difference": .number(difference),
                ],
                doubts: difference < subject.rowGap + UnevenRows.edge ? .edge : [],
                evidence: [late.element],
                covers: [late.element])
        }
    }
}
