import A11yModel
import A11ySyntax

/// The lines between objects. They point forwards and backwards in the file, so they are collected on the way and drawn
/// once every screen is read.
struct Wiring {
    /// A line from code to an object.
    struct Outlet {
        let destination: String
        let range: SourceRange
        let keyRange: SourceRange
    }

    /// A line from a view to one of its gesture recognisers.
    struct Attachment {
        let view: String
        let recognizer: String
        let range: SourceRange
        let keyRange: SourceRange
    }

    /// A gesture recogniser of the file.
    struct Recognizer {
        let gesture: Gesture?
        let function: String?
        /// Whether the file says whom it calls. Code gives a target to any other, or nothing answers it.
        let isWired: Bool
    }

    var outlets: [Outlet] = []
    var attachments: [Attachment] = []
    var recognizers: [String: Recognizer] = [:]
    /// The object ids of controllers that are shown inside another's screen.
    var embedded: Set<String> = []
    /// Properties that one object sets on another, by the other's object id.
    var parts: [(id: String, assignment: Assignment)] = []

    /// Takes over what was collected in a part of the file.
    mutating func add(_ other: Wiring) {
        outlets += other.outlets
        attachments += other.attachments
        parts += other.parts
        embedded.formUnion(other.embedded)
        recognizers.merge(other.recognizers) { first, _ in first }
    }

    /// Draws the lines.
    func connect(_ screens: inout [Screen], by places: Places) {
        for outlet in outlets {
            guard let place = places[outlet.destination] else { continue }
            screens[place.screen].elements[place.element.index].markReachable(from: outlet)
        }
        for part in parts {
            guard let place = places[part.id] else { continue }
            screens[place.screen].elements[place.element.index].replace(part.assignment)
        }
        for attachment in attachments {
            guard let recognizer = recognizers[attachment.recognizer], let place = places[attachment.view] else {
                continue
            }
            screens[place.screen].elements[place.element.index].attach(recognizer, by: attachment)
        }
    }

    /// Remembers a gesture recogniser.
    mutating func note(recognizer node: Node) {
        var function: String?
        var isWired = false
        for connections in node.items where connections.tag == "connections" {
            for connection in connections.items where connection.tag == "segue" || connection.tag == "action" {
                isWired = true
                function = function ?? Wiring.function(of: connection)
            }
            Connections.read(connections, wiring: &self)
        }
        guard let id = node.attribute("id") else { return }
        let gesture = Gesture(recognizer: node)
        recognizers[id] = Recognizer(gesture: gesture, function: function, isWired: isWired)
    }

    /// What a recogniser does. A method's name tells nothing else, since one method serves many senders; but a tap
    /// that puts the keyboard away is known by it.
    private static func function(of connection: Node) -> String? {
        if connection.tag == "segue" { return Connections.function(of: connection)?.text }
        let selector = connection.attribute("selector")?.lowercased() ?? ""
        return keyboardWords.contains { selector.contains($0) } ? "dismissKeyboard" : nil
    }

    private static let keyboardWords = ["keyboard", "endediting", "resignfirstresponder"]
}

extension Element {
    fileprivate mutating func markReachable(from outlet: Wiring.Outlet) {
        doubts.insert(.code)
        guard self[.outlet] == nil else { return }
        assignments.append(Assignment(.outlet, .flag(true), range: outlet.range, keyRange: outlet.keyRange))
    }

    /// A runtime attribute is set after the inspector's values, and has the last word.
    fileprivate mutating func replace(_ assignment: Assignment) {
        assignments.removeAll { $0.property == assignment.property }
        assignments.append(assignment)
    }

    fileprivate mutating func attach(_ recognizer: Wiring.Recognizer, by attachment: Wiring.Attachment) {
        guard let gesture = recognizer.gesture else { return }
        if !recognizer.isWired { doubts.insert(.code) }
        let index = assignments.firstIndex { $0.property == .gestures }
        let earlier = index.map { assignments[$0] }
        var gestures = earlier?.value.gestures ?? [:]
        gestures[gesture] = recognizer.function ?? gestures[gesture] ?? ""
        let assignment = Assignment(
            .gestures, .gestures(gestures), range: earlier?.range ?? attachment.range,
            keyRange: earlier?.keyRange ?? attachment.keyRange)
        if let index { assignments[index] = assignment } else { assignments.append(assignment) }
    }
}

extension Gesture {
    /// The gesture that a recogniser waits for; nil for a recogniser of the app's own.
    fileprivate init?(recognizer node: Node) {
        switch node.tag {
        case "tapGestureRecognizer": self = node.attribute("numberOfTapsRequired") == "2" ? .doubleTap : .tap
        // The format spells it so; the other is for the day that it is put right.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": self = .longPress
        case "swipeGestureRecognizer":
            switch node.attribute("direction") {
            case "left": self = .swipeLeft
            case "up": self = .swipeUp
            case "down": self = .swipeDown
            default: self = .swipeRight
            }
        case "panGestureRecognizer", "screenEdgePanGestureRecognizer": self = .pan
        case "pinchGestureRecognizer": self = .pinch
        case "rotationGestureRecognizer": self = .rotate
        default: return nil
        }
    }
}
