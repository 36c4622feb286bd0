import A11yEngine
import A11yModel
import A11yVoiceOver

/// Nested custom scroll views that do not follow VoiceOver. Cost: linear in the stops times the depth of the tree.
struct UnscrolledFocus: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.facts.hasNestedScrollers else { return [] }
        var strips: [ElementID: [ElementID]] = [:]
        for stop in context.stops {
            guard let inner = context.innermostScroller(of: stop.element), isNested(inner, in: context) else {
                continue
            }
            strips[inner, default: []].append(stop.element)
        }
        return strips.sorted { $0.key < $1.key }.compactMap { inner, stops in
            guard let frame = context.frame(of: inner) else { return nil }
            let beyond = stops.filter { id in
                guard let place = context.frame(of: id), place.area > 0 else { return false }
                return place.share(coveredBy: frame) < 1
            }
            guard let first = beyond.first(where: { !follows($0, upTo: inner, in: context) }) else { return nil }
            let isOverridden = beyond.allSatisfy { id in
                path(from: id, to: inner, in: context).contains { context.screen[$0].overrides("didBecomeFocused") }
            }
            let last = stops.prefix { $0 != first }.last ?? inner
            return Violation(
                inner,
                facts: [
                    "name": .text(context.quote(of: last)), "first": .text(context.quote(of: first)),
                    "scroller": .text(context.title(of: inner)),
                ],
                doubts: isOverridden ? .undecided : [],
                covers: beyond,
                related: [
                    RelatedPlace(message: "the first that stays out of sight", range: context.screen[first].anchor)
                ])
        }
    }

    private func isNested(_ inner: ElementID, in context: LintContext) -> Bool {
        switch context.screen[inner].type {
        case .textView, .pickerView, .webView, .datePicker, .mapView: return false
        default: break
        }
        return context.innermostScroller(of: inner).map { context.screen[$0].type != .webView } ?? false
    }

    /// The element and its ancestors, up to the scroll view.
    private func path(from id: ElementID, to scroller: ElementID, in context: LintContext) -> [ElementID] {
        context.screen.lineage(of: id).prefix { $0 != scroller } + [scroller]
    }

    private func follows(_ id: ElementID, upTo scroller: ElementID, in context: LintContext) -> Bool {
        path(from: id, to: scroller, in: context).contains {
            context.screen[$0][.onFocus]?.text == Vocabulary.scrollToVisible
        }
    }
}
