import Foundation
import TestSupport
import Testing

@testable import A11yProject

/// A terminal without a screen, with the program running in it. A class, so that its end closes the terminal.
final class PseudoTerminal {
    /// The side of whoever looks and types.
    private let master: Int32
    /// The side of the program; kept open, so that the terminal outlives it.
    private let slave: FileHandle
    private let child: Child
    private var ended: Int32?
    /// Everything that was written to the terminal.
    private(set) var output = ""

    /// Starts the program in a new terminal of this size.
    init(
        _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24, environment: [String: String] = [:]
    ) throws {
        var ends: (master: Int32, slave: Int32) = (-1, -1)
        let isOpen = openpty(&ends.master, &ends.slave, nil, nil, nil) == 0
        try #require(isOpen)
        for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        master = ends.master
        slave = FileHandle(fileDescriptor: ends.slave, closeOnDealloc: true)
        PseudoTerminal.resize(master, columns: columns, rows: rows)
        child = try Child(
            try #require(programFolder).appending(path: "a11ylint").path(), arguments, in: packageRoot.path(),
            environment: try plainEnvironment(with: environment.merging(["TERM": "xterm"]) { own, _ in own }),
            streams: [ends.slave, ends.slave, ends.slave])
    }

    deinit {
        if !hasEnded {
            send(SIGKILL)
            _ = child.wait()
        }
        close(master)
    }

    private var hasEnded: Bool {
        ended = ended ?? child.statusIfEnded()
        return ended != nil
    }

    /// Makes the terminal larger or smaller. Whether the program is told depends on whose terminal it is.
    func resize(columns: UInt16, rows: UInt16) { PseudoTerminal.resize(master, columns: columns, rows: rows) }

    private static func resize(_ master: Int32, columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// What `stty` would show.
    var settings: [UInt64] {
        var settings = termios()
        guard tcgetattr(slave.fileDescriptor, &settings) == 0 else { return [] }
        let characters = withUnsafeBytes(of: &settings.c_cc) { $0.map(UInt64.init) }
        return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt64($0) } + characters
    }

    /// Types a text.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(write(master, bytes, bytes.count) == bytes.count)
    }

    /// Sends the program a signal.
    func send(_ number: Int32) { kill(child.number, number) }

    /// Waits until the program has written a text since the last wait; half a minute at most.
    func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        var since = ""
        let end = Date.now.addingTimeInterval(30)
        while !since.contains(text), Date.now < end, let more = read(milliseconds: 200) { since += more }
        #expect(since.contains(text), "\(since.debugDescription)", sourceLocation: sourceLocation)
    }

    /// Waits for the program's end, and gives the status that a shell would show.
    func status() -> Int32 {
        let end = Date.now.addingTimeInterval(30)
        while !hasEnded, Date.now < end { _ = read(milliseconds: 20) }
        guard let ended else { return -1 }
        while let more = read(milliseconds: 0), !more.isEmpty { continue }
        return ended
    }

    /// What comes within some time, which may be nothing; nil where the terminal is closed.
    private func read(milliseconds: Int32) -> String? {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, milliseconds) > 0 else { return "" }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(master, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        output += text
        return text
    }
}
