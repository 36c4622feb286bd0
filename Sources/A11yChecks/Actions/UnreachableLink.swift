import A11yEngine
import A11yModel
import A11yVoiceOver

/// Links in the text of a label, which VoiceOver reads as words. Cost: linear in the elements with links.
struct UnreachableLink: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.elements(setting: .links).compactMap { id in
            let screen = context.screen
            guard screen[id].type == .label, context.isVisible(id),
                let links = screen[id][.links]?.texts, !links.isEmpty,
                let stop = screen.lineage(of: id).first(where: { context.simulation.position(of: $0) != nil })
            else { return nil }
            let actions = screen[stop].customActions.map { RuleText.folded($0.name) }
            let lost = links.filter { link in !actions.contains { $0.contains(RuleText.folded(link)) } }
            guard actions.count < links.count, let first = lost.first else { return nil }
            let isLink = stop == id && context.simulation.stop(of: stop).map(isLink) == true
            if links.count == 1, isLink, context.answersTap(stop) { return nil }
            return Violation(id, property: .links, facts: ["link": .text(first)])
        }
    }

    /// Whether a double tap on a stop is said to open something.
    private func isLink(_ stop: Stop) -> Bool { !stop.utterance.traits.isDisjoint(with: [.link, .button]) }
}
