import A11yEngine
import A11yModel

/// Visible modal siblings, of which VoiceOver enters only the last. Cost: linear in the elements.
struct CompetingModals: Check {
    static let name = "competing-modals"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.viewIsModal) else { return [] }
        let screen = context.screen
        let siblingLists = [screen.roots] + screen.elements.map(\.children)
        return siblingLists.flatMap { siblings -> [Violation] in
            let modal = siblings.filter { screen[$0].isTrue(.viewIsModal) && context.isVisible($0) }
            guard let winner = modal.last else { return [] }
            return modal.dropLast().map { loser in
                // A dialog may silence a sheet below it on purpose: only a person can decide.
                let isDialogOverSheet = screen[winner][.presentation] != nil && screen[loser][.presentation] != nil
                return Violation(
                    loser, property: .viewIsModal,
                    facts: ["winner": .text(context.title(of: winner))],
                    doubts: isDialogOverSheet ? .undecided : [],
                    evidence: [winner])
            }
        }
    }
}
