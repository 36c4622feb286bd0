import A11yVoiceOver

/// A stop of the simulation, with its words by part.
struct PredictedStop: Sendable {
    let stop: Stop
    /// What tells its element from all others in the file; nil without.
    let identity: String?
    /// The words of the description, each with the part that it belongs to.
    let description: [(word: SpokenWord, part: SpeechPart)]
    /// The words after the pause.
    let hint: [SpokenWord]
    /// The words of the names of the custom actions.
    let actions: [SpokenWord]
    /// The words that are announced when the cursor enters a container here; devices say them with the stop.
    let announcements: [SpokenWord]

    init(_ stop: Stop, identity: String?) {
        self.stop = stop
        self.identity = identity
        let said = stop.utterance
        description = PredictedStop.parts(of: said)
        hint = SpokenWord.words(of: said.spokenHint ?? "")
        actions = stop.actions.flatMap { SpokenWord.words(of: $0) }
        announcements = stop.announcements.flatMap { SpokenWord.words(of: $0) }
    }

    /// The words of the label.
    var name: [SpokenWord] { description.filter { $0.part == .label }.map(\.word) }

    /// The description in parts. The description is composed of label, value, words for states, and position, in this
    /// order but for the word “selected”, which stands first; what else there is, is custom content or headers.
    private static func parts(of said: Utterance) -> [(word: SpokenWord, part: SpeechPart)] {
        let words = SpokenWord.words(of: said.description)
        var parts = [SpeechPart?](repeating: nil, count: words.count)
        // From the end, since a label may hold the words of a state or the numbers of a position.
        let ends = [(said.position, SpeechPart.position)] + said.states.reversed().map { ($0, .role) }
        for (text, part) in [(said.label, .label)] + ends + [(said.value, .value)] {
            let wanted = SpokenWord.words(of: text).map(\.key)
            guard !wanted.isEmpty, wanted.count <= words.count else { continue }
            let starts = Array(0...(words.count - wanted.count))
            let start = (part == .label || part == .value ? starts : starts.reversed()).first { start in
                wanted.indices.allSatisfy { parts[start + $0] == nil && words[start + $0].key == wanted[$0] }
            }
            if let start { for offset in wanted.indices { parts[start + offset] = part } }
        }
        return zip(words, parts).map { ($0, $1 ?? .value) }
    }
}
