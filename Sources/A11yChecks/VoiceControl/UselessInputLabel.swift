import A11yEngine
import A11yModel

/// Input labels from which Voice Control gains nothing. Cost: linear in the elements and their input labels.
struct UselessInputLabel: Check {
    package static let name = "useless-input-label"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        context.elements(setting: .userInputLabels).compactMap { id in
            guard let entries = context.screen[id][.userInputLabels]?.texts,
                let reason = reason(entries, of: id, in: context)
            else { return nil }
            return Violation(
                id, property: .userInputLabels, variant: reason.variant,
                facts: ["entries": .list(reason.entries), "name": .text(context.quote(of: id))])
        }
    }

    /// What is wrong with the entries of an element, and with which of them.
    private func reason(
        _ entries: [String], of id: ElementID, in context: LintContext
    ) -> (variant: String, entries: [String])? {
        guard !entries.isEmpty else { return nil }
        // What lies behind a dialog for now is as good as a stop.
        if !context.screen.isAccessibilityElement(id) || !context.isInteractive(id) {
            // Whether a class of the app's own answers, its code knows.
            return context.screen[id].doubts.contains(.code) || !context.isVisible(id) ? nil : ("idle", entries)
        }
        if entries.contains(where: Words.isBlank) { return ("blank", entries) }
        var seen: Set<String> = []
        let repeated = entries.filter { !seen.insert(Words.folded($0)).inserted }
        if !repeated.isEmpty { return ("repeated", repeated) }
        guard let name = context.name(of: id), seen == [Words.folded(name)] else { return nil }
        return ("same", entries)
    }
}

extension UselessInputLabel: RepairingCheck {
    /// Entries that say nothing, or nothing new, go. Where all of them say the name, or nobody asks for them, whoever
    /// wrote them meant something.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let entries = context.screen[id][.userInputLabels]?.texts,
            violation.variant == "blank" || violation.variant == "repeated"
        else { return nil }
        var seen: Set<String> = []
        let kept = entries.indices.filter {
            !Words.isBlank(entries[$0]) && seen.insert(Words.folded(entries[$0])).inserted
        }
        let saysName = context.name(of: id).map { seen == [Words.folded($0)] } ?? false
        if kept.isEmpty || saysName { return .removing(.userInputLabels, from: id) }
        return Repair("Drops empty and repeated entries.", [.keep(kept, of: .userInputLabels, on: id)])
    }
}
