import A11yModel

/// One bad screen, one finding: a diagnostic about a cause silences those about its consequences.
struct Precedence {
    private let diagnostics: [Diagnostic]
    /// For an element, the rules that are silent there, and whether only their reviews are.
    private var silenced: [ElementID: [String: Silence]] = [:]
    /// The same for findings about the screen itself, which any finding on it may be the cause of.
    private var silencedOnScreen: [String: Silence] = [:]

    private enum Silence {
        case reviews
        case everything
    }

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        for diagnostic in diagnostics where diagnostic.violation.isCause && !diagnostic.rule.outranks.isEmpty {
            let silence: Silence = diagnostic.confidence == .review ? .reviews : .everything
            for rule in diagnostic.rule.outranks where silencedOnScreen[rule] != .everything {
                silencedOnScreen[rule] = silence
            }
            for id in diagnostic.elements {
                for rule in diagnostic.rule.outranks where silenced[id]?[rule] != .everything {
                    silenced[id, default: [:]][rule] = silence
                }
            }
        }
    }

    /// The diagnostics that are not silenced by another.
    package var reported: [Diagnostic] { diagnostics.filter { !isSilenced($0) } }

    private func isSilenced(_ diagnostic: Diagnostic) -> Bool {
        let silences = diagnostic.violation.element.map { silenced[$0] ?? [:] } ?? silencedOnScreen
        if silences.isEmpty { return false }
        return [diagnostic.rule.id, "category:\(diagnostic.rule.category)"].contains { key in
            switch silences[key] {
            case nil: false
            case .reviews: diagnostic.confidence == .review
            case .everything: true
            }
        }
    }
}
