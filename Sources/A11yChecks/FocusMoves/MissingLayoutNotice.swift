import A11yEngine
import A11yModel
import A11yVoiceOver

/// Accessibility elements whose frame was computed once and that can move. Cost: linear in the elements times the depth
/// of the tree.
struct MissingLayoutNotice: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.accessibilityFrame) || !context.index.layers.isEmpty else { return [] }
        let screen = context.screen
        return context.elements.compactMap { id in
            let element = screen[id]
            guard context.isVisible(id), let host = host(of: element, in: context) else { return nil }
            let isFixed = element[.accessibilityFrame] != nil
            guard let cause = cause(of: host, from: id, isFixed: isFixed, in: context) else { return nil }
            let path = Array(screen.lineage(of: id)) + [host]
            if path.contains(where: { screen[$0][.onChange]?.text == "post:layoutChanged" }) { return nil }
            if screen[host].isScroller, screen[host][.container]?.texts?.isEmpty == false { return nil }
            return Violation(
                id, property: isFixed ? .accessibilityFrame : nil,
                facts: ["cause": .text(cause), "name": .text(context.quote(of: id))], covers: [host])
        }
    }

    /// The view that must keep the element's frame current: the element itself, or the view whose layer it represents;
    /// nil if UIKit tracks the frame.
    private func host(of element: Element, in context: LintContext) -> ElementID? {
        let speaksForLayer = element.type == .accessibilityElement && isOfLayer(element, in: context.screen)
        guard element[.accessibilityFrame] != nil || speaksForLayer else { return nil }
        guard context.simulation.position(of: element.id) != nil else { return nil }
        return element.type == .accessibilityElement ? element.parent : element.id
    }

    private func isOfLayer(_ element: Element, in screen: Screen) -> Bool {
        guard let parent = element.parent else { return false }
        return screen[parent].children.contains {
            screen[$0].type == .layer && screen[$0].children.contains(element.id)
        }
    }

    /// What moves the host; nil if nothing does. Scrolling only breaks screen coordinates, since frames in container
    /// coordinates move along.
    private func cause(of host: ElementID, from id: ElementID, isFixed: Bool, in context: LintContext) -> String? {
        let screen = context.screen
        for above in screen.lineage(of: host) {
            let movers: [Gesture] = [.pan, .pinch, .rotate]
            if let mover = movers.first(where: { screen[above].gestures[$0] != nil }) { return mover.title }
        }
        if isFixed, context.innermostScroller(of: id) != nil { return "scrolling" }
        return [id, host].contains { screen[$0][.onChange] != nil } ? "a change" : nil
    }
}
