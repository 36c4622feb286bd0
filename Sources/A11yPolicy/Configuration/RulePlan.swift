import A11yEngine
import A11yModel

/// A rule with the project's settings for some place.
package struct RuleState: Sendable {
    /// The rule with the settings of its page.
    package let rule: Rule
    /// Whether it runs.
    package internal(set) var isOn: Bool
    /// Where its level is stated; nil for the level of the presets.
    package internal(set) var levelPlace: ConfigurationPlace?
    /// The stated severity; nil for that of the rule page.
    package internal(set) var severity: Severity?
    /// The lowest level of its findings that fails a run; nil for that of the run.
    package internal(set) var failOn: Located<FailLevel>?
    /// The parameters that are set.
    package internal(set) var options: [RuleOption] = []

    /// Whether two states give the same findings.
    func isSame(as other: RuleState) -> Bool {
        (isOn, severity, failOn?.value) == (other.isOn, other.severity, other.failOn?.value)
            && measure == other.measure
    }

    /// What determines the violations that the rule finds.
    var measure: Rule.Measure { Rule.Measure(rule: rule.id, options: options.map(\.place)) }
}

/// The rules of a project: all rules that exist, with the configuration and the command line applied.
package struct RulePlan: Sendable {
    /// A setting with its parsed selector.
    struct Resolved: Sendable {
        let selector: RuleSelector
        let setting: RuleSetting
    }

    /// The configuration, with everything that it inherits.
    package private(set) var configuration: Configuration
    /// All rules that exist, the project's own included.
    let known: Ruleset
    /// Whether rules use their parameters for the preset `strict`.
    private let inStrict: Bool
    private var base: [RuleState]
    private let layers: [Resolved]
    private let overrides: [[Resolved]]
    /// The indices of the overrides without elements.
    private let overridesForAll: [Int]
    private let choices: RuleChoices

    /// Applies a configuration to the rules that exist.
    package init(_ configuration: Configuration, among known: Ruleset, choices: RuleChoices = RuleChoices()) {
        self.configuration = configuration
        self.known = known
        self.choices = choices
        let presets = configuration.presets?.map(\.selector) ?? [.preset(.recommended)]
        inStrict = (choices.select ?? []).contains(.preset(.strict)) || presets.contains(.preset(.strict))
        let layers = configuration.rules.map { RulePlan.resolved($0, among: known) }
        overrides = configuration.overrides.map { RulePlan.resolved($0.rules, among: known) }
        overridesForAll = configuration.overrides.indices.filter { configuration.overrides[$0].elements.isEmpty }
        self.layers = layers.flatMap { $0 }
        let chosen = Set(known.selecting(presets).rules.map(\.id))
        var states = known.rules.map { RuleState(rule: $0, isOn: chosen.contains($0.id)) }
        for layer in layers { RulePlan.apply(layer, to: &states) }
        if let select = choices.select {
            for index in states.indices {
                let rule = states[index].rule
                states[index].isOn = rule.isAlwaysOn || select.contains { $0.chooses(rule) }
            }
        }
        base = states
    }

    /// The plan as it applies to the file at an absolute path. Overrides about platforms and elements remain.
    package func applied(to file: String) -> RulePlan {
        var plan = self
        plan.base = states(in: file)
        plan.configuration.overrides.removeAll { !$0.dependsOnScreens || $0.files?.cover(file) == false }
        return plan
    }

    /// The state of every rule in the file at an absolute path; without a file, the states before any override.
    /// `screen` is the platform of a screen in it, `elements` the indices of the overrides that match an element.
    package func states(in file: String?, on screen: Platform? = nil, elements: Set<Int> = []) -> [RuleState] {
        states(file.map(matches), on: screen, elements: elements)
    }

    func states(_ matches: Matches?, on screen: Platform?, elements: Set<Int>) -> [RuleState] {
        var states = base
        if let matches {
            for (layer, mayRun) in zip(layers, matches.scopes) where !mayRun {
                for index in states.indices where layer.selector.chooses(states[index].rule) {
                    states[index].switchOff(at: (layer.setting.exclude ?? layer.setting.include)?.place)
                }
            }
            for index in (overridesForAll + elements).sorted() where matches.overrides[index] {
                let platforms = configuration.overrides[index].platforms
                if !platforms.isEmpty, screen.map(platforms.contains) != true { continue }
                RulePlan.apply(overrides[index], to: &states)
            }
        }
        for index in states.indices where choices.ignore.contains(where: { $0.chooses(states[index].rule) }) {
            states[index].switchOff(at: nil)
        }
        return states
    }

    /// The parts of a configuration that match a file: everything that its rules depend on.
    package struct Matches: Hashable, Sendable {
        /// For each override, whether its files include the file.
        let overrides: [Bool]
        /// For each setting, whether its rules may run in the file.
        let scopes: [Bool]
        /// The places of the scopes of settings that match the file.
        let used: Set<ConfigurationPlace>
    }

    /// The matches of the file at an absolute path.
    package func matches(_ file: String) -> Matches {
        let patterns = layers.flatMap { [$0.setting.include, $0.setting.exclude].compactMap { $0 } }
        return Matches(
            overrides: configuration.overrides.map { $0.files?.cover(file) != false },
            scopes: layers.map { $0.setting.mayRun(in: file) },
            used: Set(patterns.filter { $0.cover(file) }.map(\.place)))
    }

    /// The rules that run in these states.
    func ruleset(_ states: [RuleState]) -> Ruleset { Ruleset(states.filter(\.isOn).map(rule)) }

    /// The rule of a state.
    package func rule(_ state: RuleState) -> Rule {
        state.rule.configured(
            state.severity, failOn: state.failOn?.value, options: state.options, inStrict: inStrict)
    }

    /// The settings with a valid selector. Those with a rule's own name come last, since a name wins over a selector.
    private static func resolved(_ settings: [RuleSetting], among known: Ruleset) -> [Resolved] {
        let resolved = settings.compactMap { setting in
            RuleSelector(word: setting.word, among: known).map { Resolved(selector: $0, setting: setting) }
        }
        func isName(_ resolved: Resolved) -> Bool { if case .rule = resolved.selector { true } else { false } }
        return resolved.filter { !isName($0) } + resolved.filter(isName)
    }

    private static func apply(_ settings: [Resolved], to states: inout [RuleState]) {
        for resolved in settings {
            for index in states.indices where resolved.selector.chooses(states[index].rule) {
                states[index].apply(resolved.setting)
            }
        }
    }
}

