import A11yModel
import Foundation

/// Repeats a run whenever a file that it depends on changes.
///
/// The disk is polled, because every system reports changes in its own way and polling is cheap: only names, sizes and
/// times are read.
package struct Watch {
    /// Clears the terminal before a run; does nothing without one.
    package let clear: () -> Void
    /// Prints a line for the user.
    package let tell: (String) -> Void
    /// Prints why a run failed.
    package let complain: (Failure) -> Void
    /// The files that the run depends on now. Throws for mistakes that no change of a file can correct.
    package let files: () throws -> WatchedFiles

    /// A watch over these files.
    package init(
        clear: @escaping () -> Void, tell: @escaping (String) -> Void, complain: @escaping (Failure) -> Void,
        files: @escaping () throws -> WatchedFiles
    ) {
        self.clear = clear
        self.tell = tell
        self.complain = complain
        self.files = files
    }

    /// Checks once, and again after every change. Ends when the reader of standard output closes it, or by a signal.
    package func run(_ check: () throws -> ExitStatus) throws -> ExitStatus {
        letSignalsIn()
        var watched = try files()
        while true {
            let before = watched.snapshot
            clear()
            do {
                _ = try check()
            } catch let failure as Failure {
                complain(failure)
            }
            tell("Watching \(counted(before.count, "file")); Ctrl-C ends it.")
            guard let changes = changes(of: watched, since: before) else { return .passed }
            tell(Watch.sentence(on: changes))
            // A changed configuration may include other files. A deleted path may come back.
            if let anew = try? files() { watched = anew }
        }
    }

    /// The changed files, once changes have stopped: an editor writes a file in several steps, and git a whole tree.
    /// Nil if the reader of standard output is gone.
    private func changes(of watched: WatchedFiles, since before: Snapshot) -> [Location]? {
        while true {
            let start = ContinuousClock.now
            var now = watched.snapshot
            let cost = ContinuousClock.now - start
            if now == before {
                guard pause(max(Watch.interval, cost * Watch.idleShare)) else { return nil }
                continue
            }
            while true {
                guard pause(Watch.settling) else { return nil }
                let next = watched.snapshot
                if next == now { break }
                now = next
            }
            // A change that was undone meanwhile is none.
            if now != before { return now.changes(since: before) }
        }
    }

    /// Waits. Returns false if the reader of standard output is gone.
    private func pause(_ duration: Duration) -> Bool {
        var output = pollfd(fd: RunContext.current.output, events: 0, revents: 0)
        let milliseconds = duration / .milliseconds(1)
        _ = poll(&output, 1, Int32(milliseconds))
        return output.revents & Int16(POLLERR | POLLHUP) == 0
    }

    /// Unblocks signals, which our parent may have blocked: only they end a watch.
    private func letSignalsIn() {
        var all = sigset_t()
        sigemptyset(&all)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&all, number) }
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
    }

    private static func sentence(on changes: [Location]) -> String {
        guard let first = changes.first else { return "" }
        return changes.count == 1 ? "\(first.shown) changed." : "\(counted(changes.count, "file")) changed."
    }

    /// How often the disk is polled. Ours.
    private static let interval = Duration.milliseconds(250)
    /// How long nothing may change before a change is complete. Ours.
    private static let settling = Duration.milliseconds(50)
    /// Pauses are at least this many times as long as a poll, so that waiting costs a twentieth of a core.
    private static let idleShare = 20
}
