import A11yModel
import A11yReporters
import ArgumentParser

/// `a11ylint baseline prune`: out with what is gone.
struct BaselinePruneCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Drop entries of which nothing is left, and those of deleted files.")

    @OptionGroup
    var options: BaselineOptions

    func run(on console: Console) throws -> ExitStatus {
        let review = try BaselineReview(options, on: console)
        let pruned = review.shrunk()
        let stale = review.match.entries(.stale)
        try review.write(pruned, notingContents: !stale.isEmpty, on: console)
        let left = counted(pruned.entries.count, "entry", "entries")
        try console.write(
            BaselineReview.lines("gone", stale)
                + "\(visible(review.file.path)): \(stale.count) pruned, \(left) left.\n")
        return .passed
    }
}
