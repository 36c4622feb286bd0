import A11yModel

/// A rule, decoded from its page: what it is about, how it finds violations, and its texts.
public struct Rule: Sendable {
    /// The rule's only name; it reads well after "allow".
    public let id: String
    /// Former names, which still select the rule.
    public let aliases: [String]
    /// One line for lists.
    public let title: String
    /// The severity of its findings.
    public private(set) var severity: Severity
    /// The lowest level of its findings that fails a run; nil for that of the run.
    public private(set) var failOn: FailLevel?
    /// The category: `focus`, `naming`, `order`, …
    public let category: String
    /// The presets it belongs to, besides `all`.
    public private(set) var presets: [String]
    /// Where the rule comes from: `xigua`, `gtx`, `hig`, …
    public let sources: [String]
    /// The criteria that it claims.
    public let criteria: [Criterion]
    /// The input formats that it supports.
    public let inputs: [Input]
    /// The platforms that it applies to.
    public let platforms: [Platform]
    /// The confidence of a finding without doubts.
    public let confidence: Confidence
    /// The properties that its verdict rests on. What else may change them when the app runs lowers the confidence.
    public let restsOn: [Property]
    /// The doubts that lower the confidence, which follow from `restsOn`.
    public let heeded: Doubts
    /// What only a person can tell where the check leaves it open, by variant like `messages`.
    public let questions: [String: Message]
    /// Whether and how safely its findings can be fixed.
    public let fix: Fixability
    /// The property that the fix of a condition removes. A check makes its own repairs.
    public let removes: Property?
    /// What to do about a finding.
    public let remedy: String
    /// The same in the words of a kind of file: Xcode's inspectors, or UIKit's properties.
    let remedies: [Input: String]
    /// The messages by variant; a single message has the key `""`.
    public let messages: [String: Message]
    /// The rules that this one outranks at the same elements: rule ids, or `category:NAME`.
    public let outranks: [String]
    /// The maximum number of findings per screen, worst first; nil for no limit.
    let mostPerScreen: Int?
    /// How the rule finds violations.
    public private(set) var logic: Logic
    /// The logic in the preset `strict`; nil if it is the same.
    let strictLogic: Logic?
    /// The parameters that projects can set; nil for a rule without parameters.
    public let settable: RuleParameters?

    /// The rule as in the preset `strict`.
    public var inStrict: Rule {
        var rule = self
        rule.logic = strictLogic ?? logic
        return rule
    }

    /// What to do about a finding in a kind of file. Of a running app, all kinds of dump have the same words.
    public func remedy(for input: Input) -> String {
        remedies[input] ?? (input.isOfRunningApp ? remedies[.pageSource] : nil) ?? remedy
    }

    /// The remedies that differ from `remedy`, with the kind of file that each is for.
    public var specialRemedies: [(input: Input, remedy: String)] {
        Input.allCases.compactMap { input in
            inputs.contains(input) ? remedies[input].map { (input, $0) } : nil
        }
    }

    /// The rule, as one that runs by default if its page names no preset.
    public var recommendedUnlessStated: Rule {
        var rule = self
        if presets.isEmpty { rule.presets = ["recommended"] }
        return rule
    }

    /// The rule with the severity and parameters of a project. Invalid parameters are ignored, so those of the page
    /// apply.
    public func configured(
        _ severity: Severity?, failOn: FailLevel? = nil, options: [RuleOption], inStrict: Bool
    ) -> Rule {
        var rule = inStrict ? self.inStrict : self
        rule.severity = severity ?? self.severity
        rule.failOn = failOn
        if !options.isEmpty, let check = settable?.check(with: options, inStrict: inStrict) {
            rule.logic = .check(check)
        }
        return rule
    }

    /// How a rule finds violations.
    public enum Logic: Sendable {
        /// By a check, written in Swift.
        case check(any Check)
        /// By a condition on its page.
        case predicate(Requirement)
        /// By the parsers and decoders of files.
        case reader
    }
}

/// A condition of a page: the elements it applies to, and what they must meet.
public struct Requirement: Sendable {
    /// The elements that it applies to.
    public let applies: Predicate
    /// What these elements must meet.
    public let requires: Predicate
}
