import A11yProject
import A11yReporters
import Foundation

/// A walk in a terminal: draws, waits for a key, moves, until the user leaves.
package enum WalkSession {
    /// How long a lone Esc waits for the rest of a sequence, in milliseconds. Terminals send a sequence at once; this
    /// leaves time for a slow line, and is too short to be noticed.
    private static let sequenceTime: Int32 = 50

    /// Walks until the user leaves; ends the program where a signal wants that.
    package static func run(_ start: Walker, color: Rendering.ColorMode) throws(Failure) {
        let terminal = try RawTerminal()
        defer { terminal.leave() }
        var walker = start
        var parser = KeyParser()
        while true {
            walker.size = terminal.size
            try terminal.draw(WalkView.lines(of: walker).map { $0.painted(color) })

            let keys: [Key]
            switch terminal.next(within: parser.isWaiting ? sequenceTime : nil) {
            case .bytes(let bytes): keys = parser.keys(from: bytes)
            case .pause: keys = parser.keysAfterPause()
            case .end: return
            case .signal(SIGINT): return
            case .signal(SIGTSTP):
                terminal.suspend()
                continue
            case .signal(SIGCONT):
                // Another program may have changed the terminal.
                terminal.retake()
                continue
            case .signal(SIGWINCH): continue
            case .signal(let number):
                terminal.die(of: number)
                return
            }
            for key in keys where walker.handle(key) == .leave { return }
        }
    }
}

/// The terminal while a walk has it: every key at once, no echo, the alternate screen, no cursor of its own.
///
/// The caller must call `leave` on every way out. It restores the settings that were there before.
package struct RawTerminal {
    /// What may happen while waiting.
    enum Event {
        case bytes([UInt8])
        case signal(Int32)
        /// Nothing came in the time that was given.
        case pause
        /// Nothing will come any more.
        case end
    }

    private let before: termios
    private let signals: Signals

    /// Whether standard input and output are one.
    package static var isAtHand: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Takes the terminal over.
    init() throws(Failure) {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { throw Failure("standard input", errno: errno) }
        before = settings
        signals = try Signals(catching: Signals.ending + Signals.steering)
        enter()
    }

    private func enter() {
        try? RawTerminal.write(RawTerminal.opening)
        retake()
    }

    /// Sets the terminal up again after another program may have changed it.
    func retake() {
        var raw = before
        // Signals stay on, so that Ctrl-C and Ctrl-Z do what they do everywhere; Ctrl-S must not stop the picture.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        try? RawTerminal.write(RawTerminal.clearing)
    }

    /// Gives the terminal back as it was.
    func leave() {
        giveBack()
        signals.release()
    }

    private func giveBack() {
        try? RawTerminal.write(RawTerminal.closing)
        var settings = before
        // What was typed ahead was meant for the walk. Waiting for output to drain could wait for ever.
        tcflush(STDIN_FILENO, TCIFLUSH)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Stops the program, as Ctrl-Z does, and returns when it goes on.
    func suspend() {
        giveBack()
        signals.deliver(SIGTSTP)
        enter()
    }

    /// Ends the program by a signal, so that the parent process learns which.
    func die(of number: Int32) {
        giveBack()
        signals.deliver(number)
    }

    /// The size of the terminal; 80×24 if unknown.
    var size: CellSize {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return RawTerminal.usualSize
        }
        return CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Puts lines on the screen, from its first row. In one piece, so that it does not flicker.
    func draw(_ lines: [String]) throws(Failure) {
        let rows = lines.enumerated().map { "\u{1B}[\($0 + 1);1H\u{1B}[2K\($1)" }
        try RawTerminal.write(rows.joined())
    }

    private static func write(_ text: String) throws(Failure) {
        try send(text, to: STDOUT_FILENO, named: "standard output")
    }

    /// Waits for the next event, for some milliseconds or without a limit.
    func next(within milliseconds: Int32?) -> Event {
        while true {
            if let number = signals.next() { return .signal(number) }
            var waiting = [STDIN_FILENO, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let count = poll(&waiting, nfds_t(waiting.count), milliseconds ?? -1)
            if count == 0 { return .pause }
            if count < 0, errno != EINTR { return .end }
            if count < 0 || waiting[1].revents != 0 { continue }
            var bytes = [UInt8](repeating: 0, count: RawTerminal.blockSize)
            let got = read(STDIN_FILENO, &bytes, bytes.count)
            if got > 0 { return .bytes(Array(bytes.prefix(got))) }
            if got == 0 || errno != EINTR && errno != EAGAIN { return .end }
        }
    }

    /// The alternate screen (xterm 1049), which leaves the lines of the shell alone.
    private static let opening = "\u{1B}[?1049h"
    /// No cursor, no wrapping at the right edge, and nothing on the screen.
    private static let clearing = "\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
    private static let closing = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    /// The size of a VT100.
    private static let usualSize = CellSize(columns: 80, rows: 24)
    /// Bytes that are read at a time.
    private static let blockSize = 1024
}
