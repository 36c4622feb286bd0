import A11yEngine
import A11yModel
import A11yVoiceOver

/// Tasks of a flow that take VoiceOver more steps than a project allows, or that it cannot do. Cost: that of finding
/// the ways.
struct CostlyTask: Check {
    /// The most swipes and acts of a task.
    private let most: Int

    init(_ parameters: inout Parameters) { most = parameters.count("most") }

    func violations(in context: LintContext) -> [Violation] {
        guard let flow = context.flow else { return [] }
        return flow.flow.tasks.compactMap { task in
            let names = flow.flow.names
            var facts: Facts = ["from": .text(names[task.from]), "to": .text(names[task.to])]
            facts["task"] = .text("from \(names[task.from]) to \(names[task.to])")
            guard let cost = flow.cost(of: task) else {
                return Violation(nil, range: task.range, variant: "none", facts: facts)
            }
            guard cost.total > most else { return nil }
            facts["swipes"] = .text(counted(cost.swipes, "swipe"))
            facts["acts"] = .text(counted(cost.acts, "act"))
            facts["cost"] = .number(Double(cost.total))
            facts["most"] = .number(Double(most))
            return Violation(nil, range: task.range, variant: "many", facts: facts)
        }
    }
}
