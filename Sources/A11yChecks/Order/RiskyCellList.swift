import A11yEngine
import A11yModel

/// Explicit lists on cells, which are reused. Cost: linear in the elements and their lists.
struct RiskyCellList: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.index.hasCells, context.index.hasLists else { return [] }
        let screen = context.screen
        return context.elements.compactMap { id in
            guard screen[id].isCell, let members = screen[id].members else { return nil }
            let listsOwnParts = members.compactMap(\.target).allSatisfy { screen.isDescendant($0, of: id) }
            if listsOwnParts, isComplete(Set(members.compactMap(\.target)), of: id, in: context) { return nil }
            let isPlainCell = screen[id].type == .collectionViewCell && !screen.isAccessibilityElement(id)
            return Violation(
                id, property: .elements, range: screen[id].range(of: .elements),
                doubts: isPlainCell && listsOwnParts ? .undecided : [])
        }
    }

    /// Whether a list leaves out nothing in the cell that VoiceOver would read or people would touch.
    private func isComplete(_ members: Set<ElementID>, of cell: ElementID, in context: LintContext) -> Bool {
        let screen = context.screen
        return !members.isEmpty
            && screen.descendants(of: cell).allSatisfy { part in
                let isListed = screen.lineage(of: part).prefix { $0 != cell }.contains(where: members.contains)
                if isListed || !context.isVisible(part) || context.isDecorative(part) != nil { return true }
                return !screen.isAccessibilityElement(part)
                    && (!context.isInteractive(part) || screen[part].isElement == false)
            }
    }
}
