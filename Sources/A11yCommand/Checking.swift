import A11yLint
import A11yModel
import A11yReporters
import A11yRules

/// What came of the files of a run.
struct Checked {
    /// The reports that belong in the output.
    var reports: [Report] = []
    /// What could not be read.
    var failures: [Failure]
    /// How long it took.
    var timing = Timing()
}

/// The checking of many files at once.
struct Checking: Sendable {
    /// What each file is checked with.
    let project: Project
    /// Where paths for other programs begin.
    let root: PathRoot
    /// What the formats tell beside the findings.
    let needs: Set<ReportNeed>
    /// Whether comments and Notes of files may accept findings.
    var heedsDirectives = true
    /// Which reports belong in the output.
    let files: FileOptions
    /// How many files are checked at once.
    let jobs: Int
    /// Texts that are checked instead of those in the files, by path: what the files are to become.
    var texts: [String: Source] = [:]

    /// Checks the files that were found.
    func check(_ discovery: Discovery, _ progress: Progress) -> Checked {
        var checked = Checked(failures: discovery.failures)
        let outcomes = inParallel(discovery.files, jobs: jobs) { file in
            let start = ContinuousClock.now
            let outcome = Result { () throws(Failure) in try check(file) }
            progress.advance()
            return (outcome: outcome, duration: ContinuousClock.now - start)
        }
        progress.end()
        for (file, (outcome, duration)) in zip(discovery.files, outcomes) {
            checked.timing.files.append((file.path, duration))
            switch outcome {
            case .success(let report?): checked.reports.append(report)
            case .success(nil): continue
            case .failure(let failure): checked.failures.append(failure)
            }
        }
        return checked
    }

    /// The report on one file; nil for one that does not belong in the output.
    func check(_ file: FileToCheck) throws(Failure) -> Report? {
        let source: Source
        if file.content == nil, let text = texts[file.path] {
            source = text
        } else {
            source = try Source(file, inputName: files.stdinFilename)
        }
        var settings = project.settings(for: file.path)
        settings.heedsDirectives = heedsDirectives
        settings.today = .today
        let tables = settings.rules.readsStringTables ? StringTableFiles.sources(beside: file.path) : []
        var report = lint(source, with: settings, beside: tables, mapping: needs.contains(.maps))
        report.rootPath = root.relative(source.path)
        return files.keeps(report, on: source, file.origin) ? report : nil
    }
}
