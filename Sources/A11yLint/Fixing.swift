import A11yModel
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

    /// The last step of a file: its text and findings before, and the changes.
    private struct Step {
        let before: Source
        let violations: [String: Int]
        let units: [EditUnit]
        /// The changes that were refused before, at their places then.
        let refused: Set<EditUnit.Subject>
    }

    private let key: @Sendable (Report) -> String
    private var originals: [String: Source]
    /// The present texts of the files that were read, by key.
    package private(set) var texts: [String: Source]
    private var counts: [String: Int] = [:]
    private var steps: [String: Step] = [:]
    /// The changes that are not made, by key, and how many changes of a file are tried at once; no limit for a file
    /// without an entry.
    private var refused: [String: Set<EditUnit.Subject>] = [:]
    private var limits: [String: Int] = [:]
    /// How many findings were left alone, by path, because the file would have other findings with their fixes.
    package private(set) var leftAlone: [String: Int] = [:]
    /// Whether a change is looked for with which a file has other findings.
    fileprivate var isSearching: Bool { steps.keys.contains { limits[$0] != nil } }
    /// The paths of files whose text is not what was checked: not UTF-8, or changed in the meantime.
    package private(set) var skipped: Set<String> = []

    /// Files of which `texts` were read already. `key` gives the key of the file that a report is about.
    package init(
        texts: [String: Source] = [:], key: @escaping @Sendable (Report) -> String = \.path
    ) {
        self.key = key
        self.texts = texts
        originals = texts
    }

    /// Makes the changes that `choose` returns for each report. Returns false if there were none.
    fileprivate mutating func advance<Failure: Error>(
        on reports: [Report], reading read: (String) throws(Failure) -> Source,
        choosing choose: (Report, Source) -> [EditUnit]
    ) throws(Failure) -> Bool {
        steps = [:]
        for report in reports {
            let key = key(report)
            guard !report.findings.isEmpty else { continue }
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
            let wanted = choose(report, source).filter { refused[key]?.contains($0.subject) != true }
            let units = Array(wanted.prefix(limits[key] ?? wanted.count))
            let edits = units.flatMap(\.edits).sorted { $0.range < $1.range }
            guard !edits.isEmpty else { continue }
            let refusals = refused[key] ?? []
            refused[key] = Set(refusals.map { $0.moved(by: edits) })
            texts[key] = Source(path: source.path, bytes: edits.applied(to: source.bytes))
            counts[key, default: 0] += units.reduce(0) { $0 + $1.count }
            steps[key] = Step(
                before: source, violations: report.violations, units: units, refused: refusals)
        }
        return !steps.isEmpty
    }

    /// Undoes the last changes of files that have other findings with them. Half as many are tried next, and twice as
    /// many after a success; a change that does so alone is refused. Returns false if nothing was undone.
    fileprivate mutating func undo(by reports: [Report]) -> Bool {
        var isAny = false
        for report in reports {
            let key = key(report)
            guard let step = steps[key] else { continue }
            if report.violations.allSatisfy({ $0.value <= step.violations[$0.key, default: 0] }) {
                if let limit = limits[key] { limits[key] = step.units.count < limit ? nil : limit * 2 }
                continue
            }
            isAny = true
            texts[key] = step.before
            refused[key] = step.refused
            counts[key, default: 0] -= step.units.reduce(0) { $0 + $1.count }
            if step.units.count > 1 {
                limits[key] = step.units.count / 2
            } else if let unit = step.units.first {
                refused[key, default: []].insert(unit.subject)
                leftAlone[report.path, default: 0] += unit.count
            }
        }
        return isAny
    }

    /// Counts the changes that were not tried as left alone.
    fileprivate mutating func abandonSearch(
        on reports: [Report], choosing choose: (Report, Source) -> [EditUnit]
    ) {
        for report in reports {
            let key = key(report)
            guard limits[key] != nil, let source = texts[key] else { continue }
            let rest = choose(report, source).filter { refused[key]?.contains($0.subject) != true }
            leftAlone[report.path, default: 0] += rest.reduce(0) { $0 + $1.count }
        }
    }

    /// Gives a file its original text back, because the new one could not be written.
    package mutating func abandon(_ key: String) {
        texts[key] = originals[key]
        counts[key] = nil
    }

    /// The files whose text changed, sorted by key.
    package var changes: [Change] {
        texts.keys.sorted().compactMap { key in
            guard let old = originals[key], let new = texts[key], old.bytes != new.bytes else { return nil }
            return Change(key: key, old: old, new: new)
        }
    }

    /// The number of findings that the edits concern.
    package var count: Int { changes.reduce(0) { $0 + (counts[$1.key] ?? 0) } }
}

