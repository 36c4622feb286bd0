import A11yModel
import A11yVoiceOver

/// Hints that begin with the gesture instead of what it does. Cost: linear in the stops.
struct HintGestures: Check {
    static let name = "hint-gestures"

    init(_ parameters: inout Parameters) {}

    func reasonNotToJudge(_ subject: Subject) -> String? { subject.reasonNotToJudge(with: GestureWords.gestures) }

    func faults(in subject: Subject) -> [Fault] {
        subject.stops.compactMap { stop in
            let hint = stop.utterance.hint
            // A field's own hint is not spoken.
            guard stop.part == nil, !hint.isEmpty, !stop.utterance.traits.contains(.textEntry) else { return nil }
            if stop.utterance.traits.contains(.allowsDirectInteraction) { return nil }
            guard namesGesture(Wording(hint, language: subject.language(of: stop.element))) else { return nil }
            return Fault(stop.element, property: .hint, facts: ["hint": .text(hint)])
        }
    }

    /// Whether the text begins with a gesture that is meant as one: “Tap to open”, “Swipe left or right to see more”,
    /// and neither “Tap water” nor 点击量.
    private func namesGesture(_ hint: Wording) -> Bool {
        guard let rest = GestureWords.gestures.rest(of: hint) else { return false }
        if hint.text.unicodeScalars.first.map(Words.isUnspaced) == true {
            return !GestureWords.measures.contains(Wording(rest, in: hint.vocabulary))
        }
        return Words.tokens(rest).contains {
            GestureWords.aims.contains(exactly: Wording(String($0), in: hint.vocabulary))
        }
    }
}
