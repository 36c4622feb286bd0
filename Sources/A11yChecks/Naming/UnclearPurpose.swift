import A11yEngine
import A11yModel
import A11yVoiceOver

/// Cells with a function that announce neither a role nor what will happen. Cost: linear in the elements times the
/// nesting depth of cells.
struct UnclearPurpose: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.index.hasCells else { return [] }
        return context.stops.filter { isUnclear($0, in: context) }.map { Violation($0.element) }
    }

    private func isUnclear(_ stop: Stop, in context: LintContext) -> Bool {
        let cell = context.screen[stop.element]
        guard cell.isCell, context.answersTap(cell.id), context.isEnabled(cell.id) else { return false }
        guard RuleText.isBlank(stop.utterance.hint), stop.utterance.traits.isDisjoint(with: LintContext.roleTraits)
        else { return false }
        if namesFunction(stop.utterance.label, of: cell, in: context) { return false }
        return !context.screen.descendants(of: cell.id).contains { showsPurpose(context.screen[$0]) }
    }

    /// Whether the label begins with the same verb as the function: “Open settings” for `openSettings`.
    private func namesFunction(_ label: String, of cell: Element, in context: LintContext) -> Bool {
        guard let first = RuleText.folded(label).split(separator: " ").first else { return false }
        let functions = [context.function(of: cell.id), cell[.onSelect]?.text].compactMap { $0 }
        return functions.contains { $0.lowercased().contains(first) }
    }

    /// Whether a part of the cell shows what the cell does: a chevron or a switch.
    private func showsPurpose(_ part: Element) -> Bool {
        if part.type == .switch { return true }
        let picture = part[.systemImage]?.text ?? part[.image]?.text ?? ""
        let tokens = picture.lowercased().split { !$0.isLetter }
        return tokens.contains("chevron") || tokens.contains("disclosure")
    }
}
