import A11yModel

/// A rule, decoded from its page: what it is about and how it finds violations. A class because every violation refers
/// to its rule.
///
/// Most rules find nothing in most runs, and many judge no screen of a run, so what only judging or a finding needs is
/// decoded when it is first asked for.
public final class Rule: Sendable {
    /// The rule's only name; it reads well after "allow".
    public let id: String
    /// Whether parsers and decoders of files report it.
    public let isAboutFiles: Bool
    /// Former names, which still select the rule.
    public let aliases: [String]
    /// The severity of its findings.
    public let severity: Severity
    /// The lowest level of its findings that fails a run; nil for that of the run.
    public let failOn: FailLevel?
    /// The category: `focus`, `naming`, `order`, …
    public let category: String
    /// The presets it belongs to, besides `all`.
    public let presets: [String]
    /// The input formats that it supports.
    public let inputs: [Input]
    /// The platforms that it applies to.
    public let platforms: [Platform]
    /// Whether it applies to views of SwiftUI on a Mac, too, whatever holds for AppKit.
    let judgesMacViews: Bool
    /// Whether it reads the string tables beside a file.
    let readsStringTables: Bool
    private let deferredLogic: Deferred<Logic>
    /// The logic in the preset `strict`; nil if it is the same.
    private let strictLogic: Deferred<Logic>?
    /// The parameters that projects can set; nil for a rule without parameters.
    public let settable: RuleParameters?
    private let deferredDetails: Deferred<RuleDetails>

    init(
        id: String, isAboutFiles: Bool, aliases: [String], severity: Severity, failOn: FailLevel? = nil,
        category: String, presets: [String], inputs: [Input], platforms: [Platform], judgesMacViews: Bool,
        readsStringTables: Bool, logic: Deferred<Logic>, strictLogic: Deferred<Logic>?, settable: RuleParameters?,
        details: Deferred<RuleDetails>
    ) {
        self.id = id
        self.isAboutFiles = isAboutFiles
        self.aliases = aliases
        self.severity = severity
        self.failOn = failOn
        self.category = category
        self.presets = presets
        self.inputs = inputs
        self.platforms = platforms
        self.judgesMacViews = judgesMacViews
        self.readsStringTables = readsStringTables
        deferredLogic = logic
        self.strictLogic = strictLogic
        self.settable = settable
        deferredDetails = details
    }

    /// A rule that is like another except for what a project says.
    private convenience init(
        like rule: Rule, severity: Severity? = nil, failOn: FailLevel? = nil, presets: [String]? = nil,
        logic: Deferred<Logic>? = nil
    ) {
        self.init(
            id: rule.id, isAboutFiles: rule.isAboutFiles, aliases: rule.aliases, severity: severity ?? rule.severity,
            failOn: failOn ?? rule.failOn, category: rule.category, presets: presets ?? rule.presets,
            inputs: rule.inputs, platforms: rule.platforms, judgesMacViews: rule.judgesMacViews,
            readsStringTables: rule.readsStringTables, logic: logic ?? rule.deferredLogic,
            strictLogic: rule.strictLogic, settable: rule.settable,
            details: rule.deferredDetails)
    }

    /// How the rule finds violations.
    public var logic: Logic { deferredLogic.value }

    /// What only findings and lists of rules need.
    var details: RuleDetails { deferredDetails.value }

    /// The rule as in the preset `strict`.
    public var inStrict: Rule { strictLogic.map { Rule(like: self, logic: $0) } ?? self }

    /// The rule, as one that runs by default if its page names no preset.
    public var recommendedUnlessStated: Rule { presets.isEmpty ? Rule(like: self, presets: ["recommended"]) : self }

    /// The rule with the severity and parameters of a project. Invalid parameters are ignored, so those of the page
    /// apply.
    public func configured(
        _ severity: Severity?, failOn: FailLevel? = nil, options: [RuleOption], inStrict: Bool
    ) -> Rule {
        let check = options.isEmpty ? nil : settable?.check(with: options, inStrict: inStrict)
        return Rule(
            like: inStrict ? self.inStrict : self, severity: severity, failOn: failOn,
            logic: check.map { check in Deferred { .check(check) } })
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
