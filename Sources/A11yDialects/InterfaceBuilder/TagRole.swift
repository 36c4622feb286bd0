import A11yModel

/// The role of a tag in the object that holds it. Tags of watches and televisions are in `WatchTags` and `TVTags`, tags
/// of Macs in `MacKind`.
enum TagRole {
    /// A view or bar item, with the UIKit type whose defaults it has.
    case object(ElementType)
    /// A part of its object's description.
    case detail(ObjectDetail)
    /// A view controller: a screen of its own.
    case controller
    /// The contents of a navigation bar.
    case navigationItem
    /// A section of a static table.
    case section
    /// A gesture recognizer.
    case recognizer
    /// Layout, resources and tools: nothing that can be seen or touched.
    case ignored
    /// Any other tag. It groups objects (`subviews`, `cells`, `toolbarItems`, a search controller with its bar, future
    /// keys).
    case container

    /// The children of an object that describe it, as far as accessibility depends on them.
    enum ObjectDetail {
        case rect, text, attributedText, color, font, image, state, configuration, contentConfiguration
        case inputTraits, accessibility, traits, runtimeAttributes, connections, constraints, variation, resizing
    }

    init(tag: String) { self = TagRole.byTag[tag] ?? TagRole(unknown: tag) }

    /// The role of a tag that is not in the table.
    init(unknown tag: String) {
        // Hardly a name ends like this, and the last letter tells it.
        guard tag.utf8.last == UInt8(ascii: "r") else {
            self = .container
            return
        }
        if tag.hasSuffix("Controller") {
            self = .controller
        } else if tag.hasSuffix("GestureRecognizer") {
            self = .recognizer
        } else {
            self = .container
        }
    }

    /// The tags of a phone's documents.
    static let byTag: [String: TagRole] = objects.mapValues(TagRole.object)
        .merging(details.mapValues(TagRole.detail)) { object, _ in object }
        .merging(ignoredTags.map { ($0, TagRole.ignored) }) { known, _ in known }
        .merging([
            "navigationItem": .navigationItem, "viewControllerPlaceholder": .controller, "tableViewSection": .section,
            "searchController": .container,
        ]) { _, own in own }

    private static let objects: [String: ElementType] = [
        "view": .view, "containerView": .view, "tableViewCellContentView": .view,
        "collectionViewCellContentView": .view,
        "collectionReusableView": .view, "tableViewHeaderFooterView": .view, "glkView": .view, "mtkView": .view,
        "skView": .view, "sceneKitView": .view, "arskView": .view, "arscnView": .view, "refreshControl": .view,
        "control": .control,
        "label": .label, "button": .button, "imageView": .image, "textField": .textField, "textView": .textView,
        "searchBar": .searchBar, "switch": .switch, "slider": .slider, "stepper": .stepper,
        "segmentedControl": .segmentedControl, "segment": .segment, "pageControl": .pageControl,
        "progressView": .progressView, "activityIndicatorView": .activityIndicator, "datePicker": .datePicker,
        "pickerView": .pickerView, "tableView": .tableView, "tableViewCell": .tableViewCell,
        "collectionView": .collectionView, "collectionViewCell": .collectionViewCell, "scrollView": .scrollView,
        "stackView": .stackView, "tabBar": .tabBar, "tabBarItem": .tabBarItem, "navigationBar": .navigationBar,
        "barButtonItem": .barButtonItem, "toolbar": .toolbar, "webView": .webView, "wkWebView": .webView,
        "mapView": .mapView, "visualEffectView": .visualEffectView, "window": .window,
    ]

    private static let details: [String: ObjectDetail] = [
        "rect": .rect, "frame": .rect, "string": .text, "mutableString": .text, "attributedString": .attributedText,
        "color": .color,
        "fontDescription": .font, "imageReference": .image, "state": .state, "buttonConfiguration": .configuration,
        "listContentConfiguration": .contentConfiguration, "textInputTraits": .inputTraits,
        "accessibility": .accessibility, "userDefinedRuntimeAttributes": .runtimeAttributes,
        "connections": .connections, "constraints": .constraints, "variation": .variation,
        "autoresizingMask": .resizing,
    ]

    /// Tags that never contain objects. Skipping them saves time.
    private static let ignoredTags = [
        "adaptation", "bool", "customFonts", "dependencies", "designables", "device",
        "directionalEdgeInsets", "edgeInsets", "exit", "inferredMetricsTieBreakers", "inset", "integer",
        "keyboardLayoutGuide", "layoutGuides", "menu", "nil", "placeholder", "point", "preferredSymbolConfiguration",
        "real", "resources", "simulatedMetricsContainer", "size", "value", "viewLayoutGuide",
    ]
}

/// The tags and attributes of a watch storyboard that differ from those of a phone.
///
/// An interface controller holds its `items` in the order in which they are shown, without frames. Accessibility texts
/// are attributes of the object itself.
enum WatchTags {
    /// By tag. A group only lays out its items. The texts of a date and of a timer are created at run time.
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
        // The menu of a firm press. Its items have a title below an icon.
        "menu": .object(.toolbar),
        "menuItem": .object(.barButtonItem),
        "accessibilityTraits": .detail(.traits),
    ]

    /// Makes images and groups with a label accessibility elements: a watch's inspector writes the label only if the
    /// author has switched accessibility on.
    static func exposeLabelled(in screen: inout Screen) {
        for index in screen.elements.indices {
            let element = screen.elements[index]
            guard element.type == .image || element.type == .view, element.isElement == nil else { continue }
            guard let label = element.assignment(of: .label) else { continue }
            screen.elements[index].assignments.append(
                Assignment(.isElement, .flag(true), range: label.range, keyRange: label.keyRange))
        }
    }

    static let meanings: [String: AttributeMeaning] = [
        "accessibilityLabel": .filledText(.label),
        "accessibilityHint": .filledText(.hint),
        "accessibilityIdentifier": .filledText(.identifier),
        "icon": .image,
        "minimum": .number(.minimum),
        "maximum": .number(.maximum),
    ]
}

/// The tags that only televisions have, and what differs there.
enum TVTags {
    /// By tag. A poster of TVUIKit is a control: an image that gets the focus, with text below it.
    static let roles: [String: TagRole] = ["tvPosterView": .object(.button)]

    /// Marks text views as not editable: `UITextView.isEditable` is unavailable on tvOS.
    static func lockTexts(in screen: inout Screen) {
        for index in screen.elements.indices where screen.elements[index].type == .textView {
            let anchor = screen.elements[index].anchor
            screen.elements[index].assignments.removeAll { $0.property == .editable }
            screen.elements[index].assignments.append(
                Assignment(.editable, .flag(false), range: anchor, keyRange: anchor))
        }
    }
}
