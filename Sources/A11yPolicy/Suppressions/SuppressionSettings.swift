import A11yEngine
import A11yModel

// What a project says of suppressions: the policy and the entries of its configuration.

/// The requirements for suppressions: `suppression-policy` of the configuration, defaults included.
package struct SuppressionPolicy: Hashable, Sendable {
    /// Whether a suppression without a reason is reported.
    package var requiresReason = true
    /// Whether one suppression may name every rule: `all`, or a preset.
    package var allowsBlanket = false
    /// The severity of a suppression that matches nothing; nil not to report it.
    package var unused: Severity? = .warning
    /// For how many days from today a suppression may last; nil for no limit.
    package var maximumAge: Int?

    /// The defaults.
    package init() {}

    /// How a well-formed suppression violates this policy.
    func problems(
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
        var facts: Facts = ["rule": words, "days": .number(Double(maximumAge))]
        guard let until else {
            return problems + [Problem(.unexplainedSuppression, at: range, variant: "undated", facts: facts)]
        }
        if let today, today.days(until: until) > maximumAge {
            facts["date"] = .text(until.description)
            problems.append(Problem(.unexplainedSuppression, at: range, variant: "distant", facts: facts))
        }
        return problems
    }

    /// The severity of a suppression that matches nothing; nil not to report it. If the policy keeps the default, the
    /// severity that the configuration sets for the rule applies.
    package func severity(ofUnused finding: Finding) -> Severity? {
        unused == SuppressionPolicy().unused ? finding.severity : unused
    }
}

/// An entry of `suppressions` in the configuration, for files that cannot contain comments.
package struct ConfiguredSuppression: Hashable, Sendable {
    /// The rules.
    package var selectors: [RuleSelector]
    /// The same as written, for reports.
    package var words: [String]
    /// The elements, as an `ElementPattern`; nil for all.
    package var element: String?
    /// Why; empty if no reason is given.
    package var reason = ""
    /// The last day on which it is in effect; nil for no limit.
    package var until: Day?
    /// The configuration file, as reports name it.
    package var path: String
    /// The bytes of the entry there.
    package var range: SourceRange
}

/// What decides about suppressions in one file.
package struct SuppressionSettings {
    /// The rules that run.
    let rules: Ruleset
    /// All rules that a selector may name, whether they run or not.
    let known: Ruleset
    /// The entries of the configuration for the file.
    let entries: [ConfiguredSuppression]
    let policy: SuppressionPolicy
    /// The day of the run; nil if unknown, and then nothing expires.
    let today: Day?

    /// Whether a last day has passed.
    func hasExpired(_ until: Day?) -> Bool {
        guard let until, let today else { return false }
        return until < today
    }

    /// The ids of the rules that these selectors choose.
    func ids(of selectors: [RuleSelector]) -> Set<String> {
        Set(known.rules.filter { rule in selectors.contains { $0.chooses(rule) } }.map(\.id))
    }

    /// Whether one of these rules ran on a file and was applicable to it.
    func hasRun(_ ids: Set<String>, in report: Report) -> Bool {
        rules.rules.contains { ids.contains($0.id) && report.inapplicable[$0.id] == nil }
    }
}
