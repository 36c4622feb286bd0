/// A place in the code of the app.
public struct CodePlace: Hashable, Comparable, Sendable {
    /// The path of the file, as reports show it.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// A place in a file.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// By path, then by position.
    public static func < (left: CodePlace, right: CodePlace) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}

/// What code sets a property to, as far as its text tells.
public enum CodeValue: Hashable, Sendable {
    /// A value that the code states.
    case known(Value)
    /// A text of the app's string tables: its key, and the table if it is not `Localizable`.
    case localized(key: String, table: String?)
    /// Something that is neither nil nor empty.
    case something
    /// Certainly nil, or a text without anything but white space.
    case nothing
    /// Anything, also nil or an empty text.
    case anything
}

extension CodeValue {
    /// What a property is that is set to one of some values: one if they are equal, something if each is something.
    package static func union(_ values: [CodeValue]) -> CodeValue {
        guard let first = values.first else { return .anything }
        if values.allSatisfy({ $0 == first }) { return first }
        return values.contains(where: \.mayBeNothing) ? .anything : .something
    }

    /// The same without what code states of it.
    package var inexact: CodeValue { mayBeNothing ? self : .something }

    /// Whether it may be nil or empty.
    fileprivate var mayBeNothing: Bool { self == .anything || self == .nothing }

    /// Whether it is a font that does not follow the size that people choose.
    package var isFixedFont: Bool { if case .known(.font(let font)) = self { font.style == nil } else { false } }

    /// Whether it is a flag that the code states.
    fileprivate var isFlag: Bool { if case .known(.flag) = self { true } else { false } }
}

