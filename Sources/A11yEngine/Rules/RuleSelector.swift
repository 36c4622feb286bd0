import A11yModel

/// Selects rules by name, category, criterion, preset and so on. Flags and configuration use the same selectors.
public enum RuleSelector: Hashable, Sendable {
    /// Every rule.
    case all
    /// The rule with this id.
    case rule(String)
    /// The rules of a category: `category:naming`.
    case category(String)
    /// The rules that claim a WCAG criterion or one below it: `wcag:4.1.2`, `wcag:1.4`.
    case wcag(String)
    /// The rules that claim a clause of EN 301 549, in either edition, or one below it: `en:11.4.1.2.1`, `en:11.4.1.2`.
    case clause(String)
    /// The rules that claim a WCAG criterion of a level: `level:aa`.
    case level(String)
    /// The rules from a source: `source:hig`.
    case source(String)
    /// The rules for a platform: `platform:tvos`.
    case platform(Platform)
    /// The rules of a preset.
    case preset(Preset)
    /// The rules whose findings can be fixed.
    case fixable
    /// The rules of the preset `preview`: they are experimental and run only if selected.
    case preview

    /// Parses a selector; nil if it selects none of these rules. Only `preview` may select none, since at times no rule
    /// is experimental.
    public init?(word: String, among rules: Ruleset) {
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (name, argument) = (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
        guard let selector = argument.map({ RuleSelector(name, $0) }) ?? RuleSelector(plain: name, among: rules),
            selector == .preview || rules.rules.contains(where: selector.chooses)
        else { return nil }
        self = selector
    }

    private init?(_ kind: String, _ argument: String) {
        switch kind {
        case "category": self = .category(argument)
        case "wcag": self = .wcag(argument)
        case "en": self = .clause(argument)
        case "level": self = .level(argument.uppercased())
        case "source": self = .source(argument)
        case "platform":
            guard let platform = Platform(rawValue: argument) else { return nil }
            self = .platform(platform)
        default: return nil
        }
    }

    private init?(plain word: String, among rules: Ruleset) {
        switch word {
        case "all": self = .all
        case "fixable": self = .fixable
        case "preview": self = .preview
        default:
            if let rule = rules.rule(named: word) {
                self = .rule(rule.id)
            } else if let preset = Preset(word: word) {
                self = .preset(preset)
            } else {
                return nil
            }
        }
    }

    /// Every selector, for suggestions.
    public static func words(among rules: Ruleset) -> [String] {
        let rules = rules.rules
        let criteria = rules.flatMap(\.criteria)
        let clauses = criteria.filter { $0.standard == .en301549 }
        let arguments: [(kind: String, words: [String])] = [
            ("category", rules.map(\.category)),
            ("en", clauses.flatMap { [$0.number, $0.laterNumber] } + criteria.compactMap(\.newClause)),
            ("level", criteria.map { $0.level.lowercased() }.filter { !$0.isEmpty }),
            ("platform", rules.flatMap(\.platforms).map(\.rawValue)),
            ("source", rules.flatMap(\.sources)),
            ("wcag", criteria.filter { $0.standard == .wcag }.map(\.number)),
        ]
        return ["all", "fixable", "preview"] + Preset.allCases.map(\.rawValue)
            + arguments.flatMap { kind, words in Set(words).sorted().map { "\(kind):\($0)" } }
            + rules.flatMap { [$0.id] + $0.aliases }
    }

    /// Whether the selector selects a rule.
    public func chooses(_ rule: Rule) -> Bool {
        switch self {
        case .all: true
        case .rule(let id): rule.id == id
        case .category(let category): rule.category == category
        case .wcag(let number): rule.claims(.wcag) { $0.number.isOrLiesBelow(number) }
        case .clause(let number):
            rule.criteria.contains { criterion in
                let isClause = criterion.standard == .en301549
                let numbers = isClause ? [criterion.number, criterion.laterNumber] : [criterion.newClause ?? ""]
                return numbers.contains { $0.isOrLiesBelow(number) }
            }
        case .level(let level): rule.claims(.wcag) { $0.level == level }
        case .source(let source): rule.sources.contains(source)
        case .platform(let platform): rule.platforms.contains(platform)
        case .fixable: rule.fix != .none
        case .preview: rule.presets.contains("preview")
        case .preset(let preset): preset.includes(rule)
        }
    }
}

/// The rules that the command line selects, on top of the configuration.
public struct RuleChoices: Sendable {
    /// Replaces everything that the configuration selects or ignores.
    public var select: [RuleSelector]?
    /// Ignores rules.
    public var ignore: [RuleSelector] = []

    /// No selection.
    public init() {}
}

extension Rule {
    fileprivate func claims(_ standard: Criterion.Standard, where holds: (Criterion) -> Bool) -> Bool {
        criteria.contains { $0.standard == standard && holds($0) }
    }
}

extension String {
    /// Whether the number equals another or is below it: `4.1.2` is below `4.1`.
    fileprivate func isOrLiesBelow(_ number: String) -> Bool { self == number || hasPrefix(number + ".") }
}
