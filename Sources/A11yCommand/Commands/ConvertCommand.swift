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

    @Flag(help: "Read records, a JSON object a line, and answer each with a line that holds its document.")
    var records = false

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
        if records, output != nil { throw ValidationError("--records writes to standard output; leave out --output") }
        if output == path { throw ValidationError("--output names the file that is read; its comments would be lost") }
    }

    func run(on console: Console) throws -> ExitStatus {
        if records { return try convertRecords() }
        var screenProject = ScreenProject(project.request)
        let settings = try screenProject.settings(for: path)
        let source = try Source(reading: path, inputName: nil)
        let isCode = source.extension == "swift"
        let code = isCode ? try screenProject.code(for: path, warning: console.warn) : nil
        let file = screens(in: source, of: settings, code: code)
        let text = try Self.text(of: file, path, screen: screen, format)
        warn(of: file.problems, lines: file.lines, on: console)
        try console.write(text, to: output)
        return .passed
    }

    /// Answers records with their documents.
    private func convertRecords() throws(Failure) -> ExitStatus {
        let (screen, format) = (screen, format)
        return try RecordContents(paths: [path], request: project.request, key: "document").answer {
            source, settings throws(Failure) in
            let file = screens(in: source, of: settings)
            return .text(try Self.text(of: file, source.path, screen: screen, format))
        }
    }

    /// The screens of a file, or the one of a name, as a document.
    private static func text(
        of file: (screens: [Screen], lines: LineTable, problems: [Problem]), _ path: String, screen: String?,
        _ format: ScreenFormat
    ) throws(Failure) -> String {
        // A part of a screen would pass for the whole of it.
        try Failure.refuse(broken: path, file.problems, file.lines)
        guard !file.screens.isEmpty else { throw Failure(noScreenIn: path, file.problems) }
        let chosen = file.screens.filter { screen == nil || $0.name == screen }
        if let screen, chosen.isEmpty { throw Failure(unknown: "screen", screen, among: file.screens.map(\.name)) }
        return convert(chosen, to: format)
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
}

extension ScreenFormat: ExpressibleByArgument {}
