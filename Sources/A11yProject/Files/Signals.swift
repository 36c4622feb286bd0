import Foundation

/// Signals that the program answers itself, turned into bytes of a pipe, so that waiting for something else is waiting
/// for them too.
package struct Signals {
    /// The end to wait at; a byte is the number of a signal.
    package let descriptor: Int32
    private let writing: Int32
    private let numbers: [Int32]

    /// Ends the program: told to, or the terminal has gone.
    package static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    /// Concerns the terminal: another size, Ctrl-Z, back in the foreground.
    package static let steering = [SIGWINCH, SIGTSTP, SIGCONT]

    /// Begins to catch signals; but for those that whoever started us has us ignore, as `nohup` does.
    package init(catching wanted: [Int32]) throws(Failure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure("signals", errno: errno) }
        (descriptor, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            // A pipe that is full, of signals that nobody has looked at, must not stop the handler.
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
        // Whoever started us may have blocked signals, and a program inherits that.
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
    }

    /// Does work in the midst of which the program must not end. A signal that would end it does so when the work is
    /// over, or has failed and undone itself; the work may ask whether there is one. Not to be called within itself.
    package static func waiting(_ work: (Signals) throws(Failure) -> Void) throws(Failure) {
        let signals = try Signals(catching: ending)
        defer {
            if let number = signals.next() { signals.deliver(number) }
            signals.release()
        }
        try work(signals)
    }

    /// The first of those that have come and were not looked at yet.
    package func next() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Does with a signal what the system would have done, and catches it again if that was not the end.
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
