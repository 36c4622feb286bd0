import A11yLint
import A11yModel
import A11yProject
import ArgumentParser

/// `a11ylint convert`: what exists, as a screen to go on writing.
struct ConvertCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Write the screens of any file as a screen file.",
        discussion: """
            Converts a storyboard, a xib or the page source of a running app to a file that a designer can edit. \
            “a11ylint check” finds the same problems in it. Facts that only the original format states are kept as \
            properties such as input, outlet and prototype; remove those that no longer apply.

            Exit status: 0; 2 if the file could not be read to its end, and then nothing is written.
            """)

    @Argument(help: "A file with screens, or “-” for standard input.", completion: .file())
    var path: String

    @Option(help: ArgumentHelp("Only the screen of this name.", valueName: "name"))
    var screen: String?

    @Option(name: [.short, .long], help: "How to write it.")
    var format = ScreenFormat.yaml

    @Option(
        name: [.short, .long], help: ArgumentHelp("Write it to this file.", valueName: "path"), completion: .file())
    var output: String?

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func validate() throws {
        if output == path { throw ValidationError("--output names the file that is read; its comments would be lost") }
    }

    func run(on console: Console) throws -> ExitStatus {
        let settings = try project.request.settings(for: path)
        let file = screens(in: try Source(reading: path, inputName: nil), of: settings)
        try requireWhole(file.problems, lines: file.lines)
        guard !file.screens.isEmpty else { throw Failure(noScreenIn: path, file.problems) }
        let chosen = file.screens.filter { screen == nil || $0.name == screen }
        if let screen, chosen.isEmpty { throw Failure(unknown: "screen", screen, among: file.screens.map(\.name)) }
        warn(of: file.problems, lines: file.lines, on: console)
        try console.write(convert(chosen, to: format), to: output)
        return .passed
    }

    /// What the file says and no screen has: a property that does not exist, or one that is set already.
    private func warn(of problems: [Problem], lines: LineTable, on console: Console) {
        let unkept = problems.filter { $0.rule == .unknownProperty || $0.rule == .duplicateProperty }
        for problem in unkept.prefix(Self.mostWarnings) {
            let place = lines.place(of: problem.range.start)
            let why = problem.rule == .unknownProperty ? "there is no such property" : "it is set already"
            console.warn("\(path):\(place.line):\(place.column): left out, since \(why)")
        }
        let others = unkept.count - Self.mostWarnings
        if others > 0 { console.warn("\(path): \(others) more left out; “a11ylint check” tells which") }
    }

    /// The most warnings for a file; ours.
    private static let mostWarnings = 5

    /// A part of a screen would pass for the whole of it.
    private func requireWhole(_ problems: [Problem], lines: LineTable) throws(Failure) {
        guard let broken = problems.first(where: { $0.rule == .syntax }) else { return }
        throw Failure(brokenFile: path, at: lines.place(of: broken.range.start), broken)
    }
}

extension ScreenFormat: ExpressibleByArgument {}
