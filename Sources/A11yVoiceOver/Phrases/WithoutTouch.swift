// What VoiceOver says where there is no touch screen.

import A11yModel

extension Phrases {
    /// The phrases of a language on a system. A Mac's are English whatever the language: its words are not recorded,
    /// and those that are here are the descriptions of roles in AppKit's documentation.
    static func inLanguage(_ language: String, on platform: Platform) -> Phrases {
        switch platform {
        case .macos: mac
        case .tvos: inLanguage(language).withoutTouch
        case .ios, .ipados, .watchos: inLanguage(language)
        }
    }

    /// Whether English stands in for a language on a system.
    static func isSubstitute(for language: String, on platform: Platform) -> Bool {
        guard platform == .macos else { return isSubstitute(for: language) }
        return LanguageTag(language).map { $0.language != "en" } ?? false
    }

    private static let mac: Phrases = {
        var phrases = english.withoutTouch
        phrases.switchButton = "Switch."
        phrases.textField = "Edit Text."
        phrases.secureTextField = "Secure Edit Text."
        phrases.adjustable = "Slider."
        phrases.searchField = "Search Text Field."
        return phrases
    }()

    /// The same words without the hints, which tell of taps, swipes and the rotor.
    private var withoutTouch: Phrases {
        var phrases = self
        phrases.toggleHint = ""
        phrases.editHint = ""
        phrases.textAreaHint = ""
        phrases.rotorHint = ""
        phrases.adjustHint = ""
        phrases.collapseHint = ""
        phrases.expandHint = ""
        return phrases
    }
}
