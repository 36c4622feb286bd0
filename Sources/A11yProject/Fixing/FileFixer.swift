import A11yLint
import A11yModel
import A11yReporters

/// What is fixed.
package struct FixRequest: Sendable {
    /// Whether fixes are made.
    package var fix = false
    /// Whether fixes that need review are made, too.
    package var unsafeFixes = false
    /// Whether fixes are shown as a diff and not written.
    package var diff = false
    /// Whether findings are suppressed instead of fixed.
    package var addSuppressions = false
    /// The reason of the suppressions.
    package var reason: String?

    /// A request; by default no file is changed.
    package init(
        fix: Bool = false, unsafeFixes: Bool = false, diff: Bool = false, addSuppressions: Bool = false,
        reason: String? = nil
    ) {
        self.fix = fix
        self.unsafeFixes = unsafeFixes
        self.diff = diff
        self.addSuppressions = addSuppressions
        self.reason = reason
    }

    /// Whether files are changed, or would be.
    package var isAny: Bool { fix || diff || addSuppressions }

    /// Which fixes are made.
    package var most: Fixability {
        guard !addSuppressions, fix || diff else { return .none }
        return unsafeFixes ? .unsafe : .safe
    }
}

/// What came of fixing the files of a run.
package struct FixedFiles<Examined> {
    /// The run over the files as they are now; with `--diff`, as they would be.
    package var examined: Examined
    /// How much was changed; nil if no fixes were requested.
    package var repairs: Run.Repairs?
    /// The changes as diffs; nil without `--diff`.
    package var diffs: [UnifiedDiff]?
    /// Standard input as it is now; nil if it was not read.
    package var input: Source?
    /// What could not be fixed and why.
    package var warnings: [String] = []
    /// Files that could not be written.
    package var failures: [Failure] = []

    /// A run that fixes nothing.
    package init(_ examined: Examined) { self.examined = examined }
}

/// Fixes the files of a run, or suppresses their findings.
package struct FileFixer {
    /// What is fixed.
    package let request: FixRequest
    /// The name of standard input in reports.
    package let inputName: String?

    /// A fixer for a request.
    package init(request: FixRequest, inputName: String?) {
        self.request = request
        self.inputName = inputName
    }

    /// Examines files, edits and examines them again, and writes the changed ones. `examine` checks the files of the
    /// run, and takes these texts for the files at their paths.
    package func fix<Examined: ExaminedFiles>(
        _ discovery: Discovery, by examine: ([String: Source]) -> Examined
    ) throws(Failure) -> FixedFiles<Examined> {
        let start = try editedFiles(of: discovery)
        var notes: [String] = []
        var (files, examined) = try edit(
            start, passes: request.addSuppressions ? 1 : mostFixPasses, examining: examine,
            reading: { key throws(Failure) in try Source(reading: key, inputName: inputName) },
            choosing: { report, source in choose(report, source, noting: &notes) })
        if request.addSuppressions {
            notes += files.skipped.sorted().map { "\($0): nothing was suppressed: only files in UTF-8 can be changed" }
        }
        notes += files.leftAlone.sorted { $0.key < $1.key }.map { path, count in
            "\(path): \(counted(count, "finding")) left alone: with the fix the file would have other findings"
        }
        if request.diff {
            let diffs = files.changes.map { UnifiedDiff(of: $0.new.path, from: $0.old.text, to: $0.new.text) }
            var fixed = FixedFiles(examined)
            (fixed.diffs, fixed.warnings) = (diffs, notes)
            return fixed
        }
        let failures = write(&files)
        if !failures.isEmpty { examined = examine(files.texts) }
        var fixed = FixedFiles(examined)
        fixed.repairs = Run.Repairs(
            findings: files.count, files: files.changes.count, areAccepted: request.addSuppressions)
        fixed.input = files.texts[FileToCheck.standardInput]
        (fixed.warnings, fixed.failures) = (notes, failures)
        return fixed
    }

    private func editedFiles(of discovery: Discovery) throws(Failure) -> EditedFiles {
        let paths = Set(discovery.files.map(\.path))
        let input = FileToCheck.standardInput
        let readsInput = paths.contains(input)
        let name = inputName ?? input
        var texts: [String: Source] = [:]
        // Standard input can be read only once. If it is excluded, it is passed on unchanged.
        if readsInput || discovery.hasExcludedInput { texts[input] = try Source(reading: input, inputName: inputName) }
        return EditedFiles(texts: texts) { report in
            let isInput = readsInput && report.path == name && !paths.contains(report.path) || report.path == input
            return isInput ? input : report.path
        }
    }

    private func choose(
        _ report: Report, _ source: Source, noting notes: inout [String]
    ) -> [EditUnit] {
        guard request.addSuppressions else { return report.findings.fixes(applying: request.most).map(EditUnit.init) }
        let made = suppressions(
            of: report.findings, in: source, reason: request.reason ?? "", inNotes: request.unsafeFixes)
        notes += made.notes.map { "\(report.path): \($0)" }
        return [EditUnit(suppressions: made)]
    }

    /// Writes the changed files, each completely or not at all. Returns a failure for each that could not be written.
    private func write(_ files: inout EditedFiles) -> [Failure] {
        var failures: [Failure] = []
        for change in files.changes where change.key != FileToCheck.standardInput {
            do throws(Failure) {
                let target = try OutputTarget(change.key)
                let text = RenderedReport(text: change.new.text, target: target, premise: .bytes(change.old.bytes))
                try publish([text])
            } catch {
                failures.append(Failure("not fixed: \(error.message)"))
                files.abandon(change.key)
            }
        }
        return failures
    }
}
