import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops whose value changes while VoiceOver is on them, without the trait for it. Cost: linear in the stops.
struct UnpolledValue: RepairingCheck {
    /// Parts of class names for things that run by themselves.
    private let classes: Set<String>
    /// Words after a number that make it a duration.
    private let units: Set<String>
    /// Words beside a time that say that it runs.
    private let running: [String]
    /// Words that make a time a fixed time of day.
    private let dates: [String]

    init(_ parameters: inout Parameters) {
        classes = Set(parameters.words("classes"))
        units = Set(parameters.words("units"))
        running = parameters.words("running")
        dates = parameters.words("dates")
    }

    func violations(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            let element = context.screen[stop.element]
            let isCountdown = stop.utterance.value.isEmpty && isCountdown(stop.utterance.label)
            let isTime = isCountdown || stop.utterance.value.isEmpty && ChangingData.isTime(stop.utterance.label)
            guard element.customClass != nil || !stop.utterance.value.isEmpty || isTime else { return nil }
            guard stop.part == nil, !stop.utterance.traits.contains(.updatesFrequently), !element.isTextInput else {
                return nil
            }
            let spoken = RuleText.isBlank(stop.utterance.value) ? stop.utterance.label : stop.utterance.value
            guard !RuleText.isBlank(spoken) else { return nil }
            let isNamed = isTime && isNamedTimer(element)
            let isChanging = isCountdown || isTime && isChanging(stop, in: context)
            guard isRunning(stop, element, in: context) || isChanging || isNamed else { return nil }
            // The name of a timer does not say that its text runs.
            let doubts: Doubts = isNamed && !isChanging ? .undecided : []
            return Violation(
                stop.element, property: element.traits == nil ? nil : .traits, facts: ["value": .text(spoken)],
                doubts: doubts)
        }
    }

    /// Whether a text is a time beside words that say that it runs: `00:12 left`, `剩余 1:20`.
    private func isCountdown(_ label: String) -> Bool {
        guard label.utf8.contains(UInt8(ascii: ":")) else { return false }
        let text = label.lowercased()
        let isInTime = { (sign: Character) in "0"..."9" ~= sign || sign == ":" }
        guard let start = text.firstIndex(where: { "0"..."9" ~= $0 }),
            !dates.contains(where: { RuleText.contains(text, $0) })
        else { return false }
        let time = text[start...].prefix(while: isInTime)
        let before = String(text[..<start].reversed().drop { !$0.isLetter }.reversed())
        let after = text[time.endIndex...].drop { !$0.isLetter }
        return ChangingData.isTime(time) && running.contains { before.hasSuffix($0) || after.hasPrefix($0) }
    }

    /// Whether its id or identifier calls it a timer.
    private func isNamedTimer(_ element: Element) -> Bool {
        [element.fileID, element[.identifier]?.text].contains { name in
            name.map { RuleText.parts(ofIdentifier: $0).contains(where: classes.contains) } ?? false
        }
    }

    /// Whether a time that is spoken changes by itself: the file says what happens then, or a state that appears by
    /// itself has another time there.
    private func isChanging(_ stop: Stop, in context: LintContext) -> Bool {
        if context.screen[stop.element][.onChange] != nil { return true }
        return context.departures.contains { passage in
            guard passage.transition.causes.contains(where: { $0.act == .appears }),
                let id = passage.new(of: stop.element), let place = passage.new.simulation.position(of: id)
            else { return false }
            let next = passage.new.simulation.stops[place].utterance.label
            return next != stop.utterance.label && ChangingData.isTime(next)
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
