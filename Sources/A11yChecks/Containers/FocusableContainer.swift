import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops that contain other elements. Cost: linear in the elements, since stops are not nested.
struct FocusableContainer: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.index.hasLists || context.isSet(.container) || !context.index.layers.isEmpty else { return [] }
        return context.wholeStops.compactMap { stop in
            let element = context.screen[stop.element]
            // The controls in a table cell stay reachable.
            if element.type == .tableViewCell, element.isElement == nil { return nil }
            let lost = lostElements(in: element, of: context)
            guard !lost.isEmpty || !element.methods.isEmpty else { return nil }
            return Violation(
                element.id,
                property: .isElement,
                variant: lost.isEmpty ? "methods" : lost.count == 1 ? "one" : nil,
                facts: ["count": .number(Double(lost.count)), "list": .list(lost.map(context.quote))],
                covers: lost)
        }
    }

    /// The elements that are in its list or were made for its layers, and that VoiceOver does not reach; outermost
    /// elements only.
    private func lostElements(in element: Element, of context: LintContext) -> [ElementID] {
        let screen = context.screen
        let offered = (element.members ?? []).compactMap(\.target) + context.layerElements(of: element.id)
        var seen: Set<ElementID> = []
        var lost: [ElementID] = []
        var waiting = Array(offered.reversed())
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted, id != element.id, context.isVisible(id) else { continue }
            guard context.simulation.position(of: id) == nil else { continue }
            if screen.isAccessibilityElement(id) {
                lost.append(id)
            } else if screen.isDescendant(id, of: element.id) {
                waiting += screen.parts(of: id).reversed()
            }
        }
        return lost
    }

    /// A container is not an accessibility element. As a semantic group it keeps its name. For a control, a person must
    /// decide which of its elements does what it does.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, !context.isInteractive(id) else { return nil }
        let element = context.screen[id]
        if element.label == nil || element[.containerType] != nil { return .setting(.isElement, to: false, on: id) }
        return Repair(
            "Makes it a semantic group with its name.",
            [.set(.isElement, .flag(false), on: id), .set(.containerType, .text("semanticGroup"), on: id)])
    }
}
