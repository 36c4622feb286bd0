import ArgumentParser
import Foundation

/// How many files are checked at once.
enum Jobs: ExpressibleByArgument, CustomStringConvertible {
    /// One for each core.
    case auto
    /// So many.
    case exactly(Int)

    /// The word of the flag: `auto`, or a number from 1.
    init?(argument: String) {
        if argument == "auto" {
            self = .auto
        } else if let count = Int(argument), count > 0 {
            self = .exactly(count)
        } else {
            return nil
        }
    }

    /// The number of tasks.
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
