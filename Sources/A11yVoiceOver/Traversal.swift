import A11yModel

/// What a person meets on a screen with an assistive technology, in order, and what is never reached. All forms of a
/// transcript are made from it.
public struct Traversal: Sendable {
    /// The screen.
    public let screen: Screen
    /// The assistive technology.
    public let technology: Technology
    /// The stops, in order.
    public var stops: [Entry]
    /// What is on the screen and never reached, in document order.
    public var unreached: [Unreached] = []
    /// Sentences about the whole screen, such as what is assumed for unknown data.
    public var notes: [String] = []

    /// The other states of the screen; nil for a screen without, and for a technology other than VoiceOver.
    public var flow: FlowSimulation?

    /// A stop of the technology, or an element that it can name.
    public struct Entry: Sendable {
        /// The stop of VoiceOver; the other technologies use a subset of these stops.
        public let stop: Stop
        /// What VoiceOver says, or what can be said to Voice Control or typed into Find.
        public var words: String
        /// What is spoken after a pause; nil without a hint.
        public var hint: String?
        /// Further names of the element, after the first.
        public var otherNames: [String] = []
        /// The names of its custom actions.
        public var actions: [String] = []
        /// Its key commands, such as `⌘P`.
        public var keys: [String] = []
        /// Remarks, each a phrase without a full stop.
        public var remarks: [String] = []
    }

    /// An element that is never reached.
    public struct Unreached: Sendable {
        /// The element.
        public let element: ElementID
        /// Its name or the text that it shows; empty without any.
        public let words: String
        /// Why, as a phrase without a full stop: “inside Card, which is an element itself”.
        public let reason: String
        /// The element that causes it, whose line is shown: an ancestor, a sibling, or the element itself.
        public let culprit: ElementID
        /// Whether the file does not tell if it is reached.
        public var isOpen = false
    }
}

/// An assistive technology.
public enum Technology: String, CaseIterable, Sendable {
    /// VoiceOver: swipes move a cursor, and a voice speaks what is under it.
    case voiceover
    /// Full Keyboard Access: Tab moves a cursor.
    case keyboard
    /// Switch Control: a switch moves a cursor, or stops one that moves by itself.
    case switchControl = "switch-control"
    /// Voice Control: the person speaks the name of an element.
    case voiceControl = "voice-control"

    /// Its name in Settings.
    public var name: String {
        switch self {
        case .voiceover: "VoiceOver"
        case .keyboard: "Full Keyboard Access"
        case .switchControl: "Switch Control"
        case .voiceControl: "Voice Control"
        }
    }
}

extension Technology {
    /// The traversal of a screen with this technology. `simulation` is that of VoiceOver on the same screen: all
    /// technologies visit its stops, in its order.
    public func traversal(of screen: Screen, in simulation: Simulation) -> Traversal {
        switch self {
        case .voiceover: .voiceOver(of: screen, in: simulation)
        case .keyboard: .keyboard(of: screen, in: simulation)
        case .switchControl: .switchControl(of: screen, in: simulation)
        case .voiceControl: .voiceControl(of: screen, in: simulation)
        }
    }
}
