import A11yLint
import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy

/// What came of the files of a run.
struct Checked {
    /// The reports that belong in the output.
    var reports: [Report] = []
    /// Every file that was read, whether its report belongs in the output or not.
    var looked: [(path: String, isBroken: Bool)] = []
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
    /// Where reports are kept from run to run; nil for nowhere.
    var cache: Cache?
    /// The day of the run, the same for every file.
    private let today = Day.today

    /// Checks the files that were found.
    func check(_ discovery: Discovery, _ progress: Progress) -> Checked {
        var checked = Checked(failures: discovery.failures)
        let outcomes = inParallel(discovery.files, jobs: jobs, weight: \.size) { file in
            let start = ContinuousClock.now
            let outcome = Result { () throws(Failure) in try check(file) }
            progress.advance()
            return (outcome: outcome, duration: ContinuousClock.now - start)
        }
        progress.end()
        cache?.shrink()
        for (file, (outcome, duration)) in zip(discovery.files, outcomes) {
            checked.timing.files.append((file.path, duration))
            switch outcome {
            case .success(let (report, isKept)):
                checked.looked.append((report.path, report.isBroken))
                if isKept { checked.reports.append(report) }
            case .failure(let failure): checked.failures.append(failure)
            }
        }
        return checked
    }

    /// The report on one file, and whether it belongs in the output.
    func check(_ file: FileToCheck) throws(Failure) -> (report: Report, isKept: Bool) {
        var settings = project.settings(for: file.path)
        let source: Source
        if file.content == nil, let text = texts[file.path] {
            source = text
        } else {
            source = try Source(file, inputName: files.stdinFilename, upTo: settings.limits.bytes)
        }
        settings.heedsDirectives = heedsDirectives
        settings.today = today
        let tables = settings.rules.readsStringTables ? StringTableFiles.sources(beside: file.path) : []
        let keeper = needs.contains(.maps) ? nil : cache
        var report =
            keeper?.report(on: source, with: settings, from: project.inputs(for: file.path), beside: tables)
            ?? lint(source, with: settings, beside: tables, mapping: needs.contains(.maps))
        report.rootPath = root.relative(source.path)
        return (report, files.keeps(report, on: source, file.origin))
    }
}
