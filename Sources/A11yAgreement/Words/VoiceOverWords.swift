import A11yModel
import A11yVoiceOver

/// Recognises VoiceOver's own words in what a device said.
struct VoiceOverWords: Sendable {
    /// Each phrase as the keys of its words, with `#` for a number; the longest first.
    private let phrases: [(keys: [String], part: SpeechPart)]
    private let activate: [String]
    private let offers: [[String]]

    init(language: String, platform: Platform) {
        let own = OwnWords(language: language, platform: platform)
        let parts: [([String], SpeechPart)] = [
            (own.states, .role), (own.positions, .position), (own.hints, .hint), (own.offers, .actions),
        ]
        phrases =
            parts.flatMap { texts, part in texts.map { (VoiceOverWords.keys(of: $0), part) } }
            .filter { !$0.0.isEmpty }.sorted { $0.0.count > $1.0.count }
        activate = VoiceOverWords.keys(of: OwnWords.activateHint(language: language, platform: platform))
        offers = own.offers.map { VoiceOverWords.keys(of: $0) }
    }

    private static func keys(of text: String) -> [String] { SpokenWord.words(of: text).map { pattern($0.key) } }

    private static func pattern(_ key: String) -> String { key.allSatisfy(\.isWholeNumber) ? "#" : key }

    /// The phrase that begins at a word, the longest there is; nil without one.
    func phrase(at index: Int, of words: [SpokenWord]) -> (count: Int, part: SpeechPart)? {
        phrases.first { words.stands($0.keys, at: index, as: VoiceOverWords.pattern) }.map { ($0.keys.count, $0.part) }
    }

    /// Whether words say that there are custom actions or custom content.
    func offersActions(_ words: [SpokenWord]) -> Bool {
        offers.contains { keys in words.indices.contains { words.stands(keys, at: $0, as: \.self) } }
    }

    /// The words that are not VoiceOver's own.
    func without(_ words: [SpokenWord]) -> [SpokenWord] {
        var others: [SpokenWord] = []
        var index = 0
        while index < words.count {
            if let phrase = phrase(at: index, of: words) {
                index += phrase.count
            } else {
                others.append(words[index])
                index += 1
            }
        }
        return others
    }

    /// The words without the hint that everything which can be activated has, and the simulation leaves out.
    func withoutActivateHint(_ words: [SpokenWord]) -> [SpokenWord] {
        guard !activate.isEmpty,
            let start = words.indices.last(where: { words.stands(activate, at: $0, as: \.self) })
        else { return words }
        var words = words
        words.removeSubrange(start..<start + activate.count)
        return words
    }
}

extension [SpokenWord] {
    /// Whether keys stand in a row from a word on.
    fileprivate func stands(_ keys: [String], at start: Int, as form: (String) -> String) -> Bool {
        !keys.isEmpty && start + keys.count <= count
            && keys.indices.allSatisfy { form(self[start + $0].key) == keys[$0] }
    }
}
