import A11yModel

/// The repair of a violation, as changes of the model. The dialect decides whether its file can be changed accordingly.
public struct Repair: Sendable {
    /// What the repair does, as a sentence.
    public let description: String
    /// The changes, which are made together or not at all.
    public let changes: [Change]
    /// Whether a person must review it although the page calls its fixes safe.
    public let needsLook: Bool
    /// Why the program leaves it to a person, as half a sentence; nil of a repair that can be made.
    public private(set) var refusal: String?

    /// A repair with these changes.
    public init(_ description: String, _ changes: [Change], needsLook: Bool = false) {
        self.description = description
        self.changes = changes
        self.needsLook = needsLook
    }

    /// No repair, because a person must decide.
    public static func refused(_ reason: String) -> Repair {
        var repair = Repair(reason, [])
        repair.refusal = reason
        return repair
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
    /// One fix for all places, or why there is none. Places that cannot be repaired are reported again by the next run.
    public func fix(in context: LintContext, by editing: ([Change]) -> [Edit]?) -> (fix: Fix?, refusal: String?) {
        var description: String?
        var applicability = details.fix
        var edits: [Edit] = []
        var refusal: String?
        for place in [self] + repeats {
            guard let repair = rule.repair(of: place.violation, in: context) else { continue }
            let causes = repair.changes.map { place.cause(against: $0, in: context) }
            let changes = zip(repair.changes, causes).filter { $1 == nil }.map(\.0)
            refusal = refusal ?? repair.refusal ?? causes.lazy.compactMap(\.self).first?.words
            guard let made = editing(changes), !made.isEmpty else { continue }
            description = description ?? repair.description
            if !place.isSafe(repair, in: context) { applicability = .unsafe }
            edits += made
        }
        guard let description else { return (nil, refusal) }
        let fix = Fix(applicability, description, edits.distinct)
        return (fix.isSound ? fix : nil, nil)
    }

    /// The line of code that leaves the verdict open, or that sets what a change would write into the file; nil if none
    /// does, or no code was read.
    private func cause(against change: Change, in context: LintContext) -> CodeCause? {
        if let opening = code.opening?.cause, opening.place != nil { return opening }
        guard let code = change.element.flatMap({ context.screen[$0].code }) else { return nil }
        for property in change.properties {
            if case .open(let cause) = code.outcome(of: property), cause.place != nil { return cause }
            if let use = code.uses.first(where: { $0.sets(property) }) { return use.cause }
        }
        return nil
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
        if let code = self[id].code { return code.mayChange(properties) }
        return self[id].outlets.contains { $0.owner != nil }
            || lineage(of: id).contains { !self[$0].doubts.isDisjoint(with: .ofCode) || self[$0].hasDelegate }
    }
}
