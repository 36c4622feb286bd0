import A11yModel
import RuleCatalogue

/// The rules of a run, sorted by id.
public struct Ruleset: Sendable {
    /// The rules.
    public let rules: [Rule]

    /// These rules, whatever their order.
    public init(_ rules: [Rule]) {
        self.rules = rules.sorted { $0.id < $1.id }
    }

    /// Every built-in rule. Pages of the catalogue that do not decode are left out, which a test rules out.
    public static let builtIn = Ruleset(Page.rules(unpacking: CataloguePage.heads))

    /// The built-in rules that run unless told otherwise.
    public static let recommended = builtIn.selecting([.preset(.recommended)])

    /// The rule of an id.
    public subscript(id: String) -> Rule? { rules.first { $0.id == id } }

    /// The rule of a name, be it its id or a former one.
    public func rule(named name: String) -> Rule? { self[name] ?? rules.first { $0.aliases.contains(name) } }

    /// Whether one of the rules looks at the string tables beside a file.
    public var readsStringTables: Bool {
        rules.contains { rule in if case .check(let check) = rule.logic { check is Translations } else { false } }
    }

    /// These rules and others.
    public func adding(_ others: [Rule]) -> Ruleset { Ruleset(rules + others) }

    /// The rules that some selector chooses. The recommended rules about files are always among them: without them a
    /// file that could not be read would look clean. With the preset `strict` they judge as that preset has it.
    public func selecting(_ selectors: [RuleSelector]) -> Ruleset {
        let chosen = rules.filter { rule in
            rule.isAboutFiles && rule.isRecommended || selectors.contains { $0.chooses(rule) }
        }
        return Ruleset(selectors.contains(.preset(.strict)) ? chosen.map(\.inStrict) : chosen)
    }

    /// The rules that the command line chooses where nothing is configured.
    public func choosing(_ choices: RuleChoices) -> Ruleset {
        let usual = choices.presets ?? [.preset(.recommended)]
        let selected = selecting((choices.select ?? usual) + choices.extend)
        return choices.ignore.isEmpty ? selected : selected.ignoring(choices.ignore)
    }

    /// The rules that no selector chooses; what is mandatory cannot be left out.
    public func ignoring(_ selectors: [RuleSelector]) -> Ruleset {
        Ruleset(
            rules.filter { rule in
                rule.isMandatory || !selectors.contains { $0.chooses(rule) }
            })
    }
}

extension Rule {
    /// Whether the reader of files applies it.
    public var isAboutFiles: Bool { if case .reader = logic { true } else { false } }

    /// Whether it cannot be switched off: without it, what is not checked would look clean.
    public var isMandatory: Bool { FileRule(rawValue: id)?.isFinal == true }
}

extension Page {
    /// The whole built-in page of a rule; nil for an unknown id.
    public static func builtIn(_ id: String) -> Page? {
        guard let page = CataloguePage.all.first(where: { $0.file.description == "\(id).yaml" }) else { return nil }
        return decode(page.text.description, file: page.file.description, extent: .whole).page
    }
}
