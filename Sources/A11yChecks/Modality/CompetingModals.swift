import A11yEngine
import A11yModel

/// Visible modal siblings, of which VoiceOver enters only the last. Those that the last is known to lie over wait until
/// it closes. Cost: linear in the elements.
struct CompetingModals: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.viewIsModal) else { return [] }
        let screen = context.screen
        let siblingLists = [screen.roots] + screen.elements.map(\.children)
        return siblingLists.flatMap { siblings -> [Violation] in
            let modal = siblings.filter {
                screen[$0].isTrue(.viewIsModal) && context.isVisible($0)
                    && screen[$0][.presentation]?.text != "toast"
            }
            // In an empty one VoiceOver is caught, which another rule reports.
            guard let winner = modal.last, context.holdsStop(winner) else { return [] }
            return modal.dropLast().compactMap { loser in
                let stacking = context.stacking(of: winner, over: loser)
                if stacking == .over { return nil }
                return Violation(
                    loser, property: .viewIsModal,
                    facts: ["winner": .text(context.title(of: winner))],
                    doubts: stacking == .unknown ? .undecided : [],
                    evidence: [winner])
            }
        }
    }
}

/// How one of two siblings lies to the other, which is farther back.
enum Stacking {
    /// It lies over the other.
    case over
    /// It lies beside the other.
    case beside
    /// The file does not tell.
    case unknown
}

extension LintContext {
    /// How a modal view lies to a modal sibling before it.
    func stacking(of front: ElementID, over back: ElementID) -> Stacking {
        // A window lies over the windows before it.
        if screen[front].type == .window { return .over }
        if let one = frame(of: front), let other = frame(of: back) {
            return one.intersection(other) == nil ? .beside : .over
        }
        guard let word = presentation(in: front) else { return .unknown }
        if word == "fullScreen" { return .over }
        // An alert does not wait for a sheet.
        return presentation(in: back) == "alert" && word != "alert" ? .unknown : .over
    }

    /// What the file declares the view to be, or the first overlay in it: a wrapper may have the flag.
    private func presentation(in id: ElementID) -> String? {
        let words = ([id] + screen.descendants(of: id)).lazy.compactMap { self.screen[$0][.presentation]?.text }
        return words.first { $0 != "dim" }
    }
}
