import A11yEngine
import A11yModel
import A11yVoiceOver

/// Overlays that the escape gesture does not close. Cost: modal views times stops times depth.
struct MissingEscape: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let views = context.modalViews()
        return views.compactMap { view in
            let id = view.element
            guard !context.answersEscape(id), isOneOfIts(view, among: views, in: context), !isPage(view, in: context)
            else { return nil }
            let inside = context.stops(in: id)
            let hasExit = inside.contains { context.isExit($0.element) }
            guard hasExit || offersChoice(view, inside, in: context) else { return nil }
            return Violation(id, property: .overrides, doubts: view.doubts)
        }
    }

    /// Whether a view is judged by itself: an overlay is, and a view that only has the flag if it is not the dimming
    /// view of an overlay, nor inside or around one.
    private func isOneOfIts(_ view: ModalView, among views: [ModalView], in context: LintContext) -> Bool {
        let id = view.element
        guard view.overlay == nil else { return true }
        return context.screen[id].type != .window && !context.dimmingViews.contains { $0.element == id }
            && !views.contains { other in
                context.screen.isDescendant(other.element, of: id)
                    || other.overlay != nil && context.screen.isDescendant(id, of: other.element)
            }
    }

    /// Whether a view that only has the flag is the page itself: there is nothing else on the screen.
    private func isPage(_ view: ModalView, in context: LintContext) -> Bool {
        view.overlay == nil
            && !context.elements.contains { id in
                context.isVisible(id) && context.isFunctional(id) && id != view.element
                    && !context.screen.isDescendant(id, of: view.element)
            }
    }

    /// Whether a part of the screen offers choices and no other way out: without the gesture, people have to choose.
    private func offersChoice(_ view: ModalView, _ inside: [Stop], in context: LintContext) -> Bool {
        guard view.overlay?.presentation != "fullScreen", view.overlay?.isGuessed != true else { return false }
        return inside.contains(where: context.isChoice)
    }
}
