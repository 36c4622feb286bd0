import A11yEngine
import A11yModel
import A11yVoiceOver

/// Views with the modal flag although earlier stops outside of them stay reachable: the flag silences siblings, and no
/// aunts or cousins. Cost: stops times depth, since no more than a few flagged views are looked at.
struct MisplacedModal: Check {
    package static let name = "misplaced-modal"
    /// Flagged views that are looked at, from the front; ours: no more are ever open at once.
    private static let mostOpen = 16

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        let flagged = context.elements(setting: .viewIsModal).filter { id in
            screen[id].isTrue(.viewIsModal) && context.isVisible(id) && context.isWalked(id)
        }
        if flagged.isEmpty { return [] }
        let all = Set(flagged)
        return flagged.suffix(MisplacedModal.mostOpen).compactMap { id in
            let isInsideAnother = screen.ancestors(of: id).contains(where: all.contains)
            guard !isInsideAnother, context.holdsStop(id) else { return nil }
            let behind = context.stops.filter { stop in
                stop.element < id && !screen.isDescendant(stop.element, of: id)
                    && !screen.isDescendant(id, of: stop.element)
            }
            guard !behind.isEmpty else { return nil }
            let target = context.modalTarget(of: id, silencing: behind)
            guard target != id else { return nil }
            let overlays = context.overlays.map(\.element).filter {
                $0 == id || screen.isDescendant($0, of: id) || screen.isDescendant(id, of: $0)
            }
            return Violation(
                id, property: .viewIsModal,
                facts: [
                    "elements": .text(counted(behind.count, "element")),
                    "overlay": .text(context.quote(of: overlays.first ?? id)),
                    "target": .text(context.title(of: target)),
                ],
                covers: overlays + behind.map(\.element))
        }
    }
}

extension MisplacedModal: RepairingCheck {
    /// The flag moves to the view that it works from.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element else { return nil }
        let screen = context.screen
        let behind = context.stops.filter { stop in
            stop.element < id && !screen.isDescendant(stop.element, of: id)
                && !screen.isDescendant(id, of: stop.element)
        }
        let target = context.modalTarget(of: id, silencing: behind)
        guard target != id else { return nil }
        return Repair(
            "Moves `viewIsModal` to \(context.title(of: target)).",
            [.remove(.viewIsModal, on: id), .set(.viewIsModal, .flag(true), on: target)])
    }
}
