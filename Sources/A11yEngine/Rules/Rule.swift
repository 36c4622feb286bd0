import A11yModel

/// A rule, decoded from its page: what it is about, how it finds violations, and its texts.
package struct Rule: Sendable {
    /// The rule's only name; it reads well after "allow".
    package let id: String
    /// Former names, which still select the rule.
    package let aliases: [String]
    /// One line for lists.
    package let title: String
    /// The severity of its findings.
    package private(set) var severity: Severity
    /// The category: `focus`, `naming`, `order`, …
    package let category: String
    /// The presets it belongs to, besides `all`.
    package private(set) var presets: [String]
    /// Where the rule comes from: `xigua`, `gtx`, `hig`, …
    package let sources: [String]
    /// The criteria that it claims.
    package let criteria: [Criterion]
    /// The input formats that it supports.
    package let inputs: [Input]
    /// The platforms that it applies to.
    package let platforms: [Platform]
    /// The confidence of a finding without doubts.
    package let confidence: Confidence
    /// The doubts that lower the confidence.
    package let loweredBy: Doubts
    /// Whether and how safely its findings can be fixed.
    package let fix: Fixability
    /// The property that the fix of a condition removes. A check makes its own repairs.
    package let removes: Property?
    /// What to do about a finding.
    package let remedy: String
    /// The messages by variant; a single message has the key `""`.
    package let messages: [String: Message]
    /// The rules that this one outranks at the same elements: rule ids, or `category:NAME`.
    package let outranks: [String]
    /// The maximum number of findings per screen, worst first; nil for no limit.
    let mostPerScreen: Int?
    /// How the rule finds violations.
    package private(set) var logic: Logic
    /// The logic in the preset `strict`; nil if it is the same.
    let strictLogic: Logic?
    /// The parameters that projects can set; nil for a rule without parameters.
    package let settable: RuleParameters?

    /// The rule as in the preset `strict`.
    package var inStrict: Rule {
        var rule = self
        rule.logic = strictLogic ?? logic
        return rule
    }

    /// The rule, as one that runs by default if its page names no preset.
    package var recommendedUnlessStated: Rule {
        var rule = self
        if presets.isEmpty { rule.presets = ["recommended"] }
        return rule
    }

    /// The rule with the severity and parameters of a project. Invalid parameters are ignored, so those of the page
    /// apply.
    package func configured(_ severity: Severity?, options: [RuleOption], inStrict: Bool) -> Rule {
        var rule = inStrict ? self.inStrict : self
        rule.severity = severity ?? self.severity
        if !options.isEmpty, let check = settable?.check(with: options, inStrict: inStrict) {
            rule.logic = .check(check)
        }
        return rule
    }

    /// How a rule finds violations.
    package enum Logic: Sendable {
        /// By a check, written in Swift.
        case check(any Check)
        /// By a condition on its page.
        case predicate(Requirement)
        /// By the parsers and decoders of files.
        case reader
    }
}

/// A condition of a page: the elements it applies to, and what they must meet.
package struct Requirement: Sendable {
    /// The elements that it applies to.
    package let applies: Predicate
    /// What these elements must meet.
    package let requires: Predicate
}
