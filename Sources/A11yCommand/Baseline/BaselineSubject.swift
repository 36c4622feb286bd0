import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import ArgumentParser

/// The files that a baseline is about, and the rules: what the commands about baselines have in common with `check`.
struct BaselineSubject {
    let files: FileOptions
    let rules: RuleOptions
    let configuring: ConfigurationOptions
    let running: RunOptions
    /// The rules that the command is limited to, as selectors; none for all.
    var selectors: [String] = []

    /// What was found in the files.
    struct Findings {
        var checked: Checked
        let project: Project
        let root: PathRoot
        /// The rules that the command is limited to, by id, under former names too; nil for all.
        let chosen: Set<String>?

        /// Whether the command is about the findings of a rule.
        func concerns(_ rule: String) -> Bool { chosen?.contains(rule) ?? true }
    }

    /// Checks the files. What cannot be read is complained about; a baseline that misses it would be none.
    func findings(on console: Console) throws(Failure) -> Findings {
        let project = try Project(configuring, rules: rules)
        let governing = try project.run
        let root = try files.root(governing)
        let environment = console.terminal.environment
        let discovery = Discovery(
            at: try files.paths(in: environment), rules: try files.rules(in: project, environment: environment))
        try project.prepare(discovery.files.lazy.map(\.path))
        let known = project.known.rules
        let chosen = try RuleSelector.all(in: selectors, among: known)
        let ids = known.rules.filter { rule in chosen.contains { $0.chooses(rule) } }.flatMap { [$0.id] + $0.aliases }
        let checking = Checking(
            project: project, root: root, needs: [], files: files, jobs: running.jobs.count,
            cache: running.cache(governing, environment))
        var checked = checking.check(discovery, Progress(of: 0, isShown: false))
        if let first = checked.failures.first {
            let others = checked.failures.dropFirst().map(\.message)
            throw Failure(first.message, others + ["nothing was written, since not everything could be read"])
        }
        checked.reports = checked.reports.map { rules.shown($0, governing?.configuration) }
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
        try file.write(baseline, after: replacing ? .anything : .nothing, on: console)
        let paths = counted(Set(baseline.entries.map(\.path)).count, "file")
        try console.write(
            "Took \(counted(baseline.entries.count, "finding")) in \(paths) over into \(visible(file.path)).\n")
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
        in file: BaselineFile, _ found: BaselineSubject.Findings, _ isMeant: (Finding) -> Bool = { _ in true }
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