extension RuleState {
    fileprivate mutating func switchOff(at place: ConfigurationPlace?) {
        if rule.isMandatory { return }
        isOn = false
        levelPlace = place ?? levelPlace
    }

    fileprivate mutating func apply(_ setting: RuleSetting) {
        switch setting.level?.value {
        case .off: switchOff(at: setting.place)
        case .severity(let severity):
            isOn = true
            self.severity = severity
            levelPlace = setting.place
        case nil: break
        }
        failOn = setting.failOn ?? failOn
        for option in setting.options {
            options.removeAll { $0.name == option.name }
            options.append(option)
        }
    }
}

/// The rules of a file that depend on its screens and elements.
package struct ScreenRules: Sendable {
    private let plan: RulePlan
    private let matches: RulePlan.Matches
    private let byPlatform: [Platform: Ruleset]

    /// The rules of a plan in files with these matches; nil if screens and elements make no difference.
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

    /// The rules for a screen of a platform.
    package func rules(for platform: Platform) -> Ruleset? { byPlatform[platform] }

    /// The rules of the elements of a screen that an override matches, and the places of all overrides that match the
    /// screen or one of its elements. Time: the elements times the overrides that name elements.
    package func elementRules(in context: LintContext) -> (rules: ElementRules, used: Set<ConfigurationPlace>) {
        let platform = context.screen.platform
        let (byElement, others) = overrides(for: platform)
        var used = others
        var rules = ElementRules()
        if byElement.isEmpty { return (rules, used) }
        let usual = plan.states(matches, on: platform, elements: [])
        var numbers: [Set<Int>: Int] = [:]
        for id in context.elements {
            let reference = context.reference(to: id)
            let matching = byElement.filter { $0.patterns.contains { $0.matches(reference) } }
            if matching.isEmpty { continue }
            used.formUnion(matching.map(\.place))
            let indices = Set(matching.map(\.index))
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

    /// The overrides for the screens of a platform: those about elements with their index, the others with their place.
    private func overrides(for platform: Platform) -> (
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
