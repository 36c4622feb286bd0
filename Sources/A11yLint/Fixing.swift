import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy

/// What is found in files whose texts are edited in memory.
package protocol ExaminedFiles {
    /// A report for each file.
    var reports: [Report] { get }
}

/// The texts of the files of a run while they are edited. Nothing is written.
package struct EditedFiles: Sendable {
    /// A file that is no longer as it was.
    package struct Change: Sendable {
        /// The key of the file.
        package let key: String
        /// The file as it was.
        package let old: Source
        /// The file with its fixes.
        package let new: Source
    }

    /// The last step of a file: its text before, how many findings the step concerns, and how many syntax errors the
    /// file had before.
    private struct Step {
        let before: Source
        let count: Int
        let unreadable: Int
    }

    /// The keys of the files that the run checks.
    private let checked: Set<String>
    private let key: @Sendable (Report) -> String
    private var originals: [String: Source]
    /// The present texts of the files that were read, by key.
    package private(set) var texts: [String: Source]
    private var counts: [String: Int] = [:]
    private var steps: [String: Step] = [:]
    /// Files that are edited no more.
    private var closed: Set<String> = []
    /// The paths of files whose last edits were undone, because less of the file could be read with them.
    package private(set) var undone: [String] = []
    /// The paths of files whose text is not what was checked: not UTF-8, or changed in the meantime.
    package private(set) var skipped: Set<String> = []

    /// Files with these keys; `texts` are those that were read already. `key` gives the key of the file that a report
    /// is about.
    package init(
        checked: Set<String>, texts: [String: Source] = [:], key: @escaping @Sendable (Report) -> String = \.path
    ) {
        self.checked = checked
        self.key = key
        self.texts = texts
        originals = texts
    }

    /// Makes the edits that `choose` returns for each report. Returns false if there were none.
    fileprivate mutating func advance<Failure: Error>(
        on reports: [Report], reading read: (String) throws(Failure) -> Source,
        choosing choose: (Report, Source) -> (edits: [Edit], count: Int)
    ) throws(Failure) -> Bool {
        steps = [:]
        for report in reports {
            let key = key(report)
            guard !closed.contains(key), !report.findings.isEmpty else { continue }
            let source: Source
            if let text = texts[key] {
                source = text
            } else {
                source = try read(key)
                originals[key] = source
            }
            // Offsets of edits count bytes of UTF-8, and the file may have changed since it was checked.
            guard report.lines.text(in: SourceRange(0, source.bytes.count)) == source.text else {
                skipped.insert(report.path)
                continue
            }
            let chosen = choose(report, source)
            guard !chosen.edits.isEmpty else { continue }
            let edits = chosen.edits.sorted { $0.range < $1.range }
            texts[key] = Source(path: source.path, bytes: edits.applied(to: source.bytes))
            counts[key, default: 0] += chosen.count
            steps[key] = Step(before: source, count: chosen.count, unreadable: report.unreadable)
            // A file that is not checked as a screen, such as a baseline, is edited once.
            if !checked.contains(key) { closed.insert(key) }
        }
        return !steps.isEmpty
    }

    /// Undoes the last edits of files that have more syntax errors with them. Returns false if there are none.
    fileprivate mutating func undo(by reports: [Report]) -> Bool {
        var isAny = false
        for report in reports {
            let key = key(report)
            guard let step = steps[key], report.unreadable > step.unreadable else { continue }
            texts[key] = step.before
            counts[key, default: 0] -= step.count
            closed.insert(key)
            undone.append(report.path)
            isAny = true
        }
        return isAny
    }

    /// Gives a file its original text back, because the new one could not be written.
    package mutating func abandon(_ key: String) {
        texts[key] = originals[key]
        counts[key] = nil
        closed.insert(key)
    }

    /// The files whose text changed, sorted by key.
    package var changes: [Change] {
        texts.keys.sorted().compactMap { key in
            guard let old = originals[key], let new = texts[key], old.bytes != new.bytes else { return nil }
            return Change(key: key, old: old, new: new)
        }
    }

    /// Whether a file changed that the run does not check as a screen.
    package var hasUncheckedChanges: Bool { changes.contains { !checked.contains($0.key) } }

    /// The number of findings that the edits concern.
    package var count: Int { changes.reduce(0) { $0 + (counts[$1.key] ?? 0) } }
}

