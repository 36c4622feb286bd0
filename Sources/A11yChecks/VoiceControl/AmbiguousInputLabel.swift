import A11yEngine
import A11yModel

/// Input labels that several controls share. Cost: linear in the stops and their names.
struct AmbiguousInputLabel: FixedCheck {
    /// A control that responds to a word.
    private struct Bearer {
        let id: ElementID
        /// The word as written.
        let written: String
        let isInputLabel: Bool
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.userInputLabels) else { return [] }
        var order: [String] = []
        var bearers: [String: [Bearer]] = [:]
        for control in context.stopTexts where control.part == nil && control.isInteractive {
            for (word, bearer) in words(of: control, in: context) {
                if bearers[word] == nil { order.append(word) }
                bearers[word, default: []].append(bearer)
            }
        }
        return order.compactMap { word in bearers[word].flatMap { violation(of: $0, in: context) } }
    }

    /// The folded words that call a control: the author's input labels, which replace the name, or else its name.
    private func words(of control: StopText, in context: LintContext) -> [(word: String, bearer: Bearer)] {
        let id = control.element
        var seen: Set<String> = [""]
        var words: [(word: String, bearer: Bearer)] = []
        for label in context.screen[id][.userInputLabels]?.texts ?? [] {
            let word = RuleText.folded(label)
            guard seen.insert(word).inserted else { continue }
            words.append((word, Bearer(id: id, written: label, isInputLabel: true)))
        }
        guard words.isEmpty, let name = control.name else { return words }
        return name.folded.isEmpty ? [] : [(name.folded, Bearer(id: id, written: name.text, isInputLabel: false))]
    }

    private func violation(of bearers: [Bearer], in context: LintContext) -> Violation? {
        guard let first = bearers.first(where: \.isInputLabel), bearers.count > 1 else { return nil }
        let others = bearers.filter { $0.id != first.id && clash($0.id, first.id, in: context) }
        guard !others.isEmpty else { return nil }
        return Violation(
            first.id, property: .userInputLabels,
            facts: ["entry": .text(first.written), "count": .number(Double(others.count + 1))],
            covers: others.map(\.id),
            related: others.map { RelatedPlace(message: context.title(of: $0.id), range: context.screen[$0.id].anchor) }
        )
    }

    /// Whether one word for both is ambiguous: they have different functions and different names (equal names are
    /// reported by another rule), and are not rows of one list.
    private func clash(_ one: ElementID, _ other: ElementID, in context: LintContext) -> Bool {
        if context.haveSameFunction(one, other) { return false }
        if let name = context.name(of: one), let second = context.name(of: other),
            RuleText.folded(name) == RuleText.folded(second)
        {
            return false
        }
        guard let card = context.innermostCard(of: one), let second = context.innermostCard(of: other) else {
            return true
        }
        return card == second || !context.cards.areAlike(card, second)
    }
}
