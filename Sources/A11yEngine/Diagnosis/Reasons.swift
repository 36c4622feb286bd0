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
        var reasons: [FindingDoubt] = []
        for (doubt, word) in Doubts.words where doubts.contains(doubt) {
            reasons.append(reason(for: doubt, word, in: context))
        }
        return reasons
    }

    private func reason(for doubt: Doubts, _ word: String, in context: LintContext) -> FindingDoubt {
        let isAboutCode = doubt == .code || doubt == .undecided && !rule.heeded.contains(.code)
        if isAboutCode, let opening = code.opening {
            let element = context.screen[opening.element]
            let name = element[.outlet]?.text ?? element.customClass
            return FindingDoubt(kind: word, name: name, cause: opening.cause)
        }
        let name = name(of: doubt, in: context)
        return FindingDoubt(kind: word, name: name, reason: reason(for: doubt, name, in: context))
    }

    /// The outlet or class through which code may change what the verdict rests on.
    private func name(of doubt: Doubts, in context: LintContext) -> String? {
        guard doubt == .code || doubt == .customClass else { return nil }
        func name(of id: ElementID) -> String? {
            guard context.doubts(about: id).contains(doubt) else { return nil }
            let element = context.screen[id]
            return doubt == .code ? element[.outlet]?.text : element.customClass
        }
        if let id = violation.element, let own = name(of: id) { return own }
        return violation.evidence.lazy.compactMap(name).first
    }

    private func reason(for doubt: Doubts, _ name: String?, in context: LintContext) -> String {
        switch doubt {
        case .code: FindingDoubt.unreadCode(of: name)
        case .customClass: name.map { "the class `\($0)` may change this" } ?? "a class of the app may change this"
        case .modifier: "a modifier of a library may change this"
        case .template: "code fills the cell that it is in"
        case .hidden: "it is not shown at first"
        case .layout: "constraints decide the layout when the app runs"
        case .guessed: "what it is was inferred"
        case .edge: "it is within 2 points of another row"
        case .partial: "the dump leaves out what would decide it"
        case .unreached:
            context.screen.isBuilt
                ? "nothing in a release of the app leads to it" : "no target of the project builds its file"
        default:
            (rule.questions[violation.variant ?? ""] ?? rule.questions[""])?.rendered(violation.facts)
                ?? "only a person can tell"
        }
    }
}
