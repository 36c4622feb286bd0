import A11yEngine
import A11yModel

/// How long a run took, for `--timing`.
package struct Timing: Sendable {
    /// The time for each file, by the path it is shown as.
    var files: [(path: String, duration: Duration)] = []
    /// The time of all threads for each rule.
    var rules: [String: Duration] = [:]
    private let start = ContinuousClock.now

    /// The time since the run started, the slowest files and rules, and what reading code cost.
    package func lines(reading code: [CodeCost]) -> [String] {
        let slowest = files.sorted { ($1.duration, $0.path) < ($0.duration, $1.path) }.prefix(Timing.mostFiles)
        let whole = "\(counted(files.count, "file")) in \(Timing.words(ContinuousClock.now - start))"
        return [whole] + slowest.map { "  \(Timing.words($0.duration)) \($0.path)" } + ruleLines + code.map(line)
    }

    /// The time of all rules, and of those that took longest. What several rules need is counted for the first.
    private var ruleLines: [String] {
        let whole = rules.values.reduce(.zero, +)
        guard whole > .zero else { return [] }
        let slowest = rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Timing.mostRules)
        return ["\(counted(rules.count, "rule")) in \(Timing.words(whole))"]
            + slowest.map { rule, time in
                "  \(Timing.words(time)) \(rule) (\(Int((time / whole * 100).rounded())) %)"
            }
    }

    /// What reading the code of an app cost: files and megabytes, and the share of the time of all threads.
    private func line(_ cost: CodeCost) -> String {
        let statistics = cost.statistics
        let time = files.reduce(.zero) { $0 + $1.duration }
        let share = time > .zero ? Int((cost.duration / time * 100).rounded()) : 0
        let bytes = "\(megabytes(statistics.bytesRead)) MB"
        return "code: \(counted(statistics.filesRead, "file")) read (\(bytes)), \(share) % of the time"
    }

    /// A number of bytes in megabytes, to a tenth.
    private func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// A duration in milliseconds, to a tenth.
    static func words(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10) ms"
    }

    /// How many of the slowest files are listed.
    private static let mostFiles = 5
    /// How many of the slowest rules are listed.
    private static let mostRules = 10
}

/// The time that each rule took, on all threads together.
package final class RuleTimes: RuleMeter {
    private let sums = Locked<[String: Duration]>([:])

    /// A meter that measured nothing yet.
    package init() {}

    /// Counts the time of the work for the rule.
    package func measure<Result>(_ rule: String, _ work: () -> Result) -> Result {
        let start = ContinuousClock.now
        defer {
            let time = ContinuousClock.now - start
            sums.withLock { $0[rule, default: .zero] += time }
        }
        return work()
    }

    /// The times by rule id.
    var times: [String: Duration] { sums.withLock { $0 } }
}
