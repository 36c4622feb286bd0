import A11yModel

/// Reviews that one cause leaves open, such as a line of code that styles every label, or a class of the app on forty
/// screens. Formats for people print them as one entry, because settling the cause settles all of them.
struct ReviewGroup {
    /// The rules, safe to print, with the number of their findings, the largest first.
    let rules: [(id: String, count: Int)]
    /// The cause, as the second half of a sentence: “the class `PriceLabel` may change this”.
    let cause: String
    /// The findings, in the order of the run.
    let findings: [ReportedFinding]

    /// The fewest reviews that are one entry (ours): fewer take no more room by themselves.
    private static let fewest = 3
    /// The places that a brief list names (ours).
    private static let mostPlaces = 8

    /// The groups of these findings, the largest first, and the findings that are in none.
    static func groups(of findings: [ReportedFinding]) -> (groups: [ReviewGroup], others: [ReportedFinding]) {
        var members: [Key: [ReportedFinding]] = [:]
        for reported in findings { Key(reported).map { members[$0, default: []].append(reported) } }
        let keys = Set(members.filter { $0.value.count >= fewest }.keys)
        let groups = keys.map { ReviewGroup(cause: $0.cause, findings: members[$0] ?? []) }
        let sorted = groups.sorted {
            ($1.findings.count, $0.ruleNames, $0.cause) < ($0.findings.count, $1.ruleNames, $1.cause)
        }
        return (sorted, findings.filter { Key($0).map(keys.contains) != true })
    }

    private init(cause: String, findings: [ReportedFinding]) {
        let counts = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
        rules = counts.map { (id: $0.key, count: $0.value) }.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
        self.cause = visible(cause)
        self.findings = findings
    }

    /// The rules, with the number of findings of each if there are several: `missing-label (9), fixed-text (5)`.
    var ruleNames: String {
        rules.count == 1 ? rules[0].id : rules.map { "\($0.id) (\($0.count))" }.joined(separator: ", ")
    }

    /// The places of the findings, by file, with the outlet that each depends on: `path:1:2 (save), 3:4 (send)`. A
    /// brief list names the first and how many more there are.
    func places(brief: Bool) -> [String] {
        let shown = brief ? findings.prefix(ReviewGroup.mostPlaces) : findings[...]
        var lines: [String] = []
        var path: String?
        for finding in shown {
            let positions = ([finding.position] + (brief ? [] : finding.repeated)).joined(separator: ", ")
            let doubt = finding.finding.doubts.first
            let outlet = doubt?.kind == "code" ? doubt?.name.map { " (\(visible($0)))" } ?? "" : ""
            if finding.path == path, !lines.isEmpty {
                lines[lines.count - 1] += ", " + positions + outlet
            } else {
                lines.append("\(finding.path):\(positions)\(outlet)")
                path = finding.path
            }
        }
        let rest = findings.count - shown.count
        return rest > 0 ? lines + ["and \(rest) more"] : lines
    }

    /// What reviews of one group have in common.
    private struct Key: Hashable {
        /// The rule; empty where one line of code, or one that is missing, is the cause for several rules.
        let rule: String
        let cause: String

        /// The key of a review that counts; nil for any other finding.
        init?(_ reported: ReportedFinding) {
            let finding = reported.finding
            guard reported.kind == .review, finding.acceptance == nil, let doubt = finding.doubts.first else {
                return nil
            }
            let isOfCode = doubt.kind == "code" && !doubt.isAboutUnreadCode
            rule = isOfCode ? "" : finding.rule
            // An outlet is one element; a class may be on many.
            cause = doubt.isAboutUnreadCode ? "no code was read, and code may change this" : doubt.reason
        }
    }
}