/// A place of code as reports tell it. What many elements share lies in memory once.
package final class CodeWords: Hashable, Sendable {
    /// Where it is.
    package let place: CodePlace
    /// The type and function around it.
    package let context: String
    /// The code, on one line.
    package let excerpt: String

    /// A place with the type and function around it, and its line.
    package init(place: CodePlace, context: String, excerpt: String) {
        (self.place, self.context, self.excerpt) = (place, context, excerpt)
    }

    /// By what they tell.
    package static func == (left: CodeWords, right: CodeWords) -> Bool {
        left === right || (left.place, left.context, left.excerpt) == (right.place, right.context, right.excerpt)
    }

    /// By the place.
    package func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// One occurrence of an element in the code of the app, and what it does to the element.
public struct CodeUse: Hashable, Sendable {
    /// What an occurrence does.
    public enum Effect: Hashable, Sendable {
        /// It declares the outlet.
        case declares
        /// It changes nothing.
        case harmless
        /// It sets the properties whenever the element is shown.
        case sets(CodeValue)
        /// It sets the properties in some cases.
        case maySet(CodeValue)
        /// It may change the properties in a way that the text does not tell.
        case opens

        /// Whether the properties may be something after it.
        public var gives: Bool {
            switch self {
            case .declares, .harmless, .sets(.nothing), .maySet(.nothing): false
            case .sets, .maySet, .opens: true
            }
        }
    }

    private let words: CodeWords
    /// Where it is.
    public var place: CodePlace { words.place }
    /// The type and function around it, such as `LoginViewController.viewDidLoad`.
    public var context: String { words.context }
    /// The code, on one line.
    public var excerpt: String { words.excerpt }
    /// What it does.
    public let effect: Effect
    /// The properties that it sets or may change; empty if it changes nothing.
    public let properties: PropertySet

    /// An occurrence.
    public init(place: CodePlace, context: String, excerpt: String, effect: Effect, properties: PropertySet) {
        self.init(CodeWords(place: place, context: context, excerpt: excerpt), effect: effect, properties: properties)
    }

    /// An occurrence at a place that others share.
    package init(_ words: CodeWords, effect: Effect, properties: PropertySet) {
        (self.words, self.effect, self.properties) = (words, effect, properties)
    }
}

/// A place of code that has the name of an element's outlet and does not change the element.
public struct CodeMention: Hashable, Sendable {
    /// Why it does not.
    public enum Reason: Hashable, Sendable {
        /// The name means a local variable or parameter.
        case local
        /// It is a property of another type.
        case ofAnother(String)
        /// The element is used, and nothing changes that findings rest on.
        case harmless
    }

    /// Where it is.
    public let place: CodePlace
    /// The type and function around it.
    public let context: String
    /// The code, on one line.
    public let excerpt: String
    /// Why it changes nothing.
    public let reason: Reason

    /// A mention.
    public init(place: CodePlace, context: String, excerpt: String, reason: Reason) {
        self.place = place
        self.context = context
        self.excerpt = excerpt
        self.reason = reason
    }
}

/// Why code that names an element nowhere may change it nevertheless: its class is not among the sources, a loop runs
/// over the subviews of its superview, …
public struct CodeGap: Hashable, Sendable {
    /// Why.
    public let cause: CodeCause
    /// The properties that may change.
    public let properties: PropertySet

    /// A gap for a reason, with the code that is the reason; nil if it is that code is missing.
    public init(_ reason: CodeCause.Reason, at place: CodePlace? = nil, properties: PropertySet = .ofCode) {
        cause = CodeCause(reason, at: place)
        self.properties = properties
    }
}

extension CodeGap {
    /// A runtime attribute that may set a name.
    package static func named(by keyPath: String) -> CodeGap {
        let names = PropertySet([.label, .text, .title, .placeholder, .value, .hint])
        return CodeGap(.attribute(keyPath: keyPath), properties: names)
    }
}

/// What the code of the app does to an element, as far as it was read.
public struct ElementCode: Hashable, Sendable {
    /// The classes whose code was read, the owner of the outlet first.
    public var classes: [String] = []
    /// How many files of code they were found in.
    public var files = 0
    /// Every occurrence, in the order of the files.
    public var uses: [CodeUse] = []
    /// What else may change it.
    public var gaps: [CodeGap] = []
    /// The UIKit class that its own class descends from, by the code; nil if it has none, or the code does not tell.
    public var base: String?
    /// The names of the pictures that code gives an image view or button, in some order.
    public var pictures: [String] = []
    /// The same without those for another version of the system.
    public var picturesOfStates: [String] = []
    /// The colours between which code chooses for the tint of a button, in some order.
    public var tints: [String] = []
    /// The methods of the taps that code adds to it, in the order of the files.
    public var taps: [String] = []
    /// What its own class answers itself, by methods of UIKit.
    public var responses: Set<Response> = []
    /// Whether code that may not always run leaves a property open, where a project wants to see each such case.
    public var isStrict = false
    /// Where the code of a view of SwiftUI is that is shown as a part of another one; nil of one of that view's own.
    public var home: Home?

    /// Where verdicts about a part of a screen belong whose code is in another view.
    public enum Home: Hashable, Sendable {
        /// There: nothing of it comes from the use.
        case elsewhere
        /// What it says comes from the use, and what it is from there.
        case inUse
    }

    /// What users do that a class answers by a method of its own.
    public enum Response: Hashable, Sendable {
        /// Touches on the view, its activation, or its selection as a cell.
        case touch
        /// The selection of a row or item, as the delegate of a list.
        case selection
        /// The selection of each item, whichever list it is in.
        case selectionOfAll
        /// Nothing of users: the classes whose code was read post notifications of accessibility.
        case announcement
        /// Nothing of users: other classes of the app post such notifications.
        case announcementElsewhere
        /// Clicks of the mouse alone, on a Mac: a plain view without anything for VoiceOver.
        case click
        /// Nothing of users: code puts a view of its class into the title of a navigation bar.
        case barTitle
        /// Touches by the controls that its class, a control as well, puts into it: VoiceOver finds those in its place.
        case innerControls
    }

    /// Nothing known.
    public init() {}

    /// What the code does to a property of an element.
    public enum Outcome: Hashable, Sendable {
        /// No code changes it.
        case untouched
        /// Code sets it whenever the element is shown.
        case supplied(CodeValue)
        /// Code sets it, though perhaps not always.
        case written(CodeValue)
        /// Code may change it.
        case open(CodeCause)
    }

    /// What the code does to a property.
    public func outcome(of property: Property) -> Outcome {
        if let gap = gaps.first(where: { $0.properties.contains(property) }) { return .open(gap.cause) }
        if let use = uses.first(where: { $0.effect == .opens && $0.properties.contains(property) }) {
            // A name that code sets in every case is there, whatever else happens to it.
            let isNamed = PropertySet.ofNames.contains(property) && isNamed(by: property)
            return isNamed ? .supplied(.something) : .open(use.cause)
        }
        var (always, sometimes): ([CodeValue], [CodeValue]) = ([], [])
        var unsure: CodeUse?
        for use in uses where use.properties.contains(property) {
            switch use.effect {
            case .declares, .harmless, .opens: break
            case .sets(let value): always.append(value)
            case .maySet(let value):
                sometimes.append(value)
                unsure = value.mayBeNothing ? use : unsure ?? use
            }
        }
        guard let unsure else { return always.isEmpty ? .untouched : .supplied(CodeValue.union(always)) }
        let value = CodeValue.union(always + sometimes)
        // Of a flag that is one or the other nothing is known.
        let isOpenFlag = (always + sometimes).contains(where: \.isFlag) && value == .something
        if value == .anything || isOpenFlag { return .open(unsure.cause) }
        // Where the property is set in every case, it is something in every case.
        if !always.isEmpty { return .supplied(value) }
        return isStrict && value != .nothing ? .open(unsure.cause) : .written(value)
    }

    /// A share of the fonts that code gives an element.
    public enum Share { case none, some, all }

    /// How many of the fonts that code gives it do not follow the size that people choose.
    public var fixedFonts: Share {
        let fonts = uses.compactMap { use -> CodeValue? in
            guard use.properties.contains(.font) else { return nil }
            switch use.effect {
            case .sets(let value), .maySet(let value): return value
            default: return nil
            }
        }
        let count = fonts.count(where: \.isFixedFont)
        return count == 0 ? .none : count == fonts.count ? .all : .some
    }

    /// Whether the code may change one of these properties to what its text does not tell.
    public func mayChange(_ properties: [Property]) -> Bool {
        properties.contains { property in
            switch outcome(of: property) {
            case .untouched, .supplied(.known): false
            case .supplied, .written, .open: true
            }
        }
    }

    /// Whether code sets a text in every case, and nowhere to nothing.
    private func isNamed(by property: Property) -> Bool {
        var isSet = false
        for use in uses where use.properties.contains(property) {
            switch use.effect {
            case .sets(let value) where value.mayBeNothing, .maySet(let value) where value.mayBeNothing: return false
            case .sets: isSet = true
            default: break
            }
        }
        return isSet
    }

    /// Whether code may take a text away for certain: one place sets it to nothing, or what happens to it is not known.
    package func clears(_ property: Property) -> Bool {
        gaps.contains { $0.properties.contains(property) }
            || uses.contains { use in
                guard use.properties.contains(property) else { return false }
                switch use.effect {
                case .sets(.nothing), .maySet(.nothing), .opens: return true
                default: return false
                }
            }
    }
}

extension PropertySet {
    /// The texts by which an element is known.
    fileprivate static let ofNames: PropertySet = [.label, .title, .text, .placeholder, .hint, .value]

    /// Every property that code can change without changing what the element is or where it lies.
    public static let ofCode = PropertySet(
        Property.allCases.filter { ![.frame, .hitFrame, .autoLayout, .fixedSides, .id].contains($0) })
}
