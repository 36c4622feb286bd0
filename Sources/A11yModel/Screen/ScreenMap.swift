/// A screen as it is drawn and heard: the data with which a report shows where VoiceOver's cursor goes.
package struct ScreenMap: Sendable {
    /// The screen's name.
    package let name: String
    /// The system it is for.
    package let platform: Platform
    /// Its size in points.
    package let size: Size
    /// The direction of its texts.
    package let direction: Direction
    /// The language that is spoken on it, as BCP 47.
    package let language: String
    /// Its bytes, which identify it: two screens of a file may have the same name.
    package let range: SourceRange
    /// The drawn elements, back to front, without those whose frames are unknown.
    package var shapes: [Shape] = []
    /// The stops of the cursor, in order.
    package var stops: [Stop] = []
    /// The elements that are never reached.
    package var unreached: [Unreached] = []
    /// Sentences about the whole screen, such as what is assumed for unknown data.
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
        /// A view that only holds others.
        case container
        case text, image, control
        /// A text input.
        case field
    }

    /// An element that is drawn.
    package struct Shape: Sendable {
        /// How it is drawn.
        package let kind: Kind
        /// Its frame on the screen, in points; finite and not empty.
        package let frame: Rect
        /// The text that it shows; empty without any.
        package let words: String
        /// The bytes that mark the element in the file; no other element starts there.
        package let anchor: SourceRange

        /// An element that is drawn.
        package init(_ kind: Kind, frame: Rect, words: String, anchor: SourceRange) {
            self.kind = kind
            self.frame = frame
            self.words = words
            self.anchor = anchor
        }
    }

    /// A stop of the cursor.
    package struct Stop: Sendable {
        /// The frame of the cursor on the screen, in points; nil if unknown.
        package let frame: Rect?
        /// What is spoken about containers before the stop.
        package let announcements: [String]
        /// What is spoken; empty for silence.
        package let words: String
        /// The hint and further details, each a phrase.
        package let details: [String]
        /// Whether VoiceOver scrolls to reach it.
        package let isOffScreen: Bool
        /// The bytes that mark the element in the file. The two halves of a stepper share them.
        package let anchor: SourceRange

        /// A stop of the cursor.
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

    /// An element that is never reached.
    package struct Unreached: Sendable {
        /// Its type, id and words.
        package let title: String
        /// Why, as a phrase without a full stop.
        package let reason: String
        /// The bytes that mark the element in the file. The map hatches it.
        package let anchor: SourceRange
        /// The bytes that mark the element that causes it.
        package let culprit: SourceRange

        /// An element that is never reached.
        package init(title: String, reason: String, anchor: SourceRange, culprit: SourceRange) {
            self.title = title
            self.reason = reason
            self.anchor = anchor
            self.culprit = culprit
        }
    }
}
