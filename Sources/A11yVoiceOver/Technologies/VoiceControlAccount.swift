// Voice Control.

import A11yModel

extension Account {
    /// What somebody can say who speaks to a screen: Voice Control knows what can be acted on and is enabled, by its
    /// names, and by a number where it has none.
    static func voiceControl(of screen: Screen, read simulation: Simulation) -> Account {
        let responding = Responding(screen, simulation.layout)
        let names = CallNames(screen, simulation)
        let met = simulation.stops.filter { responding.response(of: $0).responds && !responding.isDisabled($0) }
        var stops = met.map { names.entry(for: $0, unnamed: "by number only") }
        var shares: [String: Int] = [:]
        for entry in stops {
            for name in entry.names { shares[CallNames.key(name), default: 0] += 1 }
        }
        for index in stops.indices {
            for name in stops[index].names {
                let count = shares[CallNames.key(name), default: 1]
                if count > 1 { stops[index].remarks.append("\(count) share the name “\(name)”, so it asks which one") }
            }
        }
        var missed = Missed(beside: stops, in: screen, simulation, responding)
        let unreached = missed.all { responding.response(of: $0).refusal }
        return Account(of: screen, with: .voiceControl, stops: stops, unreached: unreached)
    }
}

extension Account.Entry {
    /// All names that lead there.
    fileprivate var names: [String] { (words.isEmpty ? [] : [words]) + otherNames }
}

extension CallNames {
    /// An entry that goes by its names; `unnamed` is the remark on one that has none.
    func entry(for stop: Stop, unnamed: String) -> Account.Entry {
        let names = names(of: stop)
        var entry = Account.Entry(stop, words: names.first ?? "")
        entry.otherNames = Array(names.dropFirst())
        entry.actions = stop.actions
        if names.isEmpty { entry.remarks.append(isNamedBySystem(stop) ? "UIKit gives the name" : unnamed) }
        return entry
    }
}
