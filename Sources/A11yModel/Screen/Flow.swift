/// The states of a screen and the ways between them.
///
/// A state is a whole screen: the screen as written with the changes of the state, so that whatever reads screens reads
/// states. States are numbered: 0 is the screen as written, and the others follow in the order of the file.
public struct Flow: Sendable {
    /// The name of the state that the screen as written is in.
    public var start: String
    /// The other states. Each has the name of the screen, and `state` is its own.
    public var others: [Screen] = []
    /// The ways between states, in the order of the file.
    public var transitions: [Transition] = []
    /// The tasks whose cost the author wants to know, in the order of the file.
    public var tasks: [FlowTask] = []

    /// The name of a state unless its file says otherwise.
    public static let usualStart = "start"

    /// A flow of one state.
    public init(start: String) { self.start = start }

    /// A flow of captures of a running app, in the order in which they were taken. They tell neither what led from one
    /// to the next nor what the app did then.
    public init(of captures: [Screen]) {
        start = captures.first?.state ?? Flow.usualStart
        others = Array(captures.dropFirst())
        transitions = others.enumerated().map { index, screen in
            Transition(
                from: index, to: index + 1, causes: [],
                appearance: Appearance(post: nil, focus: nil, range: screen.anchor), definesState: true,
                range: screen.anchor, anchor: screen.anchor)
        }
    }

    /// The names of the states, by number.
    public var names: [String] { [start] + others.map { $0.state ?? "" } }
}

extension Screen {
    /// The states of the screen, by number; the screen alone if it has no flow.
    public var states: [Screen] { [self] + (flow?.others ?? []) }

    /// Changes the screen and its other states alike.
    public mutating func changeStates(_ change: (inout Screen) throws -> Void) rethrows {
        try change(&self)
        guard var flow else { return }
        for index in flow.others.indices { try change(&flow.others[index]) }
        self.flow = flow
    }
}

/// A way from one state of a screen to another.
public struct Transition: Hashable, Sendable {
    /// The number of the state before.
    public let from: Int
    /// The number of the state after.
    public let to: Int
    /// What leads to it, any one of these; empty if the file does not say.
    public let causes: [TransitionCause]
    /// What the app posts then, and the element of the state after that it moves the cursor to. Its range is the entry.
    public let appearance: Appearance
    /// Whether the state after is written as what this way changes of the state before.
    public let definesState: Bool
    /// All bytes of its entry.
    public let range: SourceRange
    /// The bytes that a report marks for the transition.
    public let anchor: SourceRange

    /// A transition.
    public init(
        from: Int, to: Int, causes: [TransitionCause], appearance: Appearance, definesState: Bool,
        range: SourceRange, anchor: SourceRange
    ) {
        self.from = from
        self.to = to
        self.causes = causes
        self.appearance = appearance
        self.definesState = definesState
        self.range = range
        self.anchor = anchor
    }
}

/// What leads from one state to another: an act of the user, or nothing that they do.
public struct TransitionCause: Hashable, Sendable {
    /// The act.
    public let act: Act
    /// The element of the state before that it is done on; nil for an act without element.
    public let element: ElementID?
    /// Its bytes in the file.
    public let range: SourceRange

    /// A cause.
    public init(_ act: Act, on element: ElementID?, range: SourceRange) {
        self.act = act
        self.element = element
        self.range = range
    }

    /// An act of the user, by its word in a file.
    public enum Act: Hashable, Sendable {
        /// A gesture of a sighted user. A tap is what VoiceOver's double tap does.
        case gesture(Gesture)
        /// Another value of a control.
        case adjust
        /// Text that is typed.
        case enter
        /// A custom action of an element, by its name.
        case action(String)
        /// Scrolling with three fingers, as VoiceOver does it.
        case scroll
        /// The scrub gesture of VoiceOver, or the Escape key.
        case escape
        /// VoiceOver’s double tap with two fingers.
        case magicTap
        /// Nothing that the user does: it comes by itself.
        case appears

        /// The words of all acts, in the order of the documentation.
        public static let words = all.map(\.word)

        private static let all =
            [Act.appears] + Gesture.allCases.map { .gesture($0) } + [.adjust, .enter, .scroll, .escape, .magicTap]

        /// The word in a file.
        public var word: String {
            switch self {
            case .gesture(let gesture): gesture.rawValue
            case .adjust: "adjust"
            case .enter: "enter"
            case .action(let name): name
            case .scroll: "scroll"
            case .escape: "escape"
            case .magicTap: "magicTap"
            case .appears: "appears"
            }
        }

        /// The act of a word; nil for an unknown one, and for the name of a custom action.
        public init?(word: String) {
            guard let act = Act.all.first(where: { $0.word == word }) else { return nil }
            self = act
        }

        /// Whether users of VoiceOver do it at the element's stop: a double tap, another value, or a custom action.
        public var isOfVoiceOver: Bool {
            switch self {
            case .gesture(.tap), .adjust, .action: true
            default: false
            }
        }

        /// Whether it is done on an element.
        public var needsElement: Bool { self != .escape && self != .appears && self != .magicTap }
    }
}

/// A task within a flow: the way from one state to another.
public struct FlowTask: Hashable, Sendable {
    /// The number of the state that it starts in.
    public let from: Int
    /// The number of the state that it ends in.
    public let to: Int
    /// Its bytes in the file.
    public let range: SourceRange

    /// A task.
    public init(from: Int, to: Int, range: SourceRange) {
        self.from = from
        self.to = to
        self.range = range
    }
}

/// The elements that two states of a screen have in common: those that the same bytes of the file describe. Of captures
/// of a running app each is a file of its own; what is one element there is told by its identifier, label and place.
public struct Counterparts: Sendable {
    private struct Key: Hashable {
        let range: SourceRange
        /// The number among the elements of these bytes. An alias of YAML describes several.
        let ordinal: Int
    }

    private let inNew: [ElementID?]
    private let inOld: [ElementID?]

    /// Pairs the elements of two states. Cost: linear in the elements.
    public init(from old: Screen, to new: Screen) {
        let pairs = Counterparts.pairs(from: old, to: new)
        var inOld = [ElementID?](repeating: nil, count: new.elements.count)
        for (index, id) in pairs.enumerated() { if let id { inOld[id.index] = ElementID(index) } }
        inNew = pairs
        self.inOld = inOld
    }

    private static func pairs(from old: Screen, to new: Screen) -> [ElementID?] {
        if new.input.isOfRunningApp { return CapturePairs(from: old, to: new).inNew }
        let keys = Counterparts.keys(of: new)
        let byKey = Dictionary(zip(keys, new.elements.map(\.id))) { first, _ in first }
        return Counterparts.keys(of: old).map { byKey[$0] }
    }

    private static func keys(of screen: Screen) -> [Key] {
        var counts: [SourceRange: Int] = [:]
        return screen.elements.map { element in
            let ordinal = counts[element.range, default: 0]
            counts[element.range] = ordinal + 1
            return Key(range: element.range, ordinal: ordinal)
        }
    }

    /// The element of the new state that an element of the old one is; nil if it is gone.
    public subscript(old: ElementID) -> ElementID? { inNew.indices.contains(old.index) ? inNew[old.index] : nil }

    /// The element of the old state that an element of the new one was; nil if it was not there.
    public func old(of new: ElementID) -> ElementID? { inOld.indices.contains(new.index) ? inOld[new.index] : nil }
}
