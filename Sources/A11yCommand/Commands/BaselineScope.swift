import A11yEngine
import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters

/// The files that a baseline is about, and the rules: what the commands about baselines have in common with `check`.
struct BaselineScope {
    let files: FileRequest
    let rules: RuleRequest
    let project: ProjectRequest
    let jobs: Int
    /// The rules that the command is limited to, as selectors; none for all.
    var selectors: [String] = []

    /// What was found in the files.
    struct Findings {
        var checked: CheckedFiles
        let project: Project
        let root: PathRoot
        /// The rules that the command is limited to, by id, under former names too; nil for all.
        let chosen: Set<String>?

        /// Whether the command is about the findings of a rule.
        func concerns(_ rule: String) -> Bool { chosen?.contains(rule) ?? true }
    }

    /// Checks the files. What cannot be read is complained about; a baseline that misses it would be none.
    func findings(on console: Console) throws(Failure) -> Findings {
        let project = try Project(self.project, rules: rules)
        let active = try project.configuration
        let root = try files.root(active)
        let environment = console.terminal.environment
        let discovery = Discovery(
            at: files.paths, rules: try files.rules(in: project, environment: environment))
        try project.prepare(discovery.files.map(\.path))
        for warning in try project.prepareCode(for: discovery.files.map(\.path)) { console.warn(warning) }
        let known = project.known.rules
        let chosen = try RuleSelector.all(in: selectors, among: known)
        let ids = known.rules.filter { rule in chosen.contains { $0.chooses(rule) } }.flatMap { [$0.id] + $0.aliases }
        let checker = FileChecker(
            project: project, root: root, files: files, jobs: jobs)
        var checked = checker.check(discovery)
        if let first = checked.failures.first {
            let others = checked.failures.dropFirst().map(\.message)
            throw Failure(first.message, others + ["nothing was written, since not everything could be read"])
        }
        checked.reports = checked.reports.map { rules.shown(rules.countingReviews($0, active?.configuration)) }
        return Findings(
            checked: checked, project: project, root: root, chosen: selectors.isEmpty ? nil : Set(ids))
    }

    /// Writes a new baseline with all findings.
    func create(
        _ file: BaselineFile, reason: String? = nil, expires: Day? = nil, replacing: Bool = false, on console: Console
    ) throws(Failure) -> ExitStatus {
        guard replacing || !file.exists else {
            throw Failure(
                "\(file.path): there already; “a11ylint baseline update” brings it up to date, --force makes it anew")
        }
        let found = try findings(on: console)
        guard !found.checked.reports.isEmpty || files.allowEmpty else {
            throw Failure("nothing to check: no file here describes a screen")
        }
        var baseline = Baseline()
        var left = 0
        for report in found.checked.reports {
            let (entries, unacceptable) = report.entries(in: file, found)
            left += unacceptable
            baseline.entries += entries.map { entry in
                var entry = entry
                entry.reason = reason
                entry.expires = expires
                return entry
            }
        }
        try baseline.noteContents(of: found.checked.looked.map(\.path), in: file)
        try file.write(baseline, after: replacing ? .anything : .nothing)
        let paths = counted(Set(baseline.entries.map(\.path)).count, "file")
        try console.write(
            "Took \(counted(baseline.entries.count, "finding")) in \(paths) over into \(visible(file.path)).\n")
        if try found.project.configuration?.baseline == nil {
            try console.write(
                "So that runs use the baseline, add to your configuration: baseline: \(visible(file.path))\n")
        }
        if left > 0 {
            console.warn("\(counted(left, "finding")) can be accepted by no baseline: repair the files that are broken")
        }
        return .passed
    }
}

