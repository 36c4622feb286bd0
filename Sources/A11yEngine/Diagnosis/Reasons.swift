import A11yModel

// Why a finding may not hold, in words.

extension Diagnostic {
    /// The reasons for a lower confidence, the most telling first. A rule whose findings are always reviews says on its
    /// page what a person has to judge.
    func reasons(in context: LintContext) -> [FindingDoubt] {
        var doubts = doubts
        if doubts.isEmpty {
            guard confidence == .review else { return [] }
            doubts = .undecided
        }
        return Doubts.words.filter { doubts.contains($0.doubt) }.map { doubt, word in
            if doubt == .code, let opening = code.opening {
                let element = context.screen[opening.element]
                let name = element[.outlet]?.text ?? element.customClass
                return FindingDoubt(kind: word, name: name, reason: opening.reason)
            }
            let name = name(of: doubt, in: context)
            return FindingDoubt(kind: word, name: name, reason: reason(for: doubt, name))
        }
    }

    /// The outlet or class through which code may change what the verdict rests on.
    private func name(of doubt: Doubts, in context: LintContext) -> String? {
        let elements = [violation.element].compactMap { $0 } + violation.evidence
        return elements.lazy.filter { context.doubts(about: $0).contains(doubt) }.compactMap { id in
            switch doubt {
            case .code: context.screen[id][.outlet]?.text
            case .customClass: context.screen[id].customClass
            default: nil
            }
        }.first
    }

    private func reason(for doubt: Doubts, _ name: String?) -> String {
        switch doubt {
        case .code: name.map { "the outlet `\($0)` may change this" } ?? "code may change this"
        case .customClass: name.map { "the class `\($0)` may change this" } ?? "a class of the app may change this"
        case .template: "code fills the cell that it is in"
        case .hidden: "it is not shown at first"
        case .layout: "constraints decide the layout when the app runs"
        case .guessed: "what it is was inferred"
        case .edge: "it is within 2 points of another row"
        case .partial: "the dump leaves out what would decide it"
        case .unreached: "nothing in the file leads to it"
        default:
            (rule.questions[violation.variant ?? ""] ?? rule.questions[""])?.rendered(violation.facts)
                ?? "only a person can tell"
        }
    }
}
