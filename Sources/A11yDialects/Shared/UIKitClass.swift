import A11yModel

/// The classes of UIKit in descriptions that name classes.
enum UIKitClass {
    /// The type of a class; nil for the app's classes, and for those that are plain views. `owner` is the type of the
    /// view around it.
    static func type(_ name: String, inside owner: ElementType?) -> ElementType? {
        if let type = types[name] { return type }
        if owner == .tabBar, name.contains("TabBarButton") || name.contains("TabButton") { return .tabBarItem }
        if owner == .segmentedControl, name == "UISegment" { return .segment }
        return name.hasSuffix("Window") ? .window : nil
    }

    /// Whether the system draws views of the class: the status bar, the keyboard, scroll indicators.
    static func isOfSystem(_ name: String) -> Bool { systemNames.contains { name.contains($0) } }

    private static let systemNames = [
        "UIKeyboard", "RemoteKeyboard", "ScrollIndicator", "UIStatusBar", "TextEffectsWindow",
    ]

    /// The types whose text is told beside the label.
    static let drawsText: [ElementType] = [.label, .textField, .secureTextField, .textView, .searchBar]

    private static let types: [String: ElementType] = [
        "MKMapView": .mapView, "UIActivityIndicatorView": .activityIndicator, "UIButton": .button,
        "UICollectionView": .collectionView, "UICollectionViewCell": .collectionViewCell, "UIDatePicker": .datePicker,
        "UIImageView": .image, "UILabel": .label, "UINavigationBar": .navigationBar, "UIPageControl": .pageControl,
        "UIPickerView": .pickerView, "UIProgressView": .progressView, "UIScrollView": .scrollView,
        "UISearchBar": .searchBar, "UISearchBarTextField": .textField, "UISegmentedControl": .segmentedControl,
        "UISlider": .slider, "UIStackView": .stackView, "UIStepper": .stepper, "UISwitch": .switch, "UITabBar": .tabBar,
        "UITableView": .tableView, "UITableViewCell": .tableViewCell, "UITextField": .textField,
        "UITextView": .textView, "UIToolbar": .toolbar, "UIVisualEffectView": .visualEffectView,
        "WKWebView": .webView, "_UIAlertControllerPhoneTVMacView": .alert, "_UIAlertControllerView": .alert,
    ]
}
