// What VoiceOver says in English.

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
        items: { $0 == 1 ? "1 item" : "\($0) items" },
        row: { "Row \($0)." }, column: { "Column \($0)." },
        rowSpan: { "Spans \($0) rows." }, columnSpan: { "Spans \($0) columns." })
}
