import A11yModel

/// The rules of a run, sorted by id.
package struct Ruleset: Sendable {
    /// The rules.
    package let rules: [Rule]

    /// These rules, whatever their order.
    package init(_ rules: [Rule]) {
        self.rules = rules.sorted { $0.id < $1.id }
    }

    /// The rule of an id.
    package subscript(id: String) -> Rule? { rules.first { $0.id == id } }

    /// The rule of a name, be it its id or a former one.
    package func rule(named name: String) -> Rule? { self[name] ?? rules.first { $0.aliases.contains(name) } }

    /// These rules and others.
    package func adding(_ others: [Rule]) -> Ruleset { Ruleset(rules + others) }

    /// The rules that some selector chooses. The recommended rules about files are always among them: without them a
    /// file that could not be read would look clean. With the preset `strict` they judge as that preset has it.
    package func selecting(_ selectors: [RuleSelector]) -> Ruleset {
        let chosen = rules.filter { rule in
            rule.isAboutFiles && rule.isRecommended || selectors.contains { $0.chooses(rule) }
        }
        return Ruleset(selectors.contains(.preset(.strict)) ? chosen.map(\.inStrict) : chosen)
    }

    /// The rules that the command line chooses where nothing is configured.
    package func choosing(_ choices: RuleChoices) -> Ruleset {
        let usual = choices.presets ?? [.preset(.recommended)]
        let selected = selecting((choices.select ?? usual) + choices.extend)
        return choices.ignore.isEmpty ? selected : selected.ignoring(choices.ignore)
    }

    /// The rules that no selector chooses; what is mandatory cannot be left out.
    package func ignoring(_ selectors: [RuleSelector]) -> Ruleset {
        Ruleset(
            rules.filter { rule in
                rule.isMandatory || !selectors.contains { $0.chooses(rule) }
            })
    }
}

extension Rule {
    /// Whether the reader of files applies it.
    package var isAboutFiles: Bool { if case .reader = logic { true } else { false } }

    /// Whether it cannot be switched off: without it, what is not checked would look clean.
    package var isMandatory: Bool { FileRule(rawValue: id)?.isFinal == true }
}
