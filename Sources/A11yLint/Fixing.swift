import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy

/// What came of fixing a file.
package struct FixedSource: Sendable {
    /// The file as it is afterwards; as it was where nothing could be fixed.
    package let source: Source
    /// What was fixed, as it was found, in the order in which it was.
    package let findings: [Finding]
    /// What is found in the file afterwards.
    package let report: Report
    /// Whether the last fixes were taken back because the file could not be read with them.
    package let isUndone: Bool
}

/// Times that a file is fixed and checked again: a fix may bring to light what could not be judged before it (ruff's
/// limit is 10, too).
private let mostPasses = 10

/// Fixes one file as far as the program can: fixes that keep the meaning, or with `unsafe` those that need a look, too.
/// Of fixes that overlap the first is made, and the others are looked at again when the file has been read anew. Pure
/// and total; nothing is written.
package func fixed(
    _ source: Source, with settings: FileSettings, beside tables: [Source] = [], mapping: Bool = false,
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
    package func fixes(applying most: Fixability) -> [Finding] { findings.fixes(applying: most) }

    /// How much of the file could not be read.
    package var unreadable: Int { findings.count { $0.rule == FileRule.syntax.rawValue } }
}

extension [Finding] {
    /// Those whose fixes can be made together: of those that overlap the first. Cost: a search for each edit.
    package func fixes(applying most: Fixability) -> [Finding] {
        var chosen: [Edit] = []
        return filter { finding in
            guard let fix = finding.fix, fix.applicability == .safe || most == .unsafe, most != .none, fix.isSound,
                fix.edits.allSatisfy(chosen.hasRoom)
            else { return false }
            for edit in fix.edits { chosen.insert(edit, at: chosen.firstIndex(from: edit.range.start)) }
            return true
        }
    }
}

extension [Edit] {
    /// Whether an edit overlaps none of these, which are sorted and do not overlap. Two that insert at one place do.
    fileprivate func hasRoom(for edit: Edit) -> Bool {
        let next = firstIndex(from: edit.range.start)
        let isBehind = next == 0 || self[next - 1].range.end <= edit.range.start
        let isBefore =
            next == count || edit.range.end <= self[next].range.start && edit.range.start < self[next].range.start
        return isBehind && isBefore
    }

    /// The place of the first edit that begins at an offset or behind it.
    fileprivate func firstIndex(from offset: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
