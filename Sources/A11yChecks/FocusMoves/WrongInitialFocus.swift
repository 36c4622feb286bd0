import A11yEngine
import A11yModel
import A11yVoiceOver

/// Initial focus on an element that cannot or should not receive it. Cost: linear in the elements.
struct WrongInitialFocus: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.openings.flatMap { violations(in: context, at: $0) }
    }

    private func violations(in context: LintContext, at opening: Opening) -> [Violation] {
        guard let appearance = opening.appearance, let target = appearance.target else { return [] }
        // What a modal view in front silences is not open for the focus.
        let overlay = context.modalViews().last { context.holdsStop($0.element) }
        var violation = Violation(target, range: appearance.range, covers: [overlay?.element].compactMap { $0 })
        violation.related = [RelatedPlace(message: "the element", range: context.screen[target].anchor)]

        guard context.holdsStop(target) else {
            if isShownLater(target, in: context) || isBehindPresented(target, in: context) { return [] }
            violation.variant = "unreached"
            violation.facts["cause"] = .text(context.reasonNotReached(target))
            return [violation]
        }
        if let overlay, overlay.overlay?.isGuessed != true {
            let inside = context.stops(in: target).map(\.element)
            let isInside = inside.contains {
                $0 == overlay.element || context.screen.isDescendant($0, of: overlay.element)
            }
            guard !isInside else { return [] }
            violation.variant = "outside"
            violation.facts["overlay"] = .text(context.quote(of: overlay.element))
            return [violation]
        }
        // Where a part of a screen changes, the cursor goes back to where it came from.
        let isWhole = opening.passage.map { $0.extent == .whole } ?? context.screen.isWhole
        guard overlay == nil, isWhole, context.isExit(target) else { return [] }
        violation.variant = "exit"
        // Without another stop to start with, the back button may be intended.
        violation.doubts = .undecided
        return [violation]
    }

    /// Whether the system presents something over the element, which comes after the screen and takes the cursor.
    private func isBehindPresented(_ target: ElementID, in context: LintContext) -> Bool {
        guard case .behindModal(let front) = context.simulation.cause(for: target, in: context.screen) else {
            return false
        }
        return context.screen[front].isPresented
    }

    /// Whether the element is hidden in the file and shown when the screen appears, by an overlay or by code with an
    /// outlet to it.
    private func isShownLater(_ target: ElementID, in context: LintContext) -> Bool {
        guard !context.isVisible(target) else { return false }
        return context.screen.lineage(of: target).contains {
            context.screen[$0][.presentation] != nil || context.screen[$0].doubts.contains(.code)
        }
    }
}
