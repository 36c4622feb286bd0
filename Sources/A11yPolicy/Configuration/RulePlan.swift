import A11yEngine
import A11yModel

/// A rule as a project has it at one place.
package struct RuleState: Sendable {
    /// The rule as its page has it.
    package let rule: Rule
    /// Whether it runs.
    package internal(set) var isOn: Bool
    /// Where its level is stated; nil where no configuration says anything.
    package internal(set) var levelPlace: ConfigurationPlace?
    /// The severity that is stated.
    package internal(set) var severity: Severity?
    /// The parameters that are set.
    package internal(set) var options: [RuleOption] = []

    /// Whether two states judge alike.
    package func isSame(as other: RuleState) -> Bool {
        (isOn, severity) == (other.isOn, other.severity) && measure == other.measure
    }

    /// What decides which violations the rule finds.
    package var measure: Rule.Measure { Rule.Measure(rule: rule.id, options: options.map(\.place)) }
}

/// The rules of a project: its configuration and the choices of the command line, applied to the rules that there are.
package struct RulePlan: Sendable {
    /// A setting whose selector is known.
    struct Resolved: Sendable {
        package let selector: RuleSelector
        package let setting: RuleSetting
    }

    /// The configuration, with all that it inherits.
    package let configuration: Configuration
    /// Every rule that there is.
    package let known: Ruleset
    /// Whether rules judge as the preset `strict` has them.
    package let inStrict: Bool
    private let base: [RuleState]
    private let layers: [Resolved]
    private let exceptions: [[Resolved]]
    /// Which of the exceptions are about no elements.
    private let exceptionsForAll: [Int]
    private let choices: RuleChoices

    /// The rules of a configuration among those that there are.
    package init(_ configuration: Configuration, among known: Ruleset, choices: RuleChoices = RuleChoices()) {
        self.configuration = configuration
        self.known = known
        self.choices = choices
        let presets = choices.presets ?? configuration.presets?.map(\.selector) ?? [.preset(.recommended)]
        inStrict = (choices.select ?? []).contains(.preset(.strict)) || presets.contains(.preset(.strict))
        let layers = configuration.rules.map { RulePlan.resolved($0, among: known) }
        exceptions = configuration.overrides.map { RulePlan.resolved($0.rules, among: known) }
        exceptionsForAll = configuration.overrides.indices.filter { configuration.overrides[$0].elements.isEmpty }
        self.layers = layers.flatMap { $0 }
        let chosen = Set(known.selecting(presets).rules.map(\.id))
        var states = known.rules.map { RuleState(rule: $0, isOn: chosen.contains($0.id)) }
        for layer in layers { RulePlan.apply(layer, to: &states) }
        let extended = choices.extend
        for index in states.indices {
            let rule = states[index].rule
            let isExtended = extended.contains { $0.chooses(rule) }
            if let select = choices.select {
                let isSelected = select.contains { $0.chooses(rule) }
                states[index].isOn = isSelected || isExtended || rule.isAboutFiles && rule.isRecommended
            } else if isExtended {
                states[index].isOn = true
            }
        }
        base = states
    }

    /// The state of every rule in the file at an absolute path. Without a file, what holds where no exception does.
    /// `screen` is the system of a screen in it, `elements` the exceptions that concern an element, by index.
    package func states(in file: String?, on screen: Platform? = nil, elements: Set<Int> = []) -> [RuleState] {
        states(file.map(matches), on: screen, elements: elements)
    }

    package func states(_ matches: Matches?, on screen: Platform?, elements: Set<Int>) -> [RuleState] {
        var states = base
        if let matches {
            for (layer, mayRun) in zip(layers, matches.scopes) where !mayRun {
                for index in states.indices where layer.selector.chooses(states[index].rule) {
                    states[index].switchOff(at: (layer.setting.exclude ?? layer.setting.include)?.place)
                }
            }
            for index in (exceptionsForAll + elements).sorted() where matches.overrides[index] {
                let platforms = configuration.overrides[index].platforms
                if !platforms.isEmpty, screen.map(platforms.contains) != true { continue }
                RulePlan.apply(exceptions[index], to: &states)
            }
        }
        for index in states.indices where choices.ignore.contains(where: { $0.chooses(states[index].rule) }) {
            states[index].switchOff(at: nil)
        }
        return states
    }

    /// What of a configuration concerns a file: all that its rules depend on.
    package struct Matches: Hashable, Sendable {
        /// Whether the files of each override include it.
        package let overrides: [Bool]
        /// Whether each setting lets its rules run in it.
        let scopes: [Bool]
        /// Whether each scope of a setting says anything of it.
        package let used: Set<ConfigurationPlace>
    }

    /// What concerns the file at an absolute path.
    package func matches(_ file: String) -> Matches {
        let patterns = layers.flatMap { [$0.setting.include, $0.setting.exclude].compactMap { $0 } }
        return Matches(
            overrides: configuration.overrides.map { $0.files?.cover(file) != false },
            scopes: layers.map { $0.setting.mayRun(in: file) },
            used: Set(patterns.filter { $0.cover(file) }.map(\.place)))
    }

    /// The rules that run, of these states.
    func ruleset(_ states: [RuleState]) -> Ruleset { Ruleset(states.filter(\.isOn).map(rule)) }

    /// The rule of a state.
    package func rule(_ state: RuleState) -> Rule {
        state.rule.configured(state.severity, options: state.options, inStrict: inStrict)
    }

    /// The settings that choose something, those by selectors before those by names: a name decides over a selector.
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
        for option in setting.options {
            options.removeAll { $0.name == option.name }
            options.append(option)
        }
    }
}
