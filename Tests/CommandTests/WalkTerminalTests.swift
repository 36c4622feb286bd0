import Foundation
import TestSupport
import Testing

/// A walk in a real terminal: it draws, listens, and leaves the terminal as it was.
@Suite(.serialized, .timeLimit(.minutes(patience))) struct WalkTerminalTests {
    private static let walk = ["walk", "Fixtures/screens/checkout.yaml"]
    private static let closing = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// A way to end a walk, and the status that it ends with.
    typealias Exit = (name: String, status: Int32, leave: @Sendable (PseudoTerminal) -> Void)

    static let exits: [Exit] = [
        ("q", 0, { $0.type("q") }), ("Ctrl-D", 0, { $0.type("\u{4}") }),
        ("many keys at once", 0, { $0.type("llh\u{1B}[C\u{1B}[200~日\u{0}\u{1B}\r?xq") }),
        ("interrupted", 0, { $0.send(SIGINT) }), ("terminated", 128 + SIGTERM, { $0.send(SIGTERM) }),
        ("hung up", 128 + SIGHUP, { $0.send(SIGHUP) }),
    ]

    @Test(arguments: exits.indices)
    func `a terminal is left as it was`(exit: Int) throws {
        let terminal = try PseudoTerminal(Self.walk)
        let before = terminal.settings
        terminal.wait(for: "q leave")
        #expect(!before.isEmpty)
        #expect(terminal.settings != before)
        Self.exits[exit].leave(terminal)
        #expect(terminal.status() == Self.exits[exit].status, "\(Self.exits[exit].name)")
        #expect(terminal.settings == before, "\(Self.exits[exit].name)")
        #expect(terminal.output.hasPrefix("\u{1B}[?1049h"))
        #expect(terminal.output.hasSuffix(Self.closing))
    }

    @Test func `keys move the cursor, and a lone Esc is a gesture`() throws {
        let terminal = try PseudoTerminal(Self.walk)
        terminal.wait(for: "1 of 5")
        terminal.type("\u{1B}[C")
        terminal.wait(for: "2 of 5")
        terminal.type("\u{1B}")
        terminal.wait(for: "Nothing answers the escape gesture.")
        terminal.type("G\r")
        terminal.wait(for: "Activates: pay")
        terminal.type("q")
        #expect(terminal.status() == 0)
    }

    @Test func `the picture follows the size of the terminal`() throws {
        let terminal = try PseudoTerminal(Self.walk, columns: 30, rows: 8)
        terminal.wait(for: "30×8")
        terminal.resize(columns: 50, rows: 14)
        terminal.send(SIGWINCH)
        terminal.wait(for: "\u{1B}[14;1H")
        terminal.send(SIGCONT)
        terminal.wait(for: "\u{1B}[14;1H")
        terminal.type("q")
        #expect(terminal.status() == 0)
    }

    @Test func `a file that is broken further down is walked, and the rest is told at the end`() throws {
        let folder = try Folder(["broken.yaml": Screens.error])
        let terminal = try PseudoTerminal(["walk", folder.url("broken.yaml").path()])
        terminal.wait(for: "1 of 1")
        terminal.type("q")
        #expect(terminal.status() == 2)
        #expect(terminal.output.contains("is left out"))
    }
}
