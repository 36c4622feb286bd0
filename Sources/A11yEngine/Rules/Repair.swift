import A11yModel

/// What repairs a violation, in words of the model. Whether a file can be changed so is its dialect's to say.
package struct Repair: Sendable {
    /// What it does, as a sentence.
    package let description: String
    /// The changes; all are made or none.
    package let changes: [Change]
    /// Whether it needs a look although its rule's page promises that fixes keep the meaning.
    package let needsLook: Bool

    /// A repair by these changes.
    package init(_ description: String, _ changes: [Change], needsLook: Bool = false) {
        self.description = description
        self.changes = changes
        self.needsLook = needsLook
    }
}

extension Rule {
    /// The repair of a violation of the rule; nil if only a person can decide.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard fix != .none else { return nil }
        switch logic {
        case .check(let check): return (check as? any RepairingCheck)?.repair(of: violation, in: context)
        case .predicate:
            guard let id = violation.element, let property = removes else { return nil }
            return Repair("Removes `\(property.word)`.", [.remove(property, on: id)])
        case .reader: return nil
        }
    }
}

extension Diagnostic {
    /// The fix of all its places together. Places that cannot be repaired are reported again by the next run.
    package func fix(in context: LintContext, by editing: ([Change]) -> [Edit]?) -> Fix? {
        var first: Repair?
        var edits: Set<Edit> = []
        for place in [self] + repeats {
            guard let repair = rule.repair(of: place.violation, in: context), let made = editing(repair.changes),
                !made.isEmpty
            else { continue }
            first = first ?? repair
            edits.formUnion(made)
        }
        guard let first else { return nil }
        // A finding to review needs a person to accept its fix.
        let isSure = confidence != .review && !first.needsLook
        let fix = Fix(isSure ? rule.fix : .unsafe, first.description, Array(edits))
        return fix.isSound ? fix : nil
    }
}
