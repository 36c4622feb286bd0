import A11yModel
import A11yReporters
import ArgumentParser

/// `a11ylint baseline check`: whether a baseline is what is found.
struct BaselineCheckCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Fail where the baseline is stale, or would have to grow.",
        discussion: """
            Exit status: 0; 1 if nothing is left of an entry, if its day has passed, or if a finding is new. New \
            findings that a person must review do not count.
            """)

    @OptionGroup
    var options: BaselineOptions

    func run(on console: Console) throws -> ExitStatus {
        let review = try BaselineReview(options, on: console)
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
