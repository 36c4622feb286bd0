import A11yModel
import A11yProject
import Foundation

/// A progress line on a terminal, which is erased at the end.
final class Progress: Sendable {
    private let total: Int
    private let isShown: Bool
    private let patience: Duration
    private let write: @Sendable (String) -> Void
    private let start = ContinuousClock.now
    private let state = Locked(State())

    private struct State {
        var done = 0
        var shown: ContinuousClock.Instant?
    }

    /// The progress of a run over `total` files. Nothing is shown before `patience` is over.
    init(
        of total: Int, isShown: Bool, patience: Duration = Progress.usualPatience,
        write: @escaping @Sendable (String) -> Void = {
            try? send($0, to: RunContext.current.errors, named: "standard error")
        }
    ) {
        self.total = total
        self.isShown = isShown && total > 1
        self.patience = patience
        self.write = write
    }

    /// Whether standard error is a terminal that can take a line back.
    static func isPossible(in environment: [String: String]) -> Bool {
        isatty(RunContext.current.errors) == 1 && environment["TERM"] != "dumb"
    }

    /// Counts a file. Can be called from any thread.
    func advance() {
        guard isShown else { return }
        state.withLock { state in
            state.done += 1
            let now = ContinuousClock.now
            guard now - start >= patience else { return }
            if let shown = state.shown, now - shown < Progress.pause { return }
            state.shown = now
            write("\r\u{1B}[K\(state.done) of \(total) files")
        }
    }

    /// Erases the line.
    func end() {
        state.withLock { state in
            if state.shown != nil { write("\r\u{1B}[K") }
            state.shown = nil
        }
    }

    /// How long a run takes before progress is shown. Ours.
    static let usualPatience = Duration.milliseconds(500)
    /// The least time between two updates. Ours.
    private static let pause = Duration.milliseconds(100)
}
