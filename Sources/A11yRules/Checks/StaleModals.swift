import A11yModel

/// The modal flag on a view that nobody can see. Cost: linear in the elements.
struct StaleModals: Check {
    static let name = "stale-modals"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let screen = subject.screen
        return subject.elements(setting: .viewIsModal).compactMap { id in
            guard screen[id].isTrue(.viewIsModal), let state = state(of: id, in: subject) else { return nil }
            let siblings = screen[id].parent.map { screen[$0].children } ?? screen.roots
            guard siblings.count > 1 else { return nil }
            // Of several flags among siblings the last is in force: it answers for what they silence.
            let isInForce = siblings.last { screen[$0].isTrue(.viewIsModal) } == id
            return Fault(
                id, property: .viewIsModal, variant: variant(of: id, isProven: state.isProven, in: subject),
                facts: ["state": .text(state.words)],
                // What VoiceOver makes of a hidden modal view is on no record: a person must look.
                doubts: state.isProven ? [] : .undecided,
                covers: isInForce ? siblings.filter { $0 != id } : [])
        }
    }

    /// VoiceOver is silent only if there is nothing in the view to say.
    private func variant(of id: ElementID, isProven: Bool, in subject: Subject) -> String {
        if !isProven { return "doubtful" }
        return subject.holdsStop(id) ? "unseen" : "silent"
    }

    private func state(of id: ElementID, in subject: Subject) -> (words: String, isProven: Bool)? {
        let element = subject.screen[id]
        let layout = subject.reading.layout
        if element.isTrue(.hidden) { return ("hidden", false) }
        if element[.alpha]?.number == 0 { return ("transparent", false) }
        guard layout.isShown[id.index] else { return nil }
        if let frame = element.frame, frame.width == 0 || frame.height == 0 { return ("of no size", true) }
        guard subject.innermostScroller(of: id) == nil, !subject.isVisible(id) else { return nil }
        return ("outside the screen", true)
    }
}
