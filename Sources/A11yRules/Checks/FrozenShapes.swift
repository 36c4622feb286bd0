import A11yModel
import A11yVoiceOver

/// Fixed places on screen for what scrolls away from them. Cost: linear in the stops times their depth, and once for
/// each scroller the views directly in it.
struct FrozenShapes: Check {
    static let name = "frozen-shapes"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.hasAuthoredPlaces else { return [] }
        var isStill: [ElementID: Bool] = [:]
        return subject.wholeStops.compactMap { stop -> Fault? in
            let id = stop.element
            let shape = subject.authoredShapes(of: id).first?.property
            guard let property = shape ?? subject.authoredPoint(of: id).map({ _ in .activationPoint }) else {
                return nil
            }
            guard let scroller = subject.innermostScroller(of: id), !isComputed(id, in: subject) else { return nil }
            let fits = isStill[scroller] ?? subject.fitsItsContents(scroller)
            isStill[scroller] = fits
            if fits { return nil }
            return Fault(id, property: property, variant: property == .activationPoint ? "point" : nil)
        }
    }

    /// Whether a container makes the element anew each time that it is asked for.
    private func isComputed(_ id: ElementID, in subject: Subject) -> Bool {
        guard subject.screen[id].type == .accessibilityElement, let host = subject.screen[id].parent else {
            return false
        }
        return !subject.screen[host].methods.isEmpty
    }
}
