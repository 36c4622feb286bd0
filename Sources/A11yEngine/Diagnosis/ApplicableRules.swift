import A11yModel

/// The rules that apply to screens of one platform in files of one input format, with the reasons why the others do
/// not: `Ruleset.applicable`.
public struct ApplicableRules: Sendable {
    private let input: Input
    private let platform: Platform
    /// Why the other rules do not apply, by rule id.
    public let inapplicable: [String: String]
    /// The rules with their logic, which each screen asks for.
    private let rules: [(rule: Rule, logic: Rule.Logic)]

    /// Selects the rules. Cost: linear in the rules.
    init(of rules: [Rule], for input: Input, on platform: Platform) {
        self.input = input
        self.platform = platform
        let reasons = (
            input: "\(input.rawValue) files do not say what it needs", platform: "it is not for \(platform.rawValue)"
        )
        var applicable: [(rule: Rule, logic: Rule.Logic)] = []
        var inapplicable: [String: String] = [:]
        for rule in rules where !rule.isAboutFiles {
            if !rule.inputs.contains(input) {
                inapplicable[rule.id] = reasons.input
            } else if !rule.isFor(platform, input) {
                inapplicable[rule.id] = reasons.platform
            } else {
                applicable.append((rule, rule.logic))
            }
        }
        self.rules = applicable
        self.inapplicable = inapplicable
    }

    /// Whether the selection is for screens like this one.
    public func suit(_ screen: Screen) -> Bool { screen.input == input && screen.platform == platform }

    /// The diagnostics of the rules on a screen, and the reasons why some cannot judge it, by rule id.
    public func diagnostics(on context: LintContext) -> (diagnostics: [Diagnostic], inapplicable: [String: String]) {
        var diagnostics: [Diagnostic] = []
        var inapplicable: [String: String] = [:]
        for (rule, logic) in rules {
            if let reason = logic.reasonNotToJudge(context) {
                inapplicable[rule.id] = reason
                continue
            }
            let violations = logic.violations(in: context)
            if violations.isEmpty { continue }
            let details = rule.details
            diagnostics += violations.compactMap { Diagnostic(rule, details, $0, context) }
        }
        return (diagnostics, inapplicable)
    }
}

extension Rule {
    /// Whether it applies to a platform in files of an input format.
    fileprivate func isFor(_ platform: Platform, _ input: Input) -> Bool {
        platforms.contains(platform) || input == .swiftUI && platform == .macos && judgesMacViews
    }

    /// The rule's violations on any screen; none if the rule does not apply to it.
    public func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        let canJudge = inputs.contains(screen.input) && isFor(screen.platform, screen.input)
        return canJudge && logic.reasonNotToJudge(context) == nil ? logic.violations(in: context) : []
    }
}

extension Rule.Logic {
    /// Why the rule cannot judge a screen of a supported kind, as the end of a sentence; nil if it can.
    fileprivate func reasonNotToJudge(_ context: LintContext) -> String? {
        if case .check(let check) = self { check.reasonNotToJudge(context) } else { nil }
    }

    /// All violations on the screen.
    fileprivate func violations(in context: LintContext) -> [Violation] {
        switch self {
        case .check(let check): return check.violations(in: context)
        case .predicate(let requirement): return requirement.violations(in: context)
        case .reader: return []
        }
    }
}

extension Requirement {
    /// The elements that the condition applies to and that do not meet it.
    fileprivate func violations(in context: LintContext) -> [Violation] {
        let needed = applies.neededProperty
        if let needed, !context.isSet(needed) { return [] }
        let isConcerned = applies.answer(in: context)
        let holds = requires.answer(in: context)
        let screen = context.screen
        let candidates = context.elements.filter { id in
            context.isVisible(id) && needed.map(screen[id].written.contains) != false
        }
        return candidates.filter { isConcerned($0) == true && holds($0) == false }
            .map { Violation($0, property: requires.property) }
    }
}
