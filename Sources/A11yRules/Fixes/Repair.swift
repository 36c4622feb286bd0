import A11yModel

/// What repairs a fault, in words of the model. Whether a file can be changed so is its dialect's to say.
public struct Repair: Sendable {
    /// What it does, as a sentence.
    public let description: String
    /// The changes; all are made or none.
    public let changes: [Change]
    /// Whether it needs a look although its rule's page promises that fixes keep the meaning.
    public let needsLook: Bool

    /// A repair by these changes.
    init(_ description: String, _ changes: [Change], needsLook: Bool = false) {
        self.description = description
        self.changes = changes
        self.needsLook = needsLook
    }
}

extension Rule {
    /// What repairs a fault of the rule; nil where only a person can.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard fix != .none else { return nil }
        switch logic {
        case .check(let check): return check.repair(of: fault, in: subject)
        case .predicate:
            guard let id = fault.element, let property = removes else { return nil }
            return Repair("Removes `\(property.rawValue)`.", [.remove(property, on: id)])
        case .reader: return nil
        }
    }
}

extension Repetition.Told {
    /// What repairs it in all of its places; where some cannot be repaired, they are told again without the others.
    func fix(in subject: Subject, by editing: ([Change]) -> [Edit]?) -> Fix? {
        let rule = verdict.rule
        var first: Repair?
        var edits: Set<Edit> = []
        for place in [verdict] + repeats.map(\.verdict) {
            guard let repair = rule.repair(of: place.fault, in: subject), let made = editing(repair.changes),
                !made.isEmpty
            else { continue }
            first = first ?? repair
            edits.formUnion(made)
        }
        guard let first else { return nil }
        // What a person has to look at, a person has to accept.
        let isSure = verdict.confidence != .review && !first.needsLook
        let fix = Fix(isSure ? rule.fix : .unsafe, first.description, Array(edits))
        return fix.isSound ? fix : nil
    }
}
