import A11yModel

/// What a person meets on a screen with an assistive technology, in order, and what is never reached. All forms of a
/// transcript are made from it.
package struct Account: Sendable {
    /// The screen.
    package let screen: Screen
    /// The assistive technology.
    package let technology: Technology
    /// The stops, in order.
    package var stops: [Entry]
    /// What is on the screen and never reached, in document order.
    package var unreached: [Unreached]
    /// Sentences about the whole screen, such as what is assumed for unknown data.
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

    /// A stop of the technology, or an element that it can name.
    package struct Entry: Sendable {
        /// The stop of VoiceOver; the other technologies use a subset of these stops.
        package let stop: Stop
        /// What VoiceOver says, or what can be said to Voice Control or typed into Find.
        package var words: String
        /// What is spoken after a pause; nil without a hint.
        package var hint: String?
        /// Further names of the element, after the first.
        package var otherNames: [String] = []
        /// The names of its custom actions.
        package var actions: [String] = []
        /// Its key commands, such as `⌘P`.
        package var keys: [String] = []
        /// Remarks, each a phrase without a full stop.
        package var remarks: [String] = []

        /// An entry for a stop.
        package init(_ stop: Stop, words: String, hint: String? = nil) {
            self.stop = stop
            self.words = words
            self.hint = hint
        }
    }

    /// An element that is never reached.
    package struct Unreached: Sendable {
        /// The element.
        package let element: ElementID
        /// Its name or the text that it shows; empty without any.
        package let words: String
        /// Why, as a phrase without a full stop: “inside Card, which is an element itself”.
        package let reason: String
        /// The element that causes it, whose line is shown: an ancestor, a sibling, or the element itself.
        package let culprit: ElementID

        /// An element that is never reached.
        package init(_ element: ElementID, words: String, reason: String, culprit: ElementID) {
            self.element = element
            self.words = words
            self.reason = reason
            self.culprit = culprit
        }
    }
}

/// An assistive technology.
package enum Technology: String, CaseIterable, Sendable {
    /// VoiceOver: swipes move a cursor, and a voice speaks what is under it.
    case voiceover
    /// Full Keyboard Access: Tab moves a cursor.
    case keyboard
    /// Switch Control: a switch moves a cursor, or stops one that moves by itself.
    case switchControl = "switch-control"
    /// Voice Control: the person speaks the name of an element.
    case voiceControl = "voice-control"

    /// Its name in Settings.
    package var name: String {
        switch self {
        case .voiceover: "VoiceOver"
        case .keyboard: "Full Keyboard Access"
        case .switchControl: "Switch Control"
        case .voiceControl: "Voice Control"
        }
    }
}

extension Technology {
    /// The traversal of a screen with this technology. `reading` is the simulation of VoiceOver on the same screen: all
    /// technologies visit its stops, in its order.
    package func account(of screen: Screen, read simulation: Simulation) -> Account {
        switch self {
        case .voiceover: .voiceOver(of: screen, read: simulation)
        case .keyboard: .keyboard(of: screen, read: simulation)
        case .switchControl: .switchControl(of: screen, read: simulation)
        case .voiceControl: .voiceControl(of: screen, read: simulation)
        }
    }
}
