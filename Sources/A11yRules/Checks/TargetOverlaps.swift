import A11yModel
import A11yVoiceOver

/// Targets that share a part of the screen. Cost: the stops, and for each what lies around it.
///
/// A target that lies wholly inside another is no fault: in front, as the button that closes a banner does, it takes
/// its touches and leaves the rest; behind, it is covered, which `coverage` measures.
struct TargetOverlaps: Check {
    static let name = "target-overlaps"

    /// Share, 0 to 1, of the smaller target that another may cover.
    private let share: Double

    /// Points by which frames that are meant to be the same may differ (ours).
    private static let tolerance = 0.5
    /// For shares in per cent.
    private static let percent = 100.0

    init(_ parameters: inout Parameters) {
        share = parameters.number("share")
    }

    func faults(in subject: Subject) -> [Fault] {
        let targets = subject.targets
        guard RectIndex.mayMeet(targets.map(\.area), within: TargetOverlaps.tolerance) else { return [] }
        let places = RectIndex(targets.map(\.area))
        let scopes = subject.scopes(of: targets)
        return targets.indices.compactMap { below -> Fault? in
            let meets = places.indices(around: targets[below].area).filter { above in
                above > below && scopes[above] == scopes[below]
                    && standsStill(targets[above].element, over: targets[below].element, in: subject)
                    && areDifferent(targets[below].element, targets[above].element, in: subject)
            }
            if let same = meets.last(where: { isSame(targets[below], targets[$0]) }) {
                return fault(targets[below], targets[same], isSame: true, in: subject)
            }
            let shares = meets.map { (above: $0, share: overlap(targets[below].area, targets[$0].area)) }
            guard let worst = shares.max(by: { $0.share < $1.share }), worst.share > share else { return nil }
            return fault(targets[below], targets[worst.above], isSame: false, in: subject)
        }
    }

    /// Whether scrolling does not part the two: what scrolls comes out from under what floats over it.
    private func standsStill(_ above: ElementID, over below: ElementID, in subject: Subject) -> Bool {
        subject.innermostScroller(of: below).map { subject.screen.isDescendant(above, of: $0) } ?? true
    }

    /// Whether two targets do different things, as far as the file tells.
    private func areDifferent(_ one: ElementID, _ other: ElementID, in subject: Subject) -> Bool {
        if subject.areNested(one, other) || subject.haveSameFunction(one, other) { return false }
        // A list puts its cells one after the other, whatever a storyboard remembers of them.
        if subject.screen[one].isCell, subject.screen[other].isCell { return false }
        guard subject.function(of: one) == nil, let name = subject.name(of: one) else { return true }
        // Two of one name may well be two halves of one thing.
        return subject.name(of: other).map { Words.folded($0) != Words.folded(name) } ?? true
    }

    private func isSame(_ one: Target, _ other: Target) -> Bool {
        one.area.isNearly(other.area, within: TargetOverlaps.tolerance)
    }

    /// The share of the smaller area that both cover; 0 where one lies in the other.
    private func overlap(_ one: Rect, _ other: Rect) -> Double {
        if one.encloses(other, within: TargetOverlaps.tolerance)
            || other.encloses(one, within: TargetOverlaps.tolerance)
        {
            return 0
        }
        return one.area <= other.area ? one.share(coveredBy: other) : other.share(coveredBy: one)
    }

    private func fault(_ below: Target, _ above: Target, isSame: Bool, in subject: Subject) -> Fault {
        let percent = (overlap(below.area, above.area) * TargetOverlaps.percent).rounded()
        let names = (first: subject.quote(of: below.element), second: subject.quote(of: above.element))
        return Fault(
            below.element,
            property: .frame,
            variant: isSame ? "same" : nil,
            facts: [
                "first": .text(names.first), "second": .text(names.second), "top": .text(names.second),
                "percent": .number(percent),
            ],
            // A storyboard shows alternatives one over the other.
            doubts: isSame && subject.screen.input == .interfaceBuilder ? .undecided : [],
            evidence: [above.element],
            related: [RelatedPlace(message: "what lies over it", range: subject.screen[above.element].anchor)],
            isCause: isSame)
    }
}
