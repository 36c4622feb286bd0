import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops with the role of a button that do nothing, on screens whose other elements are written with what they do.
/// Cost: linear in the elements, plus, for each such stop, its ancestors and descendants, and once the controls.
struct InertButton: Check {
    static let name = "inert-button"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.traits), context.elements.contains(where: { hasFunction($0, in: context) }) else {
            return []
        }
        let idle = context.stops.filter { isButtonByTrait($0, in: context) && isIdle($0.element, in: context) }
        guard !idle.isEmpty else { return [] }
        let answering = context.elements.filter { context.isInteractive($0) && context.touchable[$0.index] }
        return idle.compactMap { stop in
            let isCovered = answering.contains { other in
                other != stop.element && (hasFunction(other, in: context) || context.screen[other].isControl)
                    && context.doubleTap(at: stop.element, lands: other) == true
            }
            guard !isCovered else { return nil }
            let isUnknown = isDrawnByClass(stop.element, in: context)
            let hasActions = !context.screen[stop.element].customActions.isEmpty
            return Violation(
                stop.element, property: .traits, variant: hasActions ? "actions" : nil,
                doubts: isUnknown ? .undecided : [])
        }
    }

    /// Whether a class of the app draws the layer of the element. Its code may answer touches there.
    private func isDrawnByClass(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.screen[id].type == .accessibilityElement, let host = context.screen[id].parent else {
            return false
        }
        return context.screen[host].customClass != nil
    }

    /// Whether the author made it a button by a trait. A class of UIKit, of the app or a cell has a function of its
    /// own, and what lies under the element of a container is not known. The selected tab has nothing left to do.
    private func isButtonByTrait(_ stop: Stop, in context: LintContext) -> Bool {
        let element = context.screen[stop.element]
        guard stop.part == nil, element.traits?.contains(.button) == true, stop.utterance.traits.contains(.button),
            !stop.utterance.traits.contains(.selected), !stop.utterance.traits.contains(.notEnabled)
        else { return false }
        if element.type == .accessibilityElement { return isLayer(element, in: context) }
        return !element.isControl && !element.isCell && !element.isSystem && element.customClass == nil
            && !context.handsTouchesOn(element.id)
    }

    /// Whether the element stands for a layer: nothing but its view lies under it.
    private func isLayer(_ element: Element, in context: LintContext) -> Bool {
        guard let host = element.parent, context.screen[host].gestures.isEmpty else { return false }
        return context.layerElements(of: host).contains(element.id)
    }

    /// Whether nothing happens at a double tap, as far as the file says: neither the element nor what is around it or
    /// in it has a function.
    private func isIdle(_ id: ElementID, in context: LintContext) -> Bool {
        let screen = context.screen
        guard screen[id].gestures.isEmpty else { return false }
        let isServed = screen.lineage(of: id).contains { above in
            hasFunction(above, in: context) || screen[above].isControl || screen[above].isCell
        }
        return !isServed && !screen.descendants(of: id).contains { context.isInteractive($0) }
    }

    /// Whether the file says what activating the element does, or where it leads.
    private func hasFunction(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        return context.answersTap(id) || element[.onSelect] != nil || element.overrides("activate")
            || changesState(id, in: context)
    }

    /// Whether a way to another state, or the one that led here, is by the element.
    private func changesState(_ id: ElementID, in context: LintContext) -> Bool {
        context.departures.contains { $0.transition.causes.contains { $0.element == id } }
            || context.arrivals.contains { passage in
                passage.old(of: id).map { old in passage.transition.causes.contains { $0.element == old } } ?? false
            }
    }
}
