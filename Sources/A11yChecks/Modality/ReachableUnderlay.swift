import A11yEngine
import A11yModel

/// Stops behind the topmost modal overlay that VoiceOver still reaches. Cost: stops times depth.
struct ReachableUnderlay: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard let overlay = context.topmostModalOverlay(), !isSilenced(overlay.element, in: context) else { return [] }
        let behind = context.underlay(of: overlay)
        guard let first = behind.first else { return page(behind: overlay, in: context) }
        let screen = context.screen
        let targets = context.modalTargets(of: overlay.element, silencing: behind)
        let list = targets.lazy.compactMap { context.list(around: $0) }.first
        let unset = targets.filter { !screen[$0].isTrue(.viewIsModal) }
        guard list != nil || !unset.isEmpty else { return [] }
        // A popover, or an overlay declared as not opaque, may leave the page behind it in use.
        let maySharePage = overlay.presentation == "popover" || screen[overlay.element].isFalse(.opaque)
        let beside = overlay.dim?.beside ?? []
        let isWrapped = !beside.isEmpty && unset == [overlay.element]
        return [
            Violation(
                overlay.element,
                variant: screen.input == .swiftUI ? "view" : list != nil ? "listed" : isWrapped ? "beside" : nil,
                facts: [
                    "elements": .text(counted(behind.count, "element")),
                    "first": .text(context.quote(of: first.element)),
                    "target": .text(context.titles(of: isWrapped ? [overlay.element] + beside : unset)),
                    "list": .text(list.map(context.title) ?? ""),
                ],
                doubts: overlay.doubts.union(maySharePage ? .undecided : []),
                covers: behind.map(\.element))
        ]
    }

    /// A web page or map behind the overlay: its content is read, although no file lists it.
    private func page(behind overlay: Overlay, in context: LintContext) -> [Violation] {
        guard let page = context.page(behind: overlay) else { return [] }
        let unset = context.modalTargets(of: overlay.element, silencing: [page]).filter {
            !context.screen[$0].isTrue(.viewIsModal)
        }
        guard !unset.isEmpty, context.list(around: overlay.element) == nil,
            !context.screen.lineage(of: overlay.element).contains(where: { context.screen[$0].isPresented })
        else { return [] }
        let isMap = context.screen[page].type == .mapView
        return [
            Violation(
                overlay.element, variant: isMap ? "map" : "web", facts: ["target": .text(context.titles(of: unset))],
                doubts: overlay.doubts.union(overlay.presentation == "popover" ? .undecided : []), covers: [page])
        ]
    }

    /// Whether VoiceOver cannot enter the overlay because another view is modal, or a part of it: the flag on it
    /// repairs both, and another rule says so.
    private func isSilenced(_ id: ElementID, in context: LintContext) -> Bool {
        !context.holdsStop(id) && (context.isBehindModal(id) || context.modalInside(id) != nil)
    }

    /// Sets the flag on the views where it takes effect.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard violation.variant == nil, let overlay = context.topmostModalOverlay() else { return nil }
        let targets = context.modalTargets(of: overlay.element, silencing: context.underlay(of: overlay)).filter {
            !context.screen[$0].isTrue(.viewIsModal)
        }
        let changes = targets.map { Change.set(.viewIsModal, .flag(true), on: $0) }
        return Repair("Sets `viewIsModal` on \(context.titles(of: targets)).", changes)
    }
}
