import ArgumentParser
import Foundation

/// How many files are checked at once.
struct JobOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Number of files checked at once, or auto.", valueName: "number"))
    var jobs = Jobs.auto
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
