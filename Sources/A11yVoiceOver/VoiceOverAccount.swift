// The account of VoiceOver itself.

import A11yModel

extension Account {
    /// What somebody hears who swipes through a screen with VoiceOver from its first stop to its last, and what they
    /// never come to.
    package static func voiceOver(of screen: Screen, read simulation: Simulation) -> Account {
        let stops = simulation.stops.map { stop in
            var entry = Entry(stop, words: stop.utterance.description, hint: stop.utterance.spokenHint)
            entry.actions = stop.actions
            return entry
        }
        let notes = [
            note(onSystem: screen.platform), note(onLanguages: simulation.fallback),
            note(onFrames: simulation.stops, in: screen),
        ].compactMap { $0 }
        return Account(
            of: screen, with: .voiceover, stops: stops, unreached: Losses(of: screen, simulation).listed, notes: notes)
    }

    /// The note that order and words are no record; nil for a system whose VoiceOver was recorded.
    static func note(onSystem platform: Platform) -> String? {
        guard platform == .macos else { return nil }
        return "On a Mac, order and wording depend on VoiceOver's settings: what stands here is an approximation."
    }

    /// The note that English stands in for languages; nil where it does not.
    static func note(onLanguages languages: [String]) -> String? {
        guard !languages.isEmpty else { return nil }
        return "VoiceOver's own words are English here: those of \(languages.joined(separator: ", ")) are not known."
    }

    /// Stops, at most, that a note names by their numbers; of more it says that they are many. Ours.
    private static let mostNumbers = 5

    /// The note that the order of the file stands in where frames are unknown; nil where all are known. What is in a
    /// bar stands where its bar puts it, and is left out.
    static func note(onFrames stops: [Stop], in screen: Screen) -> String? {
        // A watch stacks what is in the file in the order of the file.
        if screen.platform == .watchos, screen.input == .interfaceBuilder { return nil }
        let unknown = stops.indices.filter { index in
            stops[index].fragility == .unknownFrame && !screen[stops[index].element].isPlacedByBar
        }
        guard let last = unknown.last else { return nil }
        let numbers = unknown.map { "\($0 + 1)" }
        return switch numbers.count {
        case stops.count: "No frames are known: the order of the file stands in for the places of the stops."
        case 1: "The frame of stop \(last + 1) is not known: the order of the file stands in for its place."
        case ...mostNumbers:
            "The frames of stops \(numbers.dropLast().joined(separator: ", ")) and \(last + 1) are not known: "
                + "the order of the file stands in for their places."
        default:
            "The frames of many stops are not known: the order of the file stands in for their places."
        }
    }
}

extension Element {
    fileprivate var isPlacedByBar: Bool {
        switch type {
        case .navigationBar, .toolbar, .tabBar, .barButtonItem, .tabBarItem, .segment: true
        default: macRole == .menuItem
        }
    }
}
