import A11yLint
import A11yModel
import A11yVoiceOver
import ArgumentParser

/// `a11ylint speak`: what VoiceOver says on a screen, in the order of swiping right.
struct SpeakCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "speak", abstract: "Print what VoiceOver says, stop by stop.")

    /// How to print it.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: "Files, or “-” for standard input.", completion: .file())
    var paths: [String]

    @Option(help: ArgumentHelp("Only the screen of this name.", valueName: "name"))
    var screen: String?

    @Option(name: [.short, .long], help: "How to print it; JSON for one file at a time.")
    var format = Format.text

    func validate() throws {
        if format == .json, paths.count > 1 { throw ValidationError("--format json prints one file at a time") }
    }

    func run(on console: Console) throws -> ExitStatus {
        var names: [String] = []
        var spoken = 0
        for path in paths {
            let file = read(try Source(reading: path, inputName: nil))
            guard !file.screens.isEmpty else { throw Failure("\(path): no screen could be read in it") }
            let chosen = file.screens.filter { screen == nil || $0.screen.name == screen }
            names += file.screens.map(\.screen.name)
            spoken += chosen.count
            switch format {
            case .text:
                let heading = paths.count > 1 && !chosen.isEmpty ? "\(path)\n" : ""
                try console.write(heading + Transcript.text(chosen))
            case .json where !chosen.isEmpty:
                try console.write(Transcript.json(chosen, lines: file.lines).rendered() + "\n")
            case .json: break
            }
        }
        if spoken == 0, let screen { throw Failure(unknown: "screen", screen, among: names) }
        return .passed
    }
}
