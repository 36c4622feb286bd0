import A11yModel

/// The findings of one row: one, or those of one rule on the same kind of element of a file.
struct FindingRow {
    /// The finding whose place and message the row shows.
    let first: ReportedFinding
    /// The others, in reading order.
    private(set) var others: [ReportedFinding] = []
    /// Where a row above it, in the same file, says the same of what to do; nil where none does.
    private(set) var advised: String?
    /// Whether it says what an unsafe fix is, as the first row of a report with one.
    var explainsFix = false

    /// The fewest findings that share a row (ours): two rows read as easily as one with a list of places.
    private static let fewest = 3
    /// The places that a brief row names beside its own (ours): those of one line.
    private static let mostPlaces = 6

    /// The rows of a file's findings, in the order of their first findings; a row each unless they are folded.
    static func rows(of findings: [ReportedFinding], folded: Bool) -> [FindingRow] {
        var rows = folded ? foldedRows(of: findings) : findings.map { FindingRow(first: $0) }
        var advised: [String: String] = [:]
        for index in rows.indices {
            let finding = rows[index].first
            if finding.advice.isEmpty { continue }
            let advice = "\(finding.rule) \(finding.advice)"
            rows[index].advised = advised[advice]
            if advised[advice] == nil { advised[advice] = finding.position }
        }
        return rows
    }

    private static func foldedRows(of findings: [ReportedFinding]) -> [FindingRow] {
        let members = Dictionary(grouping: findings, by: Key.init)
        var begun: Set<Key> = []
        return findings.compactMap { finding in
            let key = Key(finding)
            guard let group = members[key], group.count >= fewest, finding.finding.acceptance == nil else {
                return FindingRow(first: finding)
            }
            return begun.insert(key).inserted ? FindingRow(first: finding, others: Array(group.dropFirst())) : nil
        }
    }

    /// The message of the first, with what code says of it only if it says the same of all.
    var message: String {
        let statement = first.finding.code?.statement
        return others.allSatisfy { $0.finding.code?.statement == statement } ? first.message : first.messageWithoutCode
    }

    /// Where the other findings are: `× 4, also 60:12, 72:12, 85:12`; empty without others. A brief list names the
    /// first places and how many more there are.
    func places(brief: Bool, _ glyphs: Rendering.Glyphs) -> String {
        if others.isEmpty { return "" }
        let shown = brief ? others.prefix(FindingRow.mostPlaces) : others[...]
        let rest = others.count - shown.count
        let positions = shown.flatMap { [$0.position] + (brief ? [] : $0.repeated) }
        let list = positions.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        return "\(glyphs == .unicode ? "×" : "x") \(others.count + 1), also \(list)"
    }

    /// What the findings of a row have in common.
    private struct Key: Hashable {
        let rule: String
        let kind: FindingKind
        /// Why it is for review: each line of code is named.
        let reason: String
        let element: String
        let fix: Fixability
        /// What to do: some are repaired at a line of code.
        let advice: String
        let isAccepted: Bool

        init(_ reported: ReportedFinding) {
            let element = reported.finding.element
            rule = reported.finding.rule
            kind = reported.kind
            reason = reported.finding.doubts.first.map { $0.isAboutUnreadCode ? "" : $0.reason } ?? ""
            self.element = element.map { $0.kind ?? $0.type } ?? ""
            fix = reported.finding.fixing
            advice = reported.advice
            isAccepted = reported.finding.acceptance != nil
        }
    }
}
