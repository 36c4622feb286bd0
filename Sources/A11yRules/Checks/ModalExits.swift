import A11yModel
import A11yVoiceOver

/// Modal views with stops and without a way out. Cost: modal views times stops times depth.
struct ModalExits: Check {
    static let name = "modal-exits"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        // The walk holds a dim beside the view only where no flag silences it.
        let hasDim = subject.stops.contains { subject.isInDim($0.element) && subject.answersTap($0.element) }
        return subject.modalViews().compactMap { view in
            let id = view.element
            let inside = subject.stops(in: scope(of: id, in: subject))
            guard subject.holdsStop(id), !inside.contains(where: { subject.isExit($0.element) }) else { return nil }
            if hasDim || subject.answersEscape(id) || subject.isProgressOverlay(id) { return nil }
            // An alert, a question, and a view that is only flagged may be closed by whatever button answers it.
            let isAnswered =
                view.overlay?.presentation == "alert" || view.overlay == nil
                || inside.contains { asks($0, in: subject) }
            if isAnswered, inside.contains(where: { isButton($0, in: subject) }) { return nil }
            // Beside a popover, and an overlay that says that it is not opaque, the page may stay in use.
            let isBeside = view.overlay?.presentation == "popover" || subject.screen[id].isFalse(.opaque)
            return Fault(id, doubts: isBeside ? view.doubts.union(.undecided) : view.doubts)
        }
    }

    /// The outermost flagged view around the modal view, since the dim that closes it may lie beside it in there.
    private func scope(of id: ElementID, in subject: Subject) -> ElementID {
        Array(subject.screen.ancestors(of: id)).last { subject.screen[$0].isTrue(.viewIsModal) } ?? id
    }

    /// Whether the text of a stop is a question.
    private func asks(_ stop: Stop, in subject: Subject) -> Bool {
        guard !subject.isInteractive(stop.element), let last = subject.ownWords(of: stop).last else { return false }
        return Self.questionMarks.contains(last)
    }

    private static let questionMarks: Set<Character> = ["?", "？", "؟"]

    private func isButton(_ stop: Stop, in subject: Subject) -> Bool {
        !stop.utterance.traits.isDisjoint(with: [.button, .link]) && subject.isEnabled(stop.element)
    }
}
