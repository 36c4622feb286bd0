import A11yModel

/// What VoiceOver makes of a screen: where the cursor stops, in what order, what is said, and what is never reached.
public struct Reading: Sendable {
    /// The stops in the order of swiping right.
    public var stops: [Stop]
    /// Why an element is pruned, with everything below it: by the element at which the walk turned back.
    public var pruned: [ElementID: Pruning]
    /// Frames on screen, visibility and clipping.
    public var layout: Layout
    private let order: [ElementID: Int]

    /// A reading of these stops.
    public init(stops: [Stop], pruned: [ElementID: Pruning], layout: Layout) {
        self.stops = stops
        self.pruned = pruned
        self.layout = layout
        order = Dictionary(zip(stops.map(\.element), stops.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The place of an element in `stops`; nil where VoiceOver never stops on it.
    public func position(of element: ElementID) -> Int? { order[element] }

    /// The stop of an element.
    public func stop(of element: ElementID) -> Stop? { order[element].map { stops[$0] } }
}

/// An element on which the cursor halts.
public struct Stop: Hashable, Sendable {
    /// The element.
    public let element: ElementID
    /// What is said.
    public let utterance: Utterance
    /// The frame in which VoiceOver draws its cursor, on screen; nil where it is unknown.
    public let frame: Rect?
    /// The innermost group (`groupChildren`, explicit list, meaningful container) whose block the stop belongs to.
    public let group: ElementID?
}

/// The parts of what VoiceOver says at a stop, and the two texts that they are joined to.
public struct Utterance: Hashable, Sendable {
    /// The accessible name; empty where there is none.
    public var label: String
    /// The value, as it is spoken; empty where there is none.
    public var value: String
    /// The hint that the author wrote; empty where there is none.
    public var hint: String
    /// The effective traits: the class's, or the author's in their place.
    public var traits: Traits
    /// The position phrase, such as `2 of 5.`; empty without one.
    public var position: String
    /// Label, value, traits and position, joined as in `Label: Value. Button.`
    public var description: String
    /// What is said after a pause; nil where nothing is.
    public var spokenHint: String?
}

/// Why the walk turned back at an element.
public enum Pruning: Hashable, Sendable {
    /// `elementsHidden` is set on it.
    case elementsHidden
    /// It is `hidden`, or its alpha is 0.
    case invisible
    /// It has no size, and clips or would be an element.
    case zeroSize
    /// The element above is a stop, and swallows what is inside.
    case insideElement(ElementID)
    /// The explicit list of the element above does not name it.
    case unlisted(ElementID)
    /// A sibling is modal.
    case behindModal(ElementID)
}
