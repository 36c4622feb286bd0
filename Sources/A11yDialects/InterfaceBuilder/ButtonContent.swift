import A11yModel
import A11ySyntax

/// The content of a button, from its states and its configuration.
///
/// A configuration wins over the states. Xcode leaves `<state key="normal" title="Button"/>` behind when a button is
/// switched to a configuration with an image alone, and that title is not shown. Any other title of the state was
/// written by the author, and replaces a missing one of the configuration.
struct ButtonContent {
    /// A title and an image, each nil if it is not written.
    struct TitleAndImage {
        var title: LocatedText?
        var subtitle: LocatedText?
        var picture: ImageName?
        /// The font of the title that keeps its size.
        var font: (font: Font, range: SourceRange)?
    }

    private var normal = TitleAndImage()
    private var other = TitleAndImage()
    private var configuration: TitleAndImage?

    /// Whether the button has a configuration, so that the font and colours of its states are leftovers.
    var isConfigured: Bool { configuration != nil }

    /// What is shown. A state without a title shows that of the normal state. If only another state has a title, that
    /// is still the author's name for the button, unless the normal state shows a picture.
    var shown: TitleAndImage {
        if var shown = configuration {
            shown.title = shown.title ?? (normal.title?.text == ButtonContent.leftover ? nil : normal.title)
            shown.picture = shown.picture ?? normal.picture
            return shown
        }
        let title = normal.title ?? (normal.picture == nil ? other.title : nil)
        return TitleAndImage(title: title, picture: normal.picture ?? other.picture)
    }

    /// The title of a new button from Xcode's library.
    private static let leftover = "Button"

    mutating func read(state node: Node) {
        let shown = ButtonContent.titleAndImage(of: node)
        if node.hangs(by: "normal") {
            normal = shown
        } else {
            other.title = other.title ?? shown.title
            other.picture = other.picture ?? shown.picture
        }
    }

    mutating func read(configuration node: Node) {
        configuration = ButtonContent.titleAndImage(of: node)
    }

    private static func titleAndImage(of node: Node) -> TitleAndImage {
        var shown = TitleAndImage()
        var image: Node?
        var isSystem = false
        for attribute in node.entries {
            switch attribute.key?.name {
            case "title": shown.title = LocatedText(attribute: attribute).unlessEmpty
            case "subtitle": shown.subtitle = LocatedText(attribute: attribute).unlessEmpty
            case "image": image = attribute
            case "catalog": isSystem = attribute.text == "system"
            default: break
            }
        }
        if let image { shown.picture = ImageName(name: LocatedText(attribute: image), isSymbol: isSystem) }
        for child in node.items {
            switch (child.tag, child.attribute("key")) {
            case ("string", "title"): shown.title = LocatedText(string: child).unlessEmpty
            case ("string", "subtitle"): shown.subtitle = LocatedText(string: child).unlessEmpty
            case ("attributedString", "attributedTitle"):
                shown.title = LocatedText(attributed: child).unlessEmpty ?? shown.title
                shown.font = Styling.fixedFont(of: child)
            case ("attributedString", "attributedSubtitle"):
                shown.subtitle = LocatedText(attributed: child).unlessEmpty ?? shown.subtitle
            case ("fontDescription", "titleFontDescription"):
                guard let (font, span) = Styling.font(child), font.style == nil, font.size != nil else { continue }
                shown.font = shown.font ?? (font, span.range)
            case ("imageReference", "image"): shown.picture = ImageName(reference: child) ?? shown.picture
            default: break
            }
        }
        return shown
    }
}

/// The name of an image, and whose image it is.
struct ImageName {
    let name: LocatedText
    /// Whether it is an SF Symbol rather than an asset of the app.
    let isSymbol: Bool
}

extension ImageName {
    /// The image of an `imageReference`.
    init?(reference node: Node) {
        guard let image = node.entry("image") else { return nil }
        self.init(name: LocatedText(attribute: image), isSymbol: node.attribute("catalog") == "system")
    }
}

/// The names that UIKit gives to the items and buttons that it draws itself, in English, as VoiceOver speaks them.
/// Users hear the word of their language; simulations and reports use the word here.
enum BuiltInNames {
    /// Bar items without a name or a function: they space out their neighbours.
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

    /// By `buttonType`: the kinds of `UIButton.ButtonType` with an image of their own.
    static let buttonTypes: [String: String] = [
        "close": "Close", "contactAdd": "Add", "detailDisclosure": "More Info", "infoDark": "More Info",
        "infoLight": "More Info",
    ]

    /// The title of a `backBarButtonItem` without title and image.
    static let back = "Back"

    /// The button at the end of a cell, for an `accessoryType` with a detail button.
    static let detailButton = "More Info"

    /// The buttons of a search bar, by the attribute that shows them, from the leading edge.
    static let searchButtons: [(attribute: String, name: String)] = [
        ("showsBookmarkButton", "Bookmarks"), ("showsCancelButton", "Cancel"),
    ]
}
