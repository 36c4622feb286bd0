import A11yModel

/// What somebody who uses a screen with an assistive technology meets on it, and what they never meet: the data behind
/// every form of a transcript.
package struct Account: Sendable {
    /// The screen.
    package let screen: Screen
    /// How it is used.
    package let technology: Technology
    /// What is met, in order.
    package var stops: [Entry]
    /// What is on the screen and never met, in document order.
    package var unreached: [Unreached]
    /// Sentences about the whole screen: what stands in for something unknown.
    package var notes: [String]

    /// An account of a screen.
    package init(
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
    package struct Entry: Sendable {
        /// What VoiceOver has there; the other technologies stop at some of the same places.
        package let stop: Stop
        /// The words for it: what VoiceOver says, what can be said to Voice Control or typed into Find.
        package var words: String
        /// What follows a pause; nil where nothing does.
        package var hint: String?
        /// Further names that lead there, after the first.
        package var otherNames: [String] = []
        /// The names of its custom actions.
        package var actions: [String] = []
        /// Its key commands, such as `⌘P`.
        package var keys: [String] = []
        /// What else there is to know, each a phrase without a full stop.
        package var remarks: [String] = []

        /// An entry for a stop.
        package init(_ stop: Stop, words: String, hint: String? = nil) {
            self.stop = stop
            self.words = words
            self.hint = hint
        }
    }

    /// Something that is never met.
    package struct Unreached: Sendable {
        /// The element.
        package let element: ElementID
        /// What it shows or is called, for people; empty where it has no words.
        package let words: String
        /// Why, as a phrase without a full stop: “inside Card, which is an element itself”.
        package let reason: String
        /// The element that is to blame, whose line is shown: an ancestor, a sibling, or the element itself.
        package let culprit: ElementID

        /// An element that is never met.
        package init(_ element: ElementID, words: String, reason: String, culprit: ElementID) {
            self.element = element
            self.words = words
            self.reason = reason
            self.culprit = culprit
        }
    }
}
