import A11yModel
import A11yVoiceOver

/// Targets below a size, so close to another that the circle which would make up for it meets that one. Cost: the
/// stops, and for each small target what lies around it.
struct TargetSpacing: Check {
    static let name = "target-spacing"

    /// Points that each side has at least, and the circle across.
    private let minimum: Double
    /// Points by which a side may fall short.
    private let tolerance: Double

    init(_ parameters: inout Parameters) {
        minimum = parameters.number("minimum")
        tolerance = parameters.number("tolerance")
    }

    func faults(in subject: Subject) -> [Fault] {
        let targets = subject.targets
        guard targets.contains(where: isSmall) else { return [] }
        let places = RectIndex(targets.map(\.area))
        let scopes = subject.scopes(of: targets)
        return targets.indices.compactMap { index -> Fault? in
            let target = targets[index]
            guard isSmall(target), !subject.hasGivenSize(target) else { return nil }
            if subject.isEnlarged(target, to: minimum - tolerance) { return nil }
            let middle = target.area.center
            let around = Rect(x: middle.x - minimum, y: middle.y - minimum, width: minimum * 2, height: minimum * 2)
            let met = places.indices(around: around).filter { other in
                other != index && scopes[other] == scopes[index] && isMet(targets[other], by: target, in: subject)
            }
            let nearest = met.min { target.area.gap(to: targets[$0].area) < target.area.gap(to: targets[$1].area) }
            return nearest.map { fault(target, targets[$0], in: subject) }
        }
    }

    private func isSmall(_ target: Target) -> Bool {
        min(target.area.width, target.area.height) < minimum - tolerance
    }

    /// Whether the circle around a small target meets another target, or, if that is small, the circle around it.
    private func isMet(_ other: Target, by target: Target, in subject: Subject) -> Bool {
        if subject.areNested(other.element, target.element) { return false }
        if subject.haveSameFunction(other.element, target.element) { return false }
        // What is covered cannot be hit by mistake.
        let (below, above) = other.element < target.element ? (other, target) : (target, other)
        if above.area.encloses(below.area, within: tolerance) { return false }
        let middle = target.area.center
        let point = Rect(x: middle.x, y: middle.y, width: 0, height: 0)
        if point.gap(to: other.area) < minimum / 2 { return true }
        let otherMiddle = other.area.center
        let otherPoint = Rect(x: otherMiddle.x, y: otherMiddle.y, width: 0, height: 0)
        return isSmall(other) && point.gap(to: otherPoint) < minimum
    }

    private func fault(_ target: Target, _ neighbour: Target, in subject: Subject) -> Fault {
        Fault(
            target.element,
            property: .frame,
            facts: [
                "width": .number(target.area.width), "height": .number(target.area.height),
                "distance": .number(target.area.gap(to: neighbour.area)),
                "neighbour": .text(subject.quote(of: neighbour.element)),
            ],
            evidence: [neighbour.element],
            related: [RelatedPlace(message: "its neighbour", range: subject.screen[neighbour.element].anchor)])
    }
}
