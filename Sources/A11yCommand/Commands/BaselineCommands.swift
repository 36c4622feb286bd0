import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint baseline`: the findings that a project has taken over, in a file of their own.
struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Record known findings, and track them.",
        discussion: """
            A baseline lists findings that “a11ylint check --baseline” accepts, each by its rule and its element, so \
            that only new findings are reported. It shrinks by itself, and grows only on request.
            """,
        subcommands: [
            BaselineSubcommand<CreateBaseline>.self, BaselineSubcommand<UpdateBaseline>.self,
            BaselineSubcommand<PruneBaseline>.self, BaselineSubcommand<CheckBaseline>.self,
            BaselineSubcommand<ShowBaseline>.self,
        ])
}

/// What one of the commands about baselines does: its own options, and its work.
protocol BaselineAction: ParsableArguments {
    static var configuration: CommandConfiguration { get }

    func run(_ request: BaselineRequest, on console: Console) throws -> ExitStatus
}

/// A command about baselines: its own options, and those that all of them take.
struct BaselineSubcommand<Action: BaselineAction>: Command {
    static var configuration: CommandConfiguration { Action.configuration }

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

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Only findings of these rules, chosen as by --select.", valueName: "rules"))
    var selectors: [String] = []

    @OptionGroup
    var action: Action

    func run(on console: Console) throws -> ExitStatus {
        let scope = BaselineScope(
            files: files.request, rules: rules.request, project: project.request(reading: code.named),
            jobs: running.jobs.count, selectors: selectors)
        return try action.run(BaselineRequest(scope: scope, path: path), on: console)
    }
}

/// The files, the rules and the baseline of a command.
struct BaselineRequest {
    let scope: BaselineScope
    /// The path of the baseline on the command line.
    let path: String?

    /// The baseline that the command line names, or the configuration; nil where neither does.
    func named() throws(Failure) -> BaselineFile? {
        if let path { return try BaselineFile(at: path) }
        return try configured(try Project(scope.project, rules: scope.rules).configuration)
    }

    /// The baseline's file, which may be there or not.
    func file() throws(Failure) -> BaselineFile {
        if let path { return try BaselineFile(at: path) }
        let active = try Project(scope.project, rules: scope.rules).configuration
        if let configured = try configured(active) { return configured }
        return try .usual(below: try scope.files.root(active))
    }

    private func configured(_ active: ActiveConfiguration?) throws(Failure) -> BaselineFile? {
        guard let path = active?.baseline else { return nil }
        return try BaselineFile(at: path)
    }
}

/// Why findings are accepted, and until when.
struct EntryOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Why these findings are accepted.", valueName: "text"))
    var reason: String?

    @Option(help: ArgumentHelp("The last day of the acceptance, such as 2027-03-31.", valueName: "date"))
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

/// `a11ylint baseline create`: all findings, taken over.
struct CreateBaseline: BaselineAction {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Record all findings in a new baseline.",
        discussion: "Exit status: 0; 2 if there is a baseline already, or if something could not be read.")

    @OptionGroup
    var acceptance: EntryOptions

    @Flag(help: "Replace an existing baseline; its reasons are lost.")
    var force = false

    func run(_ request: BaselineRequest, on console: Console) throws -> ExitStatus {
        let file = try request.named() ?? BaselineFile(at: BaselineFile.usualName)
        return try request.scope.create(
            file, reason: acceptance.reason, expires: acceptance.expires, replacing: force, on: console)
    }
}

/// `a11ylint baseline update`: removes entries that are gone and, on request, adds new findings.
struct UpdateBaseline: BaselineAction {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Drop entries that are gone; add new findings with --allow-growth.",
        discussion: """
            Entries keep their reasons and expiry dates. Entries follow files that were moved.

            Exit status: 0; 1 if there are new findings that were not added.
            """)

    @OptionGroup
    var acceptance: EntryOptions

    @Flag(help: "Add new findings, and renew expired entries if --expires is given.")
    var allowGrowth = false

    func validate() throws {
        guard !allowGrowth, acceptance.reason != nil || acceptance.expires != nil else { return }
        throw ValidationError("--reason and --expires are for added entries: use them with --allow-growth")
    }

    func run(_ request: BaselineRequest, on console: Console) throws -> ExitStatus {
        let review = try BaselineReview(request, on: console)
        var updated = review.shrunk()
        let expired = review.match.entries(.expired)
        let taken = allowGrowth ? review.new + review.reviews : []
        if allowGrowth {
            updated.entries += taken.map(accepted)
            if acceptance.expires != nil {
                let renewed = Set(expired.map(\.key))
                updated.entries = updated.entries.map { renewed.contains($0.key) ? accepted($0) : $0 }
            }
        }
        try review.write(updated, notingContents: true)
        let stale = review.match.entries(.stale)
        var text = BaselineReview.lines("gone", stale)
        text += allowGrowth ? BaselineReview.lines("taken over", taken) : BaselineReview.lines("new", review.new)
        let isRenewed = allowGrowth && acceptance.expires != nil
        text += BaselineReview.lines(isRenewed ? "renewed" : "expired", expired)
        text += "\(visible(review.file.path)): \(counted(updated.entries.count, "entry", "entries"))"
        text += ", \(stale.count) gone, \(taken.count) taken over.\n"
        try console.write(text)
        let refused = (allowGrowth ? 0 : review.new.count) + (isRenewed ? 0 : expired.count)
        if refused == 0 { return .passed }
        let way = isRenewed || allowGrowth ? "--expires says until when they hold" : "--allow-growth takes them over"
        console.complain("a baseline may only shrink: \(counted(refused, "finding")) left out; \(way)")
        return .failed
    }

    private func accepted(_ entry: Baseline.Entry) -> Baseline.Entry {
        var entry = entry
        entry.reason = acceptance.reason ?? entry.reason
        entry.expires = acceptance.expires ?? entry.expires
        return entry
    }
}

/// `a11ylint baseline prune`: removes entries that are gone.
struct PruneBaseline: BaselineAction {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Drop entries whose finding or file is gone.")

    func run(_ request: BaselineRequest, on console: Console) throws -> ExitStatus {
        let review = try BaselineReview(request, on: console)
        let pruned = review.shrunk()
        let stale = review.match.entries(.stale)
        try review.write(pruned, notingContents: !stale.isEmpty)
        let left = counted(pruned.entries.count, "entry", "entries")
        try console.write(
            BaselineReview.lines("gone", stale)
                + "\(visible(review.file.path)): \(stale.count) pruned, \(left) left.\n")
        return .passed
    }
}

/// `a11ylint baseline check`: compares a baseline with the present findings.
struct CheckBaseline: BaselineAction {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Fail if the baseline is stale or would have to grow.",
        discussion: """
            Exit status: 0; 1 if the finding of an entry is gone, if an entry has expired, or if a finding is new. \
            New findings that a person must review do not count.
            """)

    func run(_ request: BaselineRequest, on console: Console) throws -> ExitStatus {
        let review = try BaselineReview(request, on: console)
        let (stale, expired) = (review.match.entries(.stale), review.match.entries(.expired))
        let new = review.new
        let text =
            BaselineReview.lines("gone", stale) + BaselineReview.lines("expired", expired)
            + BaselineReview.lines("new", new)
        let known = counted(review.match.entries(.known).count, "finding")
        let counts = "\(known) known, \(stale.count) gone, \(expired.count) expired, \(new.count) new"
        try console.write(text + "\(visible(review.file.path)): \(counts).\n")
        return stale.isEmpty && expired.isEmpty && new.isEmpty ? .passed : .failed
    }
}

/// `a11ylint baseline show`: every entry, and what became of it.
struct ShowBaseline: BaselineAction {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "List the entries with their reasons, expiry dates and states.")

    @Option(name: [.short, .long], help: "How to list them.")
    var format = ListFormat.table

    func run(_ request: BaselineRequest, on console: Console) throws -> ExitStatus {
        let review = try BaselineReview(request, on: console)
        let rows = zip(review.baseline.entries, review.match.states).sorted { $0.0 < $1.0 }
        try console.write(format == .json ? json(rows) : table(rows))
        return .passed
    }

    private func table(_ rows: [(Baseline.Entry, BaselineMatch.State)]) -> String {
        let heading = ["RULE", "ELEMENT", "STATE", "UNTIL", "REASON"]
        let cells = rows.map { entry, state in
            [entry.rule, entry.element, state.rawValue, entry.expires?.description ?? "", entry.reason ?? ""]
                .map { visible($0) }
        }
        let lines = inColumns([heading] + cells).map { "  \($0)\n" }
        var text = ""
        var path: String?
        for ((entry, _), line) in zip(rows, lines.dropFirst()) {
            if path != entry.path { text += (path == nil ? "" : "\n") + visible(entry.path) + "\n" + lines[0] }
            path = entry.path
            text += line
        }
        return text + (rows.isEmpty ? "" : "\n") + counted(rows.count, "entry", "entries") + ".\n"
    }

    private func json(_ rows: [(Baseline.Entry, BaselineMatch.State)]) -> String {
        let entries = rows.map { entry, state in
            JSON.object([
                ("path", .text(entry.path)), ("rule", .text(entry.rule)), ("element", .text(entry.element)),
                ("property", .optional(entry.property)), ("key", .text(entry.key)),
                ("message", .optional(entry.message)), ("reason", .optional(entry.reason)),
                ("expires", .optional(entry.expires?.description)), ("state", .text(state.rawValue)),
            ])
        }
        return JSON.object([("schemaVersion", .integer(1)), ("entries", .array(entries))]).rendered() + "\n"
    }
}
