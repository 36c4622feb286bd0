import A11yReporters
import ArgumentParser

/// What else a report for people shows, and what its terminal can do.
struct ShowOptions: ParsableArguments {
    /// When to use what only a terminal understands.
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case auto, always, never
    }

    /// When to show progress: never where nobody could take the line back.
    enum ProgressChoice: String, CaseIterable, ExpressibleByArgument {
        case auto, never
    }

    @Option(help: ArgumentHelp("Show the worst findings only, this many.", valueName: "number"))
    var limit: Int?

    @Flag(help: "Show what was accepted as well, with the reasons.")
    var showSuppressed = false

    @Flag(help: "Count the findings by rule as well.")
    var statistics = false

    @Flag(help: "Tell on standard error how long the run took, and which files took longest.")
    var timing = false

    @Option(help: ArgumentHelp("Whether file names and criteria lead somewhere when clicked.", valueName: "when"))
    var hyperlinks = Choice.auto

    @Option(
        name: .customLong("progress"),
        help: ArgumentHelp("Whether to show how far a long run has come, on a terminal.", valueName: "when"))
    var progressChoice = ProgressChoice.auto

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
    }

    /// The progress of a run over these files.
    func progress(over discovery: Discovery, on console: Console) -> Progress {
        let isPossible = Progress.isPossible(in: console.terminal.environment)
        return Progress(of: discovery.files.count, isShown: progressChoice == .auto && isPossible)
    }

    /// A rendering with these choices.
    func applied(to rendering: Rendering, on terminal: Terminal, for target: Target) -> Rendering {
        var rendering = rendering
        rendering.limit = limit
        rendering.hasStatistics = statistics
        rendering.showsSuppressed = showSuppressed
        switch hyperlinks {
        case .always: rendering.links = .on
        case .never: rendering.links = .off
        case .auto:
            let shows = terminal.isTerminal && !terminal.isDumb && target == .standardOutput
            rendering.links = shows && rendering.layout == .framed ? .on : .off
        }
        return rendering
    }
}
