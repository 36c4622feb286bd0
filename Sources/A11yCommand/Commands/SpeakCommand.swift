import A11yLint
import A11yModel
import A11yReporters
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
        var status = ExitStatus.passed
        for path in paths {
            do throws(Failure) {
                let file = read(try Source(reading: path, inputName: nil))
                guard !file.screens.isEmpty else { throw Failure("\(path): no screen could be read in it") }
                let chosen = file.screens.filter { screen == nil || $0.screen.name == screen }
                names += file.screens.map(\.screen.name)
                spoken += chosen.count
                if !chosen.isEmpty { try console.write(text(chosen, lines: file.lines, path: path)) }
                if let broken = file.problems.first(where: { $0.rule == .syntax }) {
                    let place = file.lines.place(of: broken.range.start)
                    let whole = "\(path):\(place.line):\(place.column): broken here, and not read to its end"
                    throw Failure(whole + "; “a11ylint check” tells how")
                }
            } catch {
                // One file that cannot be read does not silence the others.
                console.complain(error.message)
                status = .unusable
            }
        }
        if spoken == 0, let screen, status == .passed { throw Failure(unknown: "screen", screen, among: names) }
        return status
    }

    private func text(
        _ readings: [(screen: Screen, reading: Reading)], lines: LineTable, path: String
    ) -> String {
        switch format {
        case .text: (paths.count > 1 ? "\(visible(path))\n" : "") + Transcript.text(readings)
        case .json: Transcript.json(readings, lines: lines).rendered() + "\n"
        }
    }
}
