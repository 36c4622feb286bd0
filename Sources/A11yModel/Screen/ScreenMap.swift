/// A screen as it is drawn and heard: the data with which a report shows where VoiceOver's cursor goes.
public struct ScreenMap: Sendable {
    /// The screen's name.
    public let name: String
    /// The system it is for.
    public let platform: Platform
    /// Its size in points.
    public let size: Size
    /// The direction of its texts.
    public let direction: Direction
    /// The language that is spoken on it, as BCP 47.
    public let language: String
    /// Its bytes, which identify it: two screens of a file may have the same name.
    public let range: SourceRange
    /// The drawn elements, back to front, without those whose frames are unknown.
    public var shapes: [Shape] = []
    /// The stops of the cursor, in order.
    public var stops: [Stop] = []
    /// The elements that are never reached.
    public var unreached: [Unreached] = []
    /// Sentences about the whole screen, such as what is assumed for unknown data.
    public var notes: [String] = []
    /// The name of its state; nil for a screen without states.
    public let state: String?
    /// The states of the screen and the ways between them; nil for a screen without, and for its other states.
    public var flow: Flow?

    /// The name of the screen, with its state.
    public var title: String {
        guard let state else { return name }
        return name.isEmpty ? state : "\(name), \(state)"
    }

    /// An empty map of a screen.
    public init(of screen: Screen) {
        name = screen.name
        state = screen.state
        platform = screen.platform
        size = screen.size
        direction = screen.direction
        language = screen.language
        range = screen.range
    }

    /// The states of a screen and the ways between them.
    public struct Flow: Sendable {
        /// The names of the states.
        public let states: [String]
        /// The ways, in the order of the file.
        public let ways: [Way]
        /// What the tasks cost, a sentence each.
        public let costs: [String]

        /// States and ways.
        public init(states: [String], ways: [Way], costs: [String]) {
            self.states = states
            self.ways = ways
            self.costs = costs
        }
    }

    /// A way between two states.
    public struct Way: Sendable {
        /// Which way it is, and what leads there.
        public let title: String
        /// What VoiceOver does and what changes, a sentence each.
        public let lines: [String]

        /// A way.
        public init(title: String, lines: [String]) {
            self.title = title
            self.lines = lines
        }
    }

    /// How an element is drawn.
    public enum Kind: String, CaseIterable, Sendable {
        /// A view that only holds others.
        case container
        case text, image, control
        /// A text input.
        case field
        /// A switch.
        case toggle
        /// A control without words: a slider, a stepper, progress, the frame of several segments.
        case plainControl
        /// One of several buttons of which one is chosen.
        case segment
    }

    /// An element that is drawn.
    public struct Shape: Sendable {
        /// How it is drawn.
        public let kind: Kind
        /// Its frame on the screen, in points; finite and not empty.
        public let frame: Rect
        /// The text that it shows; empty without any.
        public let words: String
        /// The bytes that mark the element in the file; no other element starts there.
        public let anchor: SourceRange
        /// The size of its text, in points; nil if unknown.
        public var textSize: Double?
        /// Whether its text is bold.
        public var isBold = false
        /// Whether it is a switch that is on, or a segment that is chosen.
        public var isOn = false

        /// An element that is drawn.
        public init(_ kind: Kind, frame: Rect, words: String, anchor: SourceRange) {
            self.kind = kind
            self.frame = frame
            self.words = words
            self.anchor = anchor
        }
    }

    /// A stop of the cursor.
    public struct Stop: Sendable {
        /// The frame of the cursor on the screen, in points; nil if unknown.
        public let frame: Rect?
        /// What is spoken about containers before the stop.
        public let announcements: [String]
        /// What is spoken; empty for silence.
        public let words: String
        /// The hint and further details, each a phrase.
        public let details: [String]
        /// Whether VoiceOver scrolls to reach it.
        public let isOffScreen: Bool
        /// The bytes that mark the element in the file. The two halves of a stepper share them.
        public let anchor: SourceRange
        /// The views around it that tell which stops belong together, from the outermost to the innermost.
        public var containers: [Container] = []

        /// A stop of the cursor.
        public init(
            frame: Rect?, announcements: [String], words: String, details: [String], isOffScreen: Bool,
            anchor: SourceRange
        ) {
            self.frame = frame
            self.announcements = announcements
            self.words = words
            self.details = details
            self.isOffScreen = isOffScreen
            self.anchor = anchor
        }
    }

    /// A view around several stops, such as a section of a list.
    public struct Container: Hashable, Sendable {
        /// The element; two of them may look the same.
        public let element: ElementID
        /// What it is: `Section`, `Row`.
        public let kind: String
        /// What it is called; empty without a name.
        public let title: String

        /// A view around several stops.
        public init(_ element: ElementID, kind: String, title: String) {
            self.element = element
            self.kind = kind
            self.title = title
        }
    }

    /// An element that is never reached.
    public struct Unreached: Sendable {
        /// Its type, id and words.
        public let title: String
        /// Why, as a phrase without a full stop.
        public let reason: String
        /// The bytes that mark the element in the file. The map hatches it.
        public let anchor: SourceRange

        /// An element that is never reached.
        public init(title: String, reason: String, anchor: SourceRange) {
            self.title = title
            self.reason = reason
            self.anchor = anchor
        }
    }
}
