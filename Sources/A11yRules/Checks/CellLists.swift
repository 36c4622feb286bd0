import A11yModel

/// Explicit lists on cells, which are reused. Cost: linear in the elements and their lists.
struct CellLists: Check {
    static let name = "cell-lists"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.index.hasCells, subject.index.hasLists else { return [] }
        let screen = subject.screen
        return subject.elements.compactMap { id in
            guard screen[id].isCell, let members = screen[id].members else { return nil }
            let listsOwnParts = members.compactMap(\.target).allSatisfy { screen.isDescendant($0, of: id) }
            let isPlainCell = screen[id].type == .collectionViewCell && !screen.isAccessibilityElement(id)
            return Fault(
                id, property: .elements, range: screen[id].assignment(of: .elements)?.range,
                doubts: isPlainCell && listsOwnParts ? .undecided : [])
        }
    }
}
