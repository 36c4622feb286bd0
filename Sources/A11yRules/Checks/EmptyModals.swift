import A11yModel
import A11yVoiceOver

/// Visible modal views with something to see in them and no stop. Cost: modal views times stops times depth.
struct EmptyModals: Check {
    static let name = "empty-modals"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let screen = subject.screen
        return subject.modalViews().compactMap { view in
            let id = view.element
            guard !subject.holdsStop(id), !isDimWithPanel(id, in: subject) else { return nil }
            let parts = screen.descendants(of: id).filter(subject.isVisible)
            guard
                (parts + [id]).contains(where: {
                    subject.isFunctional($0) && screen[$0].type != .view
                        || subject.isInteractive($0)
                })
            else { return nil }
            let isFlagged = screen[id].isTrue(.viewIsModal)
            return Fault(
                id, property: isFlagged ? .viewIsModal : nil,
                variant: subject.stops.isEmpty ? "silence" : "closed",
                facts: ["cause": .text(cause(of: id, in: subject))],
                doubts: view.doubts,
                evidence: parts.filter(subject.isInteractive),
                covers: parts)
        }
    }

    /// The dimmed area may be the flagged one, with its panel beside it.
    private func isDimWithPanel(_ id: ElementID, in subject: Subject) -> Bool {
        subject.screen[id][.presentation]?.text == "dim"
    }

    private func cause(of id: ElementID, in subject: Subject) -> String {
        let screen = subject.screen
        switch subject.reading.cause(for: id, in: screen) {
        case .elementsHidden: return "`elementsHidden` is set on it or above it"
        case .behindModal(let winner): return "\(subject.title(of: winner)) is modal and in front of it"
        case .unlisted(let list): return "it is not in the `elements` of \(subject.title(of: list))"
        case .insideElement(let above): return "\(subject.title(of: above)) is one element and swallows it"
        case .invisible, .zeroSize: return "it has no size or cannot be seen"
        case nil: break
        }
        if screen[id].members?.isEmpty == true { return "its list of `elements` is empty" }
        return "nothing in it is an element"
    }
}
