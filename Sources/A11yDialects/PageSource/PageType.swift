import A11yModel

/// What the types of XCUITest are in UIKit.
enum PageType {
    /// The UIKit type; a plain view for types without one, and for those that future systems add.
    static func type(of node: PageNode, inside owner: ElementType?) -> ElementType {
        switch node.type {
        case "Cell": return owner == .tableView ? .tableViewCell : .collectionViewCell
        case "Button" where owner == .segmentedControl: return .segment
        case "Button" where owner == .tabBar: return .tabBarItem
        case "Stepper": return node.children.isEmpty ? .stepper : .view
        case "Tab": return owner == .tabBar ? .tabBarItem : .button
        default: return byName[node.type] ?? .view
        }
    }

    /// Whether nothing is known of how VoiceOver takes the type: it is none of UIKit's, and no mere box around others.
    static func isUnmodelled(_ node: PageNode) -> Bool {
        byName[node.type] == nil && !plain.contains(node.type)
    }

    /// Whether the system draws it, and not the app: keyboards, the status bar, scroll bars, the chevron of a row.
    static func isSystem(_ node: PageNode, in owner: PageNode) -> Bool {
        switch node.type {
        case "Keyboard", "Key", "StatusBar", "ScrollBar", "TouchBar": return true
        case "Other": return isScrollBar(node, of: owner) || node.identifier?.text == "SystemInputAssistantView"
        case "Button":
            return node[.name]?.text == "chevron" && node.flag(.enabled) == false
        default: return false
        }
    }

    /// Whether UIKit makes the inside of this control, so that the app cannot change what is in it.
    static func isMadeBySystem(_ node: PageNode) -> Bool {
        ["DatePicker", "SearchField", "Stepper"].contains(node.type)
    }

    /// A scroll bar is called so in English alone; in every language it has a share for a value, and is thin.
    private static func isScrollBar(_ node: PageNode, of owner: PageNode) -> Bool {
        // Since iOS 26 the bar stands inside, without words.
        guard let label = node[.label]?.text, label.contains(where: \.isNumber) else { return false }
        guard node.children.allSatisfy({ !$0.hasWords }) else { return false }
        if label.contains(" scroll bar, ") { return true }
        let scrolls = ["CollectionView", "ScrollView", "Table", "TextView", "WebView"].contains(owner.type)
        let isUnnamed = (node[.name]?.text ?? label) == label
        let isShare = node[.value]?.text.hasSuffix("%") == true
        guard scrolls, isUnnamed, isShare, let frame = node.frame else { return false }
        let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
        return short <= thickestScrollBar && long >= short * leastScrollBarStretch
    }

    /// Whether its label holds that of a scroll bar inside: XCUITest joins all that lies in a container to its label.
    static func isNamedByScrollBar(_ node: PageNode) -> Bool {
        guard let label = node[.label]?.text, label.contains(where: \.isNumber), node.flag(.accessible) != true else {
            return false
        }
        var pending = [node]
        while let owner = pending.popLast() {
            for child in owner.children {
                if child.type == "Other", isScrollBar(child, of: owner), let bar = child[.label]?.text {
                    return label.contains(bar)
                }
                pending.append(child)
            }
        }
        return false
    }

    /// Points across a scroll bar with its margin, at most; in captures they are 3 to 30 points wide.
    private static let thickestScrollBar = 30.0
    /// How many times longer than wide a scroll bar is, at least. Ours.
    private static let leastScrollBarStretch = 4.0

    /// Types that only hold others, or are told by what is in them or by their traits.
    private static let plain: Set<String> = [
        "", "Any", "Application", "Cell", "DatePicker", "Dialog", "Drawer", "Grid", "Group", "Handle", "Key",
        "Keyboard", "LayoutArea", "LayoutItem", "Link", "Matte", "Menu", "MenuBar", "MenuBarItem", "Other", "Outline",
        "OutlineRow", "Picker", "Popover", "RadioGroup", "ScrollBar", "SplitGroup", "Splitter", "StatusBar",
        "StatusItem",
        "Stepper", "Tab", "TabGroup", "TableColumn", "TableRow", "TouchBar",
    ]

    // Steppers, pickers and date pickers stand in a dump with the controls inside them, which are the stops.
    private static let byName: [String: ElementType] = [
        "ActivityIndicator": .activityIndicator, "Alert": .alert, "Button": .button, "CheckBox": .switch,
        "CollectionView": .collectionView, "Icon": .button, "Image": .image, "Map": .mapView, "MenuButton": .button,
        "MenuItem": .button, "NavigationBar": .navigationBar, "PageIndicator": .pageControl,
        "PickerWheel": .pickerView, "PopUpButton": .button, "ProgressIndicator": .progressView,
        "RadioButton": .button, "ScrollView": .scrollView, "SearchField": .searchBar,
        "SecureTextField": .secureTextField, "SegmentedControl": .segmentedControl, "Sheet": .alert, "Slider": .slider,
        "StaticText": .label, "Switch": .switch, "TabBar": .tabBar, "Table": .tableView, "TextField": .textField,
        "TextView": .textView, "Toggle": .switch, "Toolbar": .toolbar, "ToolbarButton": .button,
        "WebView": .webView, "Window": .window,
    ]
}
