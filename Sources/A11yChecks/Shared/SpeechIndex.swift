import A11yEngine
import A11yModel
import A11yVoiceOver

/// All that VoiceOver says on a screen, to be searched for texts. A text is compared only with the stops that have its
/// rarest word, so that a search costs about its hits and not all stops.
struct SpeechIndex {
    /// What is said, folded.
    private var speeches: [String] = []
    private var stopsByToken: [Substring: [Int]] = [:]

    /// The speech and custom content of every stop.
    init(of context: LintContext) {
        self.init(of: context.simulation.stops.map { SpeechIndex.words(at: $0, in: context) })
    }

    /// All that is said at a stop, its custom content included.
    package static func words(at stop: Stop, in context: LintContext) -> String {
        let content = context.screen[stop.element][.customContent]?.content ?? []
        let parts = [stop.utterance.description, stop.utterance.spokenHint ?? ""]
        return (parts + content.flatMap { [$0.label, $0.value] }).joined(separator: " ")
    }

    /// These texts.
    init(of texts: [String]) {
        for speech in texts.map(Words.folded) {
            for token in Words.tokens(speech) + SpeechIndex.signs(of: speech) {
                let isKnown = stopsByToken[token]?.last == speeches.count
                if !isKnown { stopsByToken[token, default: []].append(speeches.count) }
            }
            speeches.append(speech)
        }
    }

    /// Whether some stop says the text. What is nothing but signs is taken to be said.
    package func contains(_ text: String) -> Bool {
        let folded = Words.folded(text)
        if folded.isEmpty { return !speeches.isEmpty }
        let signs = SpeechIndex.signs(of: folded)
        let tokens = signs.isEmpty ? Words.tokens(folded) : signs
        let candidates = tokens.map { stopsByToken[$0] ?? [] }.min { $0.count < $1.count }
        return (candidates ?? []).contains { Words.contains(folded: speeches[$0], folded) }
    }

    /// The characters of scripts that write no spaces, each as a token.
    private static func signs(of folded: String) -> [Substring] {
        guard folded.unicodeScalars.contains(where: Words.isUnspaced) else { return [] }
        return folded.indices.compactMap { index in
            folded[index].unicodeScalars.contains(where: Words.isUnspaced) ? folded[index...index] : nil
        }
    }
}
