import A11yEngine
import A11yModel
import A11yVoiceOver

/// Overlays, and optionally whole screens, that open without moving the VoiceOver focus. Cost: linear in the elements.
struct MissingInitialFocus: Check {
    /// Which screens are checked.
    private enum Screens: String, CaseIterable {
        /// Screens with an open overlay.
        case overlays
        /// All screens.
        case all
    }

    private let screens: Screens

    init(_ parameters: inout Parameters) { screens = parameters.word("screens", default: .overlays) }

    func violations(in context: LintContext) -> [Violation] {
        context.openings.flatMap { violations(in: context, at: $0) }
    }

    private func violations(in context: LintContext, at opening: Opening) -> [Violation] {
        // Where a file says what it posts, a view with the modal flag is an overlay, too.
        let flagged = opening.appearance == nil ? nil : context.flaggedOverlay()
        let open = context.overlays.last(where: \.isModal) ?? flagged
        guard let overlay = opening.passage == nil ? open : opening.passage?.openedOverlay else {
            return screens == .all && opening.passage == nil ? wholeScreen(context) : []
        }
        let id = overlay.element
        guard context.holdsStop(id), !context.isProgressOverlay(id), liesOverSomething(overlay, in: context) else {
            return []
        }
        // The system moves the cursor into what it presents.
        let first = context.simulation.stops.first?.element
        if context.screen[id].isPresented || first.map(context.isInPresented) == true { return [] }
        let appearance = opening.appearance
        // Other rules check a focus that is set. An announcement over an open overlay is that of a toast.
        let isToast = appearance?.post == "announcement" && context.overlays.contains { $0.presentation == "toast" }
        if appearance?.focus != nil || isToast { return [] }
        if appearance?.post == "screenChanged", let first {
            // Without a target VoiceOver goes to the first stop.
            if first == id || context.screen.isDescendant(first, of: id) { return [] }
        }
        let variant = appearance?.post == nil ? "silent" : "aimless"
        return [
            Violation(
                id, range: opening.passage?.transition.anchor, variant: variant,
                facts: ["post": .text(appearance?.post ?? ""), "name": .text(context.quote(of: id))],
                doubts: overlay.doubts.union(tells(of: opening, in: context) ? [] : .undecided))
        ]
    }

    /// Whether the file says anywhere what the app posts, so that where it says nothing, nothing is posted.
    private func tells(of opening: Opening, in context: LintContext) -> Bool {
        let flow = opening.passage?.flow ?? context.flow
        return opening.appearance != nil || context.screen.onAppear != nil || context.isSet(.onChange)
            || flow?.flow.transitions.contains { $0.appearance.post != nil || $0.appearance.focus != nil } == true
    }

    /// A screen on which VoiceOver starts at the first stop, which is fine for a heading. That nothing else moves the
    /// focus is inferred.
    private func wholeScreen(_ context: LintContext) -> [Violation] {
        let appearance = context.screen.onAppear
        let isSent = appearance?.post == "screenChanged" && appearance?.focus != nil
        guard !isSent, let first = context.stops.first, !first.utterance.traits.contains(.header) else { return [] }
        let facts: Facts = [
            "name": .text(context.screen.name), "first": .text(context.quote(of: first.element)),
        ]
        let variant = context.isExit(first.element) ? "exit" : "start"
        return [Violation(nil, variant: variant, facts: facts, doubts: .guessed)]
    }

    /// Whether the overlay covers readable content. An overlay alone in its file is presented, and announced, by UIKit;
    /// an inferred overlay must cover something.
    private func liesOverSomething(_ overlay: Overlay, in context: LintContext) -> Bool {
        let id = overlay.element
        let back = overlay.dim?.element ?? id
        let whole = context.frame(of: back)
        return context.elements.contains { behind in
            guard behind < back, context.isVisible(behind), context.isFunctional(behind), !context.isInDim(behind),
                !context.screen.isDescendant(id, of: behind)
            else { return false }
            guard overlay.isGuessed else { return true }
            guard let whole, let frame = context.frame(of: behind) else { return false }
            return whole.intersection(frame) != nil
        }
    }
}
