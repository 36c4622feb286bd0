import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops whose value repeats the label. Cost: linear in the stops.
struct RepeatedValue: RepairingCheck {
    /// The width in columns from which a word inside the label is a repetition.
    let columns: Int

    init(_ parameters: inout Parameters) {
        columns = parameters.count("columns")
    }

    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            guard !stop.utterance.value.isEmpty else { return nil }
            let element = context.screen[stop.element]
            guard stop.part == nil, !element.isTextInput, !stop.utterance.traits.contains(.toggleButton) else {
                return nil
            }
            let value = RuleText.trimmed(stop.utterance.value)
            guard value.count > 1, repeats(stop.utterance.label, value) else { return nil }
            return Violation(stop.element, property: element.value == nil ? nil : .value)
        }
    }

    private func repeats(_ label: String, _ value: String) -> Bool {
        let (name, words) = (RuleText.folded(label), RuleText.folded(value))
        guard !name.isEmpty, !words.isEmpty else { return false }
        if name == words { return true }
        // “On-time arrival: On” may be a coincidence of short words; an equal number is none.
        guard RuleText.columns(value) >= columns || value.contains(where: \.isNumber) else { return false }
        return RuleText.contains(folded: name, words) || joins(label, value)
    }

    /// Whether a number with its sign or unit stands in the label between characters that are written without spaces:
    /// 速度50%.
    private func joins(_ label: String, _ value: String) -> Bool {
        guard value.contains(where: \.isNumber), label.count > value.count else { return false }
        let (whole, part) = (Array(label), Array(value))
        return (0...whole.count - part.count).contains { start in
            guard whole[start..<start + part.count].elementsEqual(part) else { return false }
            let ends = start + part.count
            return isUnspaced(start == 0 ? nil : whole[start - 1]) && isUnspaced(ends < whole.count ? whole[ends] : nil)
        }
    }

    /// Whether a word can begin or end beside the character: it is none, or it is a letter without cases.
    private func isUnspaced(_ character: Character?) -> Bool {
        guard let character else { return true }
        return character.isLetter && !character.isCased || character.isWhitespace
    }

    /// Removes a value that equals the label. A part of the label may be better off in the value.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let value = context.screen[id].value, let label = context.screen[id].label,
            RuleText.folded(value) == RuleText.folded(label)
        else { return nil }
        return .removing(.value, from: id)
    }
}
