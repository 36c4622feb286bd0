import A11yEngine
import A11yModel

/// Touch targets below a minimum size that are too close to another: the circle around the target that would compensate
/// meets the other target. Cost: linear in the stops, plus the targets near each small one.
struct TinyTarget: Check {
    /// The minimum side length in points, and the diameter of the circle.
    private let minimum: Double
    /// The tolerance in points.
    private let tolerance: Double

    init(_ parameters: inout Parameters) {
        minimum = parameters.number("minimum")
        tolerance = parameters.number("tolerance")
    }

    func violations(in context: LintContext) -> [Violation] {
        let targets = context.targets
        guard targets.contains(where: isSmall) else { return [] }
        let places = RectIndex(targets.map(\.area))
        let scopes = context.scopes(of: targets)
        return targets.indices.compactMap { index -> Violation? in
            let target = targets[index]
            // Fields are wide, and a miss only moves the cursor: `small-target` is enough for a low one.
            guard isSmall(target), !context.hasGivenSize(target), !context.screen[target.element].isTextInput else {
                return nil
            }
            if context.isEnlarged(target, to: minimum - tolerance) { return nil }
            let middle = target.area.center
            let around = Rect(x: middle.x - minimum, y: middle.y - minimum, width: minimum * 2, height: minimum * 2)
            let met = places.indices(around: around).filter { other in
                other != index && scopes[other] == scopes[index] && isMet(targets[other], by: target, in: context)
            }
            let nearest = met.min { target.area.gap(to: targets[$0].area) < target.area.gap(to: targets[$1].area) }
            return nearest.map { violation(target, targets[$0], in: context) }
        }
    }

    private func isSmall(_ target: TouchTarget) -> Bool {
        min(target.area.width, target.area.height) < minimum - tolerance
    }

    /// Whether the circle around a small target meets another target, or the circle around that if it is also small.
    private func isMet(_ other: TouchTarget, by target: TouchTarget, in context: LintContext) -> Bool {
        if context.areNested(other.element, target.element) { return false }
        if context.haveSameFunction(other.element, target.element) { return false }
        // A covered target cannot be hit by mistake.
        let (below, above) = other.element < target.element ? (other, target) : (target, other)
        if above.area.encloses(below.area, within: tolerance) { return false }
        // A control behind most of the screen stands for a touch beside everything: it puts the keyboard away.
        let isBehindAll = below.element == other.element && other.area.encloses(target.area, within: tolerance)
        if isBehindAll,
            page(around: other.element, in: context).share(coveredBy: other.area) >= LintContext.overlayShare
        {
            return false
        }
        let middle = target.area.center
        let point = Rect(x: middle.x, y: middle.y, width: 0, height: 0)
        if point.gap(to: other.area) < minimum / 2 { return true }
        let otherMiddle = other.area.center
        let otherPoint = Rect(x: otherMiddle.x, y: otherMiddle.y, width: 0, height: 0)
        return isSmall(other) && point.gap(to: otherPoint) < minimum
    }

    /// What fills the screen when the app runs: the view of its controller, however small a nib draws it.
    private func page(around id: ElementID, in context: LintContext) -> Rect {
        let root = context.screen.ancestors(of: id).first { above in
            context.screen[above].parent == nil && context.screen[above].outlets.contains { $0.name == "view" }
        }
        return root.flatMap(context.frame) ?? context.bounds
    }

    private func violation(_ target: TouchTarget, _ neighbour: TouchTarget, in context: LintContext) -> Violation {
        Violation(
            target.element,
            property: .frame,
            facts: [
                "width": .number(target.area.width), "height": .number(target.area.height),
                "distance": .number(target.area.gap(to: neighbour.area)),
                "neighbour": .text(context.quote(of: neighbour.element)),
            ],
            evidence: [neighbour.element],
            related: [RelatedPlace(message: "its neighbour", range: context.screen[neighbour.element].anchor)])
    }
}
