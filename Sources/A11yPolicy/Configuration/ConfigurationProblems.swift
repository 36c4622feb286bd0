import A11yEngine
import A11yModel

// What is wrong with a configuration: mistakes in its text, unknown names, entries that match nothing.

/// A mistake in a configuration or a baseline, with its place and the nearest valid value.
package struct ConfigurationProblem: Hashable, Sendable {
    /// What is wrong, without a full stop: `unknown rule "text-contrst"`.
    package let message: String
    /// The bytes of the mistake.
    package let range: SourceRange
    /// What was probably meant, to be printed beside the place: `did you mean "text-contrast"?`; may be empty.
    package let hint: String
    /// Where to read more; may be empty.
    package let help: String

    /// A mistake at `range`.
    package init(_ message: String, at range: SourceRange, hint: String = "", help: String = "") {
        self.message = message
        self.range = range
        self.hint = hint
        self.help = help
    }

    /// A word outside of the allowed ones, with the nearest of them; or with all of them, if none is near and there are
    /// not too many. `owner` is what contains the word, if the message should name it.
    package static func unknown(
        _ kind: String, _ word: String, in owner: String = "", among words: [String], at range: SourceRange,
        help: String = ""
    ) -> ConfigurationProblem {
        let near = nearest(word, among: words).map { "did you mean “\($0)”?" }
        let list = words.isEmpty || words.count > few ? "" : "there are \(words.joined(separator: ", "))"
        let hint = near ?? (help.isEmpty ? "" : list)
        return ConfigurationProblem(
            "unknown \(kind) “\(word)”" + (owner.isEmpty ? "" : " of \(owner)"), at: range, hint: hint,
            help: help.isEmpty ? list : help)
    }

    /// The largest number of words that a message lists.
    private static let few = 24
}

extension Configuration {
    /// The former names of rules that it uses, with the current ones.
    package func formerNames(among known: Ruleset) -> [(old: String, new: String)] {
        let words = (rules.flatMap { $0 } + overrides.flatMap(\.rules)).map(\.word)
        let names = words + suppressions.flatMap(\.words).map(\.value)
        return names.compactMap { word in known[word] == nil ? known.rule(named: word).map { (word, $0.id) } : nil }
    }

    /// Mistakes in the rules and options that this file names, among the rules that exist. `policy` is the suppression
    /// policy in effect, if this file inherits parts of it.
    package func problems(among known: Ruleset, under policy: SuppressionPolicy? = nil) -> [ConfigurationProblem] {
        let policy = policy ?? suppressionPolicy
        // Computed only once, since there are several hundred.
        lazy var words = RuleSelector.words(among: known)
        let settings = rules.flatMap { $0 } + overrides.flatMap(\.rules)
        let accepted = suppressions.flatMap(\.words).compactMap { word in
            Configuration.problem(accepting: word, among: known, words, under: policy)
        }
        return (settings.flatMap { Configuration.problems(of: $0, among: known, words) } + accepted).sorted {
            $0.range < $1.range
        }
    }

