import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint baseline`: the findings that a project has taken over, in a file of their own.
struct BaselineCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Record known findings, so that only new ones are reported.",
        discussion: """
            Writes a file with all findings, each by its rule and its element, which “a11ylint check --baseline” \
            accepts. A file that exists only shrinks: entries follow moved files, those that are gone are dropped, and \
            new findings are added on request.

            Exit status: 0; 1 if there are new findings that were not added; 2 if something could not be read.
            """)

    @OptionGroup(title: "Files")
    var files: FileOptions

    @OptionGroup(title: "Rules")
    var rules: RuleOptions

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var code: SourceOptions

    @OptionGroup(title: "Running")
    var running: JobOptions

    @Option(
        name: .customLong("baseline"),
        help: ArgumentHelp(
            "The baseline; else the configuration’s, or \(BaselineFile.usualName) in this folder or the nearest above.",
            valueName: "path"),
        completion: .file())
    var path: String?

    @Flag(help: "Add new findings to a file that exists, and renew expired entries if --expires is given.")
    var allowGrowth = false

    @Option(help: ArgumentHelp("Why the added findings are accepted.", valueName: "text"))
    var reason: String?

    @Option(help: ArgumentHelp("The last day of their acceptance, such as 2027-03-31.", valueName: "date"))
    var expires: Day?

    func validate() throws {
        if let expires, let today = Day.today, expires < today {
            throw ValidationError("--expires \(expires) is over; the findings would count at once")
        }
        if reason?.isEmpty == true { throw ValidationError("--reason is empty; say why, or leave it out") }
        if files.named.contains(FileToCheck.standardInput) {
            throw ValidationError("standard input has no path by which a baseline could know it; name a file")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(self.project.request(reading: code.named), rules: rules.request)
        let active = try project.configuration
        let root = try files.request.root(active)
        let file =
            try (path ?? active?.baseline).map { path throws(Failure) in try BaselineFile(at: path) }
            ?? .usual(below: root)
        let isNew = !file.exists
        let (former, source) = isNew ? (Baseline(), Source(path: file.path, text: "")) : try file.read()
        guard isNew || allowGrowth || reason == nil && expires == nil else {
            throw Failure("\(file.path): there already; add to it with --allow-growth")
        }
        var checked = try check(project, below: root, on: console)
        guard !isNew || !checked.reports.isEmpty || files.allowEmpty else {
            throw Failure("nothing to check: no file here describes a screen")
        }
        var comparison = BaselineComparison(file, former, from: source, today: .today)
        comparison.apply(to: &checked, project, walked: files.request.walkedFolders)
        if let doubt = comparison.doubt { console.warn(doubt) }
        let update = BaselineUpdate(
            comparison, with: checked.reports, acceptance: isNew || allowGrowth ? (reason, expires) : nil)
        var baseline = update.baseline
        try baseline.noteContents(of: checked.looked.map(\.path), in: file)
        if isNew || baseline.text != former.text {
            try file.write(baseline, after: isNew ? .nothing : .bytes(source.bytes))
        }
        try console.write((isNew ? "" : update.lines) + "\(visible(file.path)): \(update.counts).\n")
        if isNew, active?.baseline == nil {
            try console.write(
                "So that runs use the baseline, add to your configuration: baseline: \(visible(file.path))\n")
        }
        if update.unacceptable > 0 {
            let left = counted(update.unacceptable, "finding")
            console.warn("\(left) can be accepted by no baseline: repair the files that are broken")
        }
        if update.refused == 0 { return .passed }
        let way = allowGrowth ? "--expires says until when they hold" : "--allow-growth takes them over"
        console.complain("a baseline may only shrink: \(counted(update.refused, "finding")) left out; \(way)")
        return .failed
    }

    /// Checks the files. A baseline that misses what cannot be read would be none.
    private func check(_ project: Project, below root: PathRoot, on console: Console) throws(Failure) -> CheckedFiles {
        let files = self.files.request
        let rules = self.rules.request
        let discovery = Discovery(
            at: files.paths, rules: try files.rules(in: project, environment: console.terminal.environment))
        try project.prepare(discovery.files.map(\.path))
        for warning in try project.prepareCode(for: discovery.files.map(\.path)) { console.warn(warning) }
        let checker = FileChecker(project: project, root: root, files: files, jobs: running.jobs.count)
        var checked = checker.check(discovery)
        if let first = checked.failures.first {
            let others = checked.failures.dropFirst().map(\.message)
            throw Failure(first.message, others + ["nothing was written, since not everything could be read"])
        }
        let configuration = try project.configuration?.configuration
        checked.reports = checked.reports.map { rules.shown(rules.countingReviews($0, configuration)) }
        return checked
    }
}

extension Day: ExpressibleByArgument {
    /// A day as ISO 8601 writes it.
    package init?(argument: String) { self.init(argument) }
}

/// A baseline brought up to date.
private struct BaselineUpdate {
    private(set) var baseline: Baseline
    /// How many findings nobody can accept.
    private(set) var unacceptable = 0
    /// How many new and expired findings were left out. Those that a person must review fail no run.
    private(set) var refused = 0
    /// What became of entries and findings, each on a line.
    private(set) var lines = ""
    /// How many there are: `5 entries, 0 gone, 1 taken over`.
    let counts: String

    /// The update by what remains in reports. `acceptance` says why new findings are added, and until when; nil if they
    /// are not.
    init(
        _ comparison: BaselineComparison, with reports: [Report], acceptance: (reason: String?, expires: Day?)?
    ) {
        let match = comparison.match
        baseline = match.remaining
        let expired = Set(
            match.states.indices.filter { match.states[$0] == .expired }.compactMap { match.current[$0]?.key })
        var new: [Baseline.Entry] = []
        for report in reports {
            let acceptable = report.findings.filter { !BaselineMatch.unacceptable.contains($0.rule) }
            unacceptable += report.findings.count - acceptable.count
            let place = comparison.file.relative(report.path)
            let counted = acceptable.filter { acceptance != nil || $0.weight != nil }
            new += counted.flatMap(\.places).map { $0.entry(in: place) }.filter { !expired.contains($0.key) }
        }
        let (gone, over) = (match.entries(.stale), match.entries(.expired))
        let isRenewed = acceptance?.expires != nil
        if let acceptance {
            func accepted(_ entry: Baseline.Entry) -> Baseline.Entry {
                var entry = entry
                entry.reason = acceptance.reason ?? entry.reason
                entry.expires = acceptance.expires ?? entry.expires
                return entry
            }
            baseline.entries += new
            let taken = Set(new.map(\.key)).union(isRenewed ? expired : [])
            baseline.entries = baseline.entries.map { taken.contains($0.key) ? accepted($0) : $0 }
        }
        refused = (acceptance == nil ? new.count : 0) + (isRenewed ? 0 : over.count)
        let words = [("gone", gone), (acceptance == nil ? "new" : "taken over", new)]
        for (word, entries) in words + [(isRenewed ? "renewed" : "expired", over)] {
            lines += entries.sorted().map { "\(word): \($0.words)\n" }.joined()
        }
        let entries = counted(baseline.entries.count, "entry", "entries")
        counts = "\(entries), \(gone.count) gone, \(acceptance == nil ? 0 : new.count) taken over"
    }
}

extension Baseline.Entry {
    /// The file, the rule, the element and the property.
    fileprivate var words: String {
        let element = element.isEmpty ? "" : " at \(visible(element))"
        return "\(visible(path)): \(visible(rule))\(element)\(property.map { " (\(visible($0)))" } ?? "")"
    }
}

extension Baseline {
    /// Notes what the files with entries hold, as far as they were looked at; forgets all that have none.
    fileprivate mutating func noteContents(of paths: [String], in file: BaselineFile) throws(Failure) {
        let needed = Set(entries.map(\.path))
        contents = contents.filter { needed.contains($0.key) }
        for path in paths where needed.contains(file.relative(path)) {
            contents[file.relative(path)] = Baseline.digest(of: try Source(reading: path, inputName: nil).bytes)
        }
    }
}
