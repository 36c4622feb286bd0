// Declarations of the part of UIKit that Capture/A11yLintCapture.swift uses, as Apple's interface has them. A test
// compiles the file against them where there is no UIKit. Nothing of it runs: bodies return whatever has the type.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// Apple documents them, and they have Apple's types.

@_exported import Foundation

// MARK: Objective-C and Core Graphics

public struct Selector: Sendable {}
public func NSSelectorFromString(_ name: String) -> Selector { Selector() }
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }

extension NSObject {
    public class func instanceMethod(for selector: Selector!) -> OpaquePointer! { nil }
    public func responds(to selector: Selector!) -> Bool { false }
}

public enum CGPathElementType {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

public class CGPath {
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
}

@MainActor
public class UIBezierPath: NSObject {
    public var cgPath: CGPath { CGPath() }
}

// MARK: Accessibility

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

public enum UIAccessibilityContainerType: Int { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityNavigationStyle: Int { case automatic, separate, combined }
public enum AXExpandedStatus: Int { case unsupported, expanded, collapsed }

public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = Self(rawValue: 1)
    public static let requiresActivation = Self(rawValue: 2)
}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

@MainActor public class UIAccessibilityCustomAction: NSObject { public var name: String { "" } }
@MainActor public class UIAccessibilityCustomRotor: NSObject { public var name: String { "" } }
@MainActor public class UIAccessibilityLocationDescriptor: NSObject { public var name: String { "" } }

@MainActor
extension NSObject {
    public var isAccessibilityElement: Bool { false }
    public var accessibilityLabel: String? { nil }
    public var accessibilityAttributedLabel: NSAttributedString? { nil }
    public var accessibilityValue: String? { nil }
    public var accessibilityHint: String? { nil }
    public var accessibilityTraits: UIAccessibilityTraits { [] }
    public var accessibilityFrame: CGRect { .zero }
    public var accessibilityPath: UIBezierPath? { nil }
    public var accessibilityActivationPoint: CGPoint { .zero }
    public var accessibilityLanguage: String? { nil }
    public var accessibilityElementsHidden: Bool { false }
    public var accessibilityViewIsModal: Bool { false }
    public var shouldGroupAccessibilityChildren: Bool { false }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { .automatic }
    public var accessibilityRespondsToUserInteraction: Bool { false }
    public var accessibilityUserInputLabels: [String]! { nil }
    public var accessibilityTextualContext: UIAccessibilityTextualContext? { nil }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { nil }
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { nil }
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? { nil }
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? { nil }
    public var accessibilityElements: [Any]? { nil }
    public func accessibilityElementCount() -> Int { 0 }
    public func accessibilityElement(at index: Int) -> Any? { nil }
    public var accessibilityContainerType: UIAccessibilityContainerType { .none }
    @available(iOS 17, *) public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions { [] }
    @available(iOS 18, *) public var accessibilityExpandedStatus: AXExpandedStatus { .unsupported }
}

@MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    var accessibilityIdentifier: String? { get }
}

@MainActor
public protocol UIAccessibilityReadingContent {
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
}

@MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}

