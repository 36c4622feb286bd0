import A11yModel
import Foundation

/// Signals that the program handles itself. They are written to a pipe, so that `poll` can wait for them and for input.
package struct Signals {
    /// The end to wait at; a byte is the number of a signal.
    package let descriptor: Int32
    private let writing: Int32
    private let numbers: [Int32]

    /// Signals that end the program.
    package static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    /// Concerns the terminal: another size, Ctrl-Z, back in the foreground.
    package static let steering = [SIGWINCH, SIGTSTP, SIGCONT]

    /// Starts to catch signals, except those that the parent process ignores, as `nohup` does.
    package init(catching wanted: [Int32]) throws(Failure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure("signals", errno: errno) }
        (descriptor, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            // A full pipe must not block the handler.
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        caught = writing
        numbers = wanted.filter { !Signals.isIgnored($0) }
        var all = sigset_t()
        sigemptyset(&all)
        for number in numbers {
            signal(number, note)
            sigaddset(&all, number)
        }
        // Blocked signals are inherited from the parent process.
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
    }

    /// Does work that must not be interrupted. A signal that would end the program does so after the work has finished,
    /// or failed and undone itself. The work can ask whether a signal has come. Signals concern the whole process, so
    /// one thread does such work at a time; not reentrant.
    package static func waiting(_ work: (Signals) throws(Failure) -> Void) throws(Failure) {
        try turn.withLock { _ throws(Failure) in
            let signals = try Signals(catching: ending)
            defer {
                if let number = signals.next() { signals.deliver(number) }
                signals.release()
            }
            try work(signals)
        }
    }

    private static let turn = Locked(())

    /// The first of those that have come and were not looked at yet.
    package func next() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Does the default action of a signal, and catches it again if the program goes on.
    package func deliver(_ number: Int32) {
        signal(number, SIG_DFL)
        // To this thread, so that nothing more is done before it ends the program.
        raise(number)
        signal(number, note)
    }

    /// Leaves them to the system again.
    package func release() {
        for number in numbers { signal(number, SIG_DFL) }
        caught = -1
        close(descriptor)
        close(writing)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // The handler is the first member of the structure on every system; `SIG_IGN` is no address, but the number 1.
        return withUnsafeBytes(of: action) { $0.load(as: UInt.self) == 1 }
    }
}

/// Where the handler writes. A handler can be given nothing, hence a global; it is set before any signal is caught.
private nonisolated(unsafe) var caught: Int32 = -1

/// The handler: does nothing but what POSIX allows in one.
private func note(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(caught, &byte, 1)
    errno = before
}
