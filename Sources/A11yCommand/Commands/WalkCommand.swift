import A11yLint
import A11yModel
import A11yProject
import A11yReporters
import A11yWalk
import ArgumentParser

/// `a11ylint walk`: a screen as a VoiceOver user goes through it, key by key.
struct WalkCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "walk", abstract: "Step through a screen as a VoiceOver user does.",
        discussion: """
            Draws the screen with VoiceOver's cursor, and below it what VoiceOver says. Keys stand for gestures:

              → ← or l h         flick right, left: next, previous element
              ↑ ↓ or k j         flick up, down: next item of the rotor, actions, adjust a value
              r                  turn the rotor: headings, links, actions
              Enter or Space     double tap: activate
              z or Esc           two-finger scrub: escape
              m                  two-finger double tap: magic tap
              f F                next, previous element with findings
              u                  next element that is never reached, and why
              n N                next, previous screen of the file
              s                  next state of a screen that changes by itself
              i                  line of the element, and how certain its position is
              ?                  all keys
              q or Ctrl-C        leave

            It needs a terminal of 40×12 cells or more. To read the same in a file or by a screen reader, use \
            “a11ylint speak”.
            """)

    @Argument(help: "A file with screens; with --flow several.", completion: .file())
    var paths: [String]

    @Flag(help: "Take the named captures of a running app, in this order, as the states of one screen.")
    var flow = false

    @Option(help: ArgumentHelp("Start on the screen of this name.", valueName: "name"))
    var screen: String?

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var code: SourceOptions

    func validate() throws {
        if paths.count > 1, !flow {
            throw ValidationError("walk goes through one file at a time; captures in a row need --flow")
        }
        if paths.contains(FileToCheck.standardInput) {
            throw ValidationError("walk reads keys from standard input, so the screen must be in a file")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        var screens = ScreenProject(project.request(reading: code.named))
        let file = try file(in: &screens, on: console)
        let names = file.screens.map(\.screen.name)
        var first = 0
        if let screen {
            guard let named = names.firstIndex(of: screen) else {
                throw Failure(unknown: "screen", screen, among: names)
            }
            first = named
        }
        guard RawTerminal.isAtHand, !console.terminal.isDumb else {
            let command = (["a11ylint speak"] + (flow ? ["--flow"] : []) + paths).joined(separator: " ")
            throw Failure("walk needs a terminal that can draw; “\(command)” prints what is said")
        }
        var walker = Walker(
            (file.screens, file.lines[0]), path: paths[0], from: first, size: WalkView.least,
            glyphs: console.terminal.showsUnicode ? .unicode : .ascii)
        if flow {
            walker.captures = zip(paths, file.lines).map { (path: $0, lines: $1) }
        } else {
            walker.findings = file.findings
        }
        try WalkSession.run(walker, color: console.terminal.usesColor(.auto) ? .on : .off)
        try Failure.refuse(broken: paths[0], file.problems, file.lines[0])
        return .passed
    }

    /// The screens to walk through, with the lines of each file.
    private func file(
        in project: inout ScreenProject, on console: Console
    ) throws(Failure) -> WalkFile {
        if flow {
            let flow = try FlowFiles.read(paths, in: &project)
            return WalkFile(screens: [flow.simulated()], lines: flow.lines)
        }
        let path = paths[0]
        let settings = try project.settings(for: path)
        let source = try Source(reading: path, inputName: nil)
        let code = try project.code(for: path, warning: console.warn)
        let file = simulate(source, in: settings, code: code)
        guard !file.screens.isEmpty else { throw Failure("\(path): no screen could be read in it") }
        let rules = try Project(self.project.request(reading: self.code.named)).settings(for: path)
        let tables = rules.rules.readsStringTables ? StringTableFiles.sources(beside: path) : []
        let found = lint(source, with: rules, beside: tables, code: code).findings
        return WalkFile(screens: file.screens, lines: [file.lines], problems: file.problems, findings: found)
    }

    /// What is walked through.
    private struct WalkFile {
        let screens: [ReadScreen]
        /// The lines of each file.
        let lines: [LineTable]
        var problems: [Problem] = []
        /// What was found in a single file.
        var findings: [Finding] = []
    }
}
