import A11yEngine
import A11yModel
import A11yVoiceOver

/// Toasts whose text is not announced, and texts that come behind the cursor of a user who acts. Cost: linear in the
/// elements inside toasts, and in the stops of each way between states.
struct UnannouncedToast: Check {
    static let name = "unannounced-toast"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        context.arrivals.compactMap(status) + toasts(in: context)
    }

    /// The text that comes before the control on which the user acts. They stay on the control and swipe on, away from
    /// the text.
    private func status(_ passage: Passage) -> Violation? {
        guard passage.trigger != nil, !passage.asks, case .kept(let place) = passage.landing,
            passage.transition.appearance.post == nil
        else { return nil }
        let stops = passage.new.simulation.stops
        let come = passage.changes.come
        guard let first = come.first, come.allSatisfy({ $0 < place && isText(stops[$0], in: passage.new) }) else {
            return nil
        }
        let element = stops[first].element
        // A text that announces itself needs nothing else.
        guard passage.new.screen[element][.onChange] == nil else { return nil }
        let facts: Facts = [
            "text": .text(stops[first].utterance.label),
            "name": .text(passage.new.quote(of: stops[place].element)),
        ]
        return Violation(element, variant: "status", facts: facts)
    }

    private func isText(_ stop: Stop, in context: LintContext) -> Bool {
        context.screen[stop.element].type == .label && !context.isInteractive(stop.element)
    }

    private func toasts(in context: LintContext) -> [Violation] {
        let screen = context.screen
        return context.overlays.filter { $0.presentation == "toast" }.compactMap { overlay in
            let id = overlay.element
            let parts = [id] + screen.descendants(of: id)
            let texts = parts.filter(context.isVisible).compactMap {
                context.shownText(of: $0) ?? context.screen[$0].label
            }
            guard let text = texts.first(where: { !RuleText.isBlank($0) }) else { return nil }
            let appearing = context.openings.filter { $0.passage?.shows(id) ?? true }
            let isTold = appearing.allSatisfy { opening in
                opening.appearance?.post == "announcement" || opening.appearance?.target.map(parts.contains) == true
            }
            if isTold { return nil }
            if parts.contains(where: { screen[$0][.onChange]?.text == "post:announcement" }) { return nil }
            return Violation(id, variant: "toast", facts: ["text": .text(text)])
        }
    }
}
