import A11yModel
import A11yVoiceOver

/// Views with the modal flag although earlier stops outside of them stay reachable: the flag silences siblings, and no
/// aunts or cousins. Cost: stops times depth, since no more than a few flagged views are looked at.
struct ModalFlagLevel: Check {
    static let name = "modal-flag-level"
    /// Flagged views that are looked at, from the front; ours: no more are ever open at once.
    private static let mostOpen = 16

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let screen = subject.screen
        let flagged = subject.elements(setting: .viewIsModal).filter { id in
            screen[id].isTrue(.viewIsModal) && subject.isVisible(id) && subject.isWalked(id)
        }
        if flagged.isEmpty { return [] }
        let all = Set(flagged)
        return flagged.suffix(ModalFlagLevel.mostOpen).compactMap { id in
            let isInsideAnother = screen.ancestors(of: id).contains(where: all.contains)
            guard !isInsideAnother, subject.holdsStop(id) else { return nil }
            let behind = subject.stops.filter { stop in
                stop.element < id && !screen.isDescendant(stop.element, of: id)
                    && !screen.isDescendant(id, of: stop.element)
            }
            guard !behind.isEmpty else { return nil }
            let target = subject.modalTarget(of: id, silencing: behind)
            guard target != id else { return nil }
            let overlays = subject.overlays.map(\.element).filter {
                $0 == id || screen.isDescendant($0, of: id) || screen.isDescendant(id, of: $0)
            }
            return Fault(
                id, property: .viewIsModal,
                facts: [
                    "elements": .text(counted(behind.count, "element")),
                    "overlay": .text(subject.quote(of: overlays.first ?? id)),
                    "target": .text(subject.title(of: target)),
                ],
                covers: overlays + behind.map(\.element))
        }
    }
}
