import A11yEngine
import A11yModel

/// Labels of controls that end with a full stop, which VoiceOver speaks as a pause before the role. Cost: linear in the
/// stops; the descendants of an element are visited only if its label ends like this.
struct PunctuatedLabel: RepairingCheck, FixedCheck {
    private static let stops: Set<Character> = [".", "。"]
    private static let sentenceEnds: Set<Character> = [".", "。", "!", "?", "！", "？"]
    private static let commas: Set<Character> = [",", "，", "、"]
    private static let abbreviations = WordList(named: "abbreviation")
    /// The number of letters of the longest abbreviation in a language without a list of abbreviations (ours).
    private static let shortWord = 4

    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            guard words.isControl, let wording = words.label, endsLikeSentence(wording) else { return nil }
            let id = words.element
            let (label, language) = (wording.written, context.language(of: id))
            let stop = context.stops[words.place]
            guard let role = SpokenRole.all.first(where: { $0.isSpoken(at: stop, language: language) }) else {
                return nil
            }
            if context.shownTexts(in: id).contains(where: { $0.hasSuffix(label) }) { return nil }
            let facts: Facts = [
                "label": .text(label), "role": .text(role.words.spoken(in: language)),
            ]
            return Violation(id, property: .label, facts: facts)
        }
    }

    private func endsLikeSentence(_ wording: FoldedText) -> Bool {
        let label = wording.written
        guard let last = label.last, PunctuatedLabel.stops.contains(last) else { return false }
        let body = label.dropLast()
        // Two sentences, a list or an ellipsis.
        if body.contains(where: { PunctuatedLabel.sentenceEnds.contains($0) || PunctuatedLabel.commas.contains($0) }) {
            return false
        }
        return last != "." || !isAbbreviation(FoldedText(String(body), in: wording.wordIndex))
    }

    private func isAbbreviation(_ body: FoldedText) -> Bool {
        let word = body.text.split(separator: " ").last ?? ""
        if word.count <= 1 { return true }
        let abbreviations = PunctuatedLabel.abbreviations
        if body.wordIndex.covered.contains(abbreviations.bit) { return abbreviations.contains(body) }
        return word.count <= PunctuatedLabel.shortWord
    }

    /// Removes the full stop.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let label = context.screen[id].label.map(RuleText.trimmed),
            let last = label.last
        else { return nil }
        return .cutting(String(last), from: .label, to: String(label.dropLast()), on: id)
    }
}
