/// The names of UIKit and the standard library that tell where objects come from.
///
/// Source: Apple's reference; the shares of real code that decided which to list are in docs/code.md.
struct FlowWords {
    let view: Symbol
    let barItem: Symbol
    let controller: Symbol
    let string: Symbol
    let int: Symbol
    private let tableCell: Symbol
    private let collectionCell: Symbol
    private let values: Set<Symbol>
    private let partTypes: [String: Symbol]

    /// Members that give the subviews of a view.
    let lists: Set<String> = ["subviews", "arrangedSubviews", "visibleCells"]
    /// Members that give the items of a bar.
    let barItems: Set<String> = ["items"]
    /// Members and calls that give what is in a list, or the object itself.
    let through = FlowWords.set(
        "first last filter compactMap reversed sorted dropFirst dropLast enumerated prefix suffix map flatMap lazy "
            + "firstObject lastObject objectAtIndex object copy mutableCopy values allObjects wrappedValue joined "
            + "unsafelyUnwrapped allValues randomElement takeUnretainedValue compactMapValues mapValues zip self value")
    /// Those of them that give one element.
    let single = FlowWords.set("first last firstObject lastObject objectAtIndex randomElement min max object")
    /// Calls that pass each element of a list to a closure.
    let loops = FlowWords.set(
        "forEach map compactMap flatMap filter first contains allSatisfy sorted reduce enumerateObjects "
            + "enumerateObjectsUsingBlock firstIndex last mapValues")
    /// Calls of libraries and of many apps that pass an object to a closure.
    let applications = FlowWords.set("then apply with configure also do tap let run")
    /// Calls of frameworks whose closures are passed nothing of the screen.
    let silent = FlowWords.set(
        "animate async asyncAfter performWithoutAnimation sink subscribe dismiss present addAction UIAction "
            + "UIAlertAction image transition dispatch_async dispatch_after addTextField pngData jpegData Timer")
    /// Parts that UIKit makes.
    let parts = FlowWords.set(
        "titleLabel imageView textLabel detailTextLabel contentView navigationItem tabBarItem layer configuration "
            + "searchTextField backgroundView selectedBackgroundView textField topItem backBarButtonItem navigationBar "
            + "searchBar tabBar toolbar inputAccessoryView tableHeaderView tableFooterView rightBarButtonItems "
            + "leftBarButtonItems rightBarButtonItem leftBarButtonItem toolbarItems backgroundConfiguration kf rx "
            + "accessoryView titleView leftView rightView customView tableView collectionView scrollView "
            + "accessibilityElements")
    /// The class of the bar items that a member leads to; nil for any other member.
    static func barItem(_ name: String) -> String? {
        if bars.contains(name) { return "UITabBarItem" }
        return barButtons.contains(name) ? "UIBarButtonItem" : nil
    }

    private static let bars = FlowWords.set("tabBarItem tabBar")
    private static let barButtons = FlowWords.set(
        "leftBarButtonItem leftBarButtonItems rightBarButtonItem rightBarButtonItems backBarButtonItem toolbarItems")
    /// Members that lead to a window or to what is shown in it.
    let windows = FlowWords.set(
        "window keyWindow windows rootViewController presentedViewController topViewController viewControllers "
            + "navigationController tabBarController parent presentingViewController children")
    /// Calls that give a cell or header of a table or collection.
    let cells = FlowWords.set(
        "dequeueReusableCell dequeueReusableSupplementaryView dequeueReusableHeaderFooterView cellForRow cellForItem "
            + "cellForRowAtIndexPath dequeueReusableCellWithIdentifier cellForItemAtIndexPath supplementaryView "
            + "headerView footerView dequeueReusableCellWithReuseIdentifier "
            + "dequeueReusableHeaderFooterViewWithIdentifier dequeueConfiguredReusableCell "
            // AppKit
            + "makeView makeViewWithIdentifier makeItem makeItemWithIdentifier")
    /// Calls that load a storyboard or nib.
    let loaders = FlowWords.set(
        "instantiateViewController instantiateInitialViewController instantiateViewControllerWithIdentifier "
            + "loadNibNamed instantiate instantiateWithOwner hitTest")
    /// Beginnings of the names of functions that load an object of their type.
    let makers = ["load", "inst", "from", "make", "crea", "dequeue"]
    /// Members of types that give the one object of it.
    let singletons = FlowWords.set("shared sharedInstance instance current default main standard")
    /// Calls that add to a list.
    let additions = FlowWords.set("append insert addObject add")

