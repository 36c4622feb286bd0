// Full Keyboard Access.

import A11yModel

extension Account {
    /// What somebody meets who moves with Tab through a screen. The cursor of Full Keyboard Access stops, in the order
    /// of VoiceOver and behind the same modal views, where something can be done.
    static func keyboard(of screen: Screen, read simulation: Simulation) -> Account {
        let responding = Responding(screen, simulation.layout)
        let names = CallNames(screen, simulation)
        let containers = IndexContainers(screen)
        var titles = Titles(screen, simulation)
        var stops: [Entry] = []
        var notes: [String] = []
        for stop in simulation.stops {
            let element = screen[stop.element]
            let isOverridden = element[.overrides]?.texts?.contains("canBecomeFocused") == true
            guard responding.response(of: stop).isFocusable(isOverridden: isOverridden) else {
                if isOverridden {
                    let title = titles.title(of: stop.element)
                    notes.append("\(title) overrides canBecomeFocused: whether Tab stops there, code decides.")
                }
                continue
            }
            var entry = names.entry(for: stop, unnamed: "no name for Find")
            entry.keys = stop.part == nil ? element.keyCommands.map(\.keys) : []
            if isOverridden { entry.remarks.append("canBecomeFocused is overridden, so code decides") }
            if let container = containers.container(of: stop.element) {
                entry.remarks.append("up to iOS 17 out of reach: \(titles.title(of: container)) has no elements list")
            }
            stops.append(entry)
        }
        notes += Shortcuts(beside: stops, on: screen, simulation.layout).notes(&titles)
        notes += containers.notes(beside: stops, &titles)
        notes += Stranded(screen, simulation.layout).notes(amid: stops, "Tab", &titles)
        notes += [note(onFrames: stops.map(\.stop), in: screen)].compactMap { $0 }
        var missed = Missed(beside: stops, in: screen, simulation, responding)
        let unreached = missed.all { responding.response(of: $0).refusal }
        return Account(of: screen, with: .keyboard, stops: stops, unreached: unreached, notes: notes)
    }
}

extension Response {
    /// Whether Full Keyboard Access stops there. Since iOS 17 it passes by what answers a touch and tells nobody
    /// (va-mobile-app#9474, react-native#45326), unless its class says in code that it takes the focus.
    fileprivate func isFocusable(isOverridden: Bool) -> Bool {
        if case .touch = self { isOverridden } else { responds }
    }
}
