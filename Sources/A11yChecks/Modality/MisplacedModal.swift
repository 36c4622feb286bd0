import A11yEngine
import A11yModel
import A11yVoiceOver

/// Views with the modal flag that leave earlier stops outside reachable, since the flag only silences siblings and what
/// they contain. Cost: stops times depth, since at most `mostOpen` flagged views are checked.
struct MisplacedModal: RepairingCheck, FixedCheck {
    /// The number of flagged views that are checked, from the front (ours); more are never open at once.
    private static let mostOpen = 16

    func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        let flagged = context.elements(setting: .viewIsModal).filter { id in
            screen[id].isTrue(.viewIsModal) && context.isVisible(id) && context.isWalked(id)
        }
        if flagged.isEmpty { return [] }
        let all = Set(flagged)
        return flagged.suffix(MisplacedModal.mostOpen).compactMap { id in
            if let violation = onDim(id, in: context) ?? onPart(id, in: context) { return violation }
            let isInsideAnother = screen.ancestors(of: id).contains(where: all.contains)
            guard !isInsideAnother, context.holdsStop(id) else { return nil }
            let behind = behind(id, in: context)
            let targets = targets(of: id, silencing: behind, in: context)
            guard !targets.isEmpty else { return nil }
            let overlays = context.overlays.map(\.element).filter {
                $0 == id || screen.isDescendant($0, of: id) || screen.isDescendant(id, of: $0)
            }
            return Violation(
                id, property: .viewIsModal, variant: silencesSiblings(id, in: context) ? "more" : nil,
                facts: [
                    "elements": .text(counted(behind.count, "element")),
                    "overlay": .text(context.quote(of: overlays.first ?? id)),
                    "target": .text(context.titles(of: targets)),
                ],
                covers: overlays + behind.map(\.element))
        }
    }

    /// The flag on a dimming view, which silences the panel in front of it.
    private func onDim(_ id: ElementID, in context: LintContext) -> Violation? {
        guard let dim = context.dimmingViews.first(where: { $0.element == id }), let panel = dim.front,
            !context.screen[panel].isTrue(.viewIsModal)
        else { return nil }
        return Violation(
            id, property: .viewIsModal, variant: "dim",
            facts: ["overlay": .text(context.quote(of: panel)), "target": .text(context.title(of: panel))],
            covers: [panel] + context.screen.descendants(of: panel))
    }

    /// The flag on one of several views in front of a dimming view, which silences the others.
    private func onPart(_ id: ElementID, in context: LintContext) -> Violation? {
        guard let dim = context.dimmingViews.first(where: { $0.front == id }), context.holdsStop(id) else { return nil }
        let silenced = dim.beside.filter { part in
            context.screen[part][.presentation] == nil && !context.screen[part].isTrue(.viewIsModal)
                && !context.holdsStop(part) && context.subtrees[part].controls > 0
                && context.simulation.cause(for: part, in: context.screen) == .behindModal(id)
        }
        guard !silenced.isEmpty else { return nil }
        return Violation(
            id, property: .viewIsModal, variant: "part",
            facts: [
                "silenced": .text(context.titles(of: silenced)), "target": .text(context.titles(of: [id] + silenced)),
            ],
            doubts: dim.isDeclared ? [] : .guessed,
            covers: silenced + silenced.flatMap(context.screen.descendants))
    }

    /// The earlier stops outside a flagged view, as far as its flag is known to concern them.
    private func behind(_ id: ElementID, in context: LintContext) -> [Stop] {
        let screen = context.screen
        return context.stops.filter { stop in
            stop.element < id && !screen.isDescendant(stop.element, of: id)
                && !screen.isDescendant(id, of: stop.element) && !context.areInDifferentWindows(stop.element, id)
        }
    }

    /// The views that need the flag and do not have it. Members of an explicit list are read whatever the flag says.
    private func targets(of id: ElementID, silencing behind: [Stop], in context: LintContext) -> [ElementID] {
        context.modalTargets(of: id, silencing: behind).filter {
            !context.screen[$0].isTrue(.viewIsModal) && context.list(around: $0) == nil
        }
    }

    /// Whether the flag does something where it is: siblings would be read without it.
    private func silencesSiblings(_ id: ElementID, in context: LintContext) -> Bool {
        context.siblings(of: id).contains { sibling in
            sibling != id && context.isVisible(sibling) && !context.isWalked(sibling)
                && ([sibling] + context.screen.descendants(of: sibling)).contains(where: context.isFunctional)
        }
    }

    /// The flag moves to the view where it takes effect, and stays where it is needed as well.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant != "part" else { return nil }
        let panel = context.dimmingViews.first { $0.element == id }?.front
        let targets =
            violation.variant == "dim"
            ? [panel].compactMap { $0 } : targets(of: id, silencing: behind(id, in: context), in: context)
        if targets.isEmpty { return nil }
        let changes = targets.map { Change.set(.viewIsModal, .flag(true), on: $0) }
        let titles = context.titles(of: targets)
        if violation.variant == "more" { return Repair("Sets `viewIsModal` on \(titles).", changes) }
        return Repair("Moves `viewIsModal` to \(titles).", [.remove(.viewIsModal, on: id)] + changes)
    }
}
