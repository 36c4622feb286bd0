import A11yModel

/// One bad component, one finding: verdicts of one rule on equal parts of components that are made alike, such as the
/// rows of a list, are told once, with all the places.
///
/// In Interface Builder nothing is told once: a prototype stands in the file once as it is, and what stands there twice
/// has to be changed twice. Nor are the fields and switches of a form that was written line by line: each needs words
/// of its own.
struct Repetition {
    /// What is told once: the verdict that comes first, and those that say the same elsewhere, in document order.
    struct Told {
        var verdict: Verdict
        var repeats: [(verdict: Verdict, component: String?)] = []
        /// The place in its component, as a path; nil for what is no part of one.
        var component: String?
    }

    /// What equal verdicts have in common.
    private struct Key: Hashable {
        let rule: String
        let variant: String?
        let property: Property?
        let confidence: Confidence
        /// A project may judge one element less strictly than its like.
        let severity: Severity
        /// The number of the place, see `Components`.
        let place: Int
        /// Which of several verdicts on one element: each of them is a fault of its own.
        let ordinal: Int
    }

    /// Everything to be told, each verdict once: as what is told, or as a repeat.
    private(set) var told: [Told] = []

    /// Puts together what is equal. Cost: that of sorting the verdicts.
    init(_ verdicts: [Verdict], in subject: Subject, _ identities: ElementIdentities) {
        let components = Components(of: subject, identities)
        let sorted = verdicts.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        var places: [Key: Int] = [:]
        var ordinals: [[String]: Int] = [:]
        for verdict in sorted.map(\.element) {
            guard let id = verdict.fault.element, let place = components.place(of: id) else {
                told.append(Told(verdict: verdict))
                continue
            }
            let slot = [verdict.rule.id, verdict.fault.variant ?? "", String(id.index)]
            let ordinal = ordinals[slot, default: 0]
            ordinals[slot] = ordinal + 1
            let key = Key(
                rule: verdict.rule.id, variant: verdict.fault.variant, property: verdict.fault.property,
                confidence: verdict.confidence, severity: verdict.rule.severity, place: place, ordinal: ordinal)
            if let index = places[key] {
                told[index].repeats.append((verdict, told[index].component))
            } else {
                places[key] = told.count
                told.append(Told(verdict: verdict, component: components.path(of: id)))
            }
        }
        for rule in Set(verdicts.map(\.rule.id)) { limit(rule) }
    }

    /// Keeps the worst findings of a rule that tells but a few on each screen; the others become places of the last.
    private mutating func limit(_ rule: String) {
        let mine = told.indices.filter { told[$0].verdict.rule.id == rule }
        guard let first = mine.first, let most = told[first].verdict.rule.mostPerScreen, mine.count > most else {
            return
        }
        let worst = mine.sorted { left, right in
            let (one, other) = (told[left].verdict, told[right].verdict)
            return (one.confidence, one.fault.weight, right) > (other.confidence, other.fault.weight, left)
        }
        let others = worst[most...].sorted()
        let last = worst[most - 1]
        told[last].repeats += others.flatMap { [(told[$0].verdict, told[$0].component)] + told[$0].repeats }
        let gone = Set(others)
        told = told.indices.lazy.filter { !gone.contains($0) }.map { told[$0] }
    }
}

extension Verdict {
    /// Its place in the document; the screen as a whole comes first.
    fileprivate var order: Int { fault.element?.index ?? -1 }
}
