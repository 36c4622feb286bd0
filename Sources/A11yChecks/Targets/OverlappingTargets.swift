import A11yEngine
import A11yModel
import A11yVoiceOver

/// Targets that share a part of the screen. Cost: the stops, and for each what lies around it.
///
/// A target that lies wholly inside another is no violation: in front, as the button that closes a banner does, it takes
/// its touches and leaves the rest; behind, it is covered, which `coverage` measures.
struct OverlappingTargets: Check {
    package static let name = "overlapping-targets"

    /// Share, 0 to 1, of the smaller target that another may cover.
    private let share: Double

    /// Points by which frames that are meant to be the same may differ (ours).
    private static let tolerance = 0.5
    /// For shares in per cent.
    private static let percent = 100.0

    init(_ parameters: inout Parameters) {
        share = parameters.number("share")
    }

    package func violations(in context: LintContext) -> [Violation] {
        let targets = context.targets
        guard RectIndex.mayMeet(targets.map(\.area), within: OverlappingTargets.tolerance) else { return [] }
        let places = RectIndex(targets.map(\.area))
        let scopes = context.scopes(of: targets)
        return targets.indices.compactMap { below -> Violation? in
            let meets = places.indices(around: targets[below].area).filter { above in
                above > below && scopes[above] == scopes[below]
                    && standsStill(targets[above].element, over: targets[below].element, in: context)
                    && areDifferent(targets[below].element, targets[above].element, in: context)
            }
            if let same = meets.last(where: { isSame(targets[below], targets[$0]) }) {
                return violation(targets[below], targets[same], isSame: true, in: context)
            }
            let shares = meets.map { (above: $0, share: overlap(targets[below].area, targets[$0].area)) }
            guard let worst = shares.max(by: { $0.share < $1.share }), worst.share > share else { return nil }
            return violation(targets[below], targets[worst.above], isSame: false, in: context)
        }
    }

    /// Whether scrolling does not part the two: what scrolls comes out from under what floats over it.
    private func standsStill(_ above: ElementID, over below: ElementID, in context: LintContext) -> Bool {
        context.innermostScroller(of: below).map { context.screen.isDescendant(above, of: $0) } ?? true
    }

    /// Whether two targets do different things, as far as the file tells.
    private func areDifferent(_ one: ElementID, _ other: ElementID, in context: LintContext) -> Bool {
        if context.areNested(one, other) || context.haveSameFunction(one, other) { return false }
        // A list puts its cells one after the other, whatever a storyboard remembers of them.
        if context.screen[one].isCell, context.screen[other].isCell { return false }
        guard context.function(of: one) == nil, let name = context.name(of: one) else { return true }
        // Two of one name may well be two halves of one thing.
        return context.name(of: other).map { Words.folded($0) != Words.folded(name) } ?? true
    }

    private func isSame(_ one: Target, _ other: Target) -> Bool {
        one.area.isNearly(other.area, within: OverlappingTargets.tolerance)
    }

    /// The share of the smaller area that both cover; 0 where one lies in the other.
    private func overlap(_ one: Rect, _ other: Rect) -> Double {
        if one.encloses(other, within: OverlappingTargets.tolerance)
            || other.encloses(one, within: OverlappingTargets.tolerance)
        {
            return 0
        }
        return one.area <= other.area ? one.share(coveredBy: other) : other.share(coveredBy: one)
    }

    private func violation(_ below: Target, _ above: Target, isSame: Bool, in context: LintContext) -> Violation {
        let percent = (overlap(below.area, above.area) * OverlappingTargets.percent).rounded()
        let names = (first: context.quote(of: below.element), second: context.quote(of: above.element))
        return Violation(
            below.element,
            property: .frame,
            variant: isSame ? "same" : nil,
            facts: [
                "first": .text(names.first), "second": .text(names.second), "top": .text(names.second),
                "percent": .number(percent),
            ],
            // A storyboard shows alternatives one over the other.
            doubts: isSame && context.screen.input == .interfaceBuilder ? .undecided : [],
            evidence: [above.element],
            related: [RelatedPlace(message: "what lies over it", range: context.screen[above.element].anchor)],
            isCause: isSame)
    }
}