    init(_ app: CodeApp) {
        view = app.intern("UIView")
        barItem = app.intern("UIBarButtonItem")
        controller = app.intern("UIViewController")
        string = app.intern("String")
        int = app.intern("Int")
        tableCell = app.intern("UITableViewCell")
        collectionCell = app.intern("UICollectionViewCell")
        values = Set(FlowWords.valueTypes.map(app.intern))
        partTypes = FlowWords.typesOfParts.mapValues(app.intern)
    }

    /// Whether a type is one of values, or of objects that are on no screen.
    func isValue(_ type: Symbol) -> Bool { values.contains(type) }

    /// Whether a member gives a part or the root view.
    func isPart(_ word: String) -> Bool { partTypes[word] != nil }

    /// The class of the cells that `dequeueReusableCell` gives in Swift, by the label of its first argument.
    func cellType(_ label: String) -> CodeType {
        switch label {
        case "withIdentifier": CodeType(name: tableCell)
        case "withReuseIdentifier": CodeType(name: collectionCell)
        default: .unknown
        }
    }

    func partType(_ word: String) -> CodeType {
        CodeType(name: partTypes[word] ?? .none, isList: word == "accessibilityElements")
    }

    static func set(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

    private static let valueTypes = set(
        "String NSString Int Bool Double Float CGFloat NSInteger NSUInteger BOOL float double int NSAttributedString "
            + "NSMutableAttributedString AttributedString UIColor UIFont UIImage Date URL Data CGRect CGSize CGPoint "
            + "NSNumber IndexPath NSIndexPath CALayer CAGradientLayer CAShapeLayer CATextLayer Error NSDictionary "
            + "NSMutableDictionary UIAlertController UIAlertAction NSError UIAction UIMenu CNContact "
            + "UNMutableNotificationContent MKPointAnnotation UIBezierPath NSTextAttachment SKProduct "
            + "NSLayoutConstraint Void NSURL NSDate NSData UIEdgeInsets TimeInterval NSRange")

    private static let typesOfParts: [String: String] = [
        "titleLabel": "UILabel", "imageView": "UIImageView", "textLabel": "UILabel", "detailTextLabel": "UILabel",
        "view": "UIView", "contentView": "UIView", "superview": "UIView",
        "navigationController": "UINavigationController",
        "tableView": "UITableView", "collectionView": "UICollectionView", "navigationBar": "UINavigationBar",
        "navigationItem": "UINavigationItem", "leftBarButtonItem": "UIBarButtonItem",
        "rightBarButtonItem": "UIBarButtonItem", "window": "UIWindow", "searchBar": "UISearchBar", "layer": "CALayer",
        "tabBarItem": "UITabBarItem", "backgroundView": "UIView", "inputAccessoryView": "UIView", "tabBar": "UITabBar",
        "toolbar": "UIToolbar", "rootViewController": "UIViewController", "presentedViewController": "UIViewController",
        "topViewController": "UIViewController", "viewControllers": "UIViewController",
        "backBarButtonItem": "UIBarButtonItem", "searchTextField": "UISearchTextField",
        "tableHeaderView": "UIView", "tableFooterView": "UIView", "accessoryView": "UIView", "titleView": "UIView",
        "selectedBackgroundView": "UIView", "leftView": "UIView", "rightView": "UIView", "customView": "UIView",
    ]
}
