import A11yEngine
import A11yModel

/// Explicit lists on cells, which are reused. Cost: linear in the elements and their lists.
struct RiskyCellList: Check {
    static let name = "risky-cell-list"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        guard context.index.hasCells, context.index.hasLists else { return [] }
        let screen = context.screen
        return context.elements.compactMap { id in
            guard screen[id].isCell, let members = screen[id].members else { return nil }
            let listsOwnParts = members.compactMap(\.target).allSatisfy { screen.isDescendant($0, of: id) }
            let isPlainCell = screen[id].type == .collectionViewCell && !screen.isAccessibilityElement(id)
            return Violation(
                id, property: .elements, range: screen[id].range(of: .elements),
                doubts: isPlainCell && listsOwnParts ? .undecided : [])
        }
    }
}
