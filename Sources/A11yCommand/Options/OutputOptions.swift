import A11yModel
import A11yReporters
import ArgumentParser
import Foundation

/// How a report is written, and where.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.short, .customLong("format")],
        help: ArgumentHelp(
            "How to write the report; \(TableReporter.name), unless told otherwise. There are "
                + "\(names.joined(separator: ", ")).", valueName: "name"), completion: .formats)
    var formats: [String] = []

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("Write the report to this file; “-” is standard output.", valueName: "path"),
        completion: .file())
    var outputs: [String] = []

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Write a report in this format to this file as well. May be given several times.",
            valueName: "name=path"), completion: .reports)
    var reports: [String] = []

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

    private static var names: [String] { reporters.map { $0.name } }

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
        if formats.count > 1 {
            throw ValidationError("--format is given twice; write a second report by --report NAME=PATH")
        }
        if outputs.count > 1 { throw ValidationError("--output is given twice; each report is written to one file") }
        if let width, width < 1 { throw ValidationError("--width must be at least 1") }
    }

    /// The reports that were asked for, the one for whoever started the run first. A configuration asks for files by
    /// paths that are relative to it; one that the command line writes as well is the command line's.
    func requests(_ project: Governing? = nil) throws(Failure) -> [ReportRequest] {
        let format = formats.last ?? project?.configuration.format?.value ?? TableReporter.name
        var requests = [try ReportRequest(format, at: outputs.last ?? "-")]
        for word in reports {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[1].isEmpty else {
                throw Failure("--report takes a format and a path, such as sarif=report.sarif, and not “\(word)”")
            }
            let request = try ReportRequest(parts[0], at: parts[1])
            if requests.contains(where: { $0.target == request.target }) {
                let place = request.target == .standardOutput ? "standard output" : "“\(parts[1])”"
                throw Failure("two reports go to \(place); give each a file of its own")
            }
            requests.append(request)
        }
        for (format, file) in project?.reports ?? [] {
            // Folders of what is built are not committed; where none can be made, the target says why.
            try? FileManager.default.createDirectory(
                atPath: Target.folder(of: file), withIntermediateDirectories: true)
            let request = try ReportRequest(format, at: file)
            if !requests.contains(where: { $0.target == request.target }) { requests.append(request) }
        }
        return requests
    }

    /// How to draw on the terminal, or in a file.
    func rendering(on terminal: Terminal, for target: Target) -> Rendering {
        var surface = terminal
        if target != .standardOutput {
            surface.isTerminal = false
            surface.columns = nil
        }
        return Rendering(
            color: surface.usesColor(color) && !plain ? .on : .off,
            glyphs: ascii || plain || !surface.showsUnicode ? .ascii : .unicode,
            layout: plain || surface.isDumb ? .plain : .framed,
            detail: quiet ? .findings : verbose ? .everything : .summary,
            width: surface.width(asked: width))
    }
}

/// A report that was asked for: in which format, and where to.
struct ReportRequest {
    let reporter: any Reporter.Type
    let target: Target

    init(_ format: String, at path: String) throws(Failure) {
        guard let reporter = A11yReporters.reporter(named: format) else {
            throw Failure(unknown: "format", format, among: reporters.map { $0.name })
        }
        self.reporter = reporter
        target = try Target(path)
    }
}
