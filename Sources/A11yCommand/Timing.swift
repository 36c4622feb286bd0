import A11yModel

/// How long a run took, for those who ask.
struct Timing: Sendable {
    /// The time for each file, by the path it was shown as.
    var files: [(path: String, duration: Duration)] = []
    private let start = ContinuousClock.now

    /// What is to be told: the whole, and what took longest.
    var lines: [String] {
        let slowest = files.sorted { ($1.duration, $0.path) < ($0.duration, $1.path) }.prefix(Timing.mostFiles)
        let whole = "\(counted(files.count, "file")) in \(Timing.words(ContinuousClock.now - start))"
        return [whole] + slowest.map { "  \(Timing.words($0.duration)) \($0.path)" }
    }

    /// A duration in milliseconds, to a tenth.
    static func words(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10) ms"
    }

    /// Files that are told one by one.
    private static let mostFiles = 5
}
