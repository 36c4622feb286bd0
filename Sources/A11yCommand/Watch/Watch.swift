import A11yModel
import Foundation

/// A run that begins anew whenever a file that it depends on changes.
///
/// The disk is asked again and again, in pauses, since every system has ways of its own to be told of changes and a
/// question costs little: names, sizes and times are read, and no file.
struct Watch {
    /// Where it speaks.
    let console: Console
    /// The files that the run depends on, by what the configurations say now. Fails for what no file can mend.
    let files: () throws -> Watched

    /// Checks for the first time, and then whenever something changed. Ends when nobody reads any more; else a signal
    /// ends it, as Ctrl-C does, with the status that shells know.
    func run(_ check: () throws -> ExitStatus) throws -> ExitStatus {
        letSignalsIn()
        var watched = try files()
        while true {
            let before = watched.snapshot
            clear()
            do {
                _ = try check()
            } catch let failure as Failure {
                console.complain(failure)
            }
            console.tell("Watching \(counted(before.count, "file")); Ctrl-C ends it.")
            guard let changes = changes(of: watched, since: before) else { return .passed }
            console.tell(Watch.sentence(on: changes))
            // A configuration that changed lets in other files. A path that is gone may come back.
            if let anew = try? files() { watched = anew }
        }
    }

    /// What changed, once it has settled: an editor writes a file in several steps, and git a whole tree. Nil when
    /// nobody reads any more.
    private func changes(of watched: Watched, since before: Snapshot) -> [Location]? {
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
            // What was written and taken back meanwhile is no change.
            if now != before { return now.changes(since: before) }
        }
    }

    /// Waits; false if the reader of standard output has gone away meanwhile.
    private func pause(_ duration: Duration) -> Bool {
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        let milliseconds = duration / .milliseconds(1)
        _ = poll(&output, 1, Int32(milliseconds))
        return output.revents & Int16(POLLERR | POLLHUP) == 0
    }

    /// Whoever started us may have blocked signals, and a program inherits that; only they end a watch.
    private func letSignalsIn() {
        var all = sigset_t()
        sigemptyset(&all)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&all, number) }
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
    }

    /// Empties a terminal, so that what is on it is how things are.
    private func clear() {
        guard console.terminal.isTerminal, !console.terminal.isDumb else { return }
        try? console.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }

    private static func sentence(on changes: [Location]) -> String {
        guard let first = changes.first else { return "" }
        return changes.count == 1 ? "\(first.shown) changed." : "\(counted(changes.count, "file")) changed."
    }

    /// How often the disk is asked: often enough to be there when eyes come back from the editor.
    private static let interval = Duration.milliseconds(250)
    /// How long nothing may change before a change is over.
    private static let settling = Duration.milliseconds(50)
    /// Pauses are at least so many times as long as a question takes, so that waiting costs a twentieth of a core.
    private static let idleShare = 20
}
