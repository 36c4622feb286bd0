import A11yModel
import A11yVoiceOver

/// Targets that are smaller than a finger needs. Cost: linear in the stops times their depth.
struct TargetSizes: Check {
    static let name = "target-sizes"

    /// Points that each side has at least.
    private let minimum: Double
    /// Points by which a side may fall short.
    private let tolerance: Double

    init(_ parameters: inout Parameters) {
        minimum = parameters.number("minimum")
        tolerance = parameters.number("tolerance")
    }

    func faults(in subject: Subject) -> [Fault] {
        subject.targets().compactMap { target -> Fault? in
            guard !subject.hasGivenSize(target), !subject.isEnlarged(target, to: minimum - tolerance) else {
                return nil
            }
            if isSmall(target.area) { return fault(target.element, target.area, variant: nil) }
            guard let cursor = target.cursor, isSmall(cursor) else { return nil }
            return fault(target.element, cursor, variant: "cursor")
        }
    }

    private func isSmall(_ area: Rect) -> Bool { min(area.width, area.height) < minimum - tolerance }

    private func fault(_ id: ElementID, _ area: Rect, variant: String?) -> Fault {
        Fault(
            id,
            property: .frame,
            variant: variant,
            facts: [
                "width": .number(area.width), "height": .number(area.height), "minimum": .number(minimum),
            ])
    }
}
