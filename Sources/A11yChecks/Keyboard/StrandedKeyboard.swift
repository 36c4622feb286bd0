import A11yEngine
import A11yModel
import A11yVoiceOver

/// Scroll views without a focusable element in their visible part: Tab never enters them, and content further down is
/// never scrolled into view. Cost: linear in the elements times the nesting depth of scroll views.
struct StrandedKeyboard: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        // The view of a xib is shown on a screen of another file, which may scroll it into view.
        guard context.screen.isWhole else { return [] }
        var stops: [ElementID: [Stop]] = [:]
        for stop in context.stops {
            if let scroller = pages(around: stop.element, in: context) { stops[scroller, default: []].append(stop) }
        }
        // Whether a stop responds is costlier to compute than its position.
        stops = stops.filter { scroller, stops in mayStrand(stops, in: scroller, of: context) }
        if stops.isEmpty { return [] }
        let responding = Responding(context.screen, context.simulation.layout)
        let targets = stops.mapValues { $0.filter { responding.response(of: $0).responds } }
        return targets.keys.sorted().compactMap { scroller in
            targets[scroller].flatMap { violation(of: scroller, among: $0, in: context) }
        }
    }

    private func violation(of scroller: ElementID, among targets: [Stop], in context: LintContext) -> Violation? {
        guard let area = context.frame(of: scroller), context.keyCommands(of: scroller).isEmpty else { return nil }
        var below: Stop?
        for stop in targets {
            // A stop with an unknown frame may be visible.
            guard let frame = stop.frame ?? context.frame(of: stop.element) else { return nil }
            if frame.y < area.maxY { return nil }
            below = below ?? stop
        }
        guard let first = below else { return nil }
        return Violation(
            scroller,
            facts: ["name": .text(context.quote(of: first.element)), "scroller": .text(context.title(of: scroller))],
            evidence: [first.element])
    }

    /// Whether stops may lie below the visible part of the innermost scroll view around them. Only views that scroll
    /// vertically and have no rows count, since rows take focus.
    private func mayStrand(_ stops: [Stop], in scroller: ElementID, of context: LintContext) -> Bool {
        guard let area = context.frame(of: scroller) else { return false }
        return stops.contains { stop in
            (stop.frame ?? context.frame(of: stop.element)).map { $0.y >= area.maxY } ?? false
        }
    }

    private func pages(around id: ElementID, in context: LintContext) -> ElementID? {
        guard let scroller = context.innermostScroller(of: id) else { return nil }
        let element = context.screen[scroller]
        if [.tableView, .collectionView, .pickerView, .webView, .textView].contains(element.type) { return nil }
        let direction = element[.scrolls]?.text ?? "vertical"
        return direction == "vertical" || direction == "both" ? scroller : nil
    }
}
