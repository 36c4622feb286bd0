import A11yEngine
import A11yModel
import A11yVoiceOver

// What VoiceOver says on a screen: an index of all speech, and the roles that it speaks.

/// An index of all speech on a screen. A text is compared only with the stops that contain its rarest word, so a search
/// costs about as much as its hits.
struct SpeechIndex {
    /// The speech of each stop, folded.
    private var speeches: [String] = []
    private var stopsByToken: [Substring: [Int]] = [:]

    /// Indexes the speech and custom content of every stop.
    init(of context: LintContext) {
        self.init(of: context.simulation.stops.map { SpeechIndex.words(at: $0, in: context) })
    }

    /// Everything that VoiceOver says at a stop, including its custom content.
    static func words(at stop: Stop, in context: LintContext) -> String {
        let content = context.screen[stop.element][.customContent]?.content ?? []
        let parts = [stop.utterance.description, stop.utterance.spokenHint ?? ""]
        return (parts + content.flatMap { [$0.label, $0.value] }).joined(separator: " ")
    }

    /// Indexes these texts.
    init(of texts: [String]) {
        for speech in texts.map(RuleText.folded) {
            for token in RuleText.tokens(speech) + SpeechIndex.signs(of: speech) {
                let isKnown = stopsByToken[token]?.last == speeches.count
                if !isKnown { stopsByToken[token, default: []].append(speeches.count) }
            }
            speeches.append(speech)
        }
    }

    /// Whether a stop says the text. A text without letters and digits counts as said.
    func contains(_ text: String) -> Bool {
        let folded = RuleText.folded(text)
        if folded.isEmpty { return !speeches.isEmpty }
        let signs = SpeechIndex.signs(of: folded)
        let tokens = signs.isEmpty ? RuleText.tokens(folded) : signs
        let candidates = tokens.map { stopsByToken[$0] ?? [] }.min { $0.count < $1.count }
        return (candidates ?? []).contains { RuleText.contains(folded: speeches[$0], folded) }
    }

    /// The characters of scripts without spaces, each as a token.
    private static func signs(of folded: String) -> [Substring] {
        guard folded.unicodeScalars.contains(where: RuleText.isUnspaced) else { return [] }
        return folded.indices.compactMap { index in
            folded[index].unicodeScalars.contains(where: RuleText.isUnspaced) ? folded[index...index] : nil
        }
    }
}

/// A role that VoiceOver speaks after the name, with its words.
struct SpokenRole: Sendable {
    private let trait: Traits
    /// The words for the role; the first of each language is VoiceOver's own.
    let words: WordList

    private init(_ trait: Traits, _ list: String) {
        self.trait = trait
        words = WordList(named: "role-" + list)
    }

    /// The roles in the order in which they are spoken.
    static let all = [
        SpokenRole(.button, "button"), SpokenRole(.switchButton, "switch"), SpokenRole(.tabBarItem, "tab"),
        SpokenRole(.textEntry, "text-field"), SpokenRole(.header, "header"), SpokenRole(.link, "link"),
        SpokenRole(.adjustable, "adjustable"), SpokenRole(.image, "image"), SpokenRole(.searchField, "search-field"),
    ]

    /// The word lists of all roles.
    static let lists = WordListSet(all.map(\.words.bit))

    /// Traits with which a button is announced as something else, or without a role.
    private static let wordless: Traits = [.tabBarItem, .keyboardKey, .switchButton, .backButton]

    /// Whether VoiceOver speaks the role at a stop. A member of a tab bar is announced as a tab because of its
    /// position.
    func isSpoken(at stop: Stop, language: String) -> Bool {
        let traits = stop.utterance.traits
        let isTabByPlace = !stop.utterance.position.isEmpty && saysTab(stop.utterance, language)
        switch trait {
        case .button: return traits.contains(.button) && traits.isDisjoint(with: SpokenRole.wordless) && !isTabByPlace
        case .tabBarItem: return traits.contains(.tabBarItem) || isTabByPlace
        default: return traits.contains(trait)
        }
    }

    private func saysTab(_ utterance: Utterance, _ language: String) -> Bool {
        let tail = utterance.description.dropLast(utterance.position.count)
        return RuleText.folded(String(tail)).hasSuffix(SpokenRole.tab.spoken(in: language))
    }

    private static let tab = WordList(named: "role-tab")
}

/// The traits that tell users how to operate a stop.
extension LintContext {
    /// The traits for kinds of controls, including UIKit's private ones.
    static let roleTraits: Traits = interactiveTraits.union([
        .tabBar, .tabBarItem, .backButton, .textEntry, .secureTextField,
    ])
}
