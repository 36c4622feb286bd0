import A11yModel

/// The rules of a run, sorted by id.
public struct Ruleset: Sendable {
    /// The rules.
    public let rules: [Rule]
    /// Whether a rule reads the string tables beside a file.
    package let readsStringTables: Bool
    private let selections = Locked<[Selection: ApplicableRules]>([:])

    /// These rules, in any order.
    public init(_ rules: [Rule]) {
        self.rules = rules.sorted { $0.id < $1.id }
        readsStringTables = rules.contains(where: \.readsStringTables)
    }

    /// What `applicable` selects by.
    private struct Selection: Hashable {
        let input: Input
        let platform: Platform
    }

    /// The rules that apply to such screens. Selected once, since they are the same for every file of a run.
    public func applicable(to input: Input, on platform: Platform) -> ApplicableRules {
        selections.withLock { selections in
            let selection = Selection(input: input, platform: platform)
            if let known = selections[selection] { return known }
            let applicable = ApplicableRules(of: rules, for: input, on: platform)
            selections[selection] = applicable
            return applicable
        }
    }

    /// The rule with an id.
    public subscript(id: String) -> Rule? { rules.first { $0.id == id } }

    /// The rule with a name, current or former.
    public func rule(named name: String) -> Rule? { self[name] ?? rules.first { $0.aliases.contains(name) } }

    /// These rules and others.
    public func adding(_ others: [Rule]) -> Ruleset { Ruleset(rules + others) }

    /// The rules that a selector selects, and those that are always on. With the
    /// preset `strict`, rules use their strict parameters.
    public func selecting(_ selectors: [RuleSelector]) -> Ruleset {
        let chosen = rules.filter { rule in
            rule.isAlwaysOn || selectors.contains { $0.chooses(rule) }
        }
        return Ruleset(selectors.contains(.preset(.strict)) ? chosen.map(\.inStrict) : chosen)
    }

    /// The rules that the command line selects without a configuration.
    public func choosing(_ choices: RuleChoices) -> Ruleset {
        let selected = selecting(choices.select ?? [.preset(.recommended)])
        return choices.ignore.isEmpty ? selected : selected.ignoring(choices.ignore)
    }

    /// The rules that no selector ignores; mandatory rules stay.
    public func ignoring(_ selectors: [RuleSelector]) -> Ruleset {
        Ruleset(
            rules.filter { rule in
                rule.isMandatory || !selectors.contains { $0.chooses(rule) }
            })
    }
}

extension Rule {
    /// Whether the rule cannot be switched off, since what is not checked would otherwise look clean.
    public var isMandatory: Bool { FileRule(rawValue: id)?.isFinal == true }
}
