/// A named set of rules: for a purpose, such as a gate, or for a group of users.
public enum Preset: String, CaseIterable, Sendable {
    /// The rules of a plain run.
    case recommended
    /// Also rules that require more, with tighter limits; findings to review count as warnings.
    case strict
    /// All rules that claim a criterion of Level A, of Level A or AA, or of any level, recommended or not.
    case wcagA = "wcag-a"
    case wcagAA = "wcag-aa"
    case wcagAAA = "wcag-aaa"
    /// For VoiceOver users: the recommended rules about speech and navigation.
    case voiceover
    /// For users of keyboards, switches and Voice Control, strict rules included.
    case keyboard

    /// The preset with a name, optionally with its version: `recommended`, `recommended@1`.
    public init?(word: String) {
        if let preset = Preset(rawValue: word) {
            self = preset
            return
        }
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2 && parts[1] == Preset.version else { return nil }
        self.init(rawValue: String(parts[0]))
    }

    /// Whether the preset contains a rule. Rules about files belong to every preset.
    public func includes(_ rule: Rule) -> Bool {
        if rule.isAlwaysOn { return true }
        return switch self {
        case .recommended: rule.isRecommended
        case .strict: rule.isRecommended || rule.presets.contains("strict")
        case .wcagA: rule.levels.contains("A")
        case .wcagAA: !rule.levels.isDisjoint(with: ["A", "AA"])
        case .wcagAAA: !rule.levels.isEmpty
        case .voiceover: rule.isRecommended && Preset.heard.contains(rule.category)
        case .keyboard: Preset.operated.contains(rule.category) || Preset.operable.contains(rule.id)
        }
    }

    /// The version of the presets' contents. New rules join with a new version, so that an upgrade breaks no build.
    public static let version = "1"

    /// The categories about what VoiceOver reaches, says and does.
    private static let heard: Set<String> = [
        "actions", "containers", "focus", "focus-moves", "grouping", "modality", "naming", "order", "redundancy",
        "speech", "value",
    ]
    /// The categories about keyboards, switches and Voice Control.
    private static let operated: Set<String> = ["keyboard", "voice-control"]
    /// Rules of other categories that these technologies depend on.
    private static let operable: Set<String> = [
        "gesture-only", "inert-button", "inescapable-modal", "lost-trait", "missing-actions", "missing-adjustable",
        "missing-focus", "missing-scroll", "missing-trait", "stuck-adjustable", "swallowed-control", "unnamed-action",
    ]
}

extension Rule {
    /// Whether the rule runs by default.
    public var isRecommended: Bool { presets.contains("recommended") }

    /// Whether it tells what could not be read, and so runs whatever is selected: the file would look clean without it.
    public var isAlwaysOn: Bool { category == "files" && isRecommended }

    /// The levels of the WCAG criteria that it claims.
    fileprivate var levels: Set<String> { Set(criteria.filter { $0.standard == .wcag }.map(\.level)) }
}
