/// A screen as it is drawn and heard: what a report needs to show where VoiceOver's cursor goes.
public struct ScreenMap: Sendable {
    /// The screen's name.
    public let name: String
    /// The system it is for.
    public let platform: Platform
    /// Its size in points.
    public let size: Size
    /// The direction of its texts.
    public let direction: Direction
    /// The language of what is said on it, as BCP 47.
    public let language: String
    /// All of its bytes: two screens of a file may have one name.
    public let range: SourceRange
    /// What is drawn, from back to front. Elements whose frames are unknown are not among them.
    public var shapes: [Shape] = []
    /// Where the cursor stops, in order.
    public var stops: [Stop] = []
    /// What is on the screen and never reached.
    public var unreached: [Unreached] = []
    /// Sentences about the whole screen: what stands in for something unknown.
    public var notes: [String] = []

    /// An empty map of a screen.
    public init(of screen: Screen) {
        name = screen.name
        platform = screen.platform
        size = screen.size
        direction = screen.direction
        language = screen.language
        range = screen.range
    }

    /// How an element is drawn.
    public enum Kind: String, CaseIterable, Sendable {
        /// A view that is there for what it holds.
        case container
        case text, image, control
        /// Something to write in.
        case field
    }

    /// An element that is drawn.
    public struct Shape: Sendable {
        /// How.
        public let kind: Kind
        /// Its frame on the screen, in points; finite and not empty.
        public let frame: Rect
        /// The words that it shows; empty where it shows none.
        public let words: String
        /// Where the element is written; no other element of the file begins there.
        public let anchor: SourceRange

        /// An element that is drawn.
        public init(_ kind: Kind, frame: Rect, words: String, anchor: SourceRange) {
            self.kind = kind
            self.frame = frame
            self.words = words
            self.anchor = anchor
        }
    }

    /// A place where the cursor stops.
    public struct Stop: Sendable {
        /// The frame of the cursor on the screen, in points; nil where it is unknown.
        public let frame: Rect?
        /// What is said of containers before it.
        public let announcements: [String]
        /// What is said; empty for silence.
        public let words: String
        /// What follows a pause, and what else there is to know, each a phrase.
        public let details: [String]
        /// Whether the cursor has to scroll there.
        public let isOffScreen: Bool
        /// Where the element is written. The two halves of a stepper are written in one place.
        public let anchor: SourceRange

        /// A place where the cursor stops.
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

    /// Something that is never reached.
    public struct Unreached: Sendable {
        /// What it is: its type, id and words.
        public let title: String
        /// Why, as a phrase without a full stop.
        public let reason: String
        /// Where it is written itself: it is hatched on the map.
        public let anchor: SourceRange
        /// Where the element to blame is written.
        public let culprit: SourceRange

        /// Something that is never reached.
        public init(title: String, reason: String, anchor: SourceRange, culprit: SourceRange) {
            self.title = title
            self.reason = reason
            self.anchor = anchor
            self.culprit = culprit
        }
    }
}
