/// A set of `UIAccessibilityTraits`, with UIKit's names and the bits of the system's own mask (recorded by
/// cashapp/AccessibilitySnapshot). Those marked as private are used by UIKit's classes and appear in dumps.
public struct Traits: OptionSet, Hashable, Sendable {
    /// The system's bit mask.
    public let rawValue: UInt64

    /// The set with this bit mask.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

    /// `UIAccessibilityTraits.button`
    public static let button = Traits(bit: 0)
    /// `UIAccessibilityTraits.link`
    public static let link = Traits(bit: 1)
    /// `UIAccessibilityTraits.image`
    public static let image = Traits(bit: 2)
    /// `UIAccessibilityTraits.selected`
    public static let selected = Traits(bit: 3)
    /// `UIAccessibilityTraits.playsSound`
    public static let playsSound = Traits(bit: 4)
    /// `UIAccessibilityTraits.keyboardKey`
    public static let keyboardKey = Traits(bit: 5)
    /// `UIAccessibilityTraits.staticText`
    public static let staticText = Traits(bit: 6)
    /// `UIAccessibilityTraits.summaryElement`
    public static let summaryElement = Traits(bit: 7)
    /// `UIAccessibilityTraits.notEnabled`
    public static let notEnabled = Traits(bit: 8)
    /// `UIAccessibilityTraits.updatesFrequently`
    public static let updatesFrequently = Traits(bit: 9)
    /// `UIAccessibilityTraits.searchField`
    public static let searchField = Traits(bit: 10)
    /// `UIAccessibilityTraits.startsMediaSession`
    public static let startsMediaSession = Traits(bit: 11)
    /// `UIAccessibilityTraits.adjustable`
    public static let adjustable = Traits(bit: 12)
    /// `UIAccessibilityTraits.allowsDirectInteraction`
    public static let allowsDirectInteraction = Traits(bit: 13)
    /// `UIAccessibilityTraits.causesPageTurn`
    public static let causesPageTurn = Traits(bit: 14)
    /// `UIAccessibilityTraits.tabBar`
    public static let tabBar = Traits(bit: 15)
    /// `UIAccessibilityTraits.header`
    public static let header = Traits(bit: 16)
    /// `UIAccessibilityTraits.supportsZoom`; the bit is ours, no dump shows it.
    public static let supportsZoom = Traits(bit: 17)
    /// An editable text (private).
    public static let textEntry = Traits(bit: 18)
    /// A text input that is being edited (private).
    public static let isEditing = Traits(bit: 21)
    /// A password field (private).
    public static let secureTextField = Traits(bit: 24)
    /// The back button of a navigation bar (private).
    public static let backButton = Traits(bit: 27)
    /// A button of a `UITabBar` (private).
    public static let tabBarItem = Traits(bit: 28)
    /// Text of several lines (private).
    public static let textArea = Traits(bit: 47)
    /// A switch; public as `toggleButton` since iOS 17.
    public static let switchButton = Traits(bit: 53)
    /// `UIAccessibilityTraits.toggleButton`: the same bit as the private `switchButton`.
    public static let toggleButton = switchButton

    /// `none` written beside other traits, where it has no effect and is likely a mistake. The bit is ours.
    public static let noneBesideOthers = Traits(bit: 63)

    /// These traits, marked with `noneBesideOthers` if the list in the file also has the word `none`.
    public func written(withNone hasNone: Bool) -> Traits { hasNone && !isEmpty ? union(.noneBesideOthers) : self }

    /// Whether a list of these traits needs the word `none`.
    public var needsNone: Bool { words.isEmpty || contains(.noneBesideOthers) }

    /// Every trait with its word in a screen file, in the order in which lists of traits are written.
    public static let names: [(name: String, trait: Traits)] = [
        ("button", .button), ("link", .link), ("header", .header), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("tabBar", .tabBar), ("toggleButton", .toggleButton), ("supportsZoom", .supportsZoom),
        ("backButton", .backButton), ("textEntry", .textEntry), ("isEditing", .isEditing),
        ("secureTextField", .secureTextField), ("tabBarItem", .tabBarItem), ("switchButton", .switchButton),
        ("textArea", .textArea), ("none", []),
    ]

    /// The word of every trait.
    public static let words = names.map(\.name)

    /// The trait with this word in a screen file, which is the empty set for `none`; nil for any other word.
    public init?(named name: String) {
        guard let found = Traits.names.first(where: { $0.name == name }) else { return nil }
        self = found.trait
    }

    /// The words for the traits of this set, in the order of `names`. A toggle button has its public word.
    public var words: [String] {
        Traits.names.filter { !$0.trait.isEmpty && contains($0.trait) && $0.name != "switchButton" }.map(\.name)
    }
}
