import A11yModel
import A11yRules

/// What came of fixing a file.
public struct FixedSource: Sendable {
    /// The file as it is afterwards; as it was where nothing could be fixed.
    public let source: Source
    /// What was fixed, as it was found, in the order in which it was.
    public let findings: [Finding]
    /// What is found in the file afterwards.
    public let report: Report
    /// Whether the last fixes were taken back because the file could not be read with them.
    public let isUndone: Bool
}

/// Times that a file is fixed and checked again: a fix may bring to light what could not be judged before it (ruff's
/// limit is 10, too).
private let mostPasses = 10

/// Fixes one file as far as the program can: fixes that keep the meaning, or with `unsafe` those that need a look, too.
/// Of fixes that overlap the first is made, and the others are looked at again when the file has been read anew. Pure
/// and total; nothing is written.
public func fixed(
    _ source: Source, with settings: Settings, beside tables: [Source] = [], mapping: Bool = false,
    applying most: Fixability
) -> FixedSource {
    var source = source
    var fixed: [Finding] = []
    var report = lint(source, with: settings, beside: tables, mapping: mapping)
    for _ in 0..<mostPasses {
        let chosen = report.fixes(applying: most)
        guard !chosen.isEmpty else { break }
        let edits = chosen.flatMap { $0.fix?.edits ?? [] }.sorted { $0.range < $1.range }
        let next = Source(path: source.path, bytes: edits.applied(to: source.bytes))
        let after = lint(next, with: settings, beside: tables, mapping: mapping)
        guard after.unreadable <= report.unreadable else {
            return FixedSource(source: source, findings: fixed, report: report, isUndone: true)
        }
        (source, report) = (next, after)
        fixed += chosen
    }
    return FixedSource(source: source, findings: fixed, report: report, isUndone: false)
}

extension Report {
    /// The findings whose fixes can be made together: of those that overlap the first.
    public func fixes(applying most: Fixability) -> [Finding] {
        var edits: Set<Edit> = []
        return findings.filter { finding in
            guard let fix = finding.fix, fix.applicability == .safe || most == .unsafe, most != .none else {
                return false
            }
            let together = Fix(.safe, "", edits.union(fix.edits).sorted { $0.range < $1.range })
            let isNew = edits.isDisjoint(with: fix.edits)
            guard isNew, together.isSound else { return false }
            edits.formUnion(fix.edits)
            return true
        }
    }

    /// How much of the file could not be read.
    fileprivate var unreadable: Int { findings.count { $0.rule == FileRule.syntax.rawValue } }
}
