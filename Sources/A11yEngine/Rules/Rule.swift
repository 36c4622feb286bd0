import A11yModel

/// A rule: one page, decoded. What it is about, how it judges, and the words in which it says so.
package struct Rule: Sendable {
    /// The rule's only name; it reads well after "allow".
    package let id: String
    /// Names that it had before: they still choose it.
    package let aliases: [String]
    /// One line for lists.
    package let title: String
    /// How bad a finding of it is.
    package private(set) var severity: Severity
    /// The family: `focus`, `naming`, `order`, …
    package let category: String
    /// The presets it belongs to, beside `all`.
    package private(set) var presets: [String]
    /// Where it comes from: `xigua`, `gtx`, `hig`, …
    package let sources: [String]
    /// The criteria that it claims.
    package let criteria: [Criterion]
    /// The kinds of file that it can judge.
    package let inputs: [Input]
    /// The systems whose screens it can judge.
    package let platforms: [Platform]
    /// How sure a finding is when nothing lowers it.
    package let confidence: Confidence
    /// The doubts that lower it.
    package let loweredBy: Doubts
    /// Whether a finding can be repaired by the program.
    package let fix: Fixability
    /// The property that a fix removes, for a rule that is written in its page; a check knows what its fixes do.
    package let removes: Property?
    /// What a person does about a finding.
    package let remedy: String
    /// The messages by variant; the only one of a rule has the key `""`.
    package let messages: [String: Message]
    /// What is silent where this rule speaks: rule ids, or `category:NAME`.
    package let outranks: [String]
    /// How many findings it has on one screen at most, the worst ones; nil for as many as there are.
    package let mostPerScreen: Int?
    /// How it judges.
    package private(set) var logic: Logic
    /// How it judges in the preset `strict`; nil where that makes no difference.
    let strictLogic: Logic?
    /// What a project may set; nil for a rule without parameters.
    package let settable: Settable?

    /// The rule as the preset `strict` has it.
    package var inStrict: Rule {
        var rule = self
        rule.logic = strictLogic ?? logic
        return rule
    }

    /// The rule as one that runs by default, if its page names no preset.
    package var recommendedUnlessStated: Rule {
        var rule = self
        if presets.isEmpty { rule.presets = ["recommended"] }
        return rule
    }

    /// The rule with another severity and other parameters, as a project wants it; parameters that are no good are left
    /// as they are on the page.
    package func configured(_ severity: Severity?, options: [RuleOption], inStrict: Bool) -> Rule {
        var rule = inStrict ? self.inStrict : self
        rule.severity = severity ?? self.severity
        if !options.isEmpty, let check = settable?.check(with: options, inStrict: inStrict) {
            rule.logic = .check(check)
        }
        return rule
    }

    /// How a rule judges.
    package enum Logic: Sendable {
        /// A measurement written in Swift.
        case check(any Check)
        /// A condition written in the page.
        case predicate(Requirement)
        /// The reader of files reports it.
        case reader
    }
}

/// A condition of a page: the elements it applies to, and what must hold for each.
package struct Requirement: Sendable {
    /// Which elements.
    package let applies: Predicate
    /// What must hold for them.
    package let requires: Predicate
}
