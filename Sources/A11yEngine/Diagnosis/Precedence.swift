import A11yModel

/// Suppresses the consequences of a cause: a diagnostic suppresses those of the rules that its own rule outranks, at
/// the elements that it refers to.
struct Precedence {
    private let diagnostics: [Diagnostic]
    /// The outranked rules by element, and whether all their diagnostics are suppressed or only `review` ones.
    private var silenced: [ElementID: [String: Silence]] = [:]
    /// The outranked rules for findings about the screen itself: any diagnostic on the screen may be their cause.
    private var silencedOnScreen: [String: Silence] = [:]

    private enum Silence {
        case reviews
        case everything
    }

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        for diagnostic in diagnostics where diagnostic.violation.isCause && !diagnostic.details.outranks.isEmpty {
            let silence: Silence = diagnostic.confidence == .review ? .reviews : .everything
            for rule in diagnostic.details.outranks where silencedOnScreen[rule] != .everything {
                silencedOnScreen[rule] = silence
            }
            for id in diagnostic.elements {
                for rule in diagnostic.details.outranks where silenced[id]?[rule] != .everything {
                    silenced[id, default: [:]][rule] = silence
                }
            }
        }
    }

    /// The diagnostics that no other suppresses.
    var reported: [Diagnostic] { diagnostics.filter { !isSilenced($0) } }

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
