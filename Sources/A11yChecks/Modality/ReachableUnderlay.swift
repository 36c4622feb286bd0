import A11yEngine
import A11yModel

/// Stops behind the topmost modal overlay that VoiceOver still reaches. Cost: stops times depth.
struct ReachableUnderlay: RepairingCheck {
    static let name = "reachable-underlay"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        guard let overlay = context.topmostModalOverlay() else { return [] }
        let behind = context.underlay(of: overlay)
        guard let first = behind.first else { return [] }
        let target = context.modalTarget(of: overlay.element, silencing: behind)
        // A popover, or an overlay declared as not opaque, may leave the page behind it in use.
        let maySharePage = overlay.presentation == "popover" || context.screen[overlay.element].isFalse(.opaque)
        return [
            Violation(
                overlay.element,
                facts: [
                    "elements": .text(counted(behind.count, "element")),
                    "first": .text(context.quote(of: first.element)),
                    "target": .text(context.title(of: target)),
                ],
                doubts: overlay.doubts.union(maySharePage ? .undecided : []),
                covers: behind.map(\.element))
        ]
    }

    /// Sets the flag on the view where it takes effect.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let overlay = context.topmostModalOverlay() else { return nil }
        let target = context.modalTarget(of: overlay.element, silencing: context.underlay(of: overlay))
        let change = Change.set(.viewIsModal, .flag(true), on: target)
        return Repair("Sets `viewIsModal` on \(context.title(of: target)).", [change])
    }
}
