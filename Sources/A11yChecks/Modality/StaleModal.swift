import A11yEngine
import A11yModel

/// Invisible views with the modal flag. Cost: linear in the elements.
struct StaleModal: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        return context.elements(setting: .viewIsModal).compactMap { id in
            guard screen[id].isTrue(.viewIsModal), let state = state(of: id, in: context) else { return nil }
            let siblings = screen[id].parent.map { screen[$0].children } ?? screen.roots
            guard siblings.count > 1 else { return nil }
            // Only the last flag among siblings takes effect.
            let isInForce = siblings.last { screen[$0].isTrue(.viewIsModal) } == id
            let silenced = siblings.filter { $0 != id }
            return Violation(
                id, property: .viewIsModal, variant: variant(of: id, isProven: state.isProven, in: context),
                facts: ["state": .text(state.words)],
                // It is undocumented how VoiceOver treats a hidden modal view: a person must check.
                doubts: state.isProven ? [] : .undecided,
                covers: isInForce ? silenced + silenced.flatMap(screen.descendants) : [])
        }
    }

    /// VoiceOver is silent only if the view has nothing to read.
    private func variant(of id: ElementID, isProven: Bool, in context: LintContext) -> String {
        if !isProven { return "doubtful" }
        return context.holdsStop(id) ? "unseen" : "silent"
    }

    private func state(of id: ElementID, in context: LintContext) -> (words: String, isProven: Bool)? {
        let element = context.screen[id]
        let layout = context.simulation.layout
        if element.isTrue(.hidden) { return ("hidden", false) }
        if element[.alpha]?.number == 0 { return ("transparent", false) }
        guard layout.isShown[id.index] else { return nil }
        if let frame = element.frame, frame.width == 0 || frame.height == 0 { return ("of no size", true) }
        guard context.innermostScroller(of: id) == nil, !context.isVisible(id) else { return nil }
        return ("outside the screen", true)
    }

    /// Removes the flag.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        violation.element.map { .removing(.viewIsModal, from: $0) }
    }
}
