import A11yModel

/// What an attribute of a view's or item's own tag says. One table serves all tags, because no name means two things.
enum AttributeMeaning {
    /// `YES` or `NO`.
    case flag(Property)
    /// A number.
    case number(Property)
    /// A text that may be empty.
    case text(Property)
    /// A text that counts as absent when it is empty: Interface Builder writes it for fields that were never filled in.
    case filledText(Property)
    /// The object id.
    case id
    /// The app's own class.
    case customClass
    /// The name of a picture; `catalog` tells what kind of name.
    case image
    case catalog
    /// A bar or tab item that UIKit names and draws.
    case systemItem
    /// How a button is drawn; some kinds come with a name.
    case buttonType
    /// Whether the frame is used at run time as it is drawn.
    case fixedFrame
    /// `NO` under Auto Layout.
    case translatesAutoresizing
    /// The drawn frame is known to be stale.
    case staleFrame

    /// By attribute. `opaque` is left out: it is a drawing hint, written on most labels and buttons whatever they
    /// cover, and absent from views without a background.
    static let byName: [String: AttributeMeaning] = [
        "id": .id,
        "customClass": .customClass,
        "hidden": .flag(.hidden),
        "alpha": .number(.alpha),
        "clipsSubviews": .flag(.clipsToBounds),
        "enabled": .flag(.enabled),
        "selected": .flag(.selected),
        "userInteractionEnabled": .flag(.userInteractionEnabled),
        "text": .text(.text),
        "title": .filledText(.title),
        "placeholder": .filledText(.placeholder),
        "badgeValue": .filledText(.badge),
        "numberOfLines": .number(.lines),
        "minimumScaleFactor": .number(.minimumScale),
        "adjustsFontForContentSizeCategory": .flag(.adjustsFontForContentSizeCategory),
        "on": .flag(.isOn),
        "value": .number(.current),
        "minValue": .number(.minimum),
        "minimumValue": .number(.minimum),
        "maxValue": .number(.maximum),
        "maximumValue": .number(.maximum),
        "progress": .number(.progress),
        "numberOfPages": .number(.pages),
        "currentPage": .number(.currentPage),
        "selectedSegmentIndex": .number(.selectedIndex),
        "editable": .flag(.editable),
        "image": .image,
        "catalog": .catalog,
        "systemItem": .systemItem,
        "buttonType": .buttonType,
        "fixedFrame": .fixedFrame,
        "translatesAutoresizingMaskIntoConstraints": .translatesAutoresizing,
        "misplaced": .staleFrame,
        "ambiguous": .staleFrame,
    ]
}
