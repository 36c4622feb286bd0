import A11yModel

/// One bad component, one finding: diagnostics of one rule on equal parts of components that are made alike, such as the
/// rows of a list, are told once, with all the places.
///
/// In Interface Builder nothing is told once: a prototype stands in the file once as it is, and what stands there twice
/// has to be changed twice. Nor are the fields and switches of a form that was written line by line: each needs words
/// of its own.
struct Repetition {
    /// What equal diagnostics have in common.
    private struct Key: Hashable {
        let rule: String
        let variant: String?
        let property: Property?
        let confidence: Confidence
        /// A project may judge one element less strictly than its like.
        let severity: Severity
        /// The number of the place, see `Components`.
        let place: Int
        /// Which of several diagnostics on one element: each of them is a violation of its own.
        let ordinal: Int
    }

    /// The diagnostics to report; equal ones are in the `repeats` of the first.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Merges what is equal. Cost: that of sorting the diagnostics.
    init(_ all: [Diagnostic], in context: LintContext, _ identities: ElementIdentities) {
        let components = Components(of: context, identities)
        let sorted = all.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        var firsts: [Key: Diagnostic] = [:]
        var ordinals: [[String]: Int] = [:]
        for diagnostic in sorted.map(\.element) {
            guard let id = diagnostic.violation.element, let place = components.place(of: id) else {
                diagnostics.append(diagnostic)
                continue
            }
            let slot = [diagnostic.rule.id, diagnostic.violation.variant ?? "", String(id.index)]
            let ordinal = ordinals[slot, default: 0]
            ordinals[slot] = ordinal + 1
            let key = Key(
                rule: diagnostic.rule.id, variant: diagnostic.violation.variant,
                property: diagnostic.violation.property, confidence: diagnostic.confidence,
                severity: diagnostic.rule.severity, place: place, ordinal: ordinal)
            if let first = firsts[key] {
                diagnostic.component = first.component
                first.repeats.append(diagnostic)
            } else {
                diagnostic.component = components.path(of: id)
                firsts[key] = diagnostic
                diagnostics.append(diagnostic)
            }
        }
        for rule in Set(all.map(\.rule.id)) { limit(rule) }
    }

    /// Keeps the worst findings of a rule with a limit per screen; the others become places of the last one kept.
    private mutating func limit(_ rule: String) {
        let mine = diagnostics.indices.filter { diagnostics[$0].rule.id == rule }
        guard let first = mine.first, let most = diagnostics[first].rule.mostPerScreen, mine.count > most else {
            return
        }
        let worst = mine.sorted { left, right in
            let (one, other) = (diagnostics[left], diagnostics[right])
            return (one.confidence, one.violation.weight, right) > (other.confidence, other.violation.weight, left)
        }
        let others = worst[most...].sorted()
        diagnostics[worst[most - 1]].repeats += others.flatMap { [diagnostics[$0]] + diagnostics[$0].repeats }
        let gone = Set(others)
        diagnostics = diagnostics.indices.lazy.filter { !gone.contains($0) }.map { diagnostics[$0] }
    }
}

extension Diagnostic {
    /// Its place in the document; the screen as a whole comes first.
    fileprivate var order: Int { violation.element?.index ?? -1 }
}
