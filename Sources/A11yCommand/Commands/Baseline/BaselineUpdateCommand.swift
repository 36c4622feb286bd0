import A11yModel
import A11yReporters
import A11yEngine
import A11yPolicy
import ArgumentParser

/// `a11ylint baseline update`: out with what is gone and, where somebody asks for it, in with what is new.
struct BaselineUpdateCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Drop what is gone; take over what is new with --allow-growth.",
        discussion: """
            Entries keep their reasons and days. What moved with its file is followed.

            Exit status: 0; 1 if there are new findings that were not taken over.
            """)

    @OptionGroup
    var options: BaselineOptions

    @OptionGroup
    var acceptance: AcceptanceOptions

    @Flag(help: "Take new findings over, too, and those whose day has passed where --expires names another.")
    var allowGrowth = false

    func validate() throws {
        guard !allowGrowth, acceptance.reason != nil || acceptance.expires != nil else { return }
        throw ValidationError("--reason and --expires are for what is taken over: they go with --allow-growth")
    }

    func run(on console: Console) throws -> ExitStatus {
        let review = try BaselineReview(options, on: console)
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
        try review.write(updated, notingContents: true, on: console)
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
