import A11yModel
import A11yVoiceOver

/// Scroll views in whose visible part nothing takes the focus, so that Tab never enters them and what lies further down
/// is not scrolled to. Cost: linear in the elements, times the depth of scroll views in scroll views.
struct StrandedScrollers: Check {
    static let name = "stranded-scrollers"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        // A xib's view stands in a screen of another file, which may bring it into view.
        guard subject.screen.isWhole else { return [] }
        let responding = Responding(subject.screen, subject.reading.layout)
        var targets: [ElementID: [Stop]] = [:]
        for stop in subject.stops where responding.response(of: stop).responds {
            if let scroller = pages(around: stop.element, in: subject) { targets[scroller, default: []].append(stop) }
        }
        return targets.keys.sorted().compactMap { scroller in
            targets[scroller].flatMap { fault(of: scroller, among: $0, in: subject) }
        }
    }

    private func fault(of scroller: ElementID, among targets: [Stop], in subject: Subject) -> Fault? {
        guard let area = subject.frame(of: scroller), subject.keyCommands(of: scroller).isEmpty else { return nil }
        var below: Stop?
        for stop in targets {
            // What is not known may be in view.
            guard let frame = stop.frame ?? subject.frame(of: stop.element) else { return nil }
            if frame.y < area.maxY { return nil }
            below = below ?? stop
        }
        guard let first = below else { return nil }
        return Fault(
            scroller,
            facts: ["name": .text(subject.quote(of: first.element)), "scroller": .text(subject.title(of: scroller))],
            evidence: [first.element])
    }

    /// The innermost scroll view around an element that scrolls up and down and is not made of rows: those take the
    /// focus.
    private func pages(around id: ElementID, in subject: Subject) -> ElementID? {
        let scroller = subject.screen.ancestors(of: id).first { subject.screen[$0].isScroller }
        guard let scroller else { return nil }
        let element = subject.screen[scroller]
        if [.tableView, .collectionView, .pickerView, .webView, .textView].contains(element.type) { return nil }
        let direction = element[.scrolls]?.text ?? "vertical"
        return direction == "vertical" || direction == "both" ? scroller : nil
    }
}
