/// A screen as it is drawn and heard: what a report needs to show where VoiceOver's cursor goes.
package struct ScreenMap: Sendable {
    /// The screen's name.
    package let name: String
    /// The system it is for.
    package let platform: Platform
    /// Its size in points.
    package let size: Size
    /// The direction of its texts.
    package let direction: Direction
    /// The language of what is said on it, as BCP 47.
    package let language: String
    /// All of its bytes: two screens of a file may have one name.
    package let range: SourceRange
    /// What is drawn, from back to front. Elements whose frames are unknown are not among them.
    package var shapes: [Shape] = []
    /// Where the cursor stops, in order.
    package var stops: [Stop] = []
    /// What is on the screen and never reached.
    package var unreached: [Unreached] = []
    /// Sentences about the whole screen: what stands in for something unknown.
    package var notes: [String] = []

    /// An empty map of a screen.
    package init(of screen: Screen) {
        name = screen.name
        platform = screen.platform
        size = screen.size
        direction = screen.direction
        language = screen.language
        range = screen.range
    }

    /// How an element is drawn.
    package enum Kind: String, CaseIterable, Sendable {
        /// A view that is there for what it holds.
        case container
        case text, image, control
        /// Something to write in.
        case field
    }

    /// An element that is drawn.
    package struct Shape: Sendable {
        /// How.
        package let kind: Kind
        /// Its frame on the screen, in points; finite and not empty.
        package let frame: Rect
        /// The words that it shows; empty where it shows none.
        package let words: String
        /// Where the element is written; no other element of the file begins there.
        package let anchor: SourceRange

        /// An element that is drawn.
        package init(_ kind: Kind, frame: Rect, words: String, anchor: SourceRange) {
            self.kind = kind
            self.frame = frame
            self.words = words
            self.anchor = anchor
        }
    }

    /// A place where the cursor stops.
    package struct Stop: Sendable {
        /// The frame of the cursor on the screen, in points; nil where it is unknown.
        package let frame: Rect?
        /// What is said of containers before it.
        package let announcements: [String]
        /// What is said; empty for silence.
        package let words: String
        /// What follows a pause, and what else there is to know, each a phrase.
        package let details: [String]
        /// Whether the cursor has to scroll there.
        package let isOffScreen: Bool
        /// Where the element is written. The two halves of a stepper are written in one place.
        package let anchor: SourceRange

        /// A place where the cursor stops.
        package init(
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
    package struct Unreached: Sendable {
        /// What it is: its type, id and words.
        package let title: String
        /// Why, as a phrase without a full stop.
        package let reason: String
        /// Where it is written itself: it is hatched on the map.
        package let anchor: SourceRange
        /// Where the element to blame is written.
        package let culprit: SourceRange

        /// Something that is never reached.
        package init(title: String, reason: String, anchor: SourceRange, culprit: SourceRange) {
            self.title = title
            self.reason = reason
            self.anchor = anchor
            self.culprit = culprit
        }
    }
}
