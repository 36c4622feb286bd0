import A11yEngine
import A11yModel
import A11yVoiceOver

/// Visible controls that are no stop, and that no stop stands for. Cost: linear in the elements times their depth.
struct MissingFocus: Check {
    package static let name = "missing-focus"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        let subtrees = context.subtrees
        let passed = context.elements.filter { id in
            context.isVisible(id) && context.isInteractive(id) && context.simulation.position(of: id) == nil
        }
        if passed.isEmpty { return [] }
        let offered = OfferedFunctions(at: context)
        let modals = context.openModals()
        var swallowed: [ElementID: Set<ElementID>] = [:]

        let unreached = passed.filter { id in
            if context.handsTouchesOn(id) || context.isBackgroundTap(id, subtrees) { return false }
            if !context.isEnabled(id), context.screen[id].isTrue(.decorative) { return false }
            // A double tap on a text inside lands on the control around it.
            if subtrees[id].plainStops > 0 || offered.include(id, in: context) { return false }
            switch context.simulation.cause(for: id, in: context.screen) {
            case .behindModal, .invisible: return false
            case .elementsHidden: return !context.isBehind(modals, context.silencer(of: id))
            case .insideElement(let stop):
                let lost = swallowed[stop] ?? Set(context.controlsSwallowed(by: stop))
                swallowed[stop] = lost
                return lost.contains(id)
            // Of a running app's control that has no size, nothing is seen either: it was folded away.
            case .zeroSize where context.screen.input.isOfRunningApp: return false
            case .unlisted, .zeroSize, nil: return !context.isServed(byCellAround: id)
            }
        }
        let wayOut = onlyWayOut(among: unreached, in: context)
        return unreached.map { violation(at: $0, in: context, isOnlyWayOut: $0 == wayOut) }
    }

    private func violation(at id: ElementID, in context: LintContext, isOnlyWayOut: Bool) -> Violation {
        let isNamed = context.hasName(id)
        let variant: String? =
            switch (isNamed, isOnlyWayOut) {
            case (true, false): nil
            case (true, true): "only-exit"
            case (false, false): "nameless"
            case (false, true): "nameless-exit"
            }
        return Violation(
            id,
            property: context.screen[id].isElement == nil ? nil : .isElement,
            variant: variant,
            facts: ["cause": .text(context.obstacle(before: id))],
            doubts: isBackdrop(id, in: context) ? .undecided : [])
    }

    /// Whether it is a picture that fills the screen behind other things: a tap there may be a tap anywhere.
    private func isBackdrop(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.screen[id].type == .image, let frame = context.frame(of: id), !context.stops.isEmpty else {
            return false
        }
        let bounds = LintContext.bounds(of: context.screen, layout: context.simulation.layout)
        return bounds.share(coveredBy: frame) >= LintContext.overlayShare
    }

    /// The one unreached control that leads out of a screen with no other way out. Files of Interface Builder, and
    /// screens that are part of another, do not tell which ways there are.
    private func onlyWayOut(among unreached: [ElementID], in context: LintContext) -> ElementID? {
        guard context.screen.input == .native, context.screen.isWhole else { return nil }
        let exits = unreached.filter(context.isExit)
        guard exits.count == 1, !context.stops.contains(where: { context.isExit($0.element) }) else { return nil }
        return exits.first
    }
}

extension MissingFocus: RepairingCheck {
    /// A control with a name becomes a stop, where nothing but its class or its author's word keeps it from being one.
    /// What is reached inside it would be lost then.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant == nil || violation.variant == "only-exit",
            context.simulation.cause(for: id, in: context.screen) == nil,
            context.screen.descendants(of: id).allSatisfy({ context.simulation.position(of: $0) == nil })
        else { return nil }
        return .setting(.isElement, to: true, on: id)
    }
}
