import A11yEngine
import A11yModel
import A11yVoiceOver

/// States that can be entered and not left. Cost: linear in the stops.
struct DeadEnd: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        // The screen as written may be left in ways that belong to no flow.
        guard context.flow == nil, context.departures.isEmpty, let passage = context.arrivals.first,
            !context.simulation.stops.isEmpty
        else { return [] }
        let screen = context.screen
        // What is modal has its own rule.
        let isModal = screen.elements.contains { $0.isTrue(.viewIsModal) && context.isVisible($0.id) }
        // A page without controls is left as it was entered, in all of its states.
        let flow = passage.flow
        let start = passage.old.screen.flow == nil ? LintContext(flow.screens[0], flow.simulations[0]) : passage.old
        guard !isModal, isWorked(start), !isWorked(context) else { return [] }
        let waits = screen.elements.contains { element in
            guard context.isVisible(element.id) else { return false }
            return [.activityIndicator, .progressView].contains(element.type)
                || element[.presentation]?.text == "toast" || element.isPresented
        }
        guard !waits else { return [] }
        return [Violation(nil, range: passage.transition.anchor, facts: passage.facts, doubts: .undecided)]
    }

    /// Whether anything can be done with VoiceOver.
    private func isWorked(_ context: LintContext) -> Bool {
        context.simulation.stops.contains { stop in
            context.isInteractive(stop.element) && context.isEnabled(stop.element) || !stop.actions.isEmpty
                || context.answersEscape(stop.element)
        }
    }
}
