import A11yModel

/// The words that are VoiceOver's own in a language, by what they tell. They serve to recognise its words in what a
/// device said.
public struct OwnWords: Sendable {
    /// The words for traits and states.
    public let states: [String]
    /// The phrases for positions, with 1 and 2 for their numbers.
    public let positions: [String]
    /// The hints.
    public let hints: [String]
    /// That there are custom actions or custom content.
    public let offers: [String]

    /// Those of a language on a system; English where they are not known, as in the simulation.
    public init(language: String, platform: Platform) {
        let phrases = Phrases.inLanguage(language, on: platform)
        states = [
            phrases.selected, phrases.dimmed, phrases.button, phrases.backButton, phrases.switchButton, phrases.on,
            phrases.off, phrases.mixed, phrases.tab, phrases.textField, phrases.secureTextField, phrases.isEditing,
            phrases.heading, phrases.link, phrases.adjustable, phrases.image, phrases.searchField, phrases.expanded,
            phrases.collapsed,
        ]
        positions = [
            phrases.series(1, 2), phrases.page(1, 2), phrases.listStart, phrases.listEnd, phrases.landmarkStart,
            phrases.landmarkEnd, phrases.row(1), phrases.column(1), phrases.rowSpan(2), phrases.columnSpan(2),
        ]
        hints = [
            phrases.toggleHint, phrases.editHint, phrases.adjustHint, phrases.collapseHint, phrases.expandHint,
            phrases.activateHint,
        ]
        offers = [phrases.actionsAvailable, phrases.moreContentAvailable]
    }

    /// What a device says of everything that can be activated, and the simulation leaves out.
    public static func activateHint(language: String, platform: Platform) -> String {
        Phrases.inLanguage(language, on: platform).activateHint
    }
}
