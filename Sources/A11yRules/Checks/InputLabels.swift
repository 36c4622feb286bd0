import A11yModel

/// Input labels from which Voice Control gains nothing. Cost: linear in the elements and their input labels.
struct InputLabels: Check {
    static let name = "input-labels"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.elements(setting: .userInputLabels).compactMap { id in
            guard let entries = subject.screen[id][.userInputLabels]?.texts,
                let reason = reason(entries, of: id, in: subject)
            else { return nil }
            return Fault(
                id, property: .userInputLabels, variant: reason.variant,
                facts: ["entries": .list(reason.entries), "name": .text(subject.quote(of: id))])
        }
    }

    /// What is wrong with the entries of an element, and with which of them.
    private func reason(
        _ entries: [String], of id: ElementID, in subject: Subject
    ) -> (variant: String, entries: [String])? {
        guard !entries.isEmpty else { return nil }
        // What lies behind a dialog for now is as good as a stop.
        if !subject.screen.isAccessibilityElement(id) || !subject.isInteractive(id) {
            // Whether a class of the app's own answers, its code knows.
            return subject.screen[id].doubts.contains(.code) || !subject.isVisible(id) ? nil : ("idle", entries)
        }
        if entries.contains(where: Words.isBlank) { return ("blank", entries) }
        var seen: Set<String> = []
        let repeated = entries.filter { !seen.insert(Words.folded($0)).inserted }
        if !repeated.isEmpty { return ("repeated", repeated) }
        guard let name = subject.name(of: id), seen == [Words.folded(name)] else { return nil }
        return ("same", entries)
    }
}
