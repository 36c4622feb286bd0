import A11yModel

/// The repair of a violation, as changes of the model. The dialect decides whether its file can be changed accordingly.
public struct Repair: Sendable {
    /// What the repair does, as a sentence.
    public let description: String
    /// The changes, which are made together or not at all.
    public let changes: [Change]
    /// Whether a person must review it although the page calls its fixes safe.
    public let needsLook: Bool

    /// A repair with these changes.
    public init(_ description: String, _ changes: [Change], needsLook: Bool = false) {
        self.description = description
        self.changes = changes
        self.needsLook = needsLook
    }
}

extension Rule {
    /// The repair of a violation of this rule; nil if a person must decide.
    public func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard fix != .none else { return nil }
        switch logic {
        case .check(let check): return check.repairing?.repair(of: violation, in: context)
        case .predicate:
            guard let id = violation.element, let property = removes else { return nil }
            return Repair("Removes `\(property.word)`.", [.remove(property, on: id)])
        case .reader: return nil
        }
    }
}

extension Diagnostic {
    /// One fix for all places. Places that cannot be repaired are reported again by the next run.
    public func fix(in context: LintContext, by editing: ([Change]) -> [Edit]?) -> Fix? {
        var first: Repair?
        var edits: [Edit] = []
        for place in [self] + repeats {
            guard let repair = rule.repair(of: place.violation, in: context), let made = editing(repair.changes),
                !made.isEmpty
            else { continue }
            first = first ?? repair
            edits += made
        }
        guard let first else { return nil }
        // The fix of a `review` finding must be accepted by a person.
        let isSure = confidence != .review && !first.needsLook
        let fix = Fix(isSure ? details.fix : .unsafe, first.description, edits.distinct)
        return fix.isSound ? fix : nil
    }
}
