import A11yEngine
import A11yModel

/// Controls with a picture instead of text that respond to fewer names than users would try. Cost: linear in the stops.
struct MissingInputLabel: Check {
    /// The minimum number of names.
    private let names: Int

    init(_ parameters: inout Parameters) {
        names = parameters.count("names")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.systemImage) || context.isSet(.image) else { return [] }
        return context.stops.compactMap { stop in
            let id = stop.element
            let element = context.screen[id]
            guard element.written.contains(.systemImage) || element.written.contains(.image) else { return nil }
            guard stop.part == nil, context.isInteractive(id), context.isEnabled(id), !element.isTextInput,
                !element.isCell, context.innermostCard(of: id) == nil, !context.isExit(id)
            else { return nil }
            guard let picture = element[.systemImage]?.text ?? element[.image]?.text, context.shownText(of: id) == nil,
                let name = context.name(of: id), !RuleText.isBlank(name)
            else { return nil }
            let labels = Set((element[.userInputLabels]?.texts ?? []).map(RuleText.folded)).subtracting([""])
            guard labels.count < names else { return nil }
            return Violation(
                id, property: labels.isEmpty ? nil : .userInputLabels,
                facts: ["image": .text(picture), "label": .text(RuleText.trimmed(name))])
        }
    }
}
