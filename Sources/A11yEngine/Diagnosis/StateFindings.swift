import A11yModel

/// Merges the findings of the states of a screen: what is found at one place in several states is one finding, which
/// names the states if it is only in some of those that show its element.
public struct StateFindings {
    /// What findings of one cause have in common.
    private struct Key: Hashable {
        let rule: String
        let range: SourceRange
        let element: SourceRange?
        let property: Property?
        /// The number among the findings of one state with the same other fields.
        let ordinal: Int
    }

    /// A finding with the states that have it.
    private struct Group {
        var finding: Finding
        var states: [Int]
    }

    private let contexts: [LintContext]
    private let names: [String]
    /// The bytes of the ways between states. A finding there says itself which states it is about.
    private let ways: [SourceRange]
    /// The bytes of the elements that each state shows.
    private let shown: [Set<SourceRange>]
    private var order: [Key] = []
    private var groups: [Key: Group] = [:]

    /// Merges findings, by the numbers of the states in `contexts`.
    public static func merging(_ findings: [[Finding]], of contexts: [LintContext]) -> [Finding] {
        if findings.count == 1 { return findings[0] }
        guard let flow = contexts.first?.screen.flow else { return findings.flatMap { $0 } }
        var merged = StateFindings(contexts, flow)
        for (state, found) in findings.enumerated() { merged.add(found, of: state) }
        return merged.findings
    }

    private init(_ contexts: [LintContext], _ flow: Flow) {
        self.contexts = contexts
        names = flow.names
        ways = flow.transitions.map(\.range)
        shown = contexts.map { context in
            Set(context.screen.elements.lazy.filter { context.isVisible($0.id) }.map(\.range))
        }
    }

    private mutating func add(_ findings: [Finding], of state: Int) {
        var counts: [Key: Int] = [:]
        for finding in findings.inReportOrder where !isJudgedElsewhere(finding) {
            func key(_ ordinal: Int) -> Key {
                Key(
                    rule: finding.rule, range: finding.range, element: finding.element?.range,
                    property: finding.property, ordinal: ordinal)
            }
            let ordinal = counts[key(0), default: 0]
            counts[key(0)] = ordinal + 1
            let own = key(ordinal)
            guard var group = groups[own] else {
                order.append(own)
                groups[own] = Group(finding: finding, states: [state])
                continue
            }
            if finding.confidence > group.finding.confidence {
                let fix = group.finding.fix
                group.finding = finding
                group.finding.fix = fix
            }
            group.states.append(state)
            groups[own] = group
        }
    }

    /// Whether a finding rests on an element that is hidden in its state and shown in another, which judges it.
    private func isJudgedElsewhere(_ finding: Finding) -> Bool {
        guard finding.confidence == .review, let element = finding.element,
            finding.doubts.contains(where: { $0.kind == "hidden" })
        else { return false }
        return shown.contains { $0.contains(element.range) }
    }

    /// Whether a state shows the element of a finding and does not have the finding. A finding about the screen as it
    /// is written needs no state, and one about a way between states names them itself.
    private func isElsewhere(_ group: Group) -> Bool {
        let finding = group.finding
        if finding.measured["from"] != nil || ways.contains(where: { $0.contains(finding.range) }) { return false }
        guard let element = finding.element?.range else { return !group.states.contains(0) }
        return shown.indices.contains { !group.states.contains($0) && shown[$0].contains(element) }
    }

    private var findings: [Finding] {
        order.compactMap { groups[$0] }.map { group in
            var finding = group.finding
            guard isElsewhere(group) else { return finding }
            let states = group.states.map { names[$0] }
            let title = states.count == 1 ? "In the state" : "In the states"
            finding.message += " \(title) \(enumerated(states.map { "“\($0)”" }))."
            finding.measured["states"] = .list(states)
            return finding
        }
    }
}
