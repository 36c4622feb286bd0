/// The classes of Apple's frameworks that Interface Builder offers and the code of apps names, with their superclasses
/// as Apple documents them: of UIKit the public views, controls, bar items, gesture recognizers and controllers, and of
/// the other frameworks those that apps show or subclass.
///
/// A class with a prefix of Apple's that is not here is unknown: apps use these prefixes too.
enum AppleClasses {
    /// Whether this is a class of Apple's.
    static func contains(_ name: String) -> Bool { superclass[name] != nil || name == "NSObject" || name == "NSProxy" }

    /// The superclasses of a class, the nearest first, with `NSObject`; none of a class that is unknown.
    static func superclasses(of name: String) -> [String] {
        var found: [String] = []
        var next = superclass[name]
        while let name = next, found.count < superclass.count {
            found.append(name)
            next = superclass[name]
        }
        return found
    }

    /// The classes of UIKit by which those of AppKit are read, so that the code of a Mac app is read like that of iOS.
    /// A class of AppKit may serve elements of several types (an `NSTextField` is a label or a field, an `NSButton` a
    /// check box), so that every view is a `UIView` but for those that are one thing.
    static let onMac: [String: String] = {
        var table = [
            "NSImage": "UIImage", "NSColor": "UIColor", "NSFont": "UIFont", "NSResponder": "UIResponder",
            "NSToolbarItem": "UIBarButtonItem", "NSMenuItem": "UIBarItem", "NSDocument": "UIViewController",
            "NSGestureRecognizer": "UIGestureRecognizer", "NSClickGestureRecognizer": "UITapGestureRecognizer",
            "NSPressGestureRecognizer": "UILongPressGestureRecognizer", "NSCell": "UIView",
        ]
        let bases = [
            "NSTableCellView": "UITableViewCell", "NSCell": "UIView", "NSView": "UIView", "NSWindow": "UIWindow",
            "NSViewController": "UIViewController", "NSWindowController": "UIViewController",
            "NSTextView": "UITextView", "NSTableView": "UITableView", "NSCollectionView": "UICollectionView",
            "NSImageView": "UIImageView", "NSSlider": "UISlider", "NSSegmentedControl": "UISegmentedControl",
        ]
        for name in superclass.keys {
            let found = ([name] + superclasses(of: name)).lazy.compactMap { bases[$0] }.first
            if let found { table[name] = found }
        }
        return table
    }()

    /// The superclass of each class.
    private static let superclass: [String: String] = {
        var table: [String: String] = [:]
        for part in [objects, uiKit, otherViews, otherControllers, appKit, watchKit] {
            for (name, classes) in part {
                for word in classes.split(whereSeparator: \.isWhitespace) { table[String(word)] = name }
            }
        }
        return table
    }()

