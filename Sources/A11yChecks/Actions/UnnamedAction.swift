import A11yEngine
import A11yModel
import A11yVoiceOver

/// Custom actions without a name, or with the name of another action of the same element. Cost: linear in the actions.
struct UnnamedAction: Check {
    static let name = "unnamed-action"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        context.elements(setting: .customActions).flatMap { id -> [Violation] in
            let actions = context.screen[id].customActions
            guard !actions.isEmpty, context.isVisible(id), isOffered(id, in: context) else { return [] }
            let names = actions.map { RuleText.trimmed($0.name) }
            var violations: [Violation] = []
            let blank = names.count(where: \.isEmpty)
            if blank > 0 {
                let number: Fact = .text(blank == 1 ? "one" : String(blank))
                violations.append(Violation(id, property: .customActions, variant: "blank", facts: ["count": number]))
            }
            var seen: Set<String> = []
            var reported: Set<String> = []
            for name in names where !name.isEmpty {
                let folded = RuleText.folded(name)
                guard !seen.insert(folded).inserted, reported.insert(folded).inserted else { continue }
                violations.append(
                    Violation(id, property: .customActions, variant: "same", facts: ["action": .text(name)]))
            }
            return violations
        }
    }

    /// Whether VoiceOver offers the actions: at a stop, or at the stops of a group.
    private func isOffered(_ id: ElementID, in context: LintContext) -> Bool {
        context.simulation.position(of: id) != nil || context.screen[id][.containerType] != nil && context.holdsStop(id)
    }
}
