import A11yEngine
import A11yModel
import A11yVoiceOver

/// The element that VoiceOver is sent to when a screen appears, where it cannot take the cursor or should not. Cost:
/// linear in the elements.
struct WrongInitialFocus: Check {
    package static let name = "wrong-initial-focus"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        guard let appearance = context.screen.onAppear, let target = appearance.target else { return [] }
        let overlay = context.overlays.last { $0.presentation != "toast" }
        var violation = Violation(target, range: appearance.range, covers: [overlay?.element].compactMap { $0 })
        violation.related = [RelatedPlace(message: "the element", range: context.screen[target].anchor)]

        guard context.holdsStop(target) else {
            if isShownLater(target, in: context) { return [] }
            violation.variant = "unreached"
            violation.facts["cause"] = .text(context.obstacle(before: target))
            return [violation]
        }
        if let overlay, overlay.isModal, overlay.presentation != nil {
            let inside = context.stops(in: target).map(\.element)
            let isInside = inside.contains {
                $0 == overlay.element || context.screen.isDescendant($0, of: overlay.element)
            }
            guard !isInside else { return [] }
            violation.variant = "outside"
            violation.facts["overlay"] = .text(context.quote(of: overlay.element))
            return [violation]
        }
        guard overlay == nil, context.screen.isWhole, context.isExit(target) else { return [] }
        violation.variant = "exit"
        // Where there is nothing else to begin with, the way back may be meant.
        violation.doubts = .undecided
        return [violation]
    }

    /// Whether the element is hidden in the file, and an overlay or code that can reach it shows it on appearing.
    private func isShownLater(_ target: ElementID, in context: LintContext) -> Bool {
        guard !context.isVisible(target) else { return false }
        return context.screen.lineage(of: target).contains {
            context.screen[$0][.presentation] != nil || context.screen[$0].isTrue(.outlet)
        }
    }
}
