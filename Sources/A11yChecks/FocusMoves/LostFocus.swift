import A11yEngine
import A11yModel
import A11yVoiceOver

/// Changes that take away the element under VoiceOver's cursor and do not say where the cursor goes. Cost: linear in
/// the ways between states.
struct LostFocus: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.arrivals.compactMap { passage in
            // Another rule asks for the focus in what opens.
            guard passage.openedOverlay == nil else { return nil }
            if let found = thrown(passage) { return found }
            return passage.trigger == nil ? replaced(passage) : lost(passage)
        }
    }

    /// What was open closes with the notification of a new screen and no element for the cursor: it goes to the first
    /// stop, and not back to what opened it.
    private func thrown(_ passage: Passage) -> Violation? {
        let (old, appearance) = (passage.old, passage.transition.appearance)
        guard appearance.post == "screenChanged", appearance.focus == nil,
            case .first(let place) = passage.landing, let opener = opener(of: passage), opener != place,
            let closed = old.modalViews().first(where: { view in
                passage.new(of: view.element).map { !passage.new.isVisible($0) } ?? true
            })?.element
        else { return nil }
        let stops = passage.new.simulation.stops
        let facts: Facts = [
            "closed": .text(old.quote(of: closed)), "first": .text(passage.new.quote(of: stops[place].element)),
            "opener": .text(passage.new.quote(of: stops[opener].element)),
        ]
        return Violation(nil, range: passage.transition.anchor, variant: "thrown", facts: facts)
    }

    /// The stop of the state after that led to the state before.
    private func opener(of passage: Passage) -> Int? {
        let transition = passage.transition
        return passage.flow.flow.transitions.lazy.filter { $0.to == transition.from && $0.from == transition.to }
            .flatMap(\.causes).compactMap { passage.flow.stop(of: $0, in: transition.to) }.first
    }

    /// The user acts on an element, and it is gone.
    private func lost(_ passage: Passage) -> Violation? {
        guard passage.landing == .lost, let start = passage.flow.start(of: passage.number) else { return nil }
        let element = passage.old.simulation.stops[start].element
        let isWhole = passage.extent == .whole
        // A view that the app makes modal itself is not presented by UIKit.
        let mayBePresented = passage.closedOverlay.map { !passage.old.screen[$0.element].isTrue(.viewIsModal) } ?? false
        return Violation(
            nil, range: passage.transition.anchor, variant: isWhole ? "page" : mayBePresented ? "closed" : "gone",
            facts: facts(of: passage, losing: element), doubts: isWhole || mayBePresented ? .undecided : [],
            related: [RelatedPlace(message: "the element that is gone", range: passage.old.screen[element].anchor)])
    }

    /// What was there is replaced, or what can be used goes, by itself, and nothing is posted: the cursor may have been
    /// there.
    private func replaced(_ passage: Passage) -> Violation? {
        let transition = passage.transition
        guard transition.causes.contains(where: { $0.act == .appears }), transition.appearance.post == nil,
            passage.landing == .unknown, passage.old.screen.title == passage.new.screen.title
        else { return nil }
        let changes = passage.changes
        let gone = changes.gone.map { passage.old.simulation.stops[$0].element }
        if !changes.come.isEmpty, gone.count > changes.kept.count + changes.changed.count, let first = gone.first {
            return violation(passage, "replaced", losing: first)
        }
        let used = gone.first { passage.old.isInteractive($0) && passage.old.isEnabled($0) }
        guard changes.come.isEmpty, passage.closedOverlay == nil, let used else { return nil }
        return violation(passage, "vanished", losing: used)
    }

    private func violation(_ passage: Passage, _ variant: String, losing element: ElementID) -> Violation {
        Violation(
            nil, range: passage.transition.anchor, variant: variant, facts: facts(of: passage, losing: element),
            doubts: .undecided)
    }

    private func facts(of passage: Passage, losing element: ElementID) -> Facts {
        passage.facts.merging(["gone": .text(passage.old.quote(of: element))])
    }
}
