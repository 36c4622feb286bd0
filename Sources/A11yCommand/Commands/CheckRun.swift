import A11yLint
import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters

/// A check: resolves the settings, finds files, checks and fixes them, accepts findings, renders reports, and decides
/// the exit status.
struct CheckRun {
    let request: CheckRequest
    let console: Console

    /// The project of the last run. To take its code apart again before the program ends takes a fiftieth of a run.
    private static let last = Locked<Project?>(nil)

    /// The steps of a check, in order.
    func run() throws -> ExitStatus {
        // Xcode builds only to draw a view: nobody reads findings then.
        if console.terminal.environment["COMPILED_FOR_INTERFACE_BUILDER"]?.isEmpty == false { return .passed }
        try refuseConflicts()
        let settings = try resolve()
        CheckRun.last.withLock { $0 = settings.project }
        var files = try find(with: settings)
        // Files of other parts are input, too.
        try settings.reports.refuse(toReplace: files.discovery.files.lazy.filter { $0.origin == .named }.map(\.path))
        if let shard = request.files.shard {
            files.discovery = files.discovery.keeping { shard.holds(settings.root.relative($0.path)) }
        }
        func examine(_ texts: [String: Source] = [:]) -> AcceptedResult {
            accept(check(files, texts, with: settings), in: files, with: settings)
        }
        let flow =
            request.files.isFlow ? accept(try check(flow: files, with: settings), in: files, with: settings) : nil
        let fixer = FileFixer(request: request.fixing, inputName: request.files.stdinFilename)
        let fixed = request.fixing.isAny ? try fixer.fix(files.discovery, by: examine) : FixedFiles(flow ?? examine())
        let result = fixed.examined
        let failures = result.checked.failures + fixed.failures
        complain(of: failures, fixed.warnings + [result.doubt, settings.project.unreadCode].compactMap(\.self))
        let unchecked = unchecked(in: result.reports, of: files)
        for report in unchecked { complain(ofUnchecked: report) }
        if result.reports.isEmpty {
            guard failures.isEmpty else { return .unusable }
            try reportNothing(in: files, input: fixed.input)
        }
        if let diffs = fixed.diffs { return try show(diffs, failures: failures) }
        // A folder may hold an earlier report, which is no screen and can be replaced.
        try settings.reports.refuse(toReplace: result.reports.lazy.map(\.path))
        let gate = gateResult(of: result, failures: failures, unchecked: unchecked.count, with: settings)
        let run = try makeRun(of: result, unchecked: unchecked, repairs: fixed.repairs, gate, files, with: settings)
        try write(render(run, with: settings), input: fixed.input)
        if request.output.verbose { for note in settings.project.readCode { console.note(note) } }
        if !request.output.quiet, settings.reports.contains(where: { $0.reporter.isForPeople }) {
            for note in settings.project.codeNotes(on: result.reports) { console.note(note) }
            let coded = result.checked.coded
            if coded > 0 {
                let build = counted(coded, "file") + (coded == 1 ? " builds" : " build")
                let way = "let a UI test write app.debugDescription to a file, and check that"
                console.note("\(build) views of UIKit in code, which are not read: \(way)")
            }
        }
        return gate.status
    }
}

// Resolve the settings.
extension CheckRun {
    /// The settings of a run, from options and configuration.
    private struct CheckSettings {
        let project: Project
        /// The configuration of the current folder; nil without one.
        let active: ActiveConfiguration?
        /// The folder to which paths in machine-readable reports are relative.
        let root: PathRoot
        /// The requested reports, the one for the user first.
        let reports: [ReportRequest]
        /// The data that the formats of the reports need.
        let needs: Set<ReportNeed>
        /// The baseline before the run; nil without one.
        let baseline: BaselineComparison?
        /// What pages are compared with; nil if nothing.
        let comparison: PageComparison?
        /// The pictures of the screens; nil if none are to be shown.
        let screenshots: ScreenshotFolder?

        var configuration: Configuration? { active?.configuration }
    }

    private func resolve() throws(Failure) -> CheckSettings {
        let project = try Project(
            request.project, rules: request.rules, inputName: request.files.stdinFilename,
            jobs: request.jobs)
        let active = try project.configuration
        let reports = try request.output.requests(active)
        let root = try request.files.root(active)
        if request.display.screenshots != nil {
            try request.display.refuse("--screenshots", for: reports.map { $0.reporter })
        }
        return CheckSettings(
            project: project, active: active, root: root, reports: reports,
            needs: reports.reduce(into: []) { $0.formUnion($1.reporter.needs) },
            baseline: try readBaseline(active),
            comparison: try request.display.comparison(
                for: reports.map { $0.reporter }, in: root, environment: console.terminal.environment),
            screenshots: try request.display.screenshots.map { folder throws(Failure) in try ScreenshotFolder(folder) })
    }

