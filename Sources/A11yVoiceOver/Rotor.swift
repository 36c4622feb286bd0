/// A setting of VoiceOver's rotor: the kind of stop to which a flick up or down jumps.
package enum Rotor: String, CaseIterable, Sendable {
    case headings, links, actions

    /// The places in `reading.stops` that it jumps between. “Actions” is on a device a list at the element itself; here
    /// it leads from one element that has custom actions to the next.
    package func stops(in simulation: Simulation) -> [Int] {
        simulation.stops.indices.filter { halts(at: simulation.stops[$0]) }
    }

    /// Whether it jumps to a stop.
    package func halts(at stop: Stop) -> Bool {
        switch self {
        case .headings: stop.utterance.traits.contains(.header)
        case .links: stop.utterance.traits.contains(.link)
        case .actions: !stop.actions.isEmpty
        }
    }
}
