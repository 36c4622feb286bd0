import A11yModel

/// What a user of VoiceOver would find changed on a way from one state to another. Stops are indices in the stops of
/// the state before or after.
public struct FlowChanges: Sendable {
    /// The stops that come, in the order of the state after.
    public var come: [Int] = []
    /// The stops that go, in the order of the state before.
    public var gone: [Int] = []
    /// The stops that stay and sound different.
    public var changed: [(old: Int, new: Int)] = []
    /// The stops that stay as they are.
    public var kept: [(old: Int, new: Int)] = []
}

extension FlowSimulation {
    /// What changes for VoiceOver on a transition.
    public func changes(of number: Int) -> FlowChanges {
        let transition = flow.transitions[number]
        let (old, new) = (simulations[transition.from], simulations[transition.to])
        var places: [StopKey: Int] = [:]
        for (index, stop) in new.stops.enumerated() { places[StopKey(element: stop.element, part: stop.part)] = index }
        var changes = FlowChanges()
        var stayed: Set<Int> = []
        // The clock of a captured status bar and the keys of its keyboard are not the app's.
        func isOfSystem(_ stop: Stop, _ state: Int) -> Bool {
            screens[state].input.isOfRunningApp && screens[state][stop.element].isSystem
        }
        for (index, stop) in old.stops.enumerated() where !isOfSystem(stop, transition.from) {
            let element = counterparts[number][stop.element]
            guard let place = element.flatMap({ places[StopKey(element: $0, part: stop.part)] }) else {
                changes.gone.append(index)
                continue
            }
            stayed.insert(place)
            let sounds = [stop, new.stops[place]].map { [$0.utterance.description, $0.utterance.hint] }
            if sounds[0] == sounds[1] {
                changes.kept.append((index, place))
            } else {
                changes.changed.append((index, place))
            }
        }
        changes.come = new.stops.indices.filter { index in
            !stayed.contains(index) && !isOfSystem(new.stops[index], transition.to)
        }
        return changes
    }
}

private struct StopKey: Hashable {
    let element: ElementID
    let part: ControlPart?
}
