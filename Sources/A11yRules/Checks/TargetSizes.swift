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
        let small = subject.targets.compactMap { target -> Small? in
            guard !subject.hasGivenSize(target), !subject.isEnlarged(target, to: minimum - tolerance) else {
                return nil
            }
            let id = target.element
            if isSmall(target.area) { return Small(id: id, area: target.area, variant: nil) }
            guard let cursor = target.cursor, isSmall(cursor) else { return nil }
            return Small(id: id, area: cursor, variant: "cursor")
        }
        let open = small.filter { subject.screen[$0.id].doubts.contains(.layout) && !isFixed($0, in: subject) }
        guard open.count > 1, let first = open.first else { return small.map { fault($0, in: subject) } }
        // What the layout may still change is told once for the screen.
        let told = Set(open.map(\.id))
        let drawn = Fault(
            first.id,
            property: .frame,
            variant: "drawn",
            facts: [
                "count": .number(Double(open.count)), "list": .list(open.map { subject.quote(of: $0.id) }),
                "minimum": .number(minimum),
            ],
            related: open.dropFirst().map {
                RelatedPlace(message: "drawn as small", range: subject.screen[$0.id].anchor)
            })
        return small.filter { !told.contains($0.id) }.map { fault($0, in: subject) } + [drawn]
    }

    /// A target with the area that is too small.
    private struct Small {
        let id: ElementID
        let area: Rect
        /// Of the message.
        let variant: String?
    }

    private func isSmall(_ area: Rect) -> Bool { min(area.width, area.height) < minimum - tolerance }

    /// Whether a constraint gives a side that is too short its length, so that the layout cannot help.
    private func isFixed(_ small: Small, in subject: Subject) -> Bool {
        let sides = subject.screen[small.id].fixedSides
        return (sides.contains(.width) && small.area.width < minimum - tolerance)
            || (sides.contains(.height) && small.area.height < minimum - tolerance)
    }

    private func fault(_ small: Small, in subject: Subject) -> Fault {
        Fault(
            small.id,
            property: .frame,
            variant: small.variant,
            facts: [
                "width": .number(small.area.width), "height": .number(small.area.height),
                "minimum": .number(minimum),
            ],
            settled: isFixed(small, in: subject) ? .layout : [])
    }
}
