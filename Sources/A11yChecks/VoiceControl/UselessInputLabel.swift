import A11yEngine
import A11yModel

/// Input labels that have no effect in Voice Control. Cost: linear in the elements and their input labels.
struct UselessInputLabel: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.elements(setting: .userInputLabels).compactMap { id in
            guard let entries = context.screen[id][.userInputLabels]?.texts,
                let reason = reason(entries, of: id, in: context)
            else { return nil }
            return Violation(
                id, property: .userInputLabels, variant: reason.variant,
                facts: ["entries": .list(reason.entries), "name": .text(context.quote(of: id))])
        }
    }

    /// What is wrong with the entries of an element, as a message variant, and which entries.
    private func reason(
        _ entries: [String], of id: ElementID, in context: LintContext
    ) -> (variant: String, entries: [String])? {
        guard !entries.isEmpty else { return nil }
        // An element behind an open dialog is as good as a stop.
        if !context.screen.isAccessibilityElement(id) || !context.isInteractive(id) {
            // The code of a custom class may make it interactive.
            return context.screen[id].mayBeSetByCode || !context.isVisible(id) ? nil : ("idle", entries)
        }
        if entries.contains(where: RuleText.isBlank) { return ("blank", entries) }
        var seen: Set<String> = []
        let repeated = entries.filter { !seen.insert(RuleText.folded($0)).inserted }
        if !repeated.isEmpty { return ("repeated", repeated) }
        guard let name = context.name(of: id), seen == [RuleText.folded(name)] else { return nil }
        return ("same", entries)
    }

    /// Removes blank and repeated entries. If all entries equal the name, or nobody can use them, the author had
    /// another intention.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let entries = context.screen[id][.userInputLabels]?.texts,
            violation.variant == "blank" || violation.variant == "repeated"
        else { return nil }
        var seen: Set<String> = []
        let kept = entries.indices.filter {
            !RuleText.isBlank(entries[$0]) && seen.insert(RuleText.folded(entries[$0])).inserted
        }
        let saysName = context.name(of: id).map { seen == [RuleText.folded($0)] } ?? false
        if kept.isEmpty || saysName { return .removing(.userInputLabels, from: id) }
        return Repair("Drops empty and repeated entries.", [.keep(kept, of: .userInputLabels, on: id)])
    }
}
