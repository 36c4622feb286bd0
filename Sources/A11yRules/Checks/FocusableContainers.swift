import A11yModel
import A11yVoiceOver

/// Stops that are meant to contain others. Cost: linear in the elements, since stops do not lie in one another.
struct FocusableContainers: Check {
    static let name = "focusable-containers"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.index.hasLists || subject.isSet(.container) || !subject.index.layers.isEmpty else { return [] }
        return subject.wholeStops.compactMap { stop in
            let element = subject.screen[stop.element]
            // A cell leaves its controls reachable by itself.
            if element.type == .tableViewCell, element.isElement == nil { return nil }
            let lost = lostElements(in: element, of: subject)
            guard !lost.isEmpty || !element.methods.isEmpty else { return nil }
            return Fault(
                element.id,
                property: .isElement,
                variant: lost.isEmpty ? "methods" : lost.count == 1 ? "one" : nil,
                facts: ["count": .number(Double(lost.count)), "list": .list(lost.map(subject.quote))],
                covers: lost)
        }
    }

    /// What the element lists, or has made for its layers, and nobody reaches: outermost elements only.
    private func lostElements(in element: Element, of subject: Subject) -> [ElementID] {
        let screen = subject.screen
        let offered = (element.members ?? []).compactMap(\.target) + subject.layerElements(of: element.id)
        var seen: Set<ElementID> = []
        var lost: [ElementID] = []
        var waiting = Array(offered.reversed())
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted, id != element.id, subject.isVisible(id) else { continue }
            guard subject.reading.position(of: id) == nil else { continue }
            if screen.isAccessibilityElement(id) {
                lost.append(id)
            } else if screen.isDescendant(id, of: element.id) {
                waiting += screen.parts(of: id).reversed()
            }
        }
        return lost
    }
}