/// An optional method of an Objective-C protocol, which is called as `method?(forRow: 1)`.
@MainActor
public struct OptionalHeaders {
    public func callAsFunction(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func callAsFunction(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

@MainActor
public protocol UIAccessibilityContainerDataTable {
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    var accessibilityHeaderElements: OptionalHeaders? { get }
}

extension NSAttributedString.Key {
    public static let accessibilitySpeechLanguage = Self("")
    public static let accessibilitySpeechPitch = Self("")
    public static let accessibilitySpeechSpellOut = Self("")
    public static let accessibilitySpeechPunctuation = Self("")
    public static let accessibilitySpeechIPANotation = Self("")
    public static let accessibilityTextHeadingLevel = Self("")
}

// MARK: Application, windows and view controllers

public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac, vision }
public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

@MainActor public class UITraitCollection: NSObject {
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

@MainActor public protocol UICoordinateSpace: AnyObject {}
@MainActor public class UIScreen: NSObject {
    public var bounds: CGRect { .zero }
    public var coordinateSpace: any UICoordinateSpace { UIView() }
}

@MainActor public class UIApplication: UIResponder {
    public static var shared: UIApplication { UIApplication() }
    public var connectedScenes: Set<UIScene> { [] }
}

@MainActor public class UIScene: UIResponder {
    public enum ActivationState: Int { case unattached = -1, foregroundActive, foregroundInactive, background }
    public var activationState: ActivationState { .unattached }
}

@MainActor public class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [] }
}

@MainActor open class UIResponder: NSObject {
    public var next: UIResponder? { nil }
    public var isFirstResponder: Bool { false }
}

@MainActor open class UIViewController: UIResponder {
    public var title: String? { nil }
    public var navigationItem: UINavigationItem { UINavigationItem() }
    public var presentedViewController: UIViewController? { nil }
}

@MainActor public class UINavigationItem: NSObject { public var title: String? { nil } }
@MainActor public class UINavigationController: UIViewController {
    public var topViewController: UIViewController? { nil }
}
@MainActor public class UITabBarController: UIViewController {
    public var selectedViewController: UIViewController? { nil }
}

// MARK: Views

@MainActor open class UIView: UIResponder, UICoordinateSpace, UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? { nil }
    public var subviews: [UIView] { [] }
    public var window: UIWindow? { nil }
    public var bounds: CGRect { .zero }
    public var isHidden: Bool { false }
    public var alpha: CGFloat { 1 }
    public var clipsToBounds: Bool { false }
    public var isUserInteractionEnabled: Bool { true }
    public var backgroundColor: UIColor? { nil }
    public var accessibilityIgnoresInvertColors: Bool { false }
    public var showsLargeContentViewer: Bool { false }
    public var largeContentTitle: String? { nil }
    public var gestureRecognizers: [UIGestureRecognizer]? { nil }
    public var traitCollection: UITraitCollection { UITraitCollection() }
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect }
}

@MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }
    public var windowLevel: Level { Level(rawValue: 0) }
    public var isKeyWindow: Bool { false }
    public var screen: UIScreen { UIScreen() }
    public var rootViewController: UIViewController? { nil }
}

@MainActor open class UIScrollView: UIView {
    public var isScrollEnabled: Bool { true }
    public var isPagingEnabled: Bool { false }
    public var contentSize: CGSize { .zero }
}

@MainActor open class UITableViewCell: UIView { public var isSelected: Bool { false } }
@MainActor open class UICollectionViewCell: UIView { public var isSelected: Bool { false } }

public class UIColor: NSObject {
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }
}

public class UIFontDescriptor: NSObject {
    public struct AttributeName: Hashable, Sendable {
        public static let textStyle = AttributeName()
    }
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitBold = Self(rawValue: 2)
    }
    public var symbolicTraits: SymbolicTraits { [] }
    public func object(forKey key: AttributeName) -> Any? { nil }
}

public class UIFont: NSObject {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = Self(rawValue: ""), title1 = Self(rawValue: ""), title2 = Self(rawValue: "")
        public static let title3 = Self(rawValue: ""), headline = Self(rawValue: ""), body = Self(rawValue: "")
        public static let subheadline = Self(rawValue: ""), callout = Self(rawValue: "")
        public static let footnote = Self(rawValue: ""), caption1 = Self(rawValue: ""), caption2 = Self(rawValue: "")
    }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
    public var pointSize: CGFloat { 0 }
    public var fontName: String { "" }
}

// MARK: Text

@MainActor open class UILabel: UIView {
    public var text: String? { nil }
    public var numberOfLines: Int { 1 }
    public var adjustsFontSizeToFitWidth: Bool { false }
    public var minimumScaleFactor: CGFloat { 0 }
    public var textColor: UIColor! { nil }
    public var font: UIFont! { nil }
    public var adjustsFontForContentSizeCategory: Bool { false }
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: ""), givenName = Self(rawValue: ""), familyName = Self(rawValue: "")
    public static let nickname = Self(rawValue: ""), organizationName = Self(rawValue: "")
    public static let location = Self(rawValue: ""), addressCity = Self(rawValue: "")
    public static let fullStreetAddress = Self(rawValue: ""), streetAddressLine1 = Self(rawValue: "")
    public static let streetAddressLine2 = Self(rawValue: ""), countryName = Self(rawValue: "")
    public static let postalCode = Self(rawValue: ""), telephoneNumber = Self(rawValue: "")
    public static let emailAddress = Self(rawValue: ""), URL = Self(rawValue: "")
    public static let creditCardNumber = Self(rawValue: ""), username = Self(rawValue: "")
    public static let password = Self(rawValue: ""), newPassword = Self(rawValue: "")
    public static let oneTimeCode = Self(rawValue: "")
}