    /// Classes that are neither views nor controllers.
    private static let objects: KeyValuePairs = [
        "NSObject": """
        AVAudioPlayer AVCaptureSession AVPlayer AVPlayerItem CAAnimation CADisplayLink CALayer CLLocationManager
        MKMapItem MKOverlayRenderer MKShape NSArray NSAttributedString NSBundle NSCache NSCell NSCoder NSColor
        NSController NSData NSDate NSDictionary NSError NSFetchedResultsController NSFont NSFormatter
        NSGestureRecognizer NSImage NSLayoutConstraint NSLayoutGuide NSLayoutManager NSManagedObject
        NSManagedObjectContext NSMenu NSMenuItem NSNotificationCenter NSOperation NSParagraphStyle NSPredicate
        NSResponder NSSet NSStatusItem NSString NSTabViewItem NSTableColumn NSTextAttachment NSTextContainer
        NSThread NSTimer NSToolbar NSToolbarItem NSTouchBar NSTouchBarItem NSURL NSURLSession NSUndoManager
        NSUserDefaults NSValue UIAccessibilityCustomAction UIAccessibilityCustomRotor UIBarAppearance UIBarItem
        UIBezierPath UICollectionViewDiffableDataSource UICollectionViewLayout UICollectionViewLayoutAttributes
        UIColor UIDevice UIDocument UIDynamicAnimator UIDynamicBehavior UIFeedbackGenerator UIFont UIFontDescriptor
        UIFontMetrics UIGestureRecognizer UIImage UILayoutGuide UIMotionEffect UINavigationItem UINib
        UIPercentDrivenInteractiveTransition UIPopoverController UIPresentationController UIResponder UIScreen
        UISearchDisplayController UIStoryboard UIStoryboardSegue UITableViewDiffableDataSource UITraitCollection
        UIVisualEffect WKApplication WKExtension WKInterfaceController WKInterfaceObject WKUserContentController
        WKWebViewConfiguration XCTest XCUIElement
        """,
        "UIBarItem": "UIBarButtonItem UITabBarItem",
        "UIBarButtonItem": "MKUserTrackingBarButtonItem",
        "UIBarAppearance": "UINavigationBarAppearance UIToolbarAppearance UITabBarAppearance",
        "UIGestureRecognizer": """
        UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
        UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
        """,
        "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "UICollectionViewLayout": """
        UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
        """,
        "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
        "UIStoryboardSegue": "UIStoryboardPopoverSegue",
        "UIDynamicBehavior": """
        UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior
        UIPushBehavior UISnapBehavior
        """,
        "UIFeedbackGenerator": """
        UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        """,
        "UILayoutGuide": "UITrackingLayoutGuide",
        "UITrackingLayoutGuide": "UIKeyboardLayoutGuide",
        "UIMotionEffect": "UIInterpolatingMotionEffect UIMotionEffectGroup",
        "UIVisualEffect": "UIBlurEffect UIVibrancyEffect",
        "NSArray": "NSMutableArray",
        "NSAttributedString": "NSMutableAttributedString",
        "NSData": "NSMutableData",
        "NSDictionary": "NSMutableDictionary",
        "NSFormatter": "NSDateFormatter NSNumberFormatter",
        "NSMutableAttributedString": "NSTextStorage",
        "NSOperation": "NSBlockOperation",
        "NSParagraphStyle": "NSMutableParagraphStyle",
        "NSSet": "NSMutableSet",
        "NSString": "NSMutableString",
        "NSValue": "NSNumber",
        "CALayer": """
        AVCaptureVideoPreviewLayer AVPlayerLayer CAEmitterLayer CAGradientLayer CAMetalLayer CAReplicatorLayer
        CAScrollLayer CAShapeLayer CATextLayer CATiledLayer CATransformLayer
        """,
        "CAAnimation": "CAAnimationGroup CAPropertyAnimation CATransition",
        "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
        "CABasicAnimation": "CASpringAnimation",
        "MKShape": "MKCircle MKMultiPoint MKPointAnnotation",
        "XCTest": "XCTestCase",
    ]

    /// The responders of UIKit.
    private static let uiKit: KeyValuePairs = [
        "UIResponder": "UIAccessibilityElement UIApplication UIScene UIView UIViewController",
        "UIScene": "UIWindowScene",
        "UIView": """
        UIActionSheet UIActivityIndicatorView UIAlertView UICalendarView UICollectionReusableView
        UIContentUnavailableView UIControl UIEventAttributionView UIImageView UIInputView UILabel UIListContentView
        UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView
        UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWebView UIWindow
        """,
        "UIControl": """
        UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISegmentedControl UISlider
        UIStepper UISwitch UITextField
        """,
        "UITextField": "UISearchTextField",
        "UIScrollView": "UICollectionView UITableView UITextView",
        "UICollectionReusableView": "UICollectionViewCell",
        "UICollectionViewCell": "UICollectionViewListCell",
        "UIViewController": """
        UIActivityViewController UIAlertController UICloudSharingController UICollectionViewController
        UIColorPickerViewController UIDocumentBrowserViewController UIDocumentMenuViewController
        UIDocumentPickerViewController UIDocumentViewController UIFontPickerViewController UIInputViewController
        UINavigationController UIPageViewController UIReferenceLibraryViewController UISearchContainerViewController
        UISearchController UISplitViewController UITabBarController UITableViewController
        """,
        "UINavigationController": "UIImagePickerController UIVideoEditorController",
    ]

    /// The views of other frameworks for iOS.
    private static let otherViews: KeyValuePairs = [
        "UIView": """
        ADBannerView ARCoachingOverlayView AVRoutePickerView GLKView HKActivityRingView LPLinkView MKAnnotationView
        MKCompassButton MKMapView MKScaleView MKUserTrackingButton MPVolumeView MTKView PDFThumbnailView PDFView
        RPSystemBroadcastPickerView SCNView SKView WKWebView
        """,
        "UIScrollView": "PKCanvasView",
        "UIControl": "ASAuthorizationAppleIDButton CLLocationButton",
        "UIButton": "INUIAddVoiceShortcutButton PKAddPassButton PKPaymentButton",
        "SCNView": "ARSCNView",
        "SKView": "ARSKView",
        "MKAnnotationView": "MKMarkerAnnotationView MKPinAnnotationView MKUserLocationView",
    ]

    /// The controllers of other frameworks for iOS.
    private static let otherControllers: KeyValuePairs = [
        "UIViewController": """
        AVPlayerViewController CNContactPickerViewController CNContactViewController EKCalendarChooser
        EKEventViewController GCEventViewController GLKViewController INUIAddVoiceShortcutViewController
        INUIEditVoiceShortcutViewController MCBrowserViewController MKLookAroundViewController
        MPMediaPickerController MPMoviePlayerViewController MSMessagesAppViewController PHPickerViewController
        PKAddPassesViewController PKAddPaymentPassViewController PKPaymentAuthorizationViewController
        QLPreviewController RPBroadcastActivityViewController RPPreviewViewController SFSafariViewController
        SKCloudServiceSetupViewController SKStoreProductViewController SLComposeServiceViewController
        SLComposeViewController UIHostingController VNDocumentCameraViewController
        """,
        "UINavigationController": """
        ABPeoplePickerNavigationController EKEventEditViewController GKGameCenterViewController
        MFMailComposeViewController MFMessageComposeViewController
        """,
    ]

    /// Classes for the Mac, which projects for several platforms share.
    private static let appKit: KeyValuePairs = [
        "NSResponder": "NSApplication NSPopover NSView NSViewController NSWindow NSWindowController",
        "NSView": """
        NSBox NSClipView NSCollectionView NSControl NSGridView NSOpenGLView NSProgressIndicator NSRulerView
        NSScrollView NSSplitView NSStackView NSTabView NSTableCellView NSTableHeaderView NSTableRowView NSText
        NSVisualEffectView
        """,
        "NSControl": """
        NSBrowser NSButton NSColorWell NSComboButton NSDatePicker NSImageView NSLevelIndicator NSMatrix
        NSPathControl NSRuleEditor NSScroller NSSegmentedControl NSSlider NSStepper NSSwitch NSTableView NSTextField
        """,
        "NSButton": "NSPopUpButton NSStatusBarButton",
        "NSTextField": "NSComboBox NSSearchField NSSecureTextField NSTokenField",
        "NSTableView": "NSOutlineView",
        "NSText": "NSTextView",
        "NSRuleEditor": "NSPredicateEditor",
        "NSWindow": "NSPanel",
        "NSPanel": "NSColorPanel NSFontPanel NSSavePanel",
        "NSSavePanel": "NSOpenPanel",
        "NSViewController": """
        NSCollectionViewItem NSPageController NSSplitViewController NSTabViewController
        NSTitlebarAccessoryViewController
        """,
        "NSCell": "NSActionCell NSImageCell",
        "NSActionCell": "NSButtonCell NSDatePickerCell NSSegmentedCell NSSliderCell NSStepperCell NSTextFieldCell",
        "NSController": "NSObjectController NSUserDefaultsController",
        "NSObjectController": "NSArrayController NSTreeController",
        "NSArrayController": "NSDictionaryController",
    ]

    /// Classes for watches.
    private static let watchKit: KeyValuePairs = [
        "WKInterfaceObject": """
        WKInterfaceActivityRing WKInterfaceButton WKInterfaceDate WKInterfaceGroup WKInterfaceHMCamera
        WKInterfaceImage WKInterfaceInlineMovie WKInterfaceLabel WKInterfaceMap WKInterfaceMovie WKInterfacePicker
        WKInterfaceSCNScene WKInterfaceSKScene WKInterfaceSeparator WKInterfaceSlider WKInterfaceSwitch
        WKInterfaceTable WKInterfaceTimer
        """,
        "WKInterfaceController": "WKHostingController WKUserNotificationInterfaceController",
    ]
}
