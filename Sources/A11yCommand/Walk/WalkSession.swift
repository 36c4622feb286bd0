import A11yReporters
import Foundation

/// A walk in a terminal: draws, waits for a key, moves, until the user leaves.
enum WalkSession {
    /// How long a lone Esc waits for the rest of a sequence, in milliseconds. Terminals send a sequence at once; this
    /// leaves time for a slow line, and is too short to be noticed.
    private static let sequenceTime: Int32 = 50

    /// Walks until the user leaves; ends the program where a signal wants that.
    static func run(_ start: Walker, color: Rendering.ColorMode, on console: Console) throws(Failure) {
        let terminal = try RawTerminal(console)
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
                // Whoever ran in between has left the terminal as it likes.
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
