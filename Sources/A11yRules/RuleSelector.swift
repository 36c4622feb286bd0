import A11yModel

/// A way to choose rules: by name, by family, by criterion, by preset. One language for flags and configuration.
public enum RuleSelector: Hashable, Sendable {
    /// Every rule.
    case all
    /// The rule of this id.
    case rule(String)
    /// The rules of a family: `category:naming`.
    case category(String)
    /// The rules that claim a WCAG criterion, or one below it: `wcag:4.1.2`, `wcag:1.4`.
    case wcag(String)
    /// The rules that claim a criterion of a level: `level:aa`.
    case level(String)
    /// The rules of a preset: `recommended`, `strict`, `wcag-a`, `wcag-aa`, `wcag-aaa`.
    case preset(String)
    /// The rules whose findings can be repaired.
    case fixable

    /// The presets.
    public static let presets = ["recommended", "strict", "wcag-a", "wcag-aa", "wcag-aaa"]

    /// The selector that a word writes; nil for a word that chooses nothing of these rules.
    public init?(word: String, among rules: Ruleset) {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first ?? "", parts.count > 1 ? parts[1] : nil) {
        case ("all", nil): self = .all
        case ("fixable", nil): self = .fixable
        case ("category", let category?): self = .category(category)
        case ("wcag", let number?): self = .wcag(number)
        case ("level", let level?): self = .level(level.uppercased())
        case (let preset, nil) where RuleSelector.presets.contains(preset): self = .preset(preset)
        case (let id, nil) where rules[id] != nil: self = .rule(id)
        default: return nil
        }
        guard rules.rules.contains(where: chooses) else { return nil }
    }

    /// Every word that is a selector, for hints.
    public static func words(among rules: Ruleset) -> [String] {
        let categories = Set(rules.rules.map { "category:\($0.category)" }).sorted()
        let criteria = Set(rules.rules.flatMap(\.criteria).filter { $0.standard == .wcag }.map { "wcag:\($0.number)" })
        return ["all", "fixable", "level:a", "level:aa", "level:aaa"] + presets + categories + criteria.sorted()
            + rules.rules.map(\.id)
    }

    /// Whether the selector chooses a rule.
    public func chooses(_ rule: Rule) -> Bool {
        switch self {
        case .all: true
        case .rule(let id): rule.id == id
        case .category(let category): rule.category == category
        case .wcag(let number): rule.wcag.contains { $0.number == number || $0.number.hasPrefix(number + ".") }
        case .level(let level): rule.wcag.contains { $0.level == level }
        case .fixable: rule.fix != .none
        case .preset("strict"): rule.presets.contains("recommended") || rule.presets.contains("strict")
        case .preset("wcag-a"): rule.wcag.contains { $0.level == "A" }
        case .preset("wcag-aa"): rule.wcag.contains { $0.level == "A" || $0.level == "AA" }
        case .preset("wcag-aaa"): !rule.wcag.isEmpty
        case .preset(let preset): rule.presets.contains(preset)
        }
    }
}

extension Rule {
    fileprivate var wcag: [Criterion] { criteria.filter { $0.standard == .wcag } }
}
