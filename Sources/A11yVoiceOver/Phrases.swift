/// The words that VoiceOver itself speaks, in one language. Another language is another value.
struct Phrases: Sendable {
    // States and traits, in speaking order.
    let selected, selectedPrefix, dimmed, button, backButton, switchButton: String
    let on, off, mixed: String
    let tab, textField, secureTextField, isEditing, heading, link, adjustable, image, searchField: String
    let expanded, collapsed: String

    // Names that UIKit gives.
    let back, decrement, increment, progress, inProgress: String

    // Hints.
    let toggleHint, editHint, textAreaHint, rotorHint, adjustHint, collapseHint, expandHint: String

    // What is announced where there is nothing else to say.
    let actionsAvailable, moreContentAvailable: String

    // Where an element stands.
    let series: @Sendable (_ index: Int, _ count: Int) -> String
    let listStart, listEnd, landmarkStart, landmarkEnd: String

    // Values with numbers in them.
    let percent: @Sendable (Int) -> String
    let page: @Sendable (_ index: Int, _ count: Int) -> String
    let items: @Sendable (Int) -> String

    /// The phrase for a position.
    func position(_ position: Position) -> String {
        switch position {
        case .series(let index, let count), .tab(let index, let count): series(index, count)
        case .listStart: listStart
        case .listEnd: listEnd
        case .landmarkStart: landmarkStart
        case .landmarkEnd: landmarkEnd
        }
    }

    /// The phrases of a BCP 47 language; English for those without phrases of their own.
    static func inLanguage(_ language: String) -> Phrases {
        english
    }
}

extension Phrases {
    /// English, as recorded from iOS by cashapp/AccessibilitySnapshot.
    static let english = Phrases(
        selected: "Selected.", selectedPrefix: "Selected: ", dimmed: "Dimmed.", button: "Button.",
        backButton: "Back Button.", switchButton: "Switch Button.",
        on: "On", off: "Off", mixed: "Mixed",
        tab: "Tab.", textField: "Text Field.", secureTextField: "Secure Text Field.", isEditing: "Is editing.",
        heading: "Heading.", link: "Link.", adjustable: "Adjustable.", image: "Image.", searchField: "Search Field.",
        expanded: "Expanded.", collapsed: "Collapsed.",
        back: "Back", decrement: "Decrement", increment: "Increment", progress: "Progress", inProgress: "In progress",
        toggleHint: "Double tap to toggle setting.",
        editHint: "Double tap to edit.",
        textAreaHint: "Double tap to edit., Use the rotor to access Misspelled Words",
        rotorHint: "Use the rotor to access Misspelled Words",
        adjustHint: "Swipe up or down with one finger to adjust the value.",
        collapseHint: "Double tap to collapse.", expandHint: "Double tap to expand.",
        actionsAvailable: "Actions Available", moreContentAvailable: "More Content Available",
        series: { "\($0) of \($1)." },
        listStart: "List Start.", listEnd: "List End.", landmarkStart: "Landmark.", landmarkEnd: "End.",
        percent: { "\($0)%" },
        page: { "page \($0) of \($1)" },
        items: { $0 == 1 ? "1 item" : "\($0) items" })
}
