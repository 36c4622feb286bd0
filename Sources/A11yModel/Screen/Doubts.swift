/// Why the file alone does not determine what an element is at run time.
///
/// Each doubt changes certain properties. A rule states which properties its verdict rests on (`rests-on` on its page),
/// so that a new cause of doubt is stated here, once, and not in every rule that it touches.
public struct Doubts: OptionSet, Hashable, Sendable {
    /// A bit mask.
    public let rawValue: UInt16

    /// The doubts with this bit mask.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Code can reach it, for example through an outlet, and may set anything but its frame, which layout decides, and
    /// where it takes touches, which its class decides.
    public static let code = Doubts(rawValue: 1 << 0)
    /// It has a class of the app's own, which may do anything but place it.
    public static let customClass = Doubts(rawValue: 1 << 1)
    /// Code of the app, by whichever way it reaches the element.
    public static let anyCode: Doubts = [.code, .customClass]
    /// In a prototype cell or reusable view, whose texts and pictures are replaced at run time.
    public static let template = Doubts(rawValue: 1 << 2)
    /// Hidden now, but a stop once it is shown.
    public static let hidden = Doubts(rawValue: 1 << 3)
    /// Auto Layout may change its size or position.
    public static let layout = Doubts(rawValue: 1 << 4)
    /// The dump lacks the deciding attribute, or was cut.
    public static let partial = Doubts(rawValue: 1 << 5)
    /// An overlay, card, decoration or kind of control was inferred.
    public static let guessed = Doubts(rawValue: 1 << 6)
    /// Within 2 points of VoiceOver's row threshold.
    public static let edge = Doubts(rawValue: 1 << 7)
    /// Nothing in the file leads to its screen, which may never appear.
    public static let unreached = Doubts(rawValue: 1 << 8)
    /// The check itself found that only a person can decide.
    public static let undecided = Doubts(rawValue: 1 << 9)
    /// A modifier of a library on a view of SwiftUI, or on one around it, may name, hide or merge it.
    public static let modifier = Doubts(rawValue: 1 << 10)

    /// Each doubt with its word in reports, the most telling first.
    public static let words: [(doubt: Doubts, word: String)] = [
        (.unreached, "unreached"), (.undecided, "undecided"), (.code, "code"), (.customClass, "custom-class"),
        (.modifier, "modifier"), (.template, "template"), (.hidden, "hidden"), (.layout, "layout"),
        (.guessed, "guessed"), (.edge, "edge"),
        (.partial, "partial"),
    ]

    /// The doubts about a verdict that rests on these properties. Those that a check raises itself, and those about the
    /// whole screen, count whatever it rests on.
    public static func about(_ properties: PropertySet) -> Doubts {
        changes.reduce([.guessed, .edge, .unreached, .undecided]) { doubts, change in
            change.properties.isDisjoint(with: properties) ? doubts : doubts.union(change.doubt)
        }
    }

    /// What each doubt about an element may change.
    private static let changes: [(doubt: Doubts, properties: PropertySet)] = [
        (.code, PropertySet(Property.allCases.filter { $0 != .frame && $0 != .hitFrame })),
        (.customClass, PropertySet(Property.allCases.filter { $0 != .frame })),
        (.template, PropertySet([.text, .title, .image, .systemImage, .label, .value, .placeholder, .selected])),
        (.hidden, PropertySet([.hidden])),
        (.layout, PropertySet([.frame])),
        // Texts in it keep the fonts and colours that are set on them.
        (.modifier, PropertySet(Property.allCases.filter { ![.font, .textColor, .frame, .hitFrame].contains($0) })),
        // Attributes that printers of running apps leave out.
        (.partial, PropertySet([.isElement, .traits, .value, .selected])),
    ]
}
