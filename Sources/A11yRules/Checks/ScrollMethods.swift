import A11yModel
import A11yVoiceOver

/// Views of the app's own that scroll for fingers alone. Cost: the elements in them, times the depth of the tree.
struct ScrollMethods: Check {
    static let name = "scroll-methods"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let scrollers = subject.elements(setting: .scrolls).filter { id in
            let element = subject.screen[id]
            guard let way = element[.scrolls]?.text, subject.isVisible(id), !scrollsItself(element) else {
                return false
            }
            if subject.screen.lineage(of: id).contains(where: { subject.screen[$0].overrides("scroll") }) {
                return false
            }
            return !isTurnedOtherwise(id, way, in: subject)
        }
        guard !scrollers.isEmpty else { return [] }
        let offered = OfferedFunctions(at: subject)
        return scrollers.compactMap { id in
            let strokes = subject.screen[id].gestures.filter { $0.key.isStroke }.map(\.value)
            if strokes.contains(where: { offered.cards(with: $0) != nil }) { return nil }
            let hidden = hiddenContent(of: id, in: subject)
            guard !hidden.isEmpty else { return nil }
            return Fault(id, property: .scrolls, facts: ["list": .list(hidden.map(subject.quote))])
        }
    }

    private func scrollsItself(_ element: Element) -> Bool {
        switch element.type {
        case .scrollView, .tableView, .collectionView, .textView, .pickerView, .datePicker, .webView, .mapView: true
        default: false
        }
    }

    /// Whether it is an adjustable element, or a page control stands for its pages.
    private func isTurnedOtherwise(_ id: ElementID, _ way: String, in subject: Subject) -> Bool {
        if subject.isAdjustable(id) { return true }
        guard way == "paging" else { return false }
        return subject.stops.contains { subject.screen[$0.element].type == .pageControl }
    }

    /// What is in the scroller and not on it: the middle lies outside its frame. Nothing where frames are unknown.
    private func hiddenContent(of id: ElementID, in subject: Subject) -> [ElementID] {
        guard let frame = subject.frame(of: id) else { return [] }
        return subject.screen.descendants(of: id).filter { part in
            guard subject.isFunctional(part), let place = subject.frame(of: part) else { return false }
            return !frame.contains(place.center)
        }
    }
}
