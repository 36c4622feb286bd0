import A11yModel
import A11yVoiceOver

/// Scrolling views inside others that do not scroll along with VoiceOver. Cost: linear in the stops, times the depth of
/// the tree.
struct NestedScrollers: Check {
    static let name = "nested-scrollers"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.facts.hasNestedScrollers else { return [] }
        var strips: [ElementID: [ElementID]] = [:]
        for stop in subject.stops {
            guard let inner = subject.innermostScroller(of: stop.element), isNested(inner, in: subject) else {
                continue
            }
            strips[inner, default: []].append(stop.element)
        }
        return strips.sorted { $0.key < $1.key }.compactMap { inner, stops in
            guard let frame = subject.frame(of: inner) else { return nil }
            let beyond = stops.filter { id in
                guard let place = subject.frame(of: id), place.area > 0 else { return false }
                return place.share(coveredBy: frame) < 1
            }
            guard let first = beyond.first(where: { !follows($0, upTo: inner, "scrollToVisible", in: subject) }) else {
                return nil
            }
            let isOverridden = beyond.allSatisfy { id in
                path(from: id, to: inner, in: subject).contains { subject.screen[$0].overrides("didBecomeFocused") }
            }
            let last = stops.prefix { $0 != first }.last ?? inner
            return Fault(
                inner,
                facts: [
                    "name": .text(subject.quote(of: last)), "first": .text(subject.quote(of: first)),
                    "scroller": .text(subject.title(of: inner)),
                ],
                doubts: isOverridden ? .undecided : [],
                covers: beyond,
                related: [
                    RelatedPlace(message: "the first that stays out of sight", range: subject.screen[first].anchor)
                ])
        }
    }

    private func isNested(_ inner: ElementID, in subject: Subject) -> Bool {
        switch subject.screen[inner].type {
        case .textView, .pickerView, .webView, .datePicker, .mapView: return false
        default: break
        }
        return subject.innermostScroller(of: inner).map { subject.screen[$0].type != .webView } ?? false
    }

    /// The element and what is above it, up to the scroller.
    private func path(from id: ElementID, to scroller: ElementID, in subject: Subject) -> [ElementID] {
        subject.screen.lineage(of: id).prefix { $0 != scroller } + [scroller]
    }

    private func follows(_ id: ElementID, upTo scroller: ElementID, _ word: String, in subject: Subject) -> Bool {
        path(from: id, to: scroller, in: subject).contains { subject.screen[$0][.onFocus]?.text == word }
    }
}
