import A11yLint
import A11yModel
import A11yReporters

/// The changing of files in a run: what is found is repaired or accepted, and the files are checked again.
struct Fixing {
    /// What was asked for.
    let options: FixOptions
    /// The name of standard input in reports.
    let inputName: String?
    let console: Console

    /// What came of it.
    struct Outcome {
        /// The run over the files as they are now; with `--diff`, as they would be.
        var checked: Checked
        /// How much was changed; nil where nothing was to be.
        var repairs: Run.Repairs?
        /// The changes as a diff; nil unless that was asked for.
        var diffs: [UnifiedDiff]?
        /// Standard input as it is now; nil where it was not read, or is not to be written.
        var input: Source?
    }

    /// Times that all files are checked and changed again.
    private static let mostPasses = 10

    /// Checks files, changes them and checks them again, until nothing is left to be changed; then writes them.
    /// `examine` checks the files of the run, reading those texts instead of the files that they are to become.
    func outcome(
        over discovery: Discovery, by examine: ([String: Source]) -> Checked
    ) throws(Failure) -> Outcome {
        guard options.isAsked else { return Outcome(checked: examine([:])) }
        var files = try Rewriting(of: discovery, inputName: inputName)
        var checked = examine(files.texts)
        var notes: [String] = []
        if options.addSuppressions {
            let (reason, inNotes) = (options.reason ?? "", options.unsafeFixes)
            let isAny = try files.advance(on: checked.reports) { report, source in
                let made = suppressions(of: report.findings, in: source, reason: reason, inNotes: inNotes)
                notes += made.notes.map { "\(report.path): \($0)" }
                return (made.edits, made.count)
            }
            notes += files.passedOver.sorted().map { "\($0): nothing accepted: only files in UTF-8 are changed" }
            if isAny { checked = examine(files.texts) }
            if files.takeBack(by: checked.reports) { checked = examine(files.texts) }
        } else {
            for _ in 0..<Fixing.mostPasses {
                let most = options.most
                let isAny = try files.advance(on: checked.reports) { report, _ in
                    let chosen = report.fixes(applying: most)
                    return (chosen.flatMap { $0.fix?.edits ?? [] }, chosen.count)
                }
                guard isAny else { break }
                checked = examine(files.texts)
                if files.takeBack(by: checked.reports) { checked = examine(files.texts) }
            }
        }
        for note in notes { console.warn(note) }
        for path in files.undone { console.warn("\(path): could not be read with its fixes, which were taken back") }
        if options.diff {
            let diffs = files.changed.map { UnifiedDiff(of: $0.new.path, from: $0.old.text, to: $0.new.text) }
            return Outcome(checked: checked, diffs: diffs)
        }
        let failures = write(&files)
        if !failures.isEmpty || files.hasOthers { checked = examine(files.texts) }
        checked.failures += failures
        let repairs = Run.Repairs(
            findings: files.count, files: files.changed.count, areAccepted: options.addSuppressions)
        return Outcome(checked: checked, repairs: repairs, input: files.input)
    }

    /// Writes the changed files, each whole or not at all, and answers with those that could not be written.
    private func write(_ files: inout Rewriting) -> [Failure] {
        var failures: [Failure] = []
        for change in files.changed where change.key != FileToCheck.standardInput {
            do throws(Failure) {
                try console.write(change.new.text, to: change.key, after: .bytes(change.old.bytes))
            } catch {
                failures.append(Failure("not fixed: \(error.message)"))
                files.abandon(change.key)
            }
        }
        return failures
    }
}
