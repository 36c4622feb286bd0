/// A set of `UIAccessibilityTraits`, with UIKit's names and the bits of the system's own mask (recorded by
/// cashapp/AccessibilitySnapshot). Those marked as private are used by UIKit's classes and appear in dumps.
package struct Traits: OptionSet, Hashable, Sendable {
    /// The system's bit mask.
    package let rawValue: UInt64

    /// The set with this bit mask.
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

    /// `UIAccessibilityTraits.button`
    package static let button = Traits(bit: 0)
    /// `UIAccessibilityTraits.link`
    package static let link = Traits(bit: 1)
    /// `UIAccessibilityTraits.image`
    package static let image = Traits(bit: 2)
    /// `UIAccessibilityTraits.selected`
    package static let selected = Traits(bit: 3)
    /// `UIAccessibilityTraits.playsSound`
    package static let playsSound = Traits(bit: 4)
    /// `UIAccessibilityTraits.keyboardKey`
    package static let keyboardKey = Traits(bit: 5)
    /// `UIAccessibilityTraits.staticText`
    package static let staticText = Traits(bit: 6)
    /// `UIAccessibilityTraits.summaryElement`
    package static let summaryElement = Traits(bit: 7)
    /// `UIAccessibilityTraits.notEnabled`
    package static let notEnabled = Traits(bit: 8)
    /// `UIAccessibilityTraits.updatesFrequently`
    package static let updatesFrequently = Traits(bit: 9)
    /// `UIAccessibilityTraits.searchField`
    package static let searchField = Traits(bit: 10)
    /// `UIAccessibilityTraits.startsMediaSession`
    package static let startsMediaSession = Traits(bit: 11)
    /// `UIAccessibilityTraits.adjustable`
    package static let adjustable = Traits(bit: 12)
    /// `UIAccessibilityTraits.allowsDirectInteraction`
    package static let allowsDirectInteraction = Traits(bit: 13)
    /// `UIAccessibilityTraits.causesPageTurn`
    package static let causesPageTurn = Traits(bit: 14)
    /// `UIAccessibilityTraits.tabBar`
    package static let tabBar = Traits(bit: 15)
    /// `UIAccessibilityTraits.header`
    package static let header = Traits(bit: 16)
    /// `UIAccessibilityTraits.supportsZoom`; the bit is ours, no dump shows it.
    package static let supportsZoom = Traits(bit: 17)
    /// An editable text (private).
    package static let textEntry = Traits(bit: 18)
    /// A text input that is being edited (private).
    package static let isEditing = Traits(bit: 21)
    /// A password field (private).
    package static let secureTextField = Traits(bit: 24)
    /// The back button of a navigation bar (private).
    package static let backButton = Traits(bit: 27)
    /// A button of a `UITabBar` (private).
    package static let tabBarItem = Traits(bit: 28)
    /// Text of several lines (private).
    package static let textArea = Traits(bit: 47)
    /// A switch; public as `toggleButton` since iOS 17.
    package static let switchButton = Traits(bit: 53)
    /// `UIAccessibilityTraits.toggleButton`: the same bit as the private `switchButton`.
    package static let toggleButton = switchButton

    /// `none` written beside other traits, where it has no effect and is likely a mistake. The bit is ours.
    package static let noneBesideOthers = Traits(bit: 63)

    /// These traits, marked with `noneBesideOthers` if the list in the file also has the word `none`.
    package func written(withNone hasNone: Bool) -> Traits {
        hasNone && !isEmpty ? union(.noneBesideOthers) : self
    }

    /// Whether a list of these traits needs the word `none`.
    package var needsNone: Bool { words.isEmpty || contains(.noneBesideOthers) }

    /// Every trait with its word in a screen file, in the order in which lists of traits are written.
    package static let names: [(name: String, trait: Traits)] = [
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

    /// The trait with this word in a screen file, which is the empty set for `none`; nil for any other word.
    package init?(named name: String) {
        guard let found = Traits.names.first(where: { $0.name == name }) else { return nil }
        self = found.trait
    }

    /// The words for the traits of this set, in the order of `names`. A toggle button has its public word.
    package var words: [String] {
        Traits.names.filter { !$0.trait.isEmpty && contains($0.trait) && $0.name != "switchButton" }.map(\.name)
    }
}
