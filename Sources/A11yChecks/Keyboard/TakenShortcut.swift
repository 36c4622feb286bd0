import A11yEngine
import A11yModel
import A11yVoiceOver

/// Key commands with the keys of another one, and with keys that the system or VoiceOver keeps. Cost: linear in the
/// elements and their key commands, plus, for equal keys, the pairs of the first with the others.
struct TakenShortcut: Check {
    /// The keys that the system keeps, as chords.
    private let kept: Set<String>
    /// The keys that move the focus, as chords.
    private let focus: Set<String>

    init(_ parameters: inout Parameters) {
        kept = Set(parameters.words("kept").map { KeyCommand(chord: $0).chord })
        focus = Set(parameters.words("focus").map { KeyCommand(chord: $0).chord })
    }

    /// A key command and the element that has it.
    private struct Bearer {
        let id: ElementID
        let command: KeyCommand
    }

    func violations(in context: LintContext) -> [Violation] {
        let bearers = bearers(in: context)
        var order: [String] = []
        var groups: [String: [Bearer]] = [:]
        for bearer in bearers where kept(bearer.command) == nil {
            let chord = bearer.command.chord
            if groups[chord] == nil { order.append(chord) }
            groups[chord, default: []].append(bearer)
        }
        return bearers.compactMap(refusal) + order.compactMap { groups[$0].flatMap { clash(of: $0, in: context) } }
    }

    private func bearers(in context: LintContext) -> [Bearer] {
        context.elements(setting: .keyCommands).flatMap { id -> [Bearer] in
            guard context.isVisible(id), !isBehindModal(id, in: context) else { return [] }
            return context.keyCommands(of: id).map { Bearer(id: id, command: $0) }
        }
    }

    /// Whether a modal view silences the element, or everything that it contains.
    private func isBehindModal(_ id: ElementID, in context: LintContext) -> Bool {
        guard !context.holdsStop(id), context.simulation.position(of: id) == nil else { return false }
        return ([id] + context.screen.descendants(of: id)).contains {
            if case .behindModal = context.simulation.cause(for: $0, in: context.screen) { true } else { false }
        }
    }

    /// Who keeps the keys of a command, as a variant of the message; nil if the app gets them.
    private func kept(_ command: KeyCommand) -> String? {
        if kept.contains(command.chord) { return "system" }
        if focus.contains(command.chord) { return "focus" }
        return Set(command.modifiers).isSuperset(of: ["control", "option"]) ? "voiceover" : nil
    }

    private func refusal(of bearer: Bearer) -> Violation? {
        guard let variant = kept(bearer.command) else { return nil }
        // People may choose the caps lock key for VoiceOver's commands, and code may go before the focus.
        return violation(
            [bearer], variant, doubts: variant == "system" ? [] : .undecided,
            facts: ["title": .text(bearer.command.shownName)])
    }

    /// The violation of commands with equal keys. Which of two elements gets the keys may depend on the focus.
    private func clash(of bearers: [Bearer], in context: LintContext) -> Violation? {
        guard let first = bearers.first else { return nil }
        let others = bearers.dropFirst().filter { other in
            guard first.command.when == other.command.when, !isSame(first.command, other.command) else { return false }
            guard first.id != other.id else { return true }
            guard let card = context.innermostCard(of: first.id), let second = context.innermostCard(of: other.id)
            else { return true }
            return card == second || !context.cards.areAlike(card, second)
        }
        guard !others.isEmpty else { return nil }
        let all = [first] + others
        let isOnOne = others.contains { $0.id == first.id }
        return violation(
            all, "twice", doubts: isOnOne ? [] : .undecided,
            facts: ["list": .list(all.map(\.command.shownName))])
    }

    /// Whether it makes no difference which of the two runs.
    private func isSame(_ one: KeyCommand, _ other: KeyCommand) -> Bool {
        if let action = one.action, let second = other.action { return action == second }
        return one.action == other.action && one.title == other.title
    }

    private func violation(
        _ bearers: [Bearer], _ variant: String, doubts: Doubts, facts: Facts
    ) -> Violation? {
        guard let first = bearers.first else { return nil }
        return Violation(
            first.id, property: .keyCommands, variant: variant,
            facts: facts.merging(["input": .text(first.command.shownKeys)]), doubts: doubts,
            covers: bearers.dropFirst().map(\.id).filter { $0 != first.id })
    }
}
