/// The kind of UIKit object that an element is. The raw value is its word in a screen file.
public enum ElementType: String, CaseIterable, Sendable {
    case view, label, button, image, textField, secureTextField, textView, searchBar
    case `switch`, slider, stepper, segmentedControl, pageControl, progressView, activityIndicator
    case datePicker, pickerView
    case tableView, tableViewCell, collectionView, collectionViewCell, scrollView, stackView
    case tabBar, tabBarItem, navigationBar, barButtonItem, toolbar
    case webView, mapView, visualEffectView, alert, window
    /// A `UIControl` of none of the other classes; written as `UIControl`.
    case control
    /// A segment of a segmented control; written under `items`, never as a `type`.
    case segment
    /// A `UIAccessibilityElement`: a member of `elements` that a container made, or the element of a layer.
    case accessibilityElement
    /// A `CALayer` with a text or a picture: drawn, but no view; written under `layers`, never as a `type`.
    case layer

    /// The words that a screen file may give as a `type`.
    public static let words: [String] = allCases.filter { !$0.isWrittenElsewhere }.map(\.rawValue)

    /// The type with this word or UIKit class, or with that word in small letters, as no class is written; nil for any
    /// other text.
    public init?(word: String) {
        let known =
            ElementType.byWord[word] ?? ElementType.byClass[word] ?? ElementType.byShortClass[word]
            ?? ElementType.bySmallWord[word]
        guard let type = known else { return nil }
        self = type
    }

    /// The type whose word this very text is; nil for any other text, which `init(word:)` may still know.
    public static func named(_ text: String) -> ElementType? { byWord[text] }

    /// The UIKit classes that a screen file may name as a `type`, sorted.
    package static let classWords: [String] = byClass.keys.sorted()

    /// Other words for types: `control`, `imageView`, `cell`, `Toggle`; sorted.
    public static let otherWords: [String] = (byShortClass.keys + SwiftUIView.all.map(\.name)).sorted()

    /// Every word that a file may give as a `type` and that is known.
    public static let knownWords: [String] = words + classWords + otherWords

    /// The UIKit class of the type: the one with the shortest name if there are several; nil without one.
    public var className: String? {
        ElementType.byClass.filter { $0.value == self }.map(\.key).min { ($0.count, $0) < ($1.count, $1) }
    }

    private var isWrittenElsewhere: Bool {
        self == .control || self == .segment || self == .accessibilityElement || self == .layer
    }

    private static let byWord = Dictionary(
        uniqueKeysWithValues: allCases.filter { !$0.isWrittenElsewhere }.map { ($0.rawValue, $0) })

    /// UIKit's classes without their prefix, as authors shorten them: `imageView`, `control`.
    private static let byShortClass: [String: ElementType] = {
        var types: [String: ElementType] = ["cell": .tableViewCell]
        for (name, type) in byClass {
            let rest = name.dropFirst("UI".count)
            let short = rest.prefix(1).lowercased() + rest.dropFirst()
            if byWord[short] == nil { types[short] = type }
        }
        return types
    }()

    /// Words in small letters: `textfield`, `imageview`.
    private static let bySmallWord: [String: ElementType] = {
        let words = byShortClass.merging(byWord) { $1 }.map { ($0.key.lowercased(), $0.value) }
        return Dictionary(words) { first, _ in first }
    }()

    private static let byClass: [String: ElementType] = [
        "UIView": .view, "UIControl": .control, "UILabel": .label, "UIButton": .button, "UIImageView": .image,
        "UITextField": .textField, "UISearchTextField": .textField, "UITextView": .textView,
        "UISearchBar": .searchBar, "UISwitch": .switch, "UISlider": .slider, "UIStepper": .stepper,
        "UISegmentedControl": .segmentedControl, "UIPageControl": .pageControl,
        "UIProgressView": .progressView, "UIActivityIndicatorView": .activityIndicator,
        "UIDatePicker": .datePicker, "UIPickerView": .pickerView, "UITableView": .tableView,
        "UITableViewCell": .tableViewCell, "UICollectionView": .collectionView,
        "UICollectionViewCell": .collectionViewCell, "UICollectionReusableView": .view, "UIRefreshControl": .view,
        "UIScrollView": .scrollView, "UIStackView": .stackView, "UITabBar": .tabBar,
        "UITabBarItem": .tabBarItem, "UINavigationBar": .navigationBar, "UIBarButtonItem": .barButtonItem,
        "UIToolbar": .toolbar, "WKWebView": .webView, "UIWebView": .webView, "MKMapView": .mapView,
        "UIVisualEffectView": .visualEffectView, "UIAlertController": .alert, "UIWindow": .window,
    ]
}

extension ElementType {
    /// The type with its indefinite article, for messages.
    public var indefinite: String {
        switch self {
        case .view: "a plain view"
        case .image: "an image view"
        case .collectionViewCell: "a collection cell"
        case .stackView: "a stack view"
        case .scrollView: "a scroll view"
        case .visualEffectView: "an effect view"
        case .layer: "a layer"
        default: "a \(rawValue)"
        }
    }
}
