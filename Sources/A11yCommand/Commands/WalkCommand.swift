import A11yLint
import A11yModel
import A11yProject
import A11yReporters
import A11yVoiceOver
import A11yWalk
import ArgumentParser

/// `a11ylint walk`: a screen as a VoiceOver user goes through it, key by key.
struct WalkCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "walk", abstract: "Go through a screen as a VoiceOver user does, key by key.",
        discussion: """
            Draws the screen with VoiceOver's cursor on it, and below it what is said there. Keys stand for gestures:

              → ← or l h         flick right, left: next, previous element
              ↑ ↓ or k j         flick up, down: what the rotor is set to, actions, a value
              r                  turn the rotor: headings, links, actions
              Enter or Space     double tap: what is activated
              z or Esc           two-finger scrub: who answers the escape gesture
              m                  two-finger double tap: who answers the magic tap
              n N                next, previous screen of the file
              i                  where the element is written, and how sure its place is
              ?                  all keys
              q or Ctrl-C        leave

            It needs a terminal of 40×12 cells or more. To read the same in a file or by a screen reader, use \
            “a11ylint speak”.
            """)

    @Argument(help: "A file with screens.", completion: .file())
    var path: String

    @Option(help: ArgumentHelp("Begin on the screen of this name.", valueName: "name"))
    var screen: String?

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func validate() throws {
        if path == FileToCheck.standardInput {
            throw ValidationError("walk reads keys from standard input, so the screen must be in a file")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        let settings = try project.request.settings(for: path)
        let file = simulate(try Source(reading: path, inputName: nil), in: settings)
        guard !file.screens.isEmpty else { throw Failure("\(path): no screen could be read in it") }
        let names = file.screens.map(\.screen.name)
        var first = 0
        if let screen {
            guard let named = names.firstIndex(of: screen) else {
                throw Failure(unknown: "screen", screen, among: names)
            }
            first = named
        }
        guard RawTerminal.isAtHand, !console.terminal.isDumb else {
            throw Failure("walk needs a terminal that can draw; “a11ylint speak \(path)” prints what is said")
        }
        let walker = Walker(
            (file.screens, file.lines), path: path, from: first, size: WalkView.least,
            glyphs: console.terminal.showsUnicode ? .unicode : .ascii)
        try WalkSession.run(walker, color: console.terminal.usesColor(.auto) ? .on : .off)
        if let broken = file.problems.first(where: { $0.rule == .syntax }) {
            throw Failure(brokenFile: path, at: file.lines.place(of: broken.range.start))
        }
        return .passed
    }
}
