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

    /// Makes stops of the pictures and groups that have a label: the inspector of a watch writes one where the author
    /// has switched accessibility on.
    static func exposeLabelled(in screen: inout Screen) {
        for index in screen.elements.indices {
            let element = screen.elements[index]
            guard element.type == .image || element.type == .view, element.isElement == nil else { continue }
            guard let label = element.assignment(of: .label) else { continue }
            screen.elements[index].assignments.append(
                Assignment(.isElement, .flag(true), range: label.range, keyRange: label.keyRange))
        }
    }

    /// By attribute.
    static let meanings: [String: AttributeMeaning] = [
        "accessibilityLabel": .filledText(.label),
        "accessibilityHint": .filledText(.hint),
        "accessibilityIdentifier": .filledText(.identifier),
        "icon": .image,
        "minimum": .number(.minimum),
        "maximum": .number(.maximum),
    ]
}
