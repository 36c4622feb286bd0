import A11yModel

/// A rule: one page, decoded. What it is about, how it judges, and the words in which it says so.
public struct Rule: Sendable {
    /// The rule's only name; it reads well after "allow".
    public let id: String
    /// Names that it had before: they still choose it.
    public let aliases: [String]
    /// One line for lists.
    public let title: String
    /// How bad a finding of it is.
    public private(set) var severity: Severity
    /// The family: `focus`, `naming`, `order`, …
    public let category: String
    /// The presets it belongs to, beside `all`.
    public private(set) var presets: [String]
    /// Where it comes from: `xigua`, `gtx`, `hig`, …
    public let sources: [String]
    /// The criteria that it claims.
    public let criteria: [Criterion]
    /// The kinds of file that it can judge.
    public let inputs: [Input]
    /// The systems whose screens it can judge.
    public let platforms: [Platform]
    /// How sure a finding is when nothing lowers it.
    public let confidence: Confidence
    /// The doubts that lower it.
    public let loweredBy: Doubts
    /// Whether a finding can be repaired by the program.
    public let fix: Fixability
    /// The property that a fix removes, for a rule that is written in its page; a check knows what its fixes do.
    let removes: Property?
    /// What a person does about a finding.
    public let remedy: String
    /// The messages by variant; the only one of a rule has the key `""`.
    public let messages: [String: Message]
    /// What is silent where this rule speaks: rule ids, or `category:NAME`.
    public let outranks: [String]
    /// How many findings it has on one screen at most, the worst ones; nil for as many as there are.
    public let mostPerScreen: Int?
    /// How it judges.
    public private(set) var logic: Logic
    /// How it judges in the preset `strict`; nil where that makes no difference.
    let strictLogic: Logic?
    /// What a project may set; nil for a rule without parameters.
    let settable: Settable?

    /// The rule as the preset `strict` has it.
    public var inStrict: Rule {
        var rule = self
        rule.logic = strictLogic ?? logic
        return rule
    }

    /// The rule as one that runs by default, if its page names no preset.
    public var recommendedUnlessStated: Rule {
        var rule = self
        if presets.isEmpty { rule.presets = ["recommended"] }
        return rule
    }

    /// The rule with another severity and other parameters, as a project wants it; parameters that are no good are left
    /// as they are on the page.
    func configured(_ severity: Severity?, options: [RuleSetting.Option], inStrict: Bool) -> Rule {
        var rule = inStrict ? self.inStrict : self
        rule.severity = severity ?? self.severity
        if !options.isEmpty, let check = settable?.check(with: options, inStrict: inStrict) {
            rule.logic = .check(check)
        }
        return rule
    }

    /// How a rule judges.
    public enum Logic: Sendable {
        /// A measurement written in Swift.
        case check(any Check)
        /// A condition written in the page.
        case predicate(Requirement)
        /// The reader of files reports it.
        case reader
    }
}

/// A condition of a page: the elements it applies to, and what must hold for each.
public struct Requirement: Sendable {
    /// Which elements.
    public let applies: Predicate
    /// What must hold for them.
    public let requires: Predicate
}
