import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
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
        return try Watch(console: console, files: { try watched(on: console) }).run { try check(on: console) }
    }

    private func check(on console: Console) throws -> ExitStatus {
        let project = try Project(configuring, rules: rules, inputName: files.stdinFilename)
        let governing = try project.run
        let configuration = governing?.configuration
        try makeFolders(forReportsOf: governing)
        let requests = try output.requests(governing)
        let needs = requests.reduce(into: Set<ReportNeed>()) { $0.formUnion($1.reporter.needs) }
        let root = try files.root(governing)
        if let path = accepting.writeBaseline {
            let subject = BaselineSubject(files: files, rules: rules, configuring: configuring, running: running)
            return try subject.create(try BaselineFile(at: path), on: console)
        }
        let baseline = try baselining(governing)
        let environment = console.terminal.environment
        let discoveryRules = try files.rules(in: project, environment: environment)
        try refuseWhatExcludesOther()
        let selection = try git.selection(at: files.named, rules: discoveryRules, environment: environment)
        let paths = try files.paths(in: environment)
        let discovery = selection?.discovery ?? Discovery(at: paths, rules: discoveryRules)
        try project.prepare(discovery.files.lazy.map(\.path))
        for name in project.formerNames(rules) { console.warn("“\(name.old)” is called “\(name.new)” now") }
        var checking = Checking(
            project: project, root: root, needs: needs, heedsDirectives: !accepting.noInlineSuppressions, files: files,
            jobs: running.jobs.count, cache: running.cache(governing, environment))
        var stale = 0
        let fixing = Fixing(options: fixing, inputName: files.stdinFilename, console: console)
        let outcome = try fixing.outcome(over: discovery) { texts in
            checking.texts = texts
            var checked = checking.check(discovery, show.progress(over: discovery, on: console))
            if let selection {
                checked.reports = selection.narrowed(checked.reports, by: checking)
            } else if !checked.reports.isEmpty, files.include.isEmpty, files.exclude.isEmpty {
                checked.reports += project.reportsOnEntries(after: checked.reports, of: paths, root)
            }
            if var baseline = baseline.map({ $0.reading(texts[$0.file.path]) }), !checked.reports.isEmpty {
                let folders = selection == nil ? files.walkedFolders : []
                baseline.apply(to: &checked, project, walked: folders) { _ in true }
                stale = baseline.match.entries(.stale).count
                let rules = project.settings(for: baseline.file.path).rules
                checked.reports += [baseline.report(root, rules)].compactMap { $0 }
            }
            checked.reports = checked.reports.map { rules.shown($0, configuration) }
            return checked
        }
        let checked = outcome.checked
        if output.verbose, let trouble = checking.cache?.trouble { console.warn("nothing is kept: \(trouble)") }
        for failure in checked.failures { console.complain(failure.message + commandHint) }
        if checked.reports.isEmpty {
            guard checked.failures.isEmpty else { return .unusable }
            if let selection, !output.quiet {
                console.tell("\(selection.emptiness) describes a screen.")
            } else if selection == nil, !files.allowEmpty {
                if let input = outcome.input { try console.write(input.text) }
                throw Failure(discovery.emptiness)
            }
        }
        if let diffs = outcome.diffs { return try show(diffs, of: checked, on: console) }
        if self.fixing.fixOnly { return try end(outcome, on: console) }
        try requests.refuse(toReplace: checked.reports.lazy.map(\.path))
        let verdict = verdict(on: checked, configuration, stale: stale)
        let needsCards = needs.contains(.cards) || show.statistics
        let cards = needsCards ? project.known.cards(of: checked.reports) : [:]
        let run = Run(
            reports: checked.reports, version: Version.current.number, rules: try project.ruleCount, cards: cards,
            root: root.path, scope: files.scope(in: root), presets: rules.presets(configuration),
            configuration: governing.flatMap { $0.file.isEmpty ? nil : root.relative($0.file) },
            failLevel: gate.level(configuration), exitCode: Int(verdict.status.rawValue), exitReason: verdict.reason,
            repairs: outcome.repairs, hasBaseline: baseline != nil)
        let documents = requests.map { request in
            let drawing = output.rendering(on: console.terminal, for: request.target)
            let style = show.applied(to: drawing, on: console.terminal, for: request.target)
            return Document(text: request.reporter.render(run, style: style), target: request.target)
        }
        if let input = outcome.input {
            // Standard output is for the fixed text, and the report for whoever watches.
            try console.write(documents.filter { $0.target != .standardOutput })
            try console.write(input.bytes)
            for report in documents where report.target == .standardOutput { try console.report(report.text) }
        } else {
            try console.write(documents)
        }
        if show.timing { for line in checked.timing.lines { console.tell(line) } }
        return verdict.status
    }

    /// A word that is neither a command nor a path was perhaps meant to be a command.
    private var commandHint: String {
        guard files.paths.count == 1, let word = files.paths.first else { return "" }
        let commands = Program.configuration.subcommands.compactMap { $0.configuration.commandName }
        return nearest(word, among: commands).map { "; did you mean the command “\($0)”?" } ?? ""
    }
}
