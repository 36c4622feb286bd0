import A11yModel
import A11yVoiceOver

/// Stops whose double tap lands on something else: at the author's activation point, or in the middle of what was
/// merged. Cost: the controls once, and for each such stop what lies at its point.
struct ActivationPoints: Check {
    static let name = "activation-points"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.activationPoint) || subject.isSet(.isElement) else { return [] }
        let stops = subject.wholeStops.filter { stop in
            let element = subject.screen[stop.element]
            // What a class does on its own activation takes no touch.
            if element.isTextInput || element.overrides("activate") { return false }
            return subject.authoredPoint(of: element.id) != nil || isMerged(element, in: subject)
        }
        guard !stops.isEmpty else { return [] }
        let controls = Controls(in: subject)
        return stops.compactMap { stop in
            subject.authoredPoint(of: stop.element) == nil
                ? fault(atMiddleOf: stop, controls, in: subject) : fault(atPointOf: stop, controls, in: subject)
        }
    }

    /// Whether an author made one stop of a view with controls that can be told from it.
    private func isMerged(_ element: Element, in subject: Subject) -> Bool {
        element.isElement == true && subject.function(of: element.id) != nil
            && subject.subtrees[element.id].controls > 1
    }

    /// An author's point that lies on another control, or on nothing of the stop.
    private func fault(atPointOf stop: Stop, _ controls: Controls, in subject: Subject) -> Fault? {
        let id = stop.element
        guard let point = subject.authoredPoint(of: id), let shape = stop.frame, shape.hasArea else { return nil }
        let path = subject.screen[id][.path]?.bounds
        let isInside = shape.touches(point) || path?.touches(point) == true
        let pressed = controls.topmost(at: point) { !subject.haveSameFunction($0, id) }
        if let pressed, pressed != id, !subject.areNested(pressed, id) {
            // Later in document order lies in front.
            let isBelow = pressed < id && subject.frame(of: id)?.touches(point) == true
            if !isBelow { return fault(id, pressed, property: .activationPoint, in: subject) }
        }
        if isInside { return nil }
        let parts = subject.screen.descendants(of: id).filter(subject.isVisible).compactMap(subject.frame)
        if parts.contains(where: { $0.touches(point) }) { return nil }
        let distance = shape.gap(to: Rect(x: point.x, y: point.y, width: 0, height: 0))
        return Fault(
            id, property: .activationPoint, variant: "outside", facts: ["distance": .number(distance)],
            evidence: Array(subject.screen.ancestors(of: id)))
    }

    /// A control inside a merged stop that takes the tap on the middle, and does something else.
    private func fault(atMiddleOf stop: Stop, _ controls: Controls, in subject: Subject) -> Fault? {
        let id = stop.element
        guard let point = stop.activationPoint(on: subject.screen), point.x.isFinite, point.y.isFinite else {
            return nil
        }
        let pressed = controls.topmost(at: point) { subject.screen.isDescendant($0, of: id) }
        guard let pressed, let function = subject.function(of: pressed), function != subject.function(of: id) else {
            return nil
        }
        return fault(id, pressed, property: .isElement, in: subject)
    }

    private func fault(_ id: ElementID, _ pressed: ElementID, property: Property, in subject: Subject) -> Fault {
        Fault(
            id,
            property: property,
            facts: ["other": .text(subject.quote(of: pressed))],
            evidence: [pressed] + subject.screen.ancestors(of: id) + subject.screen.ancestors(of: pressed),
            related: [RelatedPlace(message: "what is pressed", range: subject.screen[pressed].anchor)])
    }

    /// The controls that a touch can press, by where they are.
    private struct Controls {
        private let found: [(id: ElementID, area: Rect)]
        private let places: RectIndex

        init(in subject: Subject) {
            found = subject.elements.compactMap { id in
                guard subject.isVisible(id), subject.isEnabled(id), subject.isInteractive(id) else { return nil }
                return subject.touchArea(of: id).map { (id, $0) }
            }
            places = RectIndex(found.map(\.area))
        }

        /// The control in front of all others at a point, of those that are asked for.
        func topmost(at point: Point, where isWanted: (ElementID) -> Bool) -> ElementID? {
            places.indices(at: point).last { found[$0].area.touches(point) && isWanted(found[$0].id) }
                .map { found[$0].id }
        }
    }
}
