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
        var description: String?
        var applicability = details.fix
        var edits: [Edit] = []
        for place in [self] + repeats {
            guard let repair = rule.repair(of: place.violation, in: context), let made = editing(repair.changes),
                !made.isEmpty
            else { continue }
            description = description ?? repair.description
            if !place.isSafe(repair, in: context) { applicability = .unsafe }
            edits += made
        }
        guard let description else { return nil }
        let fix = Fix(applicability, description, edits.distinct)
        return fix.isSound ? fix : nil
    }

    /// Whether a repair says what is true whenever the app runs. One of a `review` finding may not, nor one of what the
    /// app may change: the file then says for good what held at first.
    private func isSafe(_ repair: Repair, in context: LintContext) -> Bool {
        guard confidence != .review, !repair.needsLook else { return false }
        let properties = rule.restsOn + repair.changes.flatMap(\.properties)
        let elements = [violation.element].compactMap { $0 } + violation.evidence + repair.changes.compactMap(\.element)
        return !Set(elements).contains { context.screen.mayChange(properties, of: $0) }
    }
}

extension Screen {
    /// Whether the app may change one of these properties of an element, as far as the file and the code that was read
    /// tell: through an outlet or a class, of it or of what it is in, as a delegate or data source, or by filling its
    /// cell.
    fileprivate func mayChange(_ properties: [Property], of id: ElementID) -> Bool {
        let isReached =
            self[id].code?.mayChange(properties)
            ?? (self[id].outlets.contains { $0.owner != nil }
                || lineage(of: id).contains { !self[$0].doubts.isDisjoint(with: .ofCode) })
        return isReached || lineage(of: id).contains { self[$0].hasDelegate }
    }
}
