import A11yEngine
import A11yModel
import A11yVoiceOver

/// Ways to another state that an assistive technology cannot go. Cost: a traversal of each state for each technology.
struct UnworkableStep: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard !context.departures.isEmpty else { return [] }
        let reached = Technology.allCases.map { technology in
            let stops = technology.traversal(of: context.screen, in: context.simulation).stops
            return (technology, elements: Set(stops.map(\.stop.element)))
        }
        return context.departures.compactMap { violation(of: $0, reached, in: context) }
    }

    private func violation(
        of passage: Passage, _ reached: [(Technology, elements: Set<ElementID>)], in context: LintContext
    ) -> Violation? {
        let causes = passage.transition.causes
        guard let element = passage.trigger, causes.allSatisfy({ $0.element != nil }) else { return nil }
        let name = context.quote(of: element)
        var facts = passage.facts.merging(["name": .text(name)])
        let range = causes.first?.range
        if causes.allSatisfy({ $0.element.map { !context.isVisible($0) } ?? false }) {
            return Violation(element, range: range, variant: "absent", facts: facts)
        }
        let unable = reached.filter { technology, elements in
            !causes.contains { canDo($0, with: technology, elements, in: context) }
        }.map(\.0)
        guard !unable.isEmpty else { return nil }
        facts["who"] = .text(enumerated(unable.map(\.name)))
        return Violation(element, range: range, facts: facts, covers: [])
    }

    /// Whether a technology reaches what the act is done on, and can do the act or an action in its place.
    private func canDo(
        _ cause: TransitionCause, with technology: Technology, _ elements: Set<ElementID>, in context: LintContext
    ) -> Bool {
        guard let element = cause.element else { return true }
        let screen = context.screen
        let around = Array(screen.lineage(of: element))
        let isReached =
            around.contains(where: elements.contains)
            || elements.contains { screen.isDescendant($0, of: element) }
        guard isReached else { return false }
        guard case .gesture(let gesture) = cause.act, gesture != .tap, gesture != .longPress else { return true }
        return around.contains { !screen[$0].customActions.isEmpty || screen[$0][.overrides] != nil }
    }
}