    private func readBaseline(_ active: ActiveConfiguration?) throws(Failure) -> BaselineComparison? {
        guard let file = try request.baseline.file(configured: active?.baseline) else { return nil }
        let (baseline, source) = try file.read()
        return BaselineComparison(file, baseline, from: source, today: .today)
    }
}

// Find files.
extension CheckRun {
    /// The files of a run.
    private struct FileSelection {
        /// The files and folders that the run is about.
        let paths: [String]
        var discovery: Discovery
        /// The selection by git; nil if git is not used.
        let git: GitSelection?
        /// What Apple's audit found on the screen of the one file.
        let audit: [AuditIssue]
    }

    private func find(with settings: CheckSettings) throws(Failure) -> FileSelection {
        let environment = console.terminal.environment
        let rules = try request.files.rules(in: settings.project, environment: environment)
        let git = try request.git.selection(at: request.files.named, rules: rules, environment: environment)
        let paths = request.files.paths
        let discovery = git?.discovery ?? Discovery(at: paths, rules: rules)
        try settings.project.prepare(discovery.files.map(\.path))
        for warning in try settings.project.prepareCode(for: discovery.files.map(\.path)) { console.warn(warning) }
        for notice in settings.project.formerWords(request.rules) { console.warn(notice) }
        return FileSelection(
            paths: paths, discovery: discovery, git: git, audit: try audit(ofOneAmong: discovery.files))
    }

    /// What is shown of a report, and what counts at the gate.
    private func shown(_ report: Report, with settings: CheckSettings) -> Report {
        request.rules.shown(request.rules.countingReviews(report, settings.configuration))
    }

    /// What the named audits found. They name no screen, so they belong to the only one.
    private func audit(ofOneAmong files: [FileToCheck]) throws(Failure) -> [AuditIssue] {
        let paths = request.files.audits
        if paths.isEmpty { return [] }
        guard files.count == 1 else {
            throw Failure(
                "--with-audit belongs to the screen of one file; name that file (\(counted(files.count, "file")) here)")
        }
        var issues: [AuditIssue] = []
        for path in paths {
            let source = try Source(reading: path, inputName: nil)
            let read = auditIssues(in: source)
            if let problem = read.problems.first {
                throw Failure(
                    brokenFile: path, at: LineTable(source.bytes).place(of: problem.range.start), problem)
            }
            issues += read.value
        }
        return issues
    }

    /// Throws if options of different groups conflict.
    private func refuseConflicts() throws(Failure) {
        if request.fixing.diff, !request.output.further.isEmpty {
            throw Failure("--diff shows what would be changed and writes no reports; leave out --format NAME=PATH")
        }
        if request.files.isFlow { try refuseFlowConflicts() }
        guard request.git.staged, request.fixing.isAny else { return }
        throw Failure(
            "--staged checks what git keeps, and repairs are made in files; repair what changed by "
                + "--since HEAD --fix, and stage it again")
    }
}

// Check captures in a row.
extension CheckRun {
    private func refuseFlowConflicts() throws(Failure) {
        try FlowFiles.refuse(request.files.named)
        if request.files.shard != nil { throw Failure("--flow and --shard exclude each other") }
        if request.git != GitRequest() {
            throw Failure("--flow checks the named captures together; git may leave some out")
        }
        if request.fixing.isAny { throw Failure("--flow checks captures of a running app, which cannot be fixed") }
    }

    private func check(flow files: FileSelection, with settings: CheckSettings) throws(Failure) -> CheckedFiles {
        let order = FlowFiles.ordered(files.discovery.files, as: request.files.named)
        return try checker(with: settings, files, [:]).check(flow: files.discovery, in: order)
    }
}

// Check files, and accept findings.
extension CheckRun {
    /// The results of a run after acceptance.
    private struct AcceptedResult: ExaminedFiles {
        var checked: CheckedFiles
        /// Why the baseline may not have recognised a moved file; nil if that cannot be.
        var doubt: String?

        var reports: [Report] { checked.reports }
    }

    private func checker(with settings: CheckSettings, _ files: FileSelection, _ texts: [String: Source]) -> FileChecker
    {
        var checker = FileChecker(
            project: settings.project, root: settings.root, withMaps: settings.needs.contains(.maps),
            files: request.files, jobs: request.jobs)
        checker.texts = texts
        checker.audit = files.audit
        return checker
    }

