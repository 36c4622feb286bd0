import A11yProject
import ArgumentParser
import Foundation

/// How a run is carried out.
struct RunOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Number of files checked at once, or auto.", valueName: "number"))
    var jobs = RunRequest().jobs

    @Flag(help: "Check again whenever a file changes, until Ctrl-C.")
    var watch = false

    // The cache was removed: it saved an eighth of the time of a run. Both options still parse, so that scripts which
    // use them keep working.
    @Option(help: .hidden)
    var cacheDir: String?

    @Flag(help: .hidden)
    var noCache = false

    /// The options as plain values.
    var request: RunRequest {
        RunRequest(jobs: jobs, watch: watch, hasCacheOptions: cacheDir != nil || noCache)
    }
}

/// How a run is carried out, as the user asked for.
struct RunRequest {
    var jobs = Jobs.auto
    var watch = false
    /// Whether an option of the removed cache was given.
    var hasCacheOptions = false

    /// Warns if the command line or the configuration asks for the cache, which was removed.
    func warnOfCache(_ configuration: ActiveConfiguration?, on console: Console) {
        let whole = configuration?.configuration
        let isConfigured = whole?.cacheEnabled != nil || whole?.cacheFolder != nil
        guard hasCacheOptions || isConfigured else { return }
        let names = [hasCacheOptions ? "--cache-dir and --no-cache" : "", isConfigured ? "“cache”" : ""]
            .filter { !$0.isEmpty }.joined(separator: " and ")
        console.warn("\(names): ignored, since there is no cache any more")
    }
}

/// How many files are checked at once.
enum Jobs: ExpressibleByArgument, CustomStringConvertible {
    /// One for each core.
    case auto
    /// This many.
    case exactly(Int)

    /// Parses the value of the option: `auto`, or a number from 1.
    init?(argument: String) {
        if argument == "auto" {
            self = .auto
        } else if let count = Int(argument), count > 0 {
            self = .exactly(count)
        } else {
            return nil
        }
    }

    /// The number of threads.
    var count: Int {
        switch self {
        case .auto: ProcessInfo.processInfo.activeProcessorCount
        case .exactly(let count): count
        }
    }

    var description: String {
        switch self {
        case .auto: "auto"
        case .exactly(let count): String(count)
        }
    }
}
