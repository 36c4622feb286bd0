import A11yProject
import A11yReporters
import ArgumentParser

/// What else a report shows on a terminal.
struct DisplayOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Show only this many findings, the worst first.", valueName: "number"))
    var limit: Int?

    @Flag(help: "Leave nothing out on a terminal and in a summary, and show accepted findings with their reasons.")
    var all = false

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
            "In HTML pages also show the PNGs of this folder that are named as a screen, or as a file with one screen.",
            valueName: "folder"),
        completion: .directory)
    var screenshots: String?

    @Flag(help: "Also count the findings by rule.")
    var statistics = false

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
        if limit != nil, all { throw ValidationError("--all and --limit exclude each other") }
    }

    /// The progress line of a run over these files: never where the line cannot be erased.
    func progress(over discovery: Discovery, on console: Console) -> Progress {
        Progress(of: discovery.files.count, isShown: Progress.isPossible(in: console.terminal.environment))
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

    /// What an earlier run reported; nil if no report is to be compared with.
    func earlier(for reporters: [any Reporter.Type], in root: PathRoot) throws(Failure) -> EarlierRun? {
        guard let compare else { return nil }
        try refuse("--compare", for: reporters)
        return EarlierRun(MergedReport([try MergedReport.Input(compare)], root: root).reports, name: compare)
    }

    /// Refuses an option where no format shows what it asks for.
    func refuse(_ option: String, for reporters: [any Reporter.Type]) throws(Failure) {
        guard reporters.contains(where: { $0.name == HTMLReporter.name }) else {
            throw Failure("\(option) belongs to HTML pages; add --format html, or --format html=PATH")
        }
    }

    /// The style with these choices.
    func applied(to rendering: Rendering, on terminal: Terminal, for target: OutputTarget) -> Rendering {
        var rendering = rendering
        rendering.limit = limit
        let isSeen = terminal.isTerminal && target == .standardOutput
        rendering.isWhole = all
        rendering.isBrief = !all && limit == nil && isSeen
        rendering.wrapsLines = isSeen && rendering.layout == .framed
        rendering.hasStatistics = statistics
        rendering.showsSuppressed = all
        rendering.links = isSeen && rendering.layout == .framed && terminal.hasLinks ? .on : .off
        return rendering
    }
}

/// What pages are compared with.
enum PageComparison {
    /// What an earlier run reported.
    case report(EarlierRun)
    /// The files when a commit was left.
    case commit(FormerFiles)
}
