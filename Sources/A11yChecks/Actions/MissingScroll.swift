import A11yEngine
import A11yModel
import A11yVoiceOver

/// Custom views that only scroll by touch. Cost: linear in the elements inside them, times the depth of the tree.
struct MissingScroll: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let scrollers = context.elements(setting: .scrolls).filter { id in
            let element = context.screen[id]
            guard let way = element[.scrolls]?.text, context.isVisible(id), !scrollsItself(element),
                !context.isBehindModal(id)
            else { return false }
            if context.screen.lineage(of: id).contains(where: { context.screen[$0].overrides("scroll") }) {
                return false
            }
            return !isTurnedOtherwise(id, way, in: context)
        }
        guard !scrollers.isEmpty else { return [] }
        let offered = OfferedFunctions(at: context)
        return scrollers.compactMap { id in
            let strokes = context.screen[id].gestures.filter { $0.key.isStroke }.map(\.value)
            if strokes.contains(where: { offered.cards(with: $0) != nil }) { return nil }
            let hidden = hiddenContent(of: id, in: context)
            guard !hidden.isEmpty else { return nil }
            return Violation(id, property: .scrolls, facts: ["list": .list(hidden.map(context.quote))])
        }
    }

    private func scrollsItself(_ element: Element) -> Bool {
        switch element.type {
        case .scrollView, .tableView, .collectionView, .textView, .pickerView, .datePicker, .webView, .mapView: true
        default: false
        }
    }

    /// Whether it is an adjustable element, or a page control stands for its pages.
    private func isTurnedOtherwise(_ id: ElementID, _ way: String, in context: LintContext) -> Bool {
        if context.isAdjustable(id) { return true }
        guard way == "paging" else { return false }
        return context.stops.contains { context.screen[$0.element].type == .pageControl }
    }

    /// The content that is scrolled out of view: its centre is outside the frame of the scroll view. Empty if frames
    /// are unknown.
    private func hiddenContent(of id: ElementID, in context: LintContext) -> [ElementID] {
        guard let frame = context.frame(of: id) else { return [] }
        return context.screen.descendants(of: id).filter { part in
            guard context.isFunctional(part), let place = context.frame(of: part) else { return false }
            return !frame.contains(place.center)
        }
    }
}