    /// The mistake in a selector of a suppression; nil if there is none.
    private static func problem(
        accepting word: Located<String>, among known: Ruleset, _ words: @autoclosure () -> [String],
        under policy: SuppressionPolicy
    ) -> ConfigurationProblem? {
        guard let selector = RuleSelector(word: word.value, among: known) else {
            return unknownRule(word.value, among: known, words(), at: word.place.range)
        }
        if selector.isFinal {
            return ConfigurationProblem("“\(word.value)” can never be accepted", at: word.place.range)
        }
        guard selector.isBlanket, !policy.allowsBlanket else { return nil }
        return ConfigurationProblem(
            "“\(word.value)” accepts everything, which this project does not allow", at: word.place.range,
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
            problems.append(ConfigurationProblem("“\(id)” cannot be switched off", at: level.place.range))
        }
        if rule.isMandatory, let failOn = setting.failOn, failOn.value == .never {
            problems.append(ConfigurationProblem("“\(id)” cannot be kept from failing a run", at: failOn.place.range))
        }
        let names = rule.settable?.names ?? []
        let misnamed = setting.options.filter { !names.contains($0.name) }
        problems += misnamed.map { option in
            let range = option.node.key?.range ?? option.place.range
            let all = ["severity", "fail-on"] + names + ["include", "exclude"]
            let help = "the options of \(id) are \(all.joined(separator: ", "))"
            return .unknown("option", option.name, among: all, at: range, help: help)
        }
        let named = setting.options.filter { names.contains($0.name) }
        let mistakes = rule.settable?.problems(of: named) ?? []
        return problems
            + mistakes.map { mistake in
                let message = mistake.message.replacing(/`([^`]*)`/) { "“\($0.output.1)”" }
                return ConfigurationProblem(message, at: mistake.range)
            }
    }
}

extension Configuration {
    /// The overrides and file scopes of this file, without inherited ones, that matched nothing: their places are not
    /// among the `used` ones.
    package func unusedOverrides(_ used: Set<ConfigurationPlace>) -> [Problem] {
        let items = overrides.map { (entry: "The override for \($0.scope)", place: $0.place) }
        let scopes = rules.flatMap { $0 }.flatMap { setting in
            [("include", setting.include), ("exclude", setting.exclude)].compactMap { name, patterns in
                patterns.map { (entry: "The option “\(name)” of \(setting.word)", place: $0.place) }
            }
        }
        let unused = (items + scopes).filter { $0.place.path == path && !used.contains($0.place) }
        return unused.map { Problem(.unusedOverride, at: $0.place.range, facts: ["entry": .text($0.entry)]) }
    }
}

extension Configuration {
    /// Problems of this file's suppressions, without inherited ones, after a run. `uses` are those in the reports. Only
    /// a run over all files of the configuration (`isWhole`) can show that one matches nothing. The `policy` may be
    /// inherited.
    package func suppressionProblems(
        _ uses: [ConfiguredUse], under policy: SuppressionPolicy, today: Day?, isWhole: Bool
    ) -> [Problem] {
        let usesByRange = Dictionary(grouping: uses.filter { $0.path == path }, by: \.range)
        return suppressions.filter { $0.entry.path == path }.flatMap { suppression -> [Problem] in
            let entry = suppression.entry
            let uses = usesByRange[entry.range] ?? []
            guard isWhole || !uses.isEmpty else { return [] }
            let words = suppression.words.map(\.value)
            var problems = policy.problems(
                rules: words, reason: entry.reason, until: entry.until, today: today, at: entry.range)
            let hasExpired = problems.contains { $0.rule == .expiredSuppression }
            if isWhole, !hasExpired, policy.unused != nil, uses.allSatisfy(\.isUnused) {
                let hint = uses.isEmpty ? nil : entry.hint(nearest: uses.map(\.nearest))
                problems.append(.unusedSuppression(of: words, at: entry.range, hint: hint ?? ""))
            }
            return problems
        }
    }
}

extension Problem {
    /// A suppression of rules that matches nothing. `hint` says in sentences why that may be; it may be empty.
    static func unusedSuppression(of rules: [String], at range: SourceRange, hint: String = "") -> Problem {
        let hint = hint.isEmpty ? "" : " " + hint
        return Problem(
            .unusedSuppression, at: range, facts: ["rule": .text(rules.joined(separator: ", ")), "hint": .text(hint)])
    }
}

extension ConfiguredSuppression {
    /// That no element has its name, with the nearest names of the files; nil if an element of one of them has it.
    fileprivate func hint(nearest found: [[String]?]) -> String? {
        guard let element, let pattern = ElementPattern(element), !found.contains(nil) else { return nil }
        let near = nearest(pattern.word, among: found.compactMap { $0 }.joined(), most: ElementNames.mostNear)
        let words = near.map { "“\($0)”" }.joined(separator: " or ")
        return "No element is called “\(element)”." + (near.isEmpty ? "" : " Did you mean \(words)?")
    }
}
