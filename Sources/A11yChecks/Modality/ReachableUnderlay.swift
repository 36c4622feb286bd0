import A11yEngine
import A11yModel

/// Stops behind the topmost modal overlay that the walk still comes to. Cost: stops times depth.
struct ReachableUnderlay: Check {
    package static let name = "reachable-underlay"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        guard let overlay = context.topmostModalOverlay() else { return [] }
        let behind = context.underlay(of: overlay)
        guard let first = behind.first else { return [] }
        let target = context.modalTarget(of: overlay.element, silencing: behind)
        // A popover, and an overlay that says that it is not opaque, may leave what is behind it in use.
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
}

extension ReachableUnderlay: RepairingCheck {
    /// The flag on the view that it works from.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let overlay = context.topmostModalOverlay() else { return nil }
        let target = context.modalTarget(of: overlay.element, silencing: context.underlay(of: overlay))
        let change = Change.set(.viewIsModal, .flag(true), on: target)
        return Repair("Sets `viewIsModal` on \(context.title(of: target)).", [change])
    }
}