/// Times that files are fixed and checked again: a fix may reveal what could not be checked before (ruff's limit is 10,
/// too).
package let mostFixPasses = 10

/// Examines files, edits them and examines them again, until no edits are left or `passes` is reached. If less of a
/// file can be read with its edits, they are undone and the file is left alone.
///
/// Pure: `examine` gets the texts that stand for files, `read` returns the text of a file that has none yet, and
/// `choose` returns the edits for a report and how many findings they concern.
package func edit<Examined: ExaminedFiles, Failure: Error>(
    _ start: EditedFiles, passes: Int, examining examine: ([String: Source]) -> Examined,
    reading read: (String) throws(Failure) -> Source,
    choosing choose: (Report, Source) -> (edits: [Edit], count: Int)
) throws(Failure) -> (files: EditedFiles, examined: Examined) {
    var files = start
    var examined = examine(files.texts)
    for _ in 0..<passes {
        guard try files.advance(on: examined.reports, reading: read, choosing: choose) else { break }
        examined = examine(files.texts)
        if files.undo(by: examined.reports) { examined = examine(files.texts) }
    }
    return (files, examined)
}

/// What came of fixing one file.
package struct FixedSource: Sendable {
    /// The file with its fixes.
    package let source: Source
    /// The fixed findings, in the order in which they were fixed.
    package let findings: [Finding]
    /// What is found in the file with its fixes.
    package let report: Report
    /// Whether the last fixes were undone because less of the file could be read with them.
    package let isUndone: Bool
}

/// Fixes one file: fixes that keep the meaning or, with `.unsafe`, also those that need review. Of fixes that overlap
/// the first is made; the others are considered again in the next pass. Pure: nothing is written.
package func fixed(
    _ source: Source, with settings: FileSettings, beside tables: [Source] = [], mapping: Bool = false,
    applying most: Fixability
) -> FixedSource {
    struct OneFile: ExaminedFiles {
        let report: Report
        var reports: [Report] { [report] }
    }
    var findings: [Finding] = []
    let (files, examined) = edit(
        EditedFiles(checked: [source.path], texts: [source.path: source]), passes: mostFixPasses,
        examining: { texts in
            OneFile(report: lint(texts[source.path] ?? source, with: settings, beside: tables, mapping: mapping))
        },
        reading: { _ in source },
        choosing: { report, _ in
            let chosen = report.findings.fixes(applying: most)
            findings += chosen
            return (chosen.flatMap { $0.fix?.edits ?? [] }, chosen.count)
        })
    let isUndone = !files.undone.isEmpty
    return FixedSource(
        source: files.texts[source.path] ?? source, findings: Array(findings.prefix(files.count)),
        report: examined.report, isUndone: isUndone)
}

extension Report {
    /// The number of syntax errors: each hides a part of the file.
    package var unreadable: Int { findings.count { $0.rule == FileRule.syntax.rawValue } }
}

extension [Finding] {
    /// The findings whose fixes can be made together. Of fixes that overlap, the first is taken. Cost: a binary search
    /// for each edit.
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
    /// Whether an edit overlaps none of these, which are sorted and do not overlap. Two insertions at one offset do.
    fileprivate func hasRoom(for edit: Edit) -> Bool {
        let next = firstIndex(from: edit.range.start)
        let isBehind = next == 0 || self[next - 1].range.end <= edit.range.start
        let isBefore =
            next == count || edit.range.end <= self[next].range.start && edit.range.start < self[next].range.start
        return isBehind && isBefore
    }

    /// The index of the first edit that starts at an offset or after it.
    fileprivate func firstIndex(from offset: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
