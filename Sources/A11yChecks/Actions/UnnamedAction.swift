import A11yEngine
import A11yModel
import A11yVoiceOver

/// Custom actions, drag sources and drop points without a name, or with the name of another one of the same element.
/// Cost: linear in the actions, sources and points.
struct UnnamedAction: FixedCheck {
    /// What VoiceOver offers by names, each with the variants of the message for blank and for equal ones.
    private static let offers: [(property: Property, blank: String, same: String)] = [
        (.customActions, "blank", "same"), (.dragSources, "drag", "drag-twice"), (.dropPoints, "drop", "drop-twice"),
    ]

    func violations(in context: LintContext) -> [Violation] {
        UnnamedAction.offers.flatMap { offer in
            context.elements(setting: offer.property).flatMap { id -> [Violation] in
                let names = names(of: offer.property, at: id, in: context).map(RuleText.trimmed)
                guard !names.isEmpty, context.isVisible(id), isOffered(id, in: context) else { return [] }
                let blank = names.count(where: \.isEmpty)
                let number: Fact = .text(blank == 1 ? "one" : String(blank))
                let unnamed = Violation(id, property: offer.property, variant: offer.blank, facts: ["count": number])
                return (blank > 0 ? [unnamed] : [])
                    + repeated(names).map {
                        Violation(id, property: offer.property, variant: offer.same, facts: ["action": .text($0)])
                    }
            }
        }
    }

    private func names(of property: Property, at id: ElementID, in context: LintContext) -> [String] {
        let element = context.screen[id]
        return property == .customActions ? element.customActions.map(\.name) : element[property]?.texts ?? []
    }

    /// The names that occur again, each once, as written the second time.
    private func repeated(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        var reported: Set<String> = []
        return names.filter { name in
            let folded = RuleText.folded(name)
            return !name.isEmpty && !seen.insert(folded).inserted && reported.insert(folded).inserted
        }
    }

    /// Whether VoiceOver offers the actions: at a stop, or at the stops of a group.
    private func isOffered(_ id: ElementID, in context: LintContext) -> Bool {
        context.simulation.position(of: id) != nil || context.screen[id][.containerType] != nil && context.holdsStop(id)
    }
}
