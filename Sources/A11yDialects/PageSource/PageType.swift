import A11yModel

/// What the types of XCUITest are in UIKit.
enum PageType {
    /// The UIKit type; a plain view for types without one, and for those that future systems add.
    static func type(of node: PageNode, inside owner: ElementType?) -> ElementType {
        switch node.type {
        case "Cell": return owner == .tableView ? .tableViewCell : .collectionViewCell
        case "Button" where owner == .segmentedControl: return .segment
        case "Button" where owner == .tabBar: return .tabBarItem
        case "Tab": return owner == .tabBar ? .tabBarItem : .button
        default: return byName[node.type] ?? .view
        }
    }

    /// Whether the system draws it, and not the app: keyboards, the status bar, scroll bars, the chevron of a row.
    static func isSystem(_ node: PageNode) -> Bool {
        switch node.type {
        case "Keyboard", "Key", "StatusBar", "ScrollBar", "TouchBar": return true
        case "Other":
            let label = node[.label]?.text ?? ""
            return label.contains(" scroll bar, ") && node.children.isEmpty
        case "Button":
            return node[.name]?.text == "chevron" && node.flag(.enabled) == false
        default: return false
        }
    }

    // Steppers, pickers and date pickers stand in a dump with the controls inside them, which are the stops.
    private static let byName: [String: ElementType] = [
        "ActivityIndicator": .activityIndicator, "Alert": .alert, "Button": .button, "CheckBox": .switch,
        "CollectionView": .collectionView, "Icon": .button, "Image": .image, "Map": .mapView, "MenuButton": .button,
        "MenuItem": .button, "NavigationBar": .navigationBar, "PageIndicator": .pageControl,
        "PickerWheel": .pickerView, "PopUpButton": .button, "ProgressIndicator": .progressView,
        "RadioButton": .button, "ScrollView": .scrollView, "SearchField": .searchBar,
        "SecureTextField": .secureTextField, "SegmentedControl": .segmentedControl, "Slider": .slider,
        "StaticText": .label, "Switch": .switch, "TabBar": .tabBar, "Table": .tableView, "TextField": .textField,
        "TextView": .textView, "Toggle": .switch, "Toolbar": .toolbar, "ToolbarButton": .button,
        "WebView": .webView, "Window": .window,
    ]
}
