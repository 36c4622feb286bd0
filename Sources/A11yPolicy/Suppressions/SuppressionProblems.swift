// What is wrong with what accepts findings, whatever it accepts.

import A11yEngine
import A11yModel

extension SuppressionPolicy {
    /// What this project does not like about a suppression that is well written.
    package func problems(
        rules: [String], reason: String, until: Day?, today: Day?, at range: SourceRange
    ) -> [Problem] {
        let words = Fact.text(rules.joined(separator: ", "))
        if let until, let today, until < today {
            return [Problem(.expiredSuppression, at: range, facts: ["date": .text(until.description)])]
        }
        var problems: [Problem] = []
        if requiresReason, reason.isEmpty {
            problems.append(Problem(.unexplainedSuppression, at: range, facts: ["rule": words]))
        }
        guard let maximumAge else { return problems }
        var facts: [String: Fact] = ["rule": words, "days": .number(Double(maximumAge))]
        guard let until else {
            return problems + [Problem(.unexplainedSuppression, at: range, variant: "undated", facts: facts)]
        }
        if let today, today.days(until: until) > maximumAge {
            facts["date"] = .text(until.description)
            problems.append(Problem(.unexplainedSuppression, at: range, variant: "distant", facts: facts))
        }
        return problems
    }

    /// How bad it is that a suppression accepts nothing; nil where nobody wants to know. What the rule's own settings
    /// say holds unless the policy says something else than it does by default.
    package func severity(ofUnused finding: Finding) -> Severity? {
        unused == SuppressionPolicy().unused ? finding.severity : unused
    }
}
