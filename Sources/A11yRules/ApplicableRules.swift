import A11yModel

/// The rules that can judge the screens of one system in files of one kind, and why the others cannot: chosen once for
/// all such screens of a file.
public struct ApplicableRules: Sendable {
    private let input: Input
    private let platform: Platform
    /// Why the others cannot judge, by rule.
    public let inapplicable: [String: String]
    private let rules: Ruleset
    /// The places of the rules among all, and how each judges: a rule is large, and copied only for what it finds.
    private let chosen: [(index: Int, logic: Rule.Logic)]

    /// Those of some rules. Cost: linear in the rules.
    public init(of rules: Ruleset, for input: Input, on platform: Platform) {
        self.rules = rules
        self.input = input
        self.platform = platform
        let reasons = (
            input: "\(input.rawValue) files do not say what it needs", platform: "it is not for \(platform.rawValue)"
        )
        var chosen: [(index: Int, logic: Rule.Logic)] = []
        var inapplicable: [String: String] = [:]
        inapplicable.reserveCapacity(rules.rules.count)
        for index in rules.rules.indices where !rules.rules[index].isAboutFiles {
            if !rules.rules[index].inputs.contains(input) {
                inapplicable[rules.rules[index].id] = reasons.input
            } else if !rules.rules[index].platforms.contains(platform) {
                inapplicable[rules.rules[index].id] = reasons.platform
            } else {
                chosen.append((index, rules.rules[index].logic))
            }
        }
        self.chosen = chosen
        self.inapplicable = inapplicable
    }

    /// Whether they are those for a screen.
    public func suit(_ screen: Screen) -> Bool { screen.input == input && screen.platform == platform }

    /// What the rules find on a screen of this sort, and why some cannot judge this one, by rule.
    func verdicts(on subject: Subject) -> (verdicts: [Verdict], inapplicable: [String: String]) {
        var verdicts: [Verdict] = []
        var inapplicable: [String: String] = [:]
        for (index, logic) in chosen {
            if let reason = logic.reasonNotToJudge(subject) {
                inapplicable[rules.rules[index].id] = reason
            } else {
                for fault in logic.faults(in: subject) { verdicts.append(Verdict(rules.rules[index], fault, subject)) }
            }
        }
        return (verdicts, inapplicable)
    }
}

extension Rule {
    /// What it finds on any screen: nothing on one that it cannot judge.
    func faults(in subject: Subject) -> [Fault] {
        let canJudge = inputs.contains(subject.screen.input) && platforms.contains(subject.screen.platform)
        return canJudge && logic.reasonNotToJudge(subject) == nil ? logic.faults(in: subject) : []
    }
}

extension Rule.Logic {
    /// Why it cannot judge a screen of its sort, as the end of a sentence; nil where it can.
    fileprivate func reasonNotToJudge(_ subject: Subject) -> String? {
        if case .check(let check) = self { check.reasonNotToJudge(subject) } else { nil }
    }

    /// Everything on the screen that does not hold.
    fileprivate func faults(in subject: Subject) -> [Fault] {
        switch self {
        case .check(let check): return check.faults(in: subject)
        case .predicate(let requirement): return requirement.faults(in: subject)
        case .reader: return []
        }
    }
}

extension Requirement {
    /// The elements that it applies to and does not hold for.
    fileprivate func faults(in subject: Subject) -> [Fault] {
        let needed = applies.neededProperty
        if let needed, !subject.isSet(needed) { return [] }
        let isConcerned = applies.answer(in: subject)
        let holds = requires.answer(in: subject)
        let screen = subject.screen
        let candidates = subject.elements.filter { id in
            subject.isVisible(id) && needed.map(screen[id].written.contains) != false
        }
        return candidates.filter { isConcerned($0) == true && holds($0) == false }
            .map { Fault($0, property: requires.property) }
    }
}
