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
            // An alert, a question, and a view that is only flagged may be closed by whatever button they have, and
            // anything else by a button that does not leave one where one is.
            let isQuestion =
                view.overlay?.presentation == "alert" || view.overlay == nil
                || inside.contains { asks($0, in: subject) }
            if inside.contains(where: { isButton($0, in: subject) && (isQuestion || leads($0, in: subject)) }) {
                return nil
            }
            // Beside a popover, and an overlay that says that it is not opaque, the page may stay in use.
            let isBeside = view.overlay?.presentation == "popover" || subject.screen[id].isFalse(.opaque)
            // Of a running app nobody can tell which gestures it answers.
            let isOpen = isBeside || subject.screen.input.isOfRunningApp
            return Fault(id, doubts: isOpen ? view.doubts.union(.undecided) : view.doubts)
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

    /// Whether a button may lead on from the view: it is no switch, and its name is none of a deed done on the spot.
    private func leads(_ stop: Stop, in subject: Subject) -> Bool {
        guard stop.utterance.traits.isDisjoint(with: [.switchButton, .selected, .startsMediaSession]),
            let name = subject.name(of: stop.element), !Words.isBlank(name)
        else { return false }
        return !ModalExits.deeds.contains(Wording(name, language: subject.language(of: stop.element)))
    }

    /// Names of buttons that do something on the spot.
    private static let deeds = WordList(named: "deed")

    private func isButton(_ stop: Stop, in subject: Subject) -> Bool {
        !stop.utterance.traits.isDisjoint(with: [.button, .link]) && subject.isEnabled(stop.element)
    }
}
