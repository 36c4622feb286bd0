import A11yModel
import A11yVoiceOver

/// Visible controls that are no stop, and that no stop stands for. Cost: linear in the elements times their depth.
struct UnreachedControls: Check {
    static let name = "unreached-controls"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let subtrees = subject.subtrees
        let passed = subject.elements.filter { id in
            subject.isVisible(id) && subject.isInteractive(id) && subject.reading.position(of: id) == nil
        }
        if passed.isEmpty { return [] }
        let offered = OfferedFunctions(at: subject)
        let modals = subject.openModals()
        var swallowed: [ElementID: Set<ElementID>] = [:]

        let unreached = passed.filter { id in
            if subject.handsTouchesOn(id) || subject.isBackgroundTap(id, subtrees) { return false }
            if !subject.isEnabled(id), subject.screen[id].isTrue(.decorative) { return false }
            // A double tap on a text inside lands on the control around it.
            if subtrees[id].plainStops > 0 || offered.include(id, in: subject) { return false }
            switch subject.reading.cause(for: id, in: subject.screen) {
            case .behindModal, .invisible: return false
            case .elementsHidden: return !subject.isBehind(modals, subject.silencer(of: id))
            case .insideElement(let stop):
                let lost = swallowed[stop] ?? Set(subject.controlsSwallowed(by: stop))
                swallowed[stop] = lost
                return lost.contains(id)
            // Of a running app's control that has no size, nothing is seen either: it was folded away.
            case .zeroSize where subject.screen.input.isOfRunningApp: return false
            case .unlisted, .zeroSize, nil: return !subject.isServed(byCellAround: id)
            }
        }
        let wayOut = onlyWayOut(among: unreached, in: subject)
        return unreached.map { fault(at: $0, in: subject, isOnlyWayOut: $0 == wayOut) }
    }

    private func fault(at id: ElementID, in subject: Subject, isOnlyWayOut: Bool) -> Fault {
        let isNamed = subject.hasName(id)
        let variant: String? =
            switch (isNamed, isOnlyWayOut) {
            case (true, false): nil
            case (true, true): "only-exit"
            case (false, false): "nameless"
            case (false, true): "nameless-exit"
            }
        return Fault(
            id,
            property: subject.screen[id].isElement == nil ? nil : .isElement,
            variant: variant,
            facts: ["cause": .text(subject.obstacle(before: id))],
            doubts: isBackdrop(id, in: subject) ? .undecided : [])
    }

    /// Whether it is a picture that fills the screen behind other things: a tap there may be a tap anywhere.
    private func isBackdrop(_ id: ElementID, in subject: Subject) -> Bool {
        guard subject.screen[id].type == .image, let frame = subject.frame(of: id), !subject.stops.isEmpty else {
            return false
        }
        let bounds = Subject.bounds(of: subject.screen, layout: subject.reading.layout)
        return bounds.share(coveredBy: frame) >= Subject.overlayShare
    }

    /// The one unreached control that leads out of a screen with no other way out. Files of Interface Builder, and
    /// screens that are part of another, do not tell which ways there are.
    private func onlyWayOut(among unreached: [ElementID], in subject: Subject) -> ElementID? {
        guard subject.screen.input == .native, subject.screen.isWhole else { return nil }
        let exits = unreached.filter(subject.isExit)
        guard exits.count == 1, !subject.stops.contains(where: { subject.isExit($0.element) }) else { return nil }
        return exits.first
    }
}
