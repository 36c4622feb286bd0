import A11yModel

/// What somebody who uses a screen with an assistive technology meets on it, and what they never meet: the data behind
/// every form of a transcript.
public struct Account: Sendable {
    /// The screen.
    public let screen: Screen
    /// How it is used.
    public let technology: Technology
    /// What is met, in order.
    public var stops: [Entry]
    /// What is on the screen and never met, in document order.
    public var unreached: [Unreached]
    /// Sentences about the whole screen: what stands in for something unknown.
    public var notes: [String]

    /// An account of a screen.
    public init(
        of screen: Screen, with technology: Technology, stops: [Entry], unreached: [Unreached] = [],
        notes: [String] = []
    ) {
        self.screen = screen
        self.technology = technology
        self.stops = stops
        self.unreached = unreached
        self.notes = notes
    }

    /// A place where the technology stops, or that it offers.
    public struct Entry: Sendable {
        /// What VoiceOver has there; the other technologies stop at some of the same places.
        public let stop: Stop
        /// The words for it: what VoiceOver says, what can be said to Voice Control or typed into Find.
        public var words: String
        /// What follows a pause; nil where nothing does.
        public var hint: String?
        /// Further names that lead there, after the first.
        public var otherNames: [String] = []
        /// The names of its custom actions.
        public var actions: [String] = []
        /// Its key commands, such as `⌘P`.
        public var keys: [String] = []
        /// What else there is to know, each a phrase without a full stop.
        public var remarks: [String] = []

        /// An entry for a stop.
        public init(_ stop: Stop, words: String, hint: String? = nil) {
            self.stop = stop
            self.words = words
            self.hint = hint
        }
    }

    /// Something that is never met.
    public struct Unreached: Sendable {
        /// The element.
        public let element: ElementID
        /// What it shows or is called, for people; empty where it has no words.
        public let words: String
        /// Why, as a phrase without a full stop: “inside Card, which is an element itself”.
        public let reason: String
        /// The element that is to blame, whose line is shown: an ancestor, a sibling, or the element itself.
        public let culprit: ElementID

        /// An element that is never met.
        public init(_ element: ElementID, words: String, reason: String, culprit: ElementID) {
            self.element = element
            self.words = words
            self.reason = reason
            self.culprit = culprit
        }
    }
}
