import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls without a name whose hint or value describes them, and fields named by what they hold. Cost: linear in the
/// stops.
struct MisplacedText: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            let id = stop.element
            let element = context.screen[id]
            if let label = content(namedBy: stop, in: context) {
                return Violation(
                    id, property: .label, variant: "content", facts: ["label": .text(label)], doubts: .guessed)
            }
            guard element.written.contains(.value) || element.written.contains(.hint) else { return nil }
            guard stop.part == nil, context.isInteractive(id), !context.hasName(id), !context.namesItself(id) else {
                return nil
            }
            guard RuleText.isBlank(stop.utterance.label) else { return faultBesidePicture(element, in: context) }
            if let value = element.value, !RuleText.isBlank(value), !mayHaveValue(element) {
                return Violation(id, property: .value, variant: "value")
            }
            guard let hint = element.hint, !RuleText.isBlank(hint) else { return nil }
            // VoiceOver reads the value first, except for a switch, where it follows the role.
            guard RuleText.isBlank(stop.utterance.value) || stop.utterance.description.hasPrefix(hint) else {
                return nil
            }
            let rest = rest(of: stop.utterance.description, without: hint)
            let variant = rest.isEmpty ? "hint-alone" : "hint"
            return Violation(id, property: .hint, variant: variant, facts: ["rest": .text(rest)])
        }
    }

    /// The label of a field if it is no name but an address, or what the field holds.
    private func content(namedBy stop: Stop, in context: LintContext) -> String? {
        let element = context.screen[stop.element]
        let isField = element.isTextInput || stop.utterance.traits.contains(.searchField)
        guard isField, stop.part == nil || stop.part == .field, let label = element.label, !RuleText.isBlank(label)
        else { return nil }
        if RuleText.isAddress(label) { return label }
        let held = [element.text, element.value].compactMap { $0 }.map(RuleText.folded)
        let isData = RuleText.hasNumber(label) || label.contains(".") && !label.contains(where: \.isWhitespace)
        return isData && held.contains(RuleText.folded(label)) ? label : nil
    }

    /// VoiceOver speaks the name of a picture first, although it is no accessible name. UIKit may have words for a
    /// symbol, which are a name; then the hint is in the right place.
    private func faultBesidePicture(_ element: Element, in context: LintContext) -> Violation? {
        guard case .asset(let asset) = context.spokenPicture(of: element.id) else { return nil }
        let fields: [(property: Property, text: String?)] = [
            (.value, mayHaveValue(element) ? nil : element.value), (.hint, element.hint),
        ]
        guard let field = fields.first(where: { $0.text.map(RuleText.isBlank) == false }) else { return nil }
        let facts: Facts = ["asset": .text(asset), "field": .text(field.property.word)]
        return Violation(element.id, property: field.property, variant: "picture", facts: facts)
    }

    /// Whether the class has a value of its own, which the author may override.
    private func mayHaveValue(_ element: Element) -> Bool {
        element.isTextInput || element.type == .slider || element.type == .switch || element.type == .segment
            || element.type == .tabBarItem
    }

    /// What VoiceOver says with hints switched off.
    private func rest(of description: String, without hint: String) -> String {
        guard description.hasPrefix(hint) else { return description }
        let rest = description.dropFirst(hint.count)
        return RuleText.trimmed(String(rest.drop { $0 == "." || $0 == " " }))
    }

    /// Moves the text to the label unchanged.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let property = violation.property, property == .hint || property == .value
        else { return nil }
        let blank: [Change] = context.screen[id].label == nil ? [] : [.remove(.label, on: id)]
        return Repair("Makes the \(property.word) the label.", blank + [.rename(property, to: .label, on: id)])
    }
}
