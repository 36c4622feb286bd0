// Switch Control.

import A11yModel

extension Account {
    /// What somebody meets who uses a screen with a switch: the stops of VoiceOver, in its order, where something can
    /// be done, and the groups that are scanned before them.
    static func switchControl(of screen: Screen, read simulation: Simulation) -> Account {
        let responding = Responding(screen, simulation.layout)
        let groups = ScanningGroups(screen)
        let met = simulation.stops.filter { responding.response(of: $0).responds }
        let places = met.map { groups.group(of: $0) }
        var titles = Titles(screen, simulation)
        var sizes: [ElementID: Int] = [:]
        for case let group? in places { sizes[group, default: 0] += 1 }
        let stops = zip(met, places).map { stop, group in
            let name = stop.utterance.label
            var entry = Entry(stop, words: name.isEmpty ? stop.utterance.description : name)
            entry.actions = stop.actions
            // A group of one would cost a press and save none.
            if let group, sizes[group, default: 0] > 1 {
                entry.remarks.append("grouped in \(titles.title(of: group))")
            }
            return entry
        }
        let strands = Stranded(screen, simulation.layout).notes(amid: stops, "automatic scanning", &titles)
        let notes = strands + [note(onFrames: met, in: screen)].compactMap { $0 }
        var missed = Missed(beside: stops, in: screen, simulation, responding)
        let unreached = missed.all { responding.response(of: $0).refusal }
        return Account(of: screen, with: .switchControl, stops: stops, unreached: unreached, notes: notes)
    }
}
