import A11yEngine
import A11yModel
import A11yVoiceOver

/// A role that VoiceOver says behind a name, with the words for it.
struct SpokenRole: Sendable {
    private let trait: Traits
    /// The words for the role; the first of a language is VoiceOver's own.
    package let words: WordList

    private init(_ trait: Traits, _ list: String) {
        self.trait = trait
        words = WordList(named: "role-" + list)
    }

    /// The roles in the order in which they are spoken.
    package static let all = [
        SpokenRole(.button, "button"), SpokenRole(.switchButton, "switch"), SpokenRole(.tabBarItem, "tab"),
        SpokenRole(.textEntry, "text-field"), SpokenRole(.header, "header"), SpokenRole(.link, "link"),
        SpokenRole(.adjustable, "adjustable"), SpokenRole(.image, "image"), SpokenRole(.searchField, "search-field"),
    ]

    /// The lists of all roles.
    package static let lists = ListSet(all.map(\.words.bit))

    /// Traits with which a button has another word than “Button”, or none.
    private static let wordless: Traits = [.tabBarItem, .keyboardKey, .switchButton, .backButton]

    /// Whether VoiceOver says the role at a stop. A member of a tab bar is a tab by its place.
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
        return Words.folded(String(tail)).hasSuffix(SpokenRole.tab.spoken(in: language))
    }

    private static let tab = WordList(named: "role-tab")
}
