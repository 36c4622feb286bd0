import A11yModel

/// The simulation of VoiceOver on a screen.
///
/// Apple documents neither the walk nor the order. The simulation follows the recordings and device tests of
/// cashapp/AccessibilitySnapshot. Where it is known to differ from VoiceOver, a comment says what was chosen.
public enum VoiceOver {
    /// Simulates VoiceOver on a screen: walks the tree, sorts the stops, and composes what is spoken at each. Where the
    /// file records what VoiceOver did, its order and words stand in the place of simulated ones.
    public static func simulate(_ screen: Screen) -> Simulation { simulate(screen, followingRecord: true) }

    /// Simulates VoiceOver on a screen as if its file recorded nothing that VoiceOver did.
    public static func predict(_ screen: Screen) -> Simulation { simulate(screen, followingRecord: false) }

    private static func simulate(_ screen: Screen, followingRecord: Bool) -> Simulation {
        var walk = Walk(screen)
        let recorded = followingRecord ? screen.recordedOrder : nil
        let pending = recorded.map { walk.stops(recordedAs: $0) } ?? walk.stops()
        let (names, layout) = (walk.names, walk.layout)
        let speaker = Speaker(screen, names: names)
        var entered: [ElementID] = []
        var known: [Name?] = Array(repeating: nil, count: screen.elements.count)
        let stops = pending.map { stop in
            let groups = stop.spokenGroups
            defer { entered = groups }
            let actions = speaker.actions(at: stop)
            let name = known[stop.element.index] ?? names.name(of: stop.element)
            known[stop.element.index] = name
            var utterance = speaker.utterance(at: stop, called: name, offering: actions)
            if followingRecord, stop.part == nil, screen[stop.element].written.contains(.recordedSpeech) {
                utterance = utterance.recorded(at: screen[stop.element])
            }
            return Stop(
                element: stop.element, part: stop.part, utterance: utterance,
                announcements: groups.isEmpty ? [] : screen.announcements(of: groups, after: entered),
                actions: actions,
                frame: layout.cursor(of: screen[stop.element]), group: stop.group,
                fragility: stop.fragility, isOffScreen: layout.isOffScreen(stop.element, in: screen))
        }
        return Simulation(
            stops: stops, pruned: walk.pruned, reached: walk.reached, names: names, known: known,
            fallback: speaker.fallback(at: pending), alternatives: walk.alternatives)
    }
}

extension Screen {
    /// What VoiceOver says of the groups that the cursor enters, outermost first. `before` are those that it was in.
    fileprivate func announcements(of groups: [ElementID], after before: [ElementID]) -> [String] {
        groups.filter { !before.contains($0) }.compactMap { self[$0].label }.filter { !$0.isEmpty }
    }
}

/// The result of simulating VoiceOver on a screen: the stops in order, what is spoken at each, and what is unreachable.
///
/// A class, since it never changes and much refers to it.
public final class Simulation: Sendable {
    /// The stops in the order of swiping right.
    public let stops: [Stop]
    /// The pruned elements, each with the reason. Everything below a pruned element is unreachable as well.
    public let pruned: [ElementID: Pruning]
    /// The languages of stops for which VoiceOver's own words are unknown and English is used; sorted.
    public let fallback: [String]
    /// The sets of views that lie at one place and exclude one another, each back to front.
    public let alternatives: [[ElementID]]
    /// Frames on screen, and visibility.
    public let layout: Layout
    private let names: Names
    /// The names of the elements that are stops, by element index: to join the texts of a cell walks the cell.
    private let known: [Name?]
    private let reached: [Bool]
    /// For each element index, the index in `stops`; -1 for an element that is not a stop.
    private let order: [Int]

    init(
        stops: [Stop], pruned: [ElementID: Pruning], reached: [Bool], names: Names, known: [Name?],
        fallback: [String], alternatives: [[ElementID]]
    ) {
        self.alternatives = alternatives
        self.stops = stops
        self.pruned = pruned
        self.fallback = fallback
        self.reached = reached
        self.names = names
        self.known = known
        layout = names.layout
        var order = Array(repeating: -1, count: reached.count)
        for (place, stop) in stops.enumerated() where order[stop.element.index] < 0 {
            order[stop.element.index] = place
        }
        self.order = order
    }

    /// The index of an element in `stops`; nil if VoiceOver never stops on it. For a stepper, that of its first half.
    public func position(of element: ElementID) -> Int? {
        let place = order[element.index]
        return place < 0 ? nil : place
    }

    /// The stop of an element; for a stepper, its first half.
    public func stop(of element: ElementID) -> Stop? { position(of: element).map { stops[$0] } }

    /// The accessible name of an element and its source, whether or not the element is a stop.
    public func name(of element: ElementID) -> Name { known[element.index] ?? names.name(of: element) }

    /// Whether a control without a name of its own has the frame of the control around it, as buttons of frameworks
    /// have that are made of buttons: who activates one activates the other.
    public func isCore(_ control: ElementID, of stop: ElementID, in screen: Screen) -> Bool {
        guard ClassDefaults.isControl(screen[control].type), screen[control].type == screen[stop].type,
            let inner = layout.frame(of: control), let outer = layout.frame(of: stop), inner == outer,
            [nil, screen[stop].function].contains(screen[control].function)
        else { return false }
        return ["", words(of: stop, in: screen)].contains(words(of: control, in: screen))
    }

    /// Why VoiceOver never reaches an element: the reason of the nearest pruned element, itself or an ancestor. Nil for
    /// a stop, and for an element that was visited but is not a stop because of its class or because it is a cell
    /// whose controls are stops instead.
    public func cause(for element: ElementID, in screen: Screen) -> Pruning? {
        guard position(of: element) == nil else { return nil }
        var next: ElementID? = element
        while let id = next {
            if let reason = pruned[id] { return reason }
            if reached[id.index] { return nil }
            next = screen[id].parent
        }
        return nil
    }
}

/// A setting of VoiceOver's rotor: the kind of stop that a flick up or down jumps to.
public enum Rotor: String, CaseIterable, Sendable {
    case headings, links, actions

    /// The indices in `simulation.stops` that it jumps between. On a device “Actions” is a list at the element itself;
    /// here it jumps from one element with custom actions to the next.
    public func stops(in simulation: Simulation) -> [Int] {
        simulation.stops.indices.filter { halts(at: simulation.stops[$0]) }
    }

    /// Whether it jumps to a stop.
    public func halts(at stop: Stop) -> Bool {
        switch self {
        case .headings: stop.utterance.traits.contains(.header)
        case .links: stop.utterance.traits.contains(.link)
        case .actions: !stop.actions.isEmpty
        }
    }
}
