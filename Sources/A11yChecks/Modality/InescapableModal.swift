import A11yEngine
import A11yModel
import A11yVoiceOver

/// Modal views with stops but no exit. Cost: modal views times stops times depth.
struct InescapableModal: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        // VoiceOver reaches a dimming view beside the modal view unless a flag silences it.
        let hasDim = context.stops.contains { context.isInDim($0.element) && context.answersTap($0.element) }
        return context.modalViews().compactMap { view in
            let id = view.element
            // A dimming view that closes it may be inside the outermost flagged view, next to it.
            let scope = Array(context.screen.ancestors(of: id)).last { context.screen[$0].isTrue(.viewIsModal) } ?? id
            let inside = context.stops(in: scope)
            guard context.holdsStop(id), !inside.contains(where: { context.isExit($0.element) }) else { return nil }
            if hasDim || context.answersEscape(id) || context.isProgressOverlay(id) { return nil }
            // Any choice may close an alert, a question or a view that only has the flag. Anything else is closed by a
            // button that leads on, if it has one.
            let isQuestion =
                view.overlay?.presentation == "alert" || view.overlay == nil
                || inside.contains { asks($0, in: context) }
            if inside.contains(where: { context.isChoice($0) && (isQuestion || leads($0, in: context)) }) {
                return nil
            }
            // Beside a popover, or an overlay declared as not opaque, the page may stay in use.
            let isBeside = view.overlay?.presentation == "popover" || context.screen[id].isFalse(.opaque)
            // Dumps of a running app do not show the gestures that views handle.
            let isOpen = isBeside || context.screen.input.isOfRunningApp
            return Violation(id, doubts: isOpen ? view.doubts.union(.undecided) : view.doubts)
        }
    }

    /// Whether the text of a stop is a question.
    private func asks(_ stop: Stop, in context: LintContext) -> Bool {
        guard !context.isInteractive(stop.element), let last = context.ownWords(of: stop).last else { return false }
        return Self.questionMarks.contains(last)
    }

    private static let questionMarks: Set<Character> = ["?", "？", "؟"]

    /// Whether a button may leave the view: it is no switch, and its name is no immediate action.
    private func leads(_ stop: Stop, in context: LintContext) -> Bool {
        guard stop.utterance.traits.isDisjoint(with: [.selected, .startsMediaSession]),
            let name = context.name(of: stop.element), !RuleText.isBlank(name)
        else { return false }
        return !InescapableModal.deeds.contains(FoldedText(name, in: context.wordIndex(of: stop.element)))
    }

    /// Names of buttons for immediate actions.
    private static let deeds = WordList(named: "deed")
}
