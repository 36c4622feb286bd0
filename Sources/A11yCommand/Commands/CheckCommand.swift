import A11yModel
import A11yReporters
import A11yRules
import ArgumentParser

/// `a11ylint check`: files in, findings out.
struct CheckCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report what a VoiceOver user would miss.",
        discussion: """
            Exit status: 0 if nothing fails the run, 1 if a finding does, 2 if something could not be checked at all. \
            Findings that a person must review never fail a run.
            """)

    @OptionGroup(title: "Files")
    var files: FileOptions

    @OptionGroup(title: "Rules")
    var rules: RuleOptions

    @OptionGroup(title: "Result")
    var gate: GateOptions

    @OptionGroup(title: "Report")
    var output: OutputOptions

    @OptionGroup(title: "Terminal")
    var show: ShowOptions

    @OptionGroup(title: "Git")
    var git: GitOptions

    @OptionGroup(title: "Configuration")
    var configuring: ConfigurationOptions

    @OptionGroup(title: "Accepting")
    var accepting: AcceptingOptions

    @OptionGroup(title: "Fixing")
    var fixing: FixOptions

    @OptionGroup(title: "Running")
    var running: RunOptions

    func run(on console: Console) throws -> ExitStatus {
        if ScriptInput(console.terminal.environment).isForInterfaceBuilder { return .passed }
        guard running.watch else { return try check(on: console) }
        return try Watch(console: console, watched: try watched(on: console)).run { try check(on: console) }
    }

    private func check(on console: Console) throws -> ExitStatus {
        let project = try Project(configuring, rules: rules, inputName: files.stdinFilename)
        let governing = try project.run
        let configuration = governing?.configuration
        let requests = try output.requests(governing)
        let needs = requests.reduce(into: Set<ReportNeed>()) { $0.formUnion($1.reporter.needs) }
        let root = try files.root(governing)
        let environment = console.terminal.environment
        let discoveryRules = try files.rules(in: project, environment: environment)
        if git.staged, fixing.isAsked {
            throw Failure(
                "--staged checks what git keeps, and repairs are made in files; repair what changed by "
                    + "--changed --fix, and stage it again")
        }
        let selection = try git.selection(at: files.named, rules: discoveryRules, environment: environment)
        let paths = try files.paths(in: environment)
        let discovery = selection?.discovery ?? Discovery(at: paths, rules: discoveryRules)
        try project.prepare(discovery.files.lazy.map(\.path))
        for name in project.formerNames(rules) { console.warn("“\(name.old)” is called “\(name.new)” now") }
        var checking = Checking(
            project: project, root: root, needs: needs, heedsDirectives: !accepting.noInlineSuppressions, files: files,
            jobs: running.jobs.count)
        let fixing = Fixing(options: fixing, inputName: files.stdinFilename, console: console)
        let outcome = try fixing.outcome(over: discovery) { texts in
            checking.texts = texts
            var checked = checking.check(discovery, show.progress(over: discovery, on: console))
            if let selection {
                checked.reports = selection.narrowed(checked.reports, by: checking)
            } else if !checked.reports.isEmpty {
                checked.reports += project.reportsOnUnusedEntries(after: checked.reports, of: paths, root)
            }
            checked.reports = checked.reports.map { rules.shown($0, configuration) }
            return checked
        }
        let checked = outcome.checked
        for failure in checked.failures { console.complain(failure.message + commandHint) }
        if checked.reports.isEmpty {
            guard checked.failures.isEmpty else { return .unusable }
            if let selection, !output.quiet {
                console.tell("\(selection.emptiness) describes a screen.")
            } else if selection == nil, !files.allowEmpty {
                throw Failure(discovery.emptiness)
            }
        }
        if let diffs = outcome.diffs { return try show(diffs, of: checked, on: console) }
        if self.fixing.fixOnly { return try end(outcome, on: console) }
        try requests.refuse(toReplace: checked.reports.lazy.map(\.path))
        let verdict = verdict(on: checked, configuration)
        let needsCards = needs.contains(.cards) || show.statistics
        let cards = needsCards ? project.known.cards(of: checked.reports) : [:]
        let run = Run(
            reports: checked.reports, version: Version.current.number, rules: try project.ruleCount, cards: cards,
            root: root.path, scope: files.scope(in: root), presets: rules.presets(configuration),
            configuration: governing.flatMap { $0.file.isEmpty ? nil : root.relative($0.file) },
            failLevel: gate.level(configuration), exitCode: Int(verdict.status.rawValue), exitReason: verdict.reason,
            repairs: outcome.repairs)
        let documents = requests.map { request in
            let drawing = output.rendering(on: console.terminal, for: request.target)
            let style = show.applied(to: drawing, on: console.terminal, for: request.target)
            return Document(text: request.reporter.render(run, style: style), target: request.target)
        }
        if let input = outcome.input {
            // Standard output is for the fixed text, and the report for whoever watches.
            try console.write(documents.filter { $0.target != .standardOutput })
            try console.write(input.text)
            for report in documents where report.target == .standardOutput { try console.report(report.text) }
        } else {
            try console.write(documents)
        }
        if show.timing { for line in checked.timing.lines { console.tell(line) } }
        return verdict.status
    }

    /// Shows what would be changed, which fails where it is anything.
    private func show(_ diffs: [UnifiedDiff], of checked: Checked, on console: Console) throws -> ExitStatus {
        let style = output.rendering(on: console.terminal, for: .standardOutput)
        let isTerminal = console.terminal.isTerminal
        try console.write(diffs.map { $0.rendered(style.color, onTerminal: isTerminal) }.joined())
        if !checked.failures.isEmpty { return .unusable }
        return diffs.isEmpty ? .passed : .failed
    }

    /// Tells what was fixed, whatever is left.
    private func end(_ outcome: Fixing.Outcome, on console: Console) throws -> ExitStatus {
        if let input = outcome.input { try console.write(input.text) }
        if let repairs = outcome.repairs, !output.quiet {
            if outcome.input == nil {
                try console.write(repairs.sentence + "\n")
            } else {
                console.tell(repairs.sentence)
            }
        }
        return outcome.checked.failures.isEmpty ? .passed : .unusable
    }

    /// What `--watch` waits for. What is wrong with the command itself is told before the first run.
    private func watched(on console: Console) throws -> Watched {
        if files.paths.contains(FileToCheck.standardInput) { throw Failure("--watch and “-” exclude each other") }
        if git.staged { throw Failure("--watch and --staged exclude each other: what is staged changes by git alone") }
        if fixing.isAsked { throw Failure("--watch waits for files to be written, and repairs write them") }
        let project = try Project(configuring, rules: rules)
        // A mistake in a configuration can be repaired while we wait.
        let governing = try? project.run
        let rules = try files.rules(in: project, environment: console.terminal.environment)
        if let failure = Discovery(at: files.paths, rules: rules).failures.first { throw failure }
        let written = try output.requests(governing).compactMap { request in
            if case .file(let path) = request.target { path } else { nil }
        }
        let configurations = (governing?.sources ?? []).map(\.source.path) + [configuring.config].compactMap(\.self)
        let others = self.rules.pages.paths + configurations
        return Watched(paths: files.paths, rules: rules, others: others, written: written)
    }

    private func verdict(on checked: Checked, _ configuration: Configuration?) -> Verdict {
        guard !checked.failures.isEmpty else { return gate.verdict(on: checked.reports, configuration) }
        let count = checked.failures.count
        return Verdict(status: .unusable, reason: "\(counted(count, "path")) could not be read")
    }

    /// A word that is neither a command nor a path was perhaps meant to be a command.
    private var commandHint: String {
        guard files.paths.count == 1, let word = files.paths.first else { return "" }
        let commands = Program.configuration.subcommands.compactMap { $0.configuration.commandName }
        return nearest(word, among: commands).map { "; did you mean the command “\($0)”?" } ?? ""
    }
}