    /// Checks the files, reading `texts` for those at their paths, and narrows the findings to what git selects.
    private func check(_ files: FileSelection, _ texts: [String: Source], with settings: CheckSettings) -> CheckedFiles
    {
        let checker = checker(with: settings, files, texts)
        let progress = request.display.progress(over: files.discovery, on: console)
        var checked = checker.check(files.discovery, didCheck: progress.advance)
        progress.end()
        if let git = files.git { checked.reports = git.narrowed(checked.reports, by: checker) }
        return checked
    }

    /// Reports unused entries of configurations, accepts what the baseline accepts, and hides what is not shown.
    private func accept(
        _ checked: CheckedFiles, in files: FileSelection, with settings: CheckSettings
    ) -> AcceptedResult {
        var result = AcceptedResult(checked: checked)
        let isLimited =
            files.git != nil || request.files.shard != nil || !request.files.exclude.isEmpty
        if !isLimited, !result.reports.isEmpty {
            result.checked.reports += settings.project.reportsOnEntries(
                after: result.reports, of: files.paths, settings.root)
        }
        if var baseline = settings.baseline, !result.reports.isEmpty {
            let folders = files.git == nil ? request.files.walkedFolders : []
            baseline.apply(to: &result.checked, settings.project, walked: folders)
            result.doubt = baseline.doubt
            let rules = settings.project.settings(for: baseline.file.path).rules
            result.checked.reports += [baseline.report(settings.root, rules)].compactMap { $0 }
        }
        result.checked.reports = result.checked.reports.map { shown($0, with: settings) }
        // A repair is made in each copy.
        if !request.fixing.isAny { result.checked.reports = LanguageCopies.folded(result.checked.reports) }
        return result
    }
}

// Decide how the run ends.
extension CheckRun {
    private func complain(of failures: [Failure], _ warnings: [String]) {
        for warning in warnings { console.warn(warning) }
        for failure in failures { console.complain(failure.message + commandHint) }
    }

    /// Suggests a command if the only path is nearly the name of one.
    private var commandHint: String {
        let paths = request.files.paths
        guard paths.count == 1, let word = paths.first else { return "" }
        let commands = Program.configuration.subcommands.compactMap { $0.configuration.commandName }
        return nearest(word, among: commands).map { "; did you mean the command “\($0)”?" } ?? ""
    }

    /// Says that there is nothing to check, which is an error unless git or an option explains it.
    private func reportNothing(in files: FileSelection, input: Source?) throws(Failure) {
        if let git = files.git, !request.output.quiet {
            console.tell("\(git.emptiness) describes a screen.")
        } else if let shard = request.files.shard {
            console.tell("None of the files of part \(shard.number) of \(shard.count) describes a screen.")
        } else if files.git == nil, !request.files.allowEmpty {
            if let input { try console.write(input.text) }
            throw Failure(files.discovery.emptiness)
        }
    }

    private func complain(ofUnchecked report: Report) {
        let text = report.unchecked?.text ?? ""
        let named = text.hasPrefix(report.path) ? text : "\(report.path): \(text)"
        console.complain(named + " With --allow-empty only its findings count.")
    }

    /// The reports on files without a checked screen that make the run unusable: a gate that is given the
    /// wrong file must not pass. A document that is declined counts if it is all that was named: hooks and servers name
    /// launch screens, too. A file that was found in a folder counts if nothing else could be checked.
    private func unchecked(in reports: [Report], of files: FileSelection) -> [Report] {
        guard files.git == nil, !request.files.allowEmpty else { return [] }
        let named = Set(
            files.discovery.files.filter { $0.origin == .named }.map { file in
                file.path == FileToCheck.standardInput ? request.files.stdinFilename ?? file.path : file.path
            })
        let isAnyChecked = reports.contains { $0.unchecked == nil && $0.tally.screens > 0 }
        return reports.filter { report in
            guard let reason = report.unchecked else { return false }
            if isAnyChecked { return named.contains(report.path) && !reason.isDeclined }
            return named.contains(report.path) || !reason.isDeclined
        }
    }

    private func gateResult(
        of result: AcceptedResult, failures: [Failure], unchecked: Int, with settings: CheckSettings
    ) -> GateResult {
        guard failures.isEmpty else {
            return GateResult(status: .unusable, reason: "\(counted(failures.count, "path")) could not be read")
        }
        if unchecked > 0 {
            return GateResult(status: .unusable, reason: "nothing could be checked in \(counted(unchecked, "file"))")
        }
        return request.gate.result(for: result.reports, settings.configuration)
    }
}

