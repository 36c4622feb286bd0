import A11yModel
import A11yPolicy
import A11yProject
import ArgumentParser

/// `a11ylint suppressions`: everything that accepts findings, for those who review it.
struct SuppressionsCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "suppressions",
        abstract: "List all suppressions, with their reasons.",
        discussion: """
            Comments, Notes of Interface Builder and entries of the configuration: where each stands, which rules it \
            names, why and until when, and how many findings it accepts. Exit status: 0, 1 where \
            --fail-on says so, 2 if something could not be read.
            """)

    @OptionGroup(title: "Files")
    var files: FileOptions

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var code: SourceOptions

    @Option(name: [.short, .long], help: "How to list them.")
    var format = ListFormat.table

    @Option(
        name: [.short, .long], help: ArgumentHelp("Write the list to this file.", valueName: "path"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Fail if one of them is in this state: unused, expired, invalid or idle. May be given several times.",
            valueName: "state"))
    var failOn: [Suppression.State] = []

    @OptionGroup(title: "Running")
    var running: JobOptions

    func run(on console: Console) throws -> ExitStatus {
        let files = files.request
        let project = try Project(self.project.request(reading: code.named), inputName: files.stdinFilename)
        let environment = console.terminal.environment
        let discovery = Discovery(at: files.paths, rules: try files.rules(in: project, environment: environment))
        try project.prepare(discovery.files.map(\.path))
        for warning in try project.prepareCode(for: discovery.files.map(\.path)) { console.warn(warning) }
        let checker = FileChecker(
            project: project, root: try files.root(try project.configuration), files: files, jobs: running.jobs.count)
        let checked = checker.check(discovery)
        for failure in checked.failures { console.complain(failure.message) }
        guard !checked.reports.isEmpty || files.allowEmpty else {
            guard checked.failures.isEmpty else { return .unusable }
            throw Failure("nothing to list: no file here describes a screen")
        }
        let entries = project.activeConfigurations.flatMap(\.configuration.listedSuppressions)
        let list = SuppressionList(checked.reports, entries: entries)
        try console.write(format == .json ? list.json : list.table, to: output)
        if !checked.failures.isEmpty { return .unusable }
        return list.states.isDisjoint(with: failOn) ? .passed : .failed
    }
}

extension Suppression.State: ExpressibleByArgument {}
