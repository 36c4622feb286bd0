import A11yModel
import A11ySyntax

/// The dictionary of a snapshot, `XCUIElementSnapshot.dictionaryRepresentation`, written as JSON or as a property list.
/// Its keys are those of `XCUIElementAttributes`, and types are numbers.
enum SnapshotDictionary {
    static let typeKey = "elementType"
    /// Keys of which an element has at least two; a drawing with a number as its type has not.
    private static let marks = ["identifier", "label", "enabled", "selected", "hasFocus", "placeholderValue", "frame"]

    /// Whether a mapping is such a dictionary.
    static func holds(_ node: Node) -> Bool {
        guard let type = node.entry(typeKey), type.kind == .scalar, UInt8(type.text) != nil else { return false }
        return marks.lazy.filter { node.entry($0) != nil }.prefix(2).count == 2
    }

    /// The name of its type; empty for numbers that have none yet.
    static func type(of node: Node) -> String {
        let number = node.entry(typeKey).flatMap { Int($0.text) } ?? 0
        return names.indices.contains(number) ? names[number] : ""
    }

    /// Its frame; nil if it is missing.
    static func frame(of node: Node) -> Rect? {
        guard let frame = node.entry("frame"), frame.kind == .mapping else { return nil }
        return Rect(origin: frame, size: frame, names: (x: "X", y: "Y", width: "Width", height: "Height"))
            ?? Rect(origin: frame, size: frame)
    }

    /// The cases of `XCUIElement.ElementType` by their raw values (XCUIElementTypes.h).
    private static let names = [
        "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Button",
        "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox", "MenuButton",
        "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar", "TabBar", "TabGroup", "Toolbar", "StatusBar",
        "Table", "TableRow", "TableColumn", "Outline", "OutlineRow", "Browser", "CollectionView", "Slider",
        "PageIndicator", "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel",
        "Switch", "Toggle", "Link", "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText",
        "TextField", "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem", "Map",
        "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator", "SplitGroup",
        "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag", "Matte", "DockItem", "Ruler", "RulerMarker", "Grid",
        "LevelIndicator", "Cell", "LayoutArea", "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
    ]
}
