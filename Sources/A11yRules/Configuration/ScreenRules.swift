import A11yModel

/// What of a project's rules depends on the screens and elements of a file.
public struct ScreenRules: Sendable {
    private let plan: RulePlan
    private let matches: RulePlan.Matches
    private let byPlatform: [Platform: Ruleset]

    /// The rules of a plan in files that match alike; nil where screens and elements make no difference.
    init?(_ plan: RulePlan, _ matches: RulePlan.Matches) {
        let overrides = zip(plan.configuration.overrides, matches.overrides)
        guard overrides.contains(where: { $1 && $0.dependsOnScreens }) else { return nil }
        self.plan = plan
        self.matches = matches
        byPlatform = Dictionary(
            uniqueKeysWithValues: Platform.allCases.map { platform in
                (platform, plan.ruleset(plan.states(matches, on: platform, elements: [])))
            })
    }

    /// The rules for a screen of a system.
    public func rules(for platform: Platform) -> Ruleset? { byPlatform[platform] }

    /// The state of every rule for elements that these exceptions concern.
    func states(for platform: Platform, elements: Set<Int>) -> [RuleState] {
        plan.states(matches, on: platform, elements: elements)
    }

    /// The rule of a state.
    func rule(_ state: RuleState) -> Rule { plan.rule(state) }

    /// The exceptions for a system's screens: those about elements, by index, and the places of the others.
    func exceptions(for platform: Platform) -> (
        elements: [(index: Int, patterns: [ElementPattern], place: ConfigurationPlace)], others: Set<ConfigurationPlace>
    ) {
        var elements: [(index: Int, patterns: [ElementPattern], place: ConfigurationPlace)] = []
        var others: Set<ConfigurationPlace> = []
        for (index, override) in plan.configuration.overrides.enumerated() where matches.overrides[index] {
            guard override.platforms.isEmpty || override.platforms.contains(platform) else { continue }
            if override.elements.isEmpty {
                others.insert(override.place)
            } else {
                elements.append((index, override.elements, override.place))
            }
        }
        return (elements, others)
    }
}

/// The elements of a screen for which a project makes exceptions. Cost: linear in the elements, if there are any such
/// exceptions, and once more for each measure of a rule that they change.
struct ElementRules {
    /// The exceptions that concern the screen or some element of it.
    private(set) var used: Set<ConfigurationPlace>
    /// The elements of exceptions, with the number of the rules that they have.
    private var variants: [ElementID: Int] = [:]
    /// For each such number, the rules that differ from the screen's: their ids, and those of them that run.
    private var changes: [(ids: Set<String>, rules: [(rule: Rule, measure: RuleState.Measure)])] = []

    init(_ rules: ScreenRules, in subject: Subject) {
        let platform = subject.screen.platform
        let exceptions = rules.exceptions(for: platform)
        used = exceptions.others
        if exceptions.elements.isEmpty { return }
        var index = ElementPatternIndex()
        for (number, exception) in exceptions.elements.enumerated() {
            for pattern in exception.patterns { index.add(pattern, number) }
        }
        let usual = rules.states(for: platform, elements: [])
        var numbers: [Set<Int>: Int] = [:]
        for id in subject.elements {
            let concerning = index.numbers(of: subject.reference(to: id)).map { exceptions.elements[$0] }
            if concerning.isEmpty { continue }
            used.formUnion(concerning.map(\.place))
            let indices = Set(concerning.map(\.index))
            if let number = numbers[indices] {
                variants[id] = number
                continue
            }
            let states = rules.states(for: platform, elements: indices)
            let changed = zip(states, usual).filter { !$0.isSame(as: $1) }.map(\.0)
            numbers[indices] = changes.count
            variants[id] = changes.count
            let running = changed.filter(\.isOn).map { (rule: rules.rule($0), measure: $0.measure) }
            changes.append((Set(changed.map(\.rule.id)), running))
        }
    }

    /// Verdicts of the screen's rules, with those of its exceptions instead where there are any.
    func applied(to verdicts: [Verdict], in subject: Subject) -> [Verdict] {
        if variants.isEmpty { return verdicts }
        func number(_ fault: Fault) -> Int? { fault.element.flatMap { variants[$0] } }
        var applied = verdicts.filter { verdict in
            number(verdict.fault).map { !changes[$0].ids.contains(verdict.rule.id) } ?? true
        }
        var found: [RuleState.Measure: [Int?: [Fault]]] = [:]
        for (index, change) in changes.enumerated() {
            for (rule, measure) in change.rules where !rule.isAboutFiles {
                if found[measure] == nil {
                    let faults = rule.faults(in: subject)
                    found[measure] = Dictionary(grouping: faults, by: number)
                }
                applied += (found[measure]?[index] ?? []).map { Verdict(rule, $0, subject) }
            }
        }
        return applied
    }
}