// Render and write reports.
extension CheckRun {
    private func makeRun(
        of result: AcceptedResult, unchecked: [Report], repairs: Run.Repairs?, _ gate: GateResult,
        _ files: FileSelection, with settings: CheckSettings
    ) throws(Failure) -> Run {
        let needsCards = settings.needs.contains(.cards) || request.display.statistics
        let cards = needsCards ? settings.project.known.cards(of: result.reports) : [:]
        var run = Run(
            reports: result.reports, version: Version.current.number, rules: try settings.project.ruleCount,
            cards: cards,
            root: settings.root.path, scope: request.files.scope(in: settings.root),
            presets: request.rules.presets(settings.configuration),
            configuration: settings.active.flatMap { $0.file.isEmpty ? nil : settings.root.relative($0.file) },
            failLevel: request.gate.level(settings.configuration), exitCode: Int(gate.status.rawValue),
            exitReason: gate.reason, unchecked: unchecked.map(\.path), repairs: repairs,
            hasBaseline: settings.baseline != nil)
        run.earlier = earlier(than: result.reports, files, with: settings)
        run.commitAddress = HostedCommit(of: settings.root.path, in: console.context.environment)?.address
        run.pictures = pictures(of: result.reports, with: settings)
        if settings.needs.contains(.commit) {
            run.commit = CheckedCommit(of: settings.root.path, in: console.context.environment)
        }
        return run
    }

    /// The pictures of the screens, with a warning or note for each that the page cannot show.
    private func pictures(of reports: [Report], with settings: CheckSettings) -> ScreenPictures {
        guard let folder = settings.screenshots else { return ScreenPictures() }
        var told: Set<String> = []
        let pictures = ScreenPictures(of: reports) { name in
            do throws(Failure) {
                return try folder.picture(named: name)
            } catch {
                if told.insert(name).inserted { console.warn(error.message) }
                return nil
            }
        }
        if pictures.omitted > 0 {
            let most = ScreenPictures.mostBytes >> 20
            console.warn(
                "\(counted(pictures.omitted, "picture")) left out, since a page holds \(most) MiB of them; smaller "
                    + "pictures do")
        }
        if pictures.missing > 0, !request.output.quiet {
            console.note(
                "\(counted(pictures.missing, "screen")) without a picture in \(request.display.screenshots ?? "")")
        }
        return pictures
    }

    private func render(_ run: Run, with settings: CheckSettings) -> [RenderedReport] {
        settings.reports.map { report in
            let plain = request.output.rendering(on: console.terminal, for: report.target)
            var style = request.display.applied(to: plain, on: console.terminal, for: report.target)
            style.isFirstLook = request.isFirstLook
            return RenderedReport(text: report.reporter.render(run, style: style), target: report.target)
        }
    }

    /// What pages are compared with; nil if nothing.
    private func earlier(than reports: [Report], _ files: FileSelection, with settings: CheckSettings) -> EarlierRun? {
        switch settings.comparison {
        case nil: return nil
        case .report(let earlier): return earlier
        case .commit(let former):
            let earlier = former.reports(insteadOf: reports, by: checker(with: settings, files, [:]))
            return EarlierRun(earlier.map { shown($0, with: settings) }, name: former.name)
        }
    }

    /// Writes the reports. If standard input was fixed, its new text goes to standard output, and the report that would
    /// go there to standard error.
    private func write(_ reports: [RenderedReport], input: Source?) throws(Failure) {
        // A fresh clone has no folder for build products, where a configuration puts its reports.
        for report in reports {
            guard case .file(let path) = report.target else { continue }
            try FolderPath.make(OutputTarget.folder(of: path))
        }
        guard let input else { return try console.write(reports) }
        try console.write(reports.filter { $0.target != .standardOutput })
        try console.write(input.bytes)
        for report in reports where report.target == .standardOutput { try console.report(report.bytes) }
    }

    /// Writes the diffs of `--diff`. The run fails if there are any.
    private func show(_ diffs: [UnifiedDiff], failures: [Failure]) throws(Failure) -> ExitStatus {
        let target = try OutputTarget(request.output.outputs.last ?? "-")
        let style = request.output.rendering(on: console.terminal, for: target)
        let isTerminal = target == .standardOutput && console.terminal.isTerminal
        let text = diffs.map { $0.rendered(style.color, onTerminal: isTerminal) }.joined()
        try console.write([RenderedReport(text: text, target: target)])
        if diffs.isEmpty, failures.isEmpty, !request.output.quiet { console.tell("Nothing to fix.") }
        if !failures.isEmpty { return .unusable }
        return diffs.isEmpty ? .passed : .failed
    }
}
