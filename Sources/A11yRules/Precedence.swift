import A11yModel

/// One bad screen, one finding: a verdict about a cause silences those about its consequences.
struct Precedence {
    private let verdicts: [Verdict]
    /// For an element, the rules that are silent there, and whether only their reviews are.
    private var silenced: [ElementID: [String: Silence]] = [:]
    /// The same for findings about the screen itself, which any finding on it may be the cause of.
    private var silencedOnScreen: [String: Silence] = [:]

    private enum Silence {
        case reviews
        case everything
    }

    init(_ verdicts: [Verdict]) {
        self.verdicts = verdicts
        for verdict in verdicts where verdict.fault.isCause && !verdict.rule.outranks.isEmpty {
            let silence: Silence = verdict.confidence == .review ? .reviews : .everything
            for rule in verdict.rule.outranks where silencedOnScreen[rule] != .everything {
                silencedOnScreen[rule] = silence
            }
            for id in verdict.subjects {
                for rule in verdict.rule.outranks where silenced[id]?[rule] != .everything {
                    silenced[id, default: [:]][rule] = silence
                }
            }
        }
    }

    /// The verdicts that are not silenced by another.
    var spoken: [Verdict] { verdicts.filter { !isSilenced($0) } }

    private func isSilenced(_ verdict: Verdict) -> Bool {
        let silences = verdict.fault.element.map { silenced[$0] ?? [:] } ?? silencedOnScreen
        if silences.isEmpty { return false }
        return [verdict.rule.id, "category:\(verdict.rule.category)"].contains { key in
            switch silences[key] {
            case nil: false
            case .reviews: verdict.confidence == .review
            case .everything: true
            }
        }
    }
}
