import A11yModel

/// What the tags and attributes of a watch storyboard mean where they differ from those of a phone.
///
/// An interface controller holds its `items` in the order in which they are shown, without frames. Names are attributes
/// of the object itself.
enum WatchTags {
    /// By tag. A group only lays out. The words of a date and of a timer are made at run time.
    static let roles: [String: TagRole] = [
        "controller": .controller,
        "group": .object(.view),
        "table": .object(.tableView),
        "tableRow": .object(.tableViewCell),
        "picker": .object(.pickerView),
        "map": .object(.mapView),
        "date": .object(.label),
        "timer": .object(.label),
        "movie": .object(.view),
        "inlineMovie": .object(.view),
        "separator": .ignored,
        // The menu of a firm press; its items have a title below an icon.
        "menu": .object(.toolbar),
        "menuItem": .object(.barButtonItem),
        "accessibilityTraits": .detail(.traits),
    ]

    /// By attribute.
    static let meanings: [String: AttributeMeaning] = [
        "accessibilityLabel": .filledText(.label),
        "accessibilityHint": .filledText(.hint),
        "accessibilityIdentifier": .filledText(.identifier),
        "icon": .image,
    ]
}
