import A11yProject
import A11yReporters
import ArgumentParser

/// What else a report shows on a terminal.
struct DisplayOptions: ParsableArguments {
    /// When to use links, which only terminals understand.
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case auto, always, never
    }

    /// When to show progress: never where the line cannot be erased.
    enum ProgressChoice: String, CaseIterable, ExpressibleByArgument {
        case auto, never
    }

    @Option(help: ArgumentHelp("Show only this many findings, the worst first.", valueName: "number"))
    var limit: Int?

    @Flag(help: "Leave nothing out on a terminal and in a summary, however much there is.")
    var all = false

    @Flag(help: "Also show accepted findings, with their reasons.")
    var showSuppressed = false

    @Option(
        help: ArgumentHelp(
            """
            In HTML pages mark what is new since this JSON report, and list what is gone. With a branch or a commit \
            instead, also show how screens looked and sounded before.
            """, valueName: "report"),
        completion: .file(extensions: ["json", "jsonl"]))
    var compare: String?

    @Option(
        help: ArgumentHelp(
            "In HTML pages also show how the number of findings went in the runs of this folder, as “trends” reads it.",
            valueName: "store"),
        completion: .directory)
    var trends: String?

    @Flag(help: "Also count the findings by rule.")
    var statistics = false

    @Flag(help: "Print on standard error how long the run took, and the slowest files and rules.")
    var timing = false

    @Option(
        help: ArgumentHelp(
            "When to link lines of files and criteria: auto where the terminal has links.", valueName: "when"))
    var hyperlinks = DisplayRequest().hyperlinks

    @Option(
        name: .customLong("progress"),
        help: ArgumentHelp("When to show the progress of a long run on a terminal.", valueName: "when"))
    var progressChoice = DisplayRequest().progress

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
        if limit != nil, all { throw ValidationError("--all and --limit exclude each other") }
    }

    /// The options as plain values.
    var request: DisplayRequest {
        DisplayRequest(
            limit: limit, all: all, showSuppressed: showSuppressed, compare: compare, trends: trends,
            statistics: statistics, timing: timing, hyperlinks: hyperlinks, progress: progressChoice)
    }
}

/// What pages are compared with.
enum PageComparison {
    /// What an earlier run reported.
    case report(EarlierRun)
    /// The files when a commit was left.
    case commit(FormerFiles)
}

/// What else a report shows on a terminal, as the user asked for.
struct DisplayRequest {
    var limit: Int?
    var all = false
    var showSuppressed = false
    var compare: String?
    var trends: String?
    var statistics = false
    var timing = false
    /// Whether it is the first look of `init`.
    var isFirstLook = false
    var hyperlinks = DisplayOptions.Choice.auto
    var progress = DisplayOptions.ProgressChoice.auto

    /// The progress line of a run over these files.
    func progress(over discovery: Discovery, on console: Console) -> Progress {
        let isPossible = Progress.isPossible(in: console.terminal.environment)
        return Progress(of: discovery.files.count, isShown: progress == .auto && isPossible)
    }

    /// What pages are compared with; nil if nothing.
    func comparison(
        for reporters: [any Reporter.Type], in root: PathRoot, environment: [String: String]
    ) throws(Failure) -> PageComparison? {
        guard let compare else { return nil }
        // A branch may have the name of a folder, and the name of a missing report is no branch.
        let isReport =
            FolderPath.exists(compare) && !FolderPath.isFolder(compare)
            || [".json", ".jsonl"].contains(where: compare.hasSuffix)
        if isReport { return try earlier(for: reporters, in: root).map(PageComparison.report) }
        try refuse("--compare", for: reporters)
        if compare.isEmpty || compare.hasPrefix("-") {
            throw Failure("--compare takes a JSON report, a branch or a commit, and not “\(compare)”")
        }
        return .commit(try FormerFiles(since: compare, for: "--compare", in: root, environment: environment))
    }

    /// The runs of the store; none if none is named.
    func history(for reporters: [any Reporter.Type]) throws(Failure) -> [TrendRun] {
        guard let trends else { return [] }
        try refuse("--trends", for: reporters)
        let store = try TrendStore(trends)
        if let failure = store.failures.first { throw failure.failure }
        return store.runs
    }

    /// What an earlier run reported; nil if no report is to be compared with.
    func earlier(for reporters: [any Reporter.Type], in root: PathRoot) throws(Failure) -> EarlierRun? {
        guard let compare else { return nil }
        try refuse("--compare", for: reporters)
        return EarlierRun(MergedReport([try MergedReport.Input(compare)], root: root).reports, name: compare)
    }

    /// Refuses an option where no format shows what it asks for.
    func refuse(_ option: String, for reporters: [any Reporter.Type]) throws(Failure) {
        guard reporters.contains(where: { $0.name == HTMLReporter.name }) else {
            throw Failure("\(option) belongs to HTML pages; add --format html, or --report html=PATH")
        }
    }

    /// The style with these choices.
    func applied(to rendering: Rendering, on terminal: Terminal, for target: OutputTarget) -> Rendering {
        var rendering = rendering
        rendering.limit = limit
        let isSeen = terminal.isTerminal && target == .standardOutput
        rendering.isFirstLook = isFirstLook
        rendering.isWhole = all
        rendering.isBrief = !all && limit == nil && isSeen
        rendering.wrapsLines = isSeen && rendering.layout == .framed
        rendering.hasStatistics = statistics
        rendering.showsSuppressed = showSuppressed
        let isPossible = isSeen && rendering.layout == .framed && terminal.hasLinks
        rendering.links = hyperlinks == .always || hyperlinks == .auto && isPossible ? .on : .off
        return rendering
    }
}
