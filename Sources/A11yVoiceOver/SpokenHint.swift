// The hint, as it is spoken.

import A11yModel

extension Semantics {
    /// What VoiceOver says after a pause: the author's hint, and what it adds or puts in its place by itself. “Double
    /// tap to activate” is left out everywhere, as in AccessibilitySnapshot.
    func spokenHint(extending authored: String, in phrases: Phrases) -> String? {
        var hint = authored
        if isEnabled {
            if isSwitch { hint.extendHint(with: phrases.toggleHint) }
            let editingHint = editingHint(in: phrases)
            if traits.contains(.textEntry), !editingHint.isEmpty { hint = editingHint }
            if traits.contains(.adjustable), !isSwitch, !hasOnlyHint { hint.extendHint(with: phrases.adjustHint) }
            if let isExpanded { hint.extendHint(with: isExpanded ? phrases.collapseHint : phrases.expandHint) }
        }
        return hint.isEmpty ? nil : hint
    }

    /// Text inputs speak their own hint and drop the author's (recorded).
    private func editingHint(in phrases: Phrases) -> String {
        if traits.contains(.isEditing) { return phrases.rotorHint }
        return traits.contains(.textArea) ? phrases.textAreaHint : phrases.editHint
    }

    private var hasOnlyHint: Bool { !hint.isEmpty && label.isEmpty && value.isEmpty }
}

extension String {
    /// Adds a sentence to a hint, in whose end at most one full stop is given up for it.
    fileprivate mutating func extendHint(with sentence: String) {
        guard !sentence.isEmpty else { return }
        if endsSentence { removeLast() }
        extend(with: sentence, after: ". ")
    }
}
