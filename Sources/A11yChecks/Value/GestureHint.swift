import A11yEngine
import A11yModel
import A11yVoiceOver

/// Hints that begin with the gesture instead of its result. Cost: linear in the stops.
struct GestureHint: RepairingCheck, FixedCheck {
    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: GestureInLabel.gestures) }

    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            let hint = stop.utterance.hint
            // VoiceOver does not speak the hint of a field.
            guard stop.part == nil, !hint.isEmpty, !stop.utterance.traits.contains(.textEntry) else { return nil }
            if stop.utterance.traits.contains(.allowsDirectInteraction) { return nil }
            // “Tap to open”, “Swipe left or right to see more”, but not “Tap water” or 点击量.
            let words = FoldedText(hint, in: context.wordIndex(of: stop.element))
            guard Prompts.hasAim(words, in: GestureInLabel.gestures) else { return nil }
            return Violation(stop.element, property: .hint, facts: ["hint": .text(hint)])
        }
    }

    /// Removes the gesture if a verb follows it.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let hint = context.screen[id].hint.map(RuleText.trimmed),
            let opening = GestureHint.openings.first(where: { hint.lowercased().hasPrefix($0) })
        else { return nil }
        let rest = RuleText.trimmed(String(hint.dropFirst(opening.count)))
        guard let first = rest.first, first.isLetter else { return nil }
        let isCapital = hint.first?.isUppercase == true
        let sentence = isCapital ? first.uppercased() + rest.dropFirst() : rest
        return .cutting(String(hint.prefix(opening.count)), from: .hint, to: sentence, on: id)
    }

    /// How hints name the gesture that VoiceOver adds, longest first.
    private static let openings = [
        "double tap to ", "double-tap to ", "double click to ", "double-click to ", "tap twice to ", "tap to ",
        "click to ", "press to ", "touch to ", "轻点两下以", "轻点两下可", "轻点两下来", "轻点两下", "双击以", "双击可", "双击",
        "點兩下以", "點兩下可", "點兩下來", "點兩下", "按兩下以", "按兩下可", "按兩下", "雙擊以", "雙擊可", "雙擊",
    ]
}
