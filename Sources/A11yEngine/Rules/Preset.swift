/// A set of rules with a name: what a gate is for, or whom the rules serve.
public enum Preset: String, CaseIterable, Sendable {
    /// What a plain run applies.
    case recommended
    /// Rules that ask for more as well, with tighter limits, and reviews count as warnings.
    case strict
    /// Every rule that claims a criterion of Level A, recommended or not; then of Level A or AA, then of any level.
    case wcagA = "wcag-a"
    case wcagAA = "wcag-aa"
    case wcagAAA = "wcag-aaa"
    /// What a person meets who listens: the recommended rules about it.
    case voiceover
    /// What a person meets who uses a keyboard, switches or their voice, strict rules included.
    case keyboard

    /// The preset of a word, with the number of its version or without: `recommended`, `recommended@1`.
    package init?(word: String) {
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2 && parts[1] == Preset.version else { return nil }
        self.init(rawValue: String(parts[0]))
    }

    /// Whether a rule belongs to it. The rules about files belong to every preset.
    package func includes(_ rule: Rule) -> Bool {
        if rule.category == "files", rule.isRecommended { return true }
        let levels = Set(rule.criteria.filter { $0.standard == .wcag }.map(\.level))
        return switch self {
        case .recommended: rule.isRecommended
        case .strict: rule.isRecommended || rule.presets.contains("strict")
        case .wcagA: levels.contains("A")
        case .wcagAA: !levels.isDisjoint(with: ["A", "AA"])
        case .wcagAAA: !levels.isEmpty
        case .voiceover: rule.isRecommended && Preset.heard.contains(rule.category)
        case .keyboard: Preset.operated.contains(rule.category) || Preset.operable.contains(rule.id)
        }
    }

    /// The number of the presets' contents. New rules join with a new number, so that an upgrade turns no build red.
    package static let version = "1"

    /// Families about what VoiceOver reaches, says and does.
    private static let heard: Set<String> = [
        "actions", "containers", "focus", "focus-moves", "grouping", "modality", "naming", "order", "redundancy",
        "speech", "value",
    ]
    /// Families about keyboards, switches and Voice Control.
    private static let operated: Set<String> = ["keyboard", "voice-control"]
    /// Rules of other families without which these technologies have nothing to operate.
    private static let operable: Set<String> = [
        "gesture-only", "inescapable-modal", "lost-trait", "missing-adjustable", "missing-focus", "missing-scroll",
        "missing-trait", "stuck-adjustable", "swallowed-control", "unnamed-action",
    ]
}

extension Rule {
    /// Whether it runs unless told otherwise.
    package var isRecommended: Bool { presets.contains("recommended") }
}
