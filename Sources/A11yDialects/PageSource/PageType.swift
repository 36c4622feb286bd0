import A11yModel

/// Maps the types of XCUITest to UIKit's.
enum PageType {
    /// The UIKit type; a plain view for types without one, including future ones.
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

    /// Whether VoiceOver's behaviour for the type is unknown: it is neither a UIKit type nor a mere container.
    static func isUnmodelled(_ node: PageNode) -> Bool {
        byName[node.type] == nil && !plain.contains(node.type)
    }

    /// Whether the system draws it: keyboards, the status bar, scroll bars, the chevron of a row.
    static func isSystem(_ node: PageNode, in owner: PageNode) -> Bool {
        switch node.type {
        case "Keyboard", "Key", "StatusBar", "ScrollBar", "TouchBar": return true
        case "Other": return isScrollBar(node, of: owner) || node.identifier?.text == "SystemInputAssistantView"
        case "Button":
            return node[.name]?.text == "chevron" && node.flag(.enabled) == false
        default: return false
        }
    }

    /// Whether UIKit creates the inside of this control, so that the app cannot change it.
    static func isMadeBySystem(_ node: PageNode) -> Bool {
        ["DatePicker", "SearchField", "Stepper"].contains(node.type)
    }

    private static func isScrollBar(_ node: PageNode, of owner: PageNode) -> Bool {
        // Since iOS 26 the bar contains nodes without words.
        guard let label = node[.label]?.text, node.children.allSatisfy({ !$0.hasWords }) else { return false }
        let scrolls = ["CollectionView", "ScrollView", "Table", "TextView", "WebView"].contains(owner.type)
        let isUnnamed = (node[.name]?.text ?? label) == label
        return ScrollBar.isOne(
            label: label, value: scrolls && isUnnamed ? node[.value]?.text : nil, frame: node.frame)
    }

    /// Whether its label contains that of a scroll bar inside: XCUITest joins the labels of a container's descendants.
    static func isNamedByScrollBar(_ node: PageNode) -> Bool {
        guard node.flag(.accessible) != true, let label = node[.label]?.text,
            label.unicodeScalars.contains(where: \.isDigit)
        else { return false }
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

    /// Types that only contain others, or that their contents or traits describe.
    private static let plain: Set<String> = [
        "", "Any", "Application", "Cell", "DatePicker", "Dialog", "Drawer", "Grid", "Group", "Handle", "Key",
        "Keyboard", "LayoutArea", "LayoutItem", "Link", "Matte", "Menu", "MenuBar", "MenuBarItem", "Other", "Outline",
        "OutlineRow", "Picker", "Popover", "RadioGroup", "ScrollBar", "SplitGroup", "Splitter", "StatusBar",
        "StatusItem",
        "Stepper", "Tab", "TabGroup", "TableColumn", "TableRow", "TouchBar",
    ]

    // Steppers, pickers and date pickers are listed with the controls inside them, which are the stops.
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

/// The traits of a page source: UIKit's names with capitals, separated by commas, in any order; in old versions one
/// number.
enum PageTraits {
    /// The traits of a list. Unknown names and bits are ignored, since a newer system may have more.
    static func traits(_ list: String) -> Traits {
        if let mask = UInt64(list) { return Traits(rawValue: mask).intersection(named) }
        var traits: Traits = []
        for word in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
            let name = word.prefix(1).lowercased() + word.dropFirst()
            if let trait = Traits(named: name) { traits.formUnion(trait) }
        }
        return traits
    }

    /// Types with traits of their own that a dump cannot express, so that the list is incomplete.
    static let unnamed: Set<ElementType> = [
        .textField, .secureTextField, .textView, .searchBar, .switch, .segment, .tabBarItem, .pageControl,
    ]

    private static let named = Traits.names.reduce(into: Traits()) { $0.formUnion($1.trait) }
}
