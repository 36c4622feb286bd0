import A11yEngine
import A11yModel

/// Visible modal siblings, of which VoiceOver enters only the last, unless the last is known to lie over the others: then
/// they wait until it closes. Cost: linear in the elements.
struct CompetingModals: Check {
    static let name = "competing-modals"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.viewIsModal) else { return [] }
        let screen = context.screen
        let siblingLists = [screen.roots] + screen.elements.map(\.children)
        return siblingLists.flatMap { siblings -> [Violation] in
            let modal = siblings.filter {
                screen[$0].isTrue(.viewIsModal) && context.isVisible($0)
                    && screen[$0][.presentation]?.text != "toast"
            }
            guard let winner = modal.last else { return [] }
            return modal.dropLast().compactMap { loser in
                guard let isKnown = competes(loser, with: winner, in: context) else { return nil }
                return Violation(
                    loser, property: .viewIsModal,
                    facts: ["winner": .text(context.title(of: winner))],
                    doubts: isKnown ? [] : .undecided,
                    evidence: [winner])
            }
        }
    }

    /// Whether users are meant to reach both views: nil if the winner lies over the loser, false if that is unknown.
    private func competes(_ loser: ElementID, with winner: ElementID, in context: LintContext) -> Bool? {
        // A window lies over the windows before it.
        if context.screen[winner].type == .window { return nil }
        if let front = context.frame(of: winner), let back = context.frame(of: loser) {
            return front.intersection(back) == nil ? true : nil
        }
        let words = [winner, loser].map { presentation(in: $0, of: context.screen) }
        // An alert does not wait for a sheet.
        let isUpsideDown = words[1] == "alert" && words[0] != "alert"
        return words[0] == nil || isUpsideDown ? false : nil
    }

    /// What the file declares the view to be, or the first overlay in it: a wrapper may have the flag.
    private func presentation(in id: ElementID, of screen: Screen) -> String? {
        ([id] + screen.descendants(of: id)).lazy.compactMap { screen[$0][.presentation]?.text }.first { $0 != "dim" }
    }
}
