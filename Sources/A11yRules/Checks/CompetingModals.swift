import A11yModel

/// Visible siblings that are modal although only the last of them is entered. Cost: linear in the elements.
struct CompetingModals: Check {
    static let name = "competing-modals"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.viewIsModal) else { return [] }
        let screen = subject.screen
        let siblingLists = [screen.roots] + screen.elements.map(\.children)
        return siblingLists.flatMap { siblings -> [Fault] in
            let modal = siblings.filter { screen[$0].isTrue(.viewIsModal) && subject.isVisible($0) }
            guard let winner = modal.last else { return [] }
            return modal.dropLast().map { loser in
                // A dialog over a sheet may silence it on purpose: only a person can tell.
                let isDialogOverSheet = screen[winner][.presentation] != nil && screen[loser][.presentation] != nil
                return Fault(
                    loser, property: .viewIsModal,
                    facts: ["winner": .text(subject.title(of: winner))],
                    doubts: isDialogOverSheet ? .undecided : [],
                    evidence: [winner])
            }
        }
    }
}
