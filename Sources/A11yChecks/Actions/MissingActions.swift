import A11yEngine
import A11yModel
import A11yVoiceOver

/// Hints that promise custom actions on stops that have none. Cost: linear in the stops with hints times their depth.
struct MissingActions: Check {
    /// Words that promise custom actions by themselves.
    private let promises: [String]
    /// How hints name the swipes that choose among custom actions, or change a value.
    private let swipes: [String]
    /// What makes such a swipe one for custom actions.
    private let offers: [String]

    init(_ parameters: inout Parameters) {
        promises = parameters.words("promises").map { RuleText.folded($0) }
        swipes = parameters.words("swipes").map { RuleText.folded($0) }
        offers = parameters.words("offers").map { RuleText.folded($0) }
    }

    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            guard !stop.utterance.hint.isEmpty else { return nil }
            let hint = RuleText.trimmed(stop.utterance.hint)
            guard stop.part == nil, !hint.isEmpty, promisesActions(RuleText.folded(hint)) else { return nil }
            guard !stop.utterance.traits.contains(.adjustable), !hasActions(stop.element, in: context) else {
                return nil
            }
            return Violation(stop.element, property: .hint, facts: ["hint": .text(hint)])
        }
    }

    private func promisesActions(_ hint: String) -> Bool {
        let holds = { RuleText.contains(folded: hint, $0) }
        return promises.contains(where: holds) || swipes.contains(where: holds) && offers.contains(where: holds)
    }

    /// Whether the stop or what it lies in has custom actions, or may have some: a class of the app, or a cell, to
    /// which UIKit gives the swipe actions of its list.
    private func hasActions(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen.lineage(of: id).contains { above in
            let element = context.screen[above]
            return !element.customActions.isEmpty || element.isCell || element.customClass != nil
        }
    }
}