public enum UIKeyboardType: Int {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Every requirement is optional in Objective-C.
@MainActor
public protocol UITextInputTraits {
    var isSecureTextEntry: Bool? { get }
    var textContentType: UITextContentType?? { get }
    var keyboardType: UIKeyboardType? { get }
}

@MainActor open class UITextField: UIControl, UITextInputTraits {
    public var isSecureTextEntry: Bool? { nil }
    public var textContentType: UITextContentType?? { nil }
    public var keyboardType: UIKeyboardType? { nil }
    public var text: String? { nil }
    public var placeholder: String? { nil }
    public var textColor: UIColor? { nil }
    public var font: UIFont? { nil }
    public var adjustsFontForContentSizeCategory: Bool { false }
    public var isEditing: Bool { false }
}

@MainActor open class UITextView: UIScrollView, UITextInputTraits {
    public var isSecureTextEntry: Bool? { nil }
    public var textContentType: UITextContentType?? { nil }
    public var keyboardType: UIKeyboardType? { nil }
    public var text: String! { nil }
    public var textColor: UIColor? { nil }
    public var font: UIFont? { nil }
    public var adjustsFontForContentSizeCategory: Bool { false }
    public var isEditable: Bool { true }
}

@MainActor open class UISearchBar: UIView {
    public var text: String? { nil }
    public var placeholder: String? { nil }
}

// MARK: Controls

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public var isEnabled: Bool { true }
    public var isSelected: Bool { false }
    public var allControlEvents: Event { [] }
    public var isContextMenuInteractionEnabled: Bool { false }
    public var showsMenuAsPrimaryAction: Bool { false }
}

@MainActor open class UIButton: UIControl {
    public struct Configuration { public var title: String? }
    public var currentTitle: String? { nil }
    public var configuration: Configuration? { nil }
}

@MainActor open class UISwitch: UIControl { public var isOn: Bool { false } }

@MainActor open class UISlider: UIControl {
    public var minimumValue: Float { 0 }
    public var maximumValue: Float { 1 }
    public var value: Float { 0 }
}

@MainActor open class UIStepper: UIControl {
    public var minimumValue: Double { 0 }
    public var maximumValue: Double { 100 }
    public var value: Double { 0 }
}

@MainActor open class UIProgressView: UIView { public var progress: Float { 0 } }

@MainActor open class UIPageControl: UIControl {
    public var numberOfPages: Int { 0 }
    public var currentPage: Int { 0 }
}

@MainActor public class UIImage: NSObject {}

@MainActor open class UISegmentedControl: UIControl {
    public var numberOfSegments: Int { 0 }
    public var selectedSegmentIndex: Int { -1 }
    public func titleForSegment(at segment: Int) -> String? { nil }
    public func imageForSegment(at segment: Int) -> UIImage? { nil }
    public func isEnabledForSegment(at segment: Int) -> Bool { true }
}

@MainActor open class UITabBarItem: NSObject, UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? { nil }
    public var title: String? { nil }
    public var badgeValue: String? { nil }
    public var isEnabled: Bool { true }
}

@MainActor open class UITabBar: UIView {
    public var items: [UITabBarItem]? { nil }
    public var selectedItem: UITabBarItem? { nil }
}

// MARK: Gestures

@MainActor open class UIGestureRecognizer: NSObject { public var isEnabled: Bool { true } }

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired: Int { 1 }
    public var numberOfTouchesRequired: Int { 1 }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    public var numberOfTouchesRequired: Int { 1 }
}

@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Self(rawValue: 1), left = Self(rawValue: 2)
        public static let up = Self(rawValue: 4), down = Self(rawValue: 8)
    }
    public var direction: Direction { .right }
    public var numberOfTouchesRequired: Int { 1 }
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer { public var minimumNumberOfTouches: Int { 1 } }
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {}
