import A11yEngine
import A11yModel

/// What of a project's rules depends on the screens and elements of a file.
package struct ScreenRules: Sendable {
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
    package func rules(for platform: Platform) -> Ruleset? { byPlatform[platform] }

    /// The rules of the elements of a screen that exceptions concern, and the places of all exceptions that concern
    /// the screen or some element of it. Cost: linear in the elements, if any exception names elements.
    package func elementRules(in context: LintContext) -> (rules: ElementRules, used: Set<ConfigurationPlace>) {
        let platform = context.screen.platform
        let (byElement, others) = exceptions(for: platform)
        var used = others
        var rules = ElementRules()
        if byElement.isEmpty { return (rules, used) }
        var index = ElementPatternIndex()
        for (number, exception) in byElement.enumerated() {
            for pattern in exception.patterns { index.add(pattern, number) }
        }
        let usual = plan.states(matches, on: platform, elements: [])
        var numbers: [Set<Int>: Int] = [:]
        for id in context.elements {
            let concerning = index.numbers(of: context.reference(to: id)).map { byElement[$0] }
            if concerning.isEmpty { continue }
            used.formUnion(concerning.map(\.place))
            let indices = Set(concerning.map(\.index))
            if let number = numbers[indices] {
                rules.assign(number, to: id)
                continue
            }
            let states = plan.states(matches, on: platform, elements: indices)
            let changed = zip(states, usual).filter { !$0.isSame(as: $1) }.map(\.0)
            let running = changed.filter(\.isOn).map { (rule: plan.rule($0), measure: $0.measure) }
            let number = rules.add(ElementRules.Variant(replaced: Set(changed.map(\.rule.id)), rules: running))
            numbers[indices] = number
            rules.assign(number, to: id)
        }
        return (rules, used)
    }

    /// The exceptions for a system's screens: those about elements, by index, and the places of the others.
    private func exceptions(for platform: Platform) -> (
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
