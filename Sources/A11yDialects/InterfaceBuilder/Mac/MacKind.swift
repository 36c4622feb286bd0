import A11yModel
import A11ySyntax

/// The kind of a Mac document's tag.
enum MacKind {
    /// A control with the nearest UIKit type, and VoiceOver's word for it on a Mac.
    case control(ElementType, String)
    /// A button. Its cell determines which kind.
    case button
    /// A pop-up button or a menu button.
    case popUp
    /// A text field or a static text; its cell determines which.
    case text(String)
    /// A view with subviews.
    case container(ElementType)
    case image
    /// Tabs with a pane for each.
    case tabView
    /// A grid of cells that are not views.
    case matrix
    /// A segmented control.
    case segments
    /// A titled box.
    case box
    /// A column of a table: a header, and the prototypes of its cells.
    case tableColumn
    /// The toolbar of a window, and its items.
    case toolbar, toolbarItem
    /// An item of the Touch Bar.
    case touchBarItem
    /// A screen of its own: a window, a controller's view, a menu.
    case window, controller, menu
    /// Nothing that can be seen.
    case ignored
    /// Any other tag, which groups objects.
    case passage

    init(of node: Node) {
        if let kind = MacKind.byTag[node.tag] {
            self = kind
        } else if MacKind.ignoredTags.contains(node.tag) || node.tag.hasSuffix("Cell") && node.tag != "gridCell" {
            self = .ignored
        } else if node.tag.hasSuffix("ToolbarItem") {
            self = .toolbarItem
        } else if node.tag.hasPrefix("touchBar"), node.tag.hasSuffix("Item") {
            self = .touchBarItem
        } else if node.tag.hasSuffix("Controller") {
            self = MacKind.dataControllers.contains(node.tag) ? .ignored : .controller
        } else {
            self = .passage
        }
    }

    private static let byTag: [String: MacKind] = [
        "button": .button, "comboButton": .button, "popUpButton": .popUp,
        "textField": .text("Edit Text"), "secureTextField": .text("Secure Edit Text"),
        "tokenField": .text("Edit Text"), "comboBox": .text("Combo Box"),
        "searchField": .control(.searchBar, "Search Text Field"), "textView": .control(.textView, "Edit Text"),
        "slider": .control(.slider, "Slider"), "switch": .control(.button, "Switch"),
        "colorWell": .control(.button, "Color Well"), "stepper": .control(.button, "Stepper"),
        "datePicker": .control(.button, "Date Picker"), "pathControl": .control(.button, "Path"),
        "levelIndicator": .control(.progressView, "Level Indicator"),
        "progressIndicator": .control(.progressView, "Progress Indicator"),
        "segmentedControl": .segments, "imageView": .image, "tabView": .tabView, "matrix": .matrix, "form": .matrix,
        "box": .box, "tableColumn": .tableColumn,
        "view": .container(.view), "customView": .container(.view), "splitView": .container(.view),
        "clipView": .container(.view), "gridView": .container(.view), "tableCellView": .container(.view),
        "predicateEditor": .container(.view), "ruleEditor": .container(.view),
        "scrollView": .container(.scrollView), "stackView": .container(.stackView),
        "visualEffectView": .container(.visualEffectView), "tableView": .container(.tableView),
        "outlineView": .container(.tableView), "browser": .container(.tableView),
        "collectionView": .container(.collectionView), "webView": .container(.webView),
        "wkWebView": .container(.webView), "mapView": .container(.mapView),
        "toolbar": .toolbar, "toolbarItem": .toolbarItem, "window": .window, "collectionViewItem": .controller,
        "menu": .menu,
    ]

    private static let ignoredTags: Set<String> = [
        "accessibility", "attributedString", "autoresizingMask", "behavior", "bool", "color", "connections",
        "constraints", "customFormatter", "customObject", "dateFormatter", "declaredKeys", "dependencies",
        "edgeInsets", "font", "integer", "layoutGuides", "modifierMask", "numberFormatter", "placeholder", "point",
        "punctuationCharacterSet", "real", "rect", "resources", "rowTemplates", "scroller", "size", "string",
        "tableHeaderView", "tokenizingCharacterSet", "userDefinedRuntimeAttributes", "value", "viewLayoutGuide",
    ]

    /// Objects of Cocoa bindings, which hold data.
    private static let dataControllers: Set<String> = [
        "arrayController", "dictionaryController", "objectController", "treeController", "userDefaultsController",
    ]
}

extension Node {
    /// The app's own class. Interface Builder also writes AppKit classes for which it has no tag.
    var macCustomClass: String? {
        guard let name = attribute("customClass"), !name.hasPrefix("NS") else { return nil }
        return name
    }
}

extension MacRole {
    /// What VoiceOver calls a list of rows or items; nil for any other object.
    static func list(of tag: String) -> MacRole? { lists[tag].map { MacRole($0) } }

    private static let lists = [
        "browser": "Browser", "collectionView": "Collection", "outlineView": "Outline", "tableView": "Table",
    ]
}
