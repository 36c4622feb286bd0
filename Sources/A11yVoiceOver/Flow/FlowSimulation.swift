import A11yModel

/// VoiceOver in a screen that changes: its states, each simulated, and what happens to the cursor on each way between
/// them.
public struct FlowSimulation: Sendable {
    /// The states and the ways between them.
    public let flow: Flow
    /// The states, by number.
    public let screens: [Screen]
    /// VoiceOver in each state.
    public let simulations: [Simulation]
    /// The elements that the states before and after have in common, by transition.
    public let counterparts: [Counterparts]

    /// The states of a screen with the simulation of each; nil for a screen without states.
    public init?(of screen: Screen, _ simulations: [Simulation]) {
        guard let flow = screen.flow, simulations.count == screen.states.count else { return nil }
        self.flow = flow
        self.simulations = simulations
        let screens = screen.states
        self.screens = screens
        counterparts = flow.transitions.map { Counterparts(from: screens[$0.from], to: screens[$0.to]) }
    }
}

/// Where VoiceOver's cursor is after a change, as the index of a stop.
public enum Landing: Hashable, Sendable {
    /// The app sends it there.
    case sent(Int)
    /// At the first stop of what is new, because the app or UIKit says that the screen is new.
    case first(Int)
    /// Where it was: that stop is still there.
    case kept(Int)
    /// The stop where it was is gone, and nothing says where to go. What VoiceOver does then is not documented.
    case lost
    /// The file does not say where it was.
    case unknown

    /// The index of the stop; nil if it is not known.
    public var index: Int? {
        switch self {
        case .sent(let index), .first(let index), .kept(let index): index
        case .lost, .unknown: nil
        }
    }

    /// The word for it in data.
    public var word: String {
        switch self {
        case .sent: "sent"
        case .first: "first"
        case .kept: "kept"
        case .lost: "lost"
        case .unknown: "unknown"
        }
    }
}

extension FlowSimulation {
    /// The stop at which a user of VoiceOver does what leads to the next state: the element itself, the stop that it is
    /// part of, or the first stop in it. Nil for an act without element, and for an element that is never reached.
    public func stop(of cause: TransitionCause, in state: Int) -> Int? {
        cause.element.flatMap { stop(at: $0, in: state) }
    }

    private func stop(at element: ElementID, in state: Int) -> Int? {
        let (screen, simulation) = (screens[state], simulations[state])
        for id in screen.lineage(of: element) {
            if let index = simulation.position(of: id) { return index }
        }
        return simulation.stops.firstIndex { screen.isDescendant($0.element, of: element) }
    }

    /// Where the cursor is before a change; nil if the file does not say.
    public func start(of number: Int) -> Int? {
        let transition = flow.transitions[number]
        return transition.causes.lazy.compactMap { stop(of: $0, in: transition.from) }.first
    }

    /// Where the cursor is after a change.
    ///
    /// `screenChanged` and `layoutChanged` move it to their argument; without one, `screenChanged` moves it to the
    /// first stop, and `layoutChanged` leaves it where it is. The system posts for what it presents itself.
    public func landing(of number: Int) -> Landing {
        let transition = flow.transitions[number]
        let (new, stops) = (screens[transition.to], simulations[transition.to].stops)
        let post = transition.appearance.post
        if post == "screenChanged" || post == "layoutChanged" {
            if transition.appearance.focus != nil {
                let target = transition.appearance.target.flatMap { stop(at: $0, in: transition.to) }
                return target.map(Landing.sent) ?? .unknown
            }
            if post == "screenChanged" { return stops.isEmpty ? .unknown : .first(0) }
        }
        if let index = presentedBySystem(in: transition, number) { return .first(index) }
        guard let start = start(of: number) else { return .unknown }
        let before = simulations[transition.from].stops[start]
        let kept = counterparts[number][before.element].flatMap { element in
            stops.firstIndex { $0.element == element && $0.part == before.part }
        }
        if let kept { return .kept(kept) }
        // Another title is another controller, which UIKit pushes and announces.
        if screens[transition.from].title != new.title { return stops.isEmpty ? .unknown : .first(0) }
        // The system puts the cursor back when what it presented closes.
        let isPresented = screens[transition.from].lineage(of: before.element).contains {
            screens[transition.from][$0].isPresented
        }
        return post == "layoutChanged" || isPresented ? .unknown : .lost
    }

    /// The first stop of a view that the system presents then.
    private func presentedBySystem(in transition: Transition, _ number: Int) -> Int? {
        let (old, new) = (simulations[transition.from], simulations[transition.to])
        let screen = screens[transition.to]
        let known = counterparts[number]
        return new.stops.firstIndex { stop in
            guard let view = screen.lineage(of: stop.element).first(where: { screen[$0].isPresented }) else {
                return false
            }
            return known.old(of: view).map { !old.layout.isShown[$0.index] } ?? true
        }
    }
}

/// How many steps a task takes.
public struct TaskCost: Hashable, Sendable {
    /// Swipes from one stop to the next.
    public let swipes: Int
    /// Acts, such as double taps.
    public let acts: Int
    /// The transitions on the way, by number.
    public let way: [Int]
}

extension FlowSimulation {
    /// The least number of swipes and acts with which VoiceOver gets from one state to another. The cursor starts where
    /// the app sends it, or at the first stop. Nil if no way leads there that VoiceOver can go. Cost: the square of the
    /// number of transitions.
    public func cost(of task: FlowTask) -> TaskCost? {
        var best: [Int: TaskCost] = [:]
        let first = screens[task.from].onAppear?.target.flatMap { stop(at: $0, in: task.from) } ?? 0
        var open = [(state: task.from, cursor: first, cost: TaskCost(swipes: 0, acts: 0, way: []))]
        while let next = open.indices.min(by: { open[$0].cost.total < open[$1].cost.total }) {
            let place = open.remove(at: next)
            if place.state == task.to { return place.cost }
            for (number, transition) in flow.transitions.enumerated() where transition.from == place.state {
                guard let step = step(of: transition, from: place.cursor) else { continue }
                let cost = place.cost.adding(step, number)
                guard best[number].map({ cost.total < $0.total }) ?? true else { continue }
                best[number] = cost
                open.append((transition.to, landing(of: number).index ?? 0, cost))
            }
        }
        return nil
    }

    /// The swipes to the element of a transition and the act there; nil if VoiceOver has no way to do it.
    private func step(of transition: Transition, from cursor: Int) -> (swipes: Int, acts: Int)? {
        if transition.causes.isEmpty { return (0, 1) }
        return transition.causes.compactMap { cause -> (swipes: Int, acts: Int)? in
            guard cause.act.needsElement else { return (0, cause.act == .appears ? 0 : 1) }
            return stop(of: cause, in: transition.from).map { (abs($0 - cursor), 1) }
        }.min { $0.swipes < $1.swipes }
    }
}

extension TaskCost {
    /// Swipes and acts together.
    public var total: Int { swipes + acts }

    fileprivate func adding(_ step: (swipes: Int, acts: Int), _ number: Int) -> TaskCost {
        TaskCost(swipes: swipes + step.swipes, acts: acts + step.acts, way: way + [number])
    }
}