/// A change of a file that is made as a whole or not at all: a fix, or the suppressions of a file.
package struct EditUnit: Sendable {
    /// What it is about.
    struct Subject: Hashable, Sendable {
        let rule: String
        /// The offset of the finding in the file.
        let start: Int

        /// The subject after edits of the file, which are sorted and do not overlap.
        func moved(by edits: [Edit]) -> Subject {
            let before = edits.prefix { $0.range.end <= start }
            return Subject(
                rule: rule, start: before.reduce(start) { $0 + $1.text.utf8.count - ($1.range.end - $1.range.start) })
        }
    }

    /// What it is about.
    let subject: Subject
    /// The edits of the file.
    let edits: [Edit]
    /// The number of findings that it concerns.
    let count: Int

    /// The suppressions of a file.
    package init(suppressions: AddedSuppressions) {
        subject = Subject(rule: "", start: 0)
        edits = suppressions.edits
        count = suppressions.count
    }

    /// The fix of a finding.
    package init(_ finding: Finding) {
        subject = Subject(rule: finding.rule, start: finding.range.start)
        edits = finding.fix?.edits ?? []
        count = 1
    }
}

/// Times that files are fixed and checked again: a fix may reveal what could not be checked before (ruff's limit is 10,
/// too).
package let mostFixPasses = 10
/// Times that the files of a run are checked while changes are looked for with which they have other findings (ours);
/// whatever was not tried by then is left alone.
private let mostSearches = 1_000

/// Examines files, edits them and examines them again, until no edits are left or `passes` is reached.
///
/// A change repairs or is not made: if a file has findings with its edits that it did not have without them, they are
/// undone, and half of them are tried, until it is known which of them do that.
///
/// Pure: `examine` gets the texts that stand for files, `read` returns the text of a file that has none yet, and
/// `choose` returns the changes for a report.
package func edit<Examined: ExaminedFiles, Failure: Error>(
    _ start: EditedFiles, passes: Int, examining examine: ([String: Source]) -> Examined,
    reading read: (String) throws(Failure) -> Source,
    choosing choose: (Report, Source) -> [EditUnit]
) throws(Failure) -> (files: EditedFiles, examined: Examined) {
    var files = start
    var examined = examine(files.texts)
    var (passed, searched) = (0, 0)
    while passed < passes, searched < mostSearches {
        guard try files.advance(on: examined.reports, reading: read, choosing: choose) else { break }
        examined = examine(files.texts)
        let wasSearching = files.isSearching
        if files.undo(by: examined.reports) {
            examined = examine(files.texts)
            searched += 1
        } else if wasSearching {
            searched += 1
        } else {
            passed += 1
        }
    }
    if searched == mostSearches { files.abandonSearch(on: examined.reports, choosing: choose) }
    return (files, examined)
}

/// What came of fixing one file.
package struct FixedSource: Sendable {
    /// The file with its fixes.
    package let source: Source
    /// How many findings were fixed.
    package let count: Int
    /// What is found in the file with its fixes.
    package let report: Report
    /// How many findings were left alone, because the file would have other findings with their fixes.
    package let leftAlone: Int
}

/// Fixes one file: fixes that keep the meaning or, with `.unsafe`, also those that need review. Of fixes that overlap
/// the first is made; the others are considered again in the next pass. Pure: nothing is written.
package func fixed(_ source: Source, with settings: FileSettings, applying most: Fixability) -> FixedSource {
    fixed(source, applying: most) { lint($0, with: settings) }
}

/// The same with any way to check a text of the file.
package func fixed(
    _ source: Source, applying most: Fixability, examining examine: (Source) -> Report
) -> FixedSource {
    struct OneFile: ExaminedFiles {
        let report: Report
        var reports: [Report] { [report] }
    }
    let (files, examined) = edit(
        EditedFiles(texts: [source.path: source]), passes: mostFixPasses,
        examining: { texts in OneFile(report: examine(texts[source.path] ?? source)) },
        reading: { _ in source },
        choosing: { report, _ in report.findings.fixes(applying: most).map(EditUnit.init) })
    return FixedSource(
        source: files.texts[source.path] ?? source, count: files.count, report: examined.report,
        leftAlone: files.leftAlone[source.path] ?? 0)
}

extension Finding {
    /// The rule and the element of each place. A fix may change the words of what remains.
    fileprivate var violations: [String] {
        ([element] + repeats.map(\.element)).map { "\(rule) \(screen) \($0?.path ?? "")" }
    }
}

extension Report {
    /// How often each rule is broken at each path of elements. Elements without an id may share a path.
    fileprivate var violations: [String: Int] {
        Dictionary(findings.flatMap(\.violations).map { ($0, 1) }, uniquingKeysWith: +)
    }
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
            for edit in fix.edits { chosen.insert(edit, at: chosen.place(of: edit)) }
            return true
        }
    }
}

extension [Edit] {
    /// Whether an edit overlaps none of these, which are sorted and do not overlap. Two insertions at one offset do.
    fileprivate func hasRoom(for edit: Edit) -> Bool {
        let next = place(of: edit)
        let isBehind = next == 0 || self[next - 1].range.end <= edit.range.start
        let isBefore =
            next == count || edit.range.end <= self[next].range.start && edit.range.start < self[next].range.start
        return isBehind && isBefore
    }

    /// The index of the first edit that does not start before another.
    fileprivate func place(of edit: Edit) -> Int { partitioningIndex { $0.range.start >= edit.range.start } }
}
