/// What the findings of a rule say alike. A class, so that findings share it and a report tells at once that it has
/// written it before.
public final class RuleAdvice: Sendable {
    /// The criteria that the rule claims.
    package let criteria: [Criterion]
    /// How a person fixes a finding.
    package let remedy: String

    /// What findings of a rule say.
    package init(criteria: [Criterion], remedy: String) {
        self.criteria = criteria
        self.remedy = remedy
    }
}
