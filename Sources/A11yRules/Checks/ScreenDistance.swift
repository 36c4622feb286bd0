import A11yModel
import A11yVoiceOver

/// Stops outside the screen that nothing scrolls into it. Cost: linear in the stops times their depth.
struct ScreenDistance: Check {
    static let name = "screen-distance"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let bounds = Subject.bounds(of: subject.screen, layout: subject.reading.layout)
        return subject.stops.compactMap { stop -> Fault? in
            let id = stop.element
            guard let frame = subject.frame(of: id) else { return nil }
            let across = max(bounds.x - frame.maxX, frame.x - bounds.maxX)
            let down = max(bounds.y - frame.maxY, frame.y - bounds.maxY)
            guard max(across, down) >= 0 else { return nil }
            let path = subject.screen.ancestors(of: id)
            if path.contains(where: { isPlacedByCode(subject.screen[$0]) }) { return nil }
            let axes = path.reduce(into: Set<Axis>()) { $0.formUnion(Axis.scrolled(by: subject.screen[$1])) }
            if (across < 0 || axes.contains(.horizontal)) && (down < 0 || axes.contains(.vertical)) { return nil }
            let distance = max(across, down)
            return Fault(
                id,
                property: .frame,
                variant: distance == 0 ? "beside" : nil,
                facts: ["distance": .number(distance)],
                evidence: path)
        }
    }

    /// Whether the app's own class places what is inside of it.
    private func isPlacedByCode(_ element: Element) -> Bool {
        element.customClass != nil && element.doubts.contains(.code)
    }
}

/// A direction in which a view scrolls.
private enum Axis {
    case horizontal, vertical

    /// The axes along which a view brings in what lies outside of it. A list whose layout is not known may scroll along
    /// both, and a pager turns pages that lie beside the screen.
    static func scrolled(by element: Element) -> Set<Axis> {
        switch element[.scrolls]?.text {
        case "vertical": return [.vertical]
        case "horizontal": return [.horizontal]
        case .some: return [.horizontal, .vertical]
        case nil: break
        }
        if element.type == .tableView { return [.vertical] }
        return element.isScroller ? [.horizontal, .vertical] : []
    }
}
