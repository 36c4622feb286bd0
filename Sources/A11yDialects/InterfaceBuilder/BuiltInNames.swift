/// The names that UIKit gives to the items and buttons it draws itself, in English, as VoiceOver says them. A user
/// hears the word of their language; the word here stands for it in readings and reports.
enum BuiltInNames {
    /// The bar items without a name or a function: they push their neighbours apart.
    static let spacers: Set<String> = ["flexibleSpace", "fixedSpace"]

    /// By `systemItem` of bar and tab items: `UIBarButtonItem.SystemItem` and `UITabBarItem.SystemItem`.
    static let systemItems: [String: String] = [
        "action": "Share", "add": "Add", "bookmarks": "Bookmarks", "camera": "Camera", "cancel": "Cancel",
        "close": "Close", "compose": "Compose", "done": "Done", "edit": "Edit", "fastForward": "Fast Forward",
        "organize": "Organize", "pageCurl": "Page Curl", "pause": "Pause", "play": "Play", "redo": "Redo",
        "refresh": "Refresh", "reply": "Reply", "rewind": "Rewind", "save": "Save", "search": "Search", "stop": "Stop",
        "trash": "Delete", "undo": "Undo", "writingTools": "Writing Tools",
        "contacts": "Contacts", "downloads": "Downloads", "favorites": "Favorites", "featured": "Featured",
        "history": "History", "more": "More", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
        "recents": "Recents", "topRated": "Top Rated",
    ]

    /// By `buttonType`: the kinds of `UIButton.ButtonType` with a picture of their own.
    static let buttonTypes: [String: String] = [
        "close": "Close", "contactAdd": "Add", "detailDisclosure": "More Info", "infoDark": "More Info",
        "infoLight": "More Info",
    ]

    /// The item that leads back, for a `backBarButtonItem` that shows nothing.
    static let back = "Back"

    /// The button at the end of a cell, for `accessoryType` with a detail button.
    static let detailButton = "More Info"

    /// The buttons of a search bar, by the attribute that shows them, from the leading edge.
    static let searchButtons: [(attribute: String, name: String)] = [
        ("showsBookmarkButton", "Bookmarks"), ("showsCancelButton", "Cancel"),
    ]
}
