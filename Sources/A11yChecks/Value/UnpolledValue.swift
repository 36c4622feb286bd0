import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops whose value changes while VoiceOver is on them, without the trait for it. Cost: linear in the stops.
struct UnpolledValue: RepairingCheck {
    static let name = "unpolled-value"

    /// Parts of class names for things that run by themselves.
    private let classes: Set<String>
    /// Words after a number that make it a duration.
    private let units: Set<String>
    /// Words that make a time a fixed time of day.
    private let dates: [String]

    init(_ parameters: inout Parameters) {
        classes = Set(parameters.words("classes"))
        units = Set(parameters.words("units"))
        dates = parameters.words("dates")
    }

    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            let element = context.screen[stop.element]
            guard element.customClass != nil || !stop.utterance.value.isEmpty else { return nil }
            guard stop.part == nil, !stop.utterance.traits.contains(.updatesFrequently), !element.isTextInput else {
                return nil
            }
            let spoken = RuleText.isBlank(stop.utterance.value) ? stop.utterance.label : stop.utterance.value
            guard !RuleText.isBlank(spoken), isRunning(stop, element, in: context) else { return nil }
            return Violation(
                stop.element, property: element.traits == nil ? nil : .traits, facts: ["value": .text(spoken)])
        }
    }

    private func isRunning(_ stop: Stop, _ element: Element, in context: LintContext) -> Bool {
        let parts = element.customClass.map { RuleText.parts(ofIdentifier: $0) } ?? []
        if parts.contains(where: classes.contains) { return true }
        let value = stop.utterance.value
        guard !RuleText.isBlank(value) else { return false }
        if element[.onChange]?.text == "post:announcement" { return true }
        // A button with a time is a choice of time.
        let isChoice = context.answersTap(element.id) || element.isControl && element.type != .slider
        return !isChoice && isDuration(value)
    }

    /// Whether the value is a running time: `1:20`, `0:45 / 3:10`, 1分20秒.
    private func isDuration(_ value: String) -> Bool {
        let text = value.lowercased()
        if dates.contains(where: { RuleText.contains(text, $0) }) { return false }
        let words = text.split { $0.isWhitespace || "/-–,，、".contains($0) }
        if words.contains(where: { ChangingData.isTime($0) }) { return true }
        return zip(words, words.dropFirst()).contains { $0.allSatisfy(\.isWholeNumber) && units.contains(String($1)) }
            || units.contains { unit in
                unit.unicodeScalars.contains(where: RuleText.isUnspaced) && text.hasSuffix(unit)
                    && text.contains(where: \.isWholeNumber)
            }
    }

    /// Adds the trait with which VoiceOver polls the value at its own pace.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        violation.element.flatMap { context.repair(adding: .updatesFrequently, to: $0) }
    }
}
