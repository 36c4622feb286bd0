// The account of VoiceOver itself.

import A11yModel

extension Account {
    /// What somebody hears who swipes through a screen with VoiceOver from its first stop to its last, and what they
    /// never come to.
    public static func voiceOver(of screen: Screen, read reading: Reading) -> Account {
        let stops = reading.stops.map { stop in
            var entry = Entry(stop, words: stop.utterance.description, hint: stop.utterance.spokenHint)
            entry.actions = stop.actions
            return entry
        }
        let note = Account.note(onFrames: reading.stops)
        return Account(
            of: screen, with: .voiceover, stops: stops, unreached: Losses(of: screen, reading).listed,
            notes: note.map { [$0] } ?? [])
    }

    /// Stops, at most, that a note names by their numbers; of more it tells how many they are. Ours.
    private static let mostNumbers = 5

    /// The note that the order of the file stands in where frames are unknown; nil where all are known.
    static func note(onFrames stops: [Stop]) -> String? {
        let places = stops.indices.filter { stops[$0].fragility == .unknownFrame }.map { "\($0 + 1)" }
        guard let last = places.last else { return nil }
        let whose =
            switch places.count {
            case stops.count: "The frames are not known"
            case 1: "The frame of stop \(last) is not known"
            case ...mostNumbers:
                "The frames of stops \(places.dropLast().joined(separator: ", ")) and \(last) are not known"
            default: "The frames of \(places.count) stops are not known"
            }
        return whose + ": the order of the file stands in for their places."
    }
}
