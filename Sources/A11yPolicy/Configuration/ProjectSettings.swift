// From a project's plan to the settings of one file.

import A11yEngine
import A11yModel

extension RulePlan {
    /// What the files that match alike are checked with; what the configuration accepts is added for each of them by
    /// `suppressions(in:)`.
    package func settings(_ matches: Matches) -> FileSettings {
        var settings = FileSettings(ruleset(states(matches, on: nil, elements: [])), known: known)
        settings.exceptions = ScreenRules(self, matches)
        settings.policy = configuration.suppressionPolicy
        settings.platform = configuration.platform?.value
        settings.language = configuration.locale?.value
        settings.limits = configuration.allowedLimits
        settings.namingKeyPaths = configuration.namingKeyPaths?.value ?? []
        let whole = zip(configuration.overrides, matches.overrides).filter { $1 && !$0.dependsOnScreens }
        settings.used = matches.used.union(whole.map(\.0.place))
        return settings
    }

    /// What the configuration accepts in the file at an absolute path.
    package func suppressions(in file: String) -> [ConfiguredSuppression] {
        configuration.suppressions.filter { $0.files?.cover(file) != false }.map { suppression in
            var entry = suppression.entry
            // Whether it is about this file is settled here, where its folder is known.
            entry.file = nil
            entry.selectors = suppression.words.compactMap { RuleSelector(word: $0.value, among: known) }
            return entry
        }
    }
}

extension Configuration {
    /// The former names by which it calls rules, with those that they have now.
    package func formerNames(among known: Ruleset) -> [(old: String, new: String)] {
        let words = (rules.flatMap { $0 } + overrides.flatMap(\.rules)).map(\.word)
        let names = words + suppressions.flatMap(\.words).map(\.value)
        return names.compactMap { word in known[word] == nil ? known.rule(named: word).map { (word, $0.id) } : nil }
    }

    /// What is wrong with the rules and options that this file names, once it is known which there are.
    /// `policy` is what the project asks of suppressions, where that is said in more than this file.
    package func problems(among known: Ruleset, under policy: SuppressionPolicy? = nil) -> [ConfigurationProblem] {
        let policy = policy ?? suppressionPolicy
        // Asked for once, whatever is unknown: they are some hundreds.
        lazy var words = RuleSelector.words(among: known)
        let settings = rules.flatMap { $0 } + overrides.flatMap(\.rules)
        let accepted = suppressions.flatMap(\.words).compactMap { word in
            Configuration.problem(accepting: word, among: known, words, under: policy)
        }
        return (settings.flatMap { Configuration.problems(of: $0, among: known, words) } + accepted).sorted {
            $0.range < $1.range
        }
    }

    /// What is wrong with a word by which a suppression names rules; nil where nothing is.
    private static func problem(
        accepting word: Located<String>, among known: Ruleset, _ words: @autoclosure () -> [String],
        under policy: SuppressionPolicy
    ) -> ConfigurationProblem? {
        guard let selector = RuleSelector(word: word.value, among: known) else {
            return unknownRule(word.value, among: known, words(), at: word.place.range)
        }
        if selector.isFinal {
            return ConfigurationProblem("\"\(word.value)\" can never be accepted", at: word.place.range)
        }
        guard selector.isBlanket, !policy.allowsBlanket else { return nil }
        return ConfigurationProblem(
            "\"\(word.value)\" accepts everything, which this project does not allow", at: word.place.range,
            hint: "name rules, or a category", help: "suppression-policy: { allow-blanket: true } allows it")
    }

    private static func unknownRule(
        _ word: String, among known: Ruleset, _ words: [String], at range: SourceRange
    ) -> ConfigurationProblem {
        let help = "a11ylint rules lists all \(known.rules.count) rules"
        return .unknown("rule", word, among: words, at: range, help: help)
    }

    private static func problems(
        of setting: RuleSetting, among known: Ruleset, _ words: @autoclosure () -> [String]
    ) -> [ConfigurationProblem] {
        guard let selector = RuleSelector(word: setting.word, among: known) else {
            return [unknownRule(setting.word, among: known, words(), at: setting.place.range)]
        }
        guard case .rule(let id) = selector, let rule = known[id] else {
            return setting.options.map { option in
                ConfigurationProblem("options are set for one rule, by its name", at: option.place.range)
            }
        }
        var problems: [ConfigurationProblem] = []
        if rule.isMandatory, let level = setting.level, level.value == .off {
            problems.append(ConfigurationProblem("\"\(id)\" cannot be switched off", at: level.place.range))
        }
        let names = rule.settable?.names ?? []
        let misnamed = setting.options.filter { !names.contains($0.name) }
        problems += misnamed.map { option in
            let range = option.node.key?.range ?? option.place.range
            let all = ["severity"] + names + ["include", "exclude"]
            let help = "the options of \(id) are \(all.joined(separator: ", "))"
            return .unknown("option", option.name, among: all, at: range, help: help)
        }
        let named = setting.options.filter { names.contains($0.name) }
        let mistakes = rule.settable?.problems(of: named) ?? []
        return problems + mistakes.map { ConfigurationProblem($0.message.replacing("`", with: "\""), at: $0.range) }
    }
}
