import A11yModel
import A11yVoiceOver

/// Input labels under which several controls answer. Cost: linear in the stops and their names.
struct SharedInputLabels: Check {
    static let name = "shared-input-labels"

    init(_ parameters: inout Parameters) {}

    /// A control that answers to a word.
    private struct Bearer {
        let id: ElementID
        /// The word as it is written.
        let written: String
        let isInputLabel: Bool
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.userInputLabels) else { return [] }
        var order: [String] = []
        var bearers: [String: [Bearer]] = [:]
        for control in subject.words where control.part == nil && control.isInteractive {
            for (word, bearer) in words(of: control, in: subject) {
                if bearers[word] == nil { order.append(word) }
                bearers[word, default: []].append(bearer)
            }
        }
        return order.compactMap { word in bearers[word].flatMap { fault(of: $0, in: subject) } }
    }

    /// The folded words by which a control can be called: the author's input labels, which take the name's place, or
    /// its name.
    private func words(of control: StopWords, in subject: Subject) -> [(word: String, bearer: Bearer)] {
        let id = control.element
        var seen: Set<String> = [""]
        var words: [(word: String, bearer: Bearer)] = []
        for label in subject.screen[id][.userInputLabels]?.texts ?? [] {
            let word = Words.folded(label)
            guard seen.insert(word).inserted else { continue }
            words.append((word, Bearer(id: id, written: label, isInputLabel: true)))
        }
        guard words.isEmpty, let name = control.name else { return words }
        return name.folded.isEmpty ? [] : [(name.folded, Bearer(id: id, written: name.text, isInputLabel: false))]
    }

    private func fault(of bearers: [Bearer], in subject: Subject) -> Fault? {
        guard let first = bearers.first(where: \.isInputLabel), bearers.count > 1 else { return nil }
        let others = bearers.filter { $0.id != first.id && clash($0.id, first.id, in: subject) }
        guard !others.isEmpty else { return nil }
        return Fault(
            first.id, property: .userInputLabels,
            facts: ["entry": .text(first.written), "count": .number(Double(others.count + 1))],
            covers: others.map(\.id),
            related: others.map { RelatedPlace(message: subject.title(of: $0.id), range: subject.screen[$0.id].anchor) }
        )
    }

    /// Whether one word for both leaves open which is meant: they do different things, have different names, which else
    /// is the fault, and are not rows of one list.
    private func clash(_ one: ElementID, _ other: ElementID, in subject: Subject) -> Bool {
        if subject.haveSameFunction(one, other) { return false }
        if let name = subject.name(of: one), let second = subject.name(of: other),
            Words.folded(name) == Words.folded(second)
        {
            return false
        }
        guard let card = subject.innermostCard(of: one), let second = subject.innermostCard(of: other) else {
            return true
        }
        return card == second || !subject.cards.areAlike(card, second)
    }
}
