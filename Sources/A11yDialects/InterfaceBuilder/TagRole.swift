import A11yModel

/// What a tag of the file stands for, seen from the object that holds it.
enum TagRole {
    /// A view or an item of a bar, with the UIKit type whose defaults it has.
    case object(ElementType)
    /// A part of its object's description.
    case detail(Detail)
    /// A view controller: a screen of its own.
    case controller
    /// The contents of a navigation bar.
    case navigationItem
    /// A section of a static table.
    case section
    /// A gesture recogniser.
    case recognizer
    /// Layout, resources and tools: nothing that can be seen or touched.
    case ignored
    /// Any other tag: it groups objects (`subviews`, `cells`, `toolbarItems`, a search controller with its bar, keys
    /// that do not exist yet).
    case container

    /// The details that say something about accessibility.
    enum Detail {
        case rect, text, attributedText, color, font, image, state, configuration, contentConfiguration
        case inputTraits, accessibility, traits, runtimeAttributes, connections, constraints, variation
    }

    init(tag: String) {
        if let role = TagRole.byTag[tag] {
            self = role
        } else if tag.hasSuffix("Controller") {
            self = .controller
        } else if tag.hasSuffix("GestureRecognizer") {
            self = .recognizer
        } else {
            self = .container
        }
    }

    private static let byTag: [String: TagRole] = objects.mapValues(TagRole.object)
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

    private static let details: [String: Detail] = [
        "rect": .rect, "frame": .rect, "string": .text, "mutableString": .text, "attributedString": .attributedText,
        "color": .color,
        "fontDescription": .font, "imageReference": .image, "state": .state, "buttonConfiguration": .configuration,
        "listContentConfiguration": .contentConfiguration, "textInputTraits": .inputTraits,
        "accessibility": .accessibility, "userDefinedRuntimeAttributes": .runtimeAttributes,
        "connections": .connections, "constraints": .constraints, "variation": .variation,
    ]

    /// Tags whose contents are never objects. The walk would find nothing below them; naming them spares it the way.
    private static let ignoredTags = [
        "adaptation", "autoresizingMask", "bool", "customFonts", "dependencies", "designables", "device",
        "directionalEdgeInsets", "edgeInsets", "exit", "inferredMetricsTieBreakers", "inset", "integer",
        "keyboardLayoutGuide", "layoutGuides", "menu", "nil", "placeholder", "point", "preferredSymbolConfiguration",
        "real", "resources", "simulatedMetricsContainer", "size", "value", "viewLayoutGuide",
    ]
}
