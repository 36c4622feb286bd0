import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import ArgumentParser

/// `a11ylint baseline`: the findings that a project has taken over, in a file of their own.
struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Take findings over, and keep track of them.",
        discussion: """
            A baseline lists findings that “a11ylint check --baseline” accepts, each by its rule and its element, so \
            that only what is new is told. It may shrink, and grows only where somebody asks for it.
            """,
        subcommands: [
            BaselineCreateCommand.self, BaselineUpdateCommand.self, BaselinePruneCommand.self,
            BaselineCheckCommand.self, BaselineShowCommand.self,
        ])
}

/// What all commands about baselines take.
struct BaselineOptions: ParsableArguments {
    @OptionGroup(title: "Files")
    var files: FileOptions

    @OptionGroup(title: "Rules")
    var rules: RuleOptions

    @OptionGroup(title: "Configuration")
    var configuring: ConfigurationOptions

    @OptionGroup(title: "Running")
    var running: RunOptions

    @Option(
        name: .customLong("baseline"),
        help: ArgumentHelp(
            "The baseline; else the configuration’s, or \(BaselineFile.usualName) in this folder or the nearest above.",
            valueName: "path"),
        completion: .file())
    var path: String?

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Only findings of these rules, chosen as by --select.", valueName: "rules"))
    var selectors: [String] = []

    /// The files and rules.
    var subject: BaselineSubject {
        BaselineSubject(
            files: files, rules: rules, configuring: configuring, running: running, selectors: selectors)
    }

    /// The baseline that the command line names, or the configuration; nil where neither does.
    func named() throws(Failure) -> BaselineFile? {
        if let path { return try BaselineFile(at: path) }
        return try configured(try Project(configuring, rules: rules).run)
    }

    /// The baseline's file, which may be there or not.
    func file() throws(Failure) -> BaselineFile {
        if let path { return try BaselineFile(at: path) }
        let governing = try Project(configuring, rules: rules).run
        if let configured = try configured(governing) { return configured }
        return try .usual(below: try files.root(governing))
    }

    private func configured(_ governing: Governing?) throws(Failure) -> BaselineFile? {
        guard let path = governing?.baseline else { return nil }
        return try BaselineFile(at: path)
    }
}

/// Why findings are accepted, and until when.
struct AcceptanceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Why these findings are accepted.", valueName: "text"))
    var reason: String?

    @Option(help: ArgumentHelp("The last day on which they are, such as 2027-03-31.", valueName: "date"))
    var expires: Day?

    func validate() throws {
        if let expires, let today = Day.today, expires < today {
            throw ValidationError("--expires \(expires) is over; the findings would count at once")
        }
        if reason?.isEmpty == true { throw ValidationError("--reason is empty; say why, or leave it out") }
    }
}

extension Day: ExpressibleByArgument {
    /// A day as ISO 8601 writes it.
    package init?(argument: String) { self.init(argument) }
}
