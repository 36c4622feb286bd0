import A11yEngine
import A11yModel
import A11yVoiceOver

/// Visual rows whose tops differ so much that VoiceOver reads them as two rows. Each stop is compared with the next, so
/// the cost is linear in the stops.
struct UnevenRow: Check {
    /// The distance in points from the row threshold within which the result is uncertain: the thresholds were measured
    /// in whole points (cashapp/AccessibilitySnapshot).
    static let edge = 2.0

    private let tolerance: Double

    init(_ parameters: inout Parameters) { tolerance = parameters.number("tolerance") }

    func violations(in context: LintContext) -> [Violation] {
        zip(context.stops, context.stops.dropFirst()).compactMap { early, late in
            guard let one = early.frame, let other = late.frame, !one.isZero, !other.isZero else { return nil }
            guard early.group == late.group, !context.isExplicit(early.group), early.element != late.element else {
                return nil
            }
            let difference = other.y - one.y
            guard difference >= context.rowGap, context.areInOneRow(one, other) else { return nil }
            guard context.isLeading(other, of: one, tolerance: tolerance) else { return nil }
            guard !context.isInBar(early.element), !context.isInBar(late.element) else { return nil }
            // A cell that is a stop contains what is read after it; cells side by side have no row of their parts.
            guard !context.areNested(early.element, late.element), !context.areInTwoCells(early.element, late.element)
            else { return nil }
            let around = views(around: early.element, late.element, in: context)
            // Code that lists what is in a view decides its order.
            let isListed = around.contains { element in
                element.code?.uses.contains { $0.properties == [.elements, .isElement] && $0.effect.gives } == true
            }
            if isListed { return nil }
            return Violation(
                early.element, property: .frame,
                facts: [
                    "second": .text(context.quotedWords(of: early)), "first": .text(context.quotedWords(of: late)),
                    "difference": .number(difference),
                ],
                doubts: (difference < context.rowGap + UnevenRow.edge ? Doubts.edge : [])
                    .union(around.contains(where: mayBeOne) ? .undecided : []),
                evidence: [late.element],
                covers: [late.element])
        }
    }

    /// The views around two elements.
    private func views(around one: ElementID, _ other: ElementID, in context: LintContext) -> [Element] {
        let all = Set(context.screen.ancestors(of: other))
        return context.screen.ancestors(of: one).filter(all.contains).map { context.screen[$0] }
    }

    /// Whether a view may be one element by its class or by code: a cell of the app's own class, or a view with an
    /// outlet of which no code is read.
    private func mayBeOne(_ view: Element) -> Bool {
        guard view.isElement == nil else { return false }
        return view.isCell && view.customClass != nil || view.mayBeSetByCode([.isElement, .elements])
    }
}
