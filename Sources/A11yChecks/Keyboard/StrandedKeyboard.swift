import A11yEngine
import A11yModel
import A11yVoiceOver

/// Scroll views in whose visible part nothing takes the focus, so that Tab never enters them and what lies further down
/// is not scrolled to. Cost: linear in the elements, times the depth of scroll views in scroll views.
struct StrandedKeyboard: Check {
    package static let name = "stranded-keyboard"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        // A xib's view stands in a screen of another file, which may bring it into view.
        guard context.screen.isWhole else { return [] }
        var stops: [ElementID: [Stop]] = [:]
        for stop in context.stops {
            if let scroller = pages(around: stop.element, in: context) { stops[scroller, default: []].append(stop) }
        }
        // Whether a stop responds costs more to tell than where it lies.
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
            // What is not known may be in view.
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

    /// The innermost scroll view around an element that scrolls up and down and is not made of rows: those take the
    /// focus.
    /// Whether some of the stops may lie below what the scroller shows.
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
