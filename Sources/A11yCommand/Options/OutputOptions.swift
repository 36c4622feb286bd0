import A11yModel
import A11yReporters
import ArgumentParser

/// How a report is written, and where.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp("How to write the report; one of \(formats.joined(separator: ", ")).", valueName: "name"))
    var format = TableReporter.name

    @Option(
        name: [.short, .long], help: ArgumentHelp("Write the report to this file.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(name: [.short, .long], help: "Write the findings only, no summary.")
    var quiet = false

    @Flag(name: [.short, .long], help: "Tell as well which rules could not judge which files.")
    var verbose = false

    @Option(help: ArgumentHelp("Whether to colour.", valueName: "when"))
    var color = ColorChoice.auto

    @Flag(help: "One finding a line, without frames, symbols and colour: for screen readers.")
    var plain = false

    @Flag(help: "Draw with ASCII characters only.")
    var ascii = false

    @Option(help: ArgumentHelp("Width of the report in cells.", valueName: "cells"))
    var width: Int?

    private static var formats: [String] { reporters.map { $0.name } }

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
        if let width, width < 1 { throw ValidationError("--width must be at least 1") }
    }

    /// The reporter that was asked for.
    func reporter() throws(Failure) -> any Reporter.Type {
        guard let reporter = A11yReporters.reporter(named: format) else {
            throw Failure(unknown: "format", format, among: Self.formats)
        }
        return reporter
    }

    /// How to draw on the terminal, or in the file that takes its place.
    func rendering(on terminal: Terminal) -> Rendering {
        var target = terminal
        if output != nil {
            target.isTerminal = false
            target.columns = nil
        }
        return Rendering(
            color: target.usesColor(color) && !plain ? .on : .off,
            glyphs: ascii || plain || !target.showsUnicode ? .ascii : .unicode,
            layout: plain || target.isDumb ? .plain : .framed,
            detail: quiet ? .findings : verbose ? .everything : .summary,
            width: target.width(asked: width))
    }
}