extension Report {
    /// The entries for its findings that are meant, of the rules that a command is about; and how many of them nobody
    /// can accept.
    func entries(
        in file: BaselineFile, _ found: BaselineScope.Findings, _ isMeant: (Finding) -> Bool = { _ in true }
    ) -> ([Baseline.Entry], unacceptable: Int) {
        let mine = findings.filter { found.concerns($0.rule) && isMeant($0) }
        let acceptable = mine.filter { !BaselineMatch.unacceptable.contains($0.rule) }
        let place = file.relative(path)
        return (acceptable.flatMap(\.places).map { $0.entry(in: place) }, mine.count - acceptable.count)
    }
}

extension Baseline {
    /// Notes what the files with entries hold, as far as they were looked at; forgets all that have none.
    mutating func noteContents(of paths: [String], in file: BaselineFile) throws(Failure) {
        let needed = Set(entries.map(\.path))
        contents = contents.filter { needed.contains($0.key) }
        for path in paths where needed.contains(file.relative(path)) {
            if path == FileToCheck.standardInput {
                throw Failure("standard input has no path by which a baseline could know it; name a file")
            }
            contents[file.relative(path)] = Baseline.digest(of: try Source(reading: path, inputName: nil).bytes)
        }
    }
}

/// A baseline compared with the present findings, for the commands that print and write it.
struct BaselineReview {
    let file: BaselineFile
    let baseline: Baseline
    let match: BaselineMatch
    /// New findings, as entries; those whose day has passed are not among them.
    let new: [Baseline.Entry]
    /// New findings that a person must review, and that fail no run.
    let reviews: [Baseline.Entry]
    private let looked: [String]
    /// What the file held.
    private let bytes: [UInt8]

    /// Checks the files, and compares them with the baseline.
    init(_ request: BaselineRequest, on console: Console) throws(Failure) {
        let file = try request.file()
        let (baseline, source) = try file.read()
        var found = try request.scope.findings(on: console)
        var comparison = BaselineComparison(file, baseline, from: source, today: .today)
        let concerns = found.concerns
        comparison.apply(
            to: &found.checked, found.project, walked: request.scope.files.walkedFolders, choosing: concerns)
        if let doubt = comparison.doubt { console.warn(doubt) }
        let match = comparison.match
        let expired = Set(
            match.states.indices.filter { match.states[$0] == .expired }.compactMap { match.current[$0]?.key })
        func entries(_ isMeant: (Finding) -> Bool) -> [Baseline.Entry] {
            found.checked.reports.flatMap { $0.entries(in: file, found, isMeant).0 }
                .filter { !expired.contains($0.key) }.sorted()
        }
        new = entries { $0.weight != nil }
        reviews = entries { $0.weight == nil }
        looked = found.checked.looked.map(\.path)
        bytes = source.bytes
        (self.file, self.baseline, self.match) = (file, baseline, match)
    }

    /// The baseline without stale entries, with the present paths of moved files.
    func shrunk() -> Baseline {
        var shrunk = baseline
        shrunk.entries = match.states.indices.filter { match.states[$0] != .stale }.map { index in
            let old = baseline.entries[index]
            guard var entry = match.current[index], entry.key != old.key else { return old }
            (entry.message, entry.reason, entry.expires) = (old.message, old.reason, old.expires)
            return entry
        }
        let paths = Set(shrunk.entries.map(\.path))
        shrunk.contents = shrunk.contents.filter { paths.contains($0.key) }
        return shrunk
    }

    /// Writes a baseline in the place of this one, unless that would change nothing.
    func write(_ baseline: Baseline, notingContents: Bool) throws(Failure) {
        var baseline = baseline
        if notingContents { try baseline.noteContents(of: looked, in: file) }
        guard baseline.text != self.baseline.text else { return }
        try file.write(baseline, after: .bytes(bytes))
    }

    /// Entries as lines, each with its state in front.
    static func lines(_ word: String, _ entries: [Baseline.Entry]) -> String {
        entries.sorted().map { entry in
            let element = entry.element.isEmpty ? "" : " at \(visible(entry.element))"
            let property = entry.property.map { " (\(visible($0)))" } ?? ""
            return "\(word): \(visible(entry.path)): \(visible(entry.rule))\(element)\(property)\n"
        }.joined()
    }
}
