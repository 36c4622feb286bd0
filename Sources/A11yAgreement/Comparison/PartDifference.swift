/// What differs between a predicted and a recorded utterance in one part.
package struct PartDifference: Sendable, Equatable {
    /// The part.
    package let part: SpeechPart
    /// The words that only the simulation says; empty without any.
    package let predicted: String
    /// The words that only the device said; empty without any.
    package let recorded: String
}

/// A predicted and a recorded utterance, word by word.
struct UtteranceComparison {
    /// The differences, in the order of the parts.
    let differences: [PartDifference]
    /// The parts of which either has words and that the record tells.
    let parts: Set<SpeechPart>

    /// What a record tells at all.
    struct Telling {
        var hints: Bool
        var actions: Bool
    }

    init(_ predicted: PredictedStop, _ recorded: RecordedStop, telling: Telling, _ own: VoiceOverWords) {
        var expected = predicted.description
        if telling.hints { expected += predicted.hint.map { ($0, .hint) } }
        let heard = UtteranceComparison.heard(recorded, own)
        let pairing = WordPairing(expected, heard, announced: predicted.announcements)
        var only: [SpeechPart: (predicted: [SpokenWord], recorded: [SpokenWord])] = [:]
        for index in expected.indices where pairing.partners[index] == nil {
            only[expected[index].part, default: ([], [])].predicted.append(expected[index].word)
        }
        for (word, part) in pairing.extras(heard, beside: expected, own) {
            // That there are actions is said in other words than their names.
            if part == .actions, !predicted.actions.isEmpty { continue }
            only[part, default: ([], [])].recorded.append(word)
        }
        var parts = Set(expected.map(\.part)).union(only.keys)
        if telling.actions, !predicted.actions.isEmpty || recorded.actions?.isEmpty == false { parts.insert(.actions) }
        if telling.actions { UtteranceComparison.compareActions(predicted, recorded, heard, own, into: &only) }
        self.parts = parts
        differences = SpeechPart.allCases.compactMap { part in
            only[part].map { words in
                PartDifference(
                    part: part, predicted: words.predicted.map(\.text).joined(separator: " "),
                    recorded: words.recorded.map(\.text).joined(separator: " "))
            }
        }
    }

    /// What the device said, with the hint at the end if the record keeps it apart.
    static func heard(_ recorded: RecordedStop, _ own: VoiceOverWords) -> [SpokenWord] {
        own.withoutActivateHint(SpokenWord.words(of: recorded.speech))
            + own.withoutActivateHint(SpokenWord.words(of: recorded.hint ?? ""))
    }

    private static func compareActions(
        _ predicted: PredictedStop, _ recorded: RecordedStop, _ heard: [SpokenWord], _ own: VoiceOverWords,
        into only: inout [SpeechPart: (predicted: [SpokenWord], recorded: [SpokenWord])]
    ) {
        guard let names = recorded.actions else {
            if !predicted.actions.isEmpty, !own.offersActions(heard) {
                only[.actions, default: ([], [])].predicted += predicted.actions
            }
            return
        }
        let said = names.flatMap { SpokenWord.words(of: $0) }
        if said.map(\.key) == predicted.actions.map(\.key) { return }
        only[.actions, default: ([], [])].predicted += predicted.actions
        only[.actions, default: ([], [])].recorded += said
    }
}

/// Which word of one utterance is which of the other.
private struct WordPairing {
    /// For each predicted word, its place in what was heard; nil without one.
    private(set) var partners: [Int?]
    private var isHeard: [Bool]

    init(_ expected: [(word: SpokenWord, part: SpeechPart)], _ heard: [SpokenWord], announced: [SpokenWord]) {
        partners = Array(repeating: nil, count: expected.count)
        isHeard = Array(repeating: false, count: heard.count)
        let names = expected.indices.filter { !expected[$0].part.isPlacedBySettings }
        let common = WordAlignment(names.map { expected[$0].word.key }, heard.map(\.key)).partners
        for (index, partner) in zip(names, common) {
            partners[index] = partner
            if let partner { isHeard[partner] = true }
        }
        // Settings of VoiceOver say where its own words stand, so they may stand anywhere.
        for index in expected.indices where partners[index] == nil && expected[index].part.isPlacedBySettings {
            guard let place = heard.indices.first(where: { !isHeard[$0] && heard[$0].key == expected[index].word.key })
            else { continue }
            partners[index] = place
            isHeard[place] = true
        }
        var announced = announced.map(\.key)
        for place in heard.indices where !isHeard[place] {
            guard let index = announced.firstIndex(of: heard[place].key) else { continue }
            announced.remove(at: index)
            isHeard[place] = true
        }
    }

    /// The words that only the device said, each with the part that it belongs to: VoiceOver's own words by what they
    /// tell, others by the words beside them.
    func extras(
        _ heard: [SpokenWord], beside expected: [(word: SpokenWord, part: SpeechPart)], _ own: VoiceOverWords
    ) -> [(SpokenWord, SpeechPart)] {
        var places = [Int?](repeating: nil, count: heard.count)
        for (index, partner) in partners.enumerated() { if let partner { places[partner] = index } }
        var following = 0
        var extras: [(SpokenWord, SpeechPart)] = []
        var last: SpeechPart?
        var phrase: (end: Int, part: SpeechPart)?
        for place in heard.indices {
            if let index = places[place] {
                last = expected[index].part
                following = index + 1
                continue
            }
            if isHeard[place] { continue }
            if phrase.map({ place >= $0.end }) ?? true {
                phrase = own.phrase(at: place, of: heard).map { (place + $0.count, $0.part) }
            }
            // Instead of the words that were predicted here, or beside those that are the same.
            let replaced =
                expected.indices.contains(following) && partners[following] == nil ? expected[following].part : nil
            let next = places[place...].lazy.compactMap { $0 }.first.map { expected[$0].part }
            let part = phrase?.part ?? replaced ?? WordPairing.part(after: last, before: next)
            last = part
            extras.append((heard[place], part))
        }
        return extras
    }

    /// The part of words that are not VoiceOver's own. What stands behind its words for traits is a hint.
    private static func part(after last: SpeechPart?, before next: SpeechPart?) -> SpeechPart {
        switch (last, next) {
        case (.label?, _), (nil, .label?): .label
        case (.value?, _), (nil, .value?): .value
        case (nil, _): .label
        case (_, .label?): .label
        default: .hint
        }
    }
}

extension SpeechPart {
    /// Whether a setting of VoiceOver says where its words stand in an utterance, or whether they are spoken at all.
    fileprivate var isPlacedBySettings: Bool {
        switch self {
        case .label, .value: false
        case .role, .position, .hint, .actions: true
        }
    }
}
