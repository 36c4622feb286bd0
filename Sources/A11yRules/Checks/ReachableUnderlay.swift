import A11yModel

/// Stops behind the topmost modal overlay that the walk still comes to. Cost: stops times depth.
struct ReachableUnderlay: Check {
    static let name = "reachable-underlay"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard let overlay = subject.topmostModalOverlay() else { return [] }
        let behind = subject.underlay(of: overlay)
        guard let first = behind.first else { return [] }
        let target = subject.modalTarget(of: overlay.element, silencing: behind)
        // A popover, and an overlay that says that it is not opaque, may leave what is behind it in use.
        let maySharePage = overlay.presentation == "popover" || subject.screen[overlay.element].isFalse(.opaque)
        return [
            Fault(
                overlay.element,
                facts: [
                    "elements": .text(counted(behind.count, "element")),
                    "first": .text(subject.quote(of: first.element)),
                    "target": .text(subject.title(of: target)),
                ],
                doubts: overlay.doubts.union(maySharePage ? .undecided : []),
                covers: behind.map(\.element))
        ]
    }
}
