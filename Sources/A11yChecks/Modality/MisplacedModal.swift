import A11yEngine
import A11yModel
import A11yVoiceOver

/// Views with the modal flag that leave earlier stops outside reachable, since the flag only silences siblings and what
/// they contain. Cost: stops times depth, since at most `mostOpen` flagged views are checked.
struct MisplacedModal: RepairingCheck {
    static let name = "misplaced-modal"
    /// The number of flagged views that are checked, from the front (ours); more are never open at once.
    private static let mostOpen = 16

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        let flagged = context.elements(setting: .viewIsModal).filter { id in
            screen[id].isTrue(.viewIsModal) && context.isVisible(id) && context.isWalked(id)
        }
        if flagged.isEmpty { return [] }
        let all = Set(flagged)
        return flagged.suffix(MisplacedModal.mostOpen).compactMap { id in
            let isInsideAnother = screen.ancestors(of: id).contains(where: all.contains)
            guard !isInsideAnother, context.holdsStop(id) else { return nil }
            let behind = behind(id, in: context)
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

    /// The earlier stops outside a flagged view, as far as its flag is known to concern them.
    private func behind(_ id: ElementID, in context: LintContext) -> [Stop] {
        let screen = context.screen
        return context.stops.filter { stop in
            stop.element < id && !screen.isDescendant(stop.element, of: id)
                && !screen.isDescendant(id, of: stop.element) && !context.areInDifferentWindows(stop.element, id)
        }
    }

    /// The flag moves to the view where it takes effect.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element else { return nil }
        let target = context.modalTarget(of: id, silencing: behind(id, in: context))
        guard target != id else { return nil }
        return Repair(
            "Moves `viewIsModal` to \(context.title(of: target)).",
            [.remove(.viewIsModal, on: id), .set(.viewIsModal, .flag(true), on: target)])
    }
}
