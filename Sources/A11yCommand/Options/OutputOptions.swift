import A11yModel
import A11yProject
import A11yReporters
import ArgumentParser
import Foundation

/// How reports are written, and where.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.short, .customLong("format")],
        help: ArgumentHelp(
            "Format of the report (default: \(TableReporter.name)): "
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
            "Also write a report in this format to this file. Can be repeated.",
            valueName: "name=path"), completion: .reports)
    var reports: [String] = []

    @Flag(name: [.short, .long], help: "Write only the findings, no summary.")
    var quiet = false

    @Flag(name: [.short, .long], help: "Also report which rules could not check which files.")
    var verbose = false

    @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
    var color = OutputRequest().color

    @Flag(help: "One finding per line, without frames, symbols and colour: for screen readers.")
    var plain = false

    @Flag(help: "Use only ASCII characters.")
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

    /// The options as plain values.
    var request: OutputRequest {
        OutputRequest(
            formats: formats, outputs: outputs, reports: reports, quiet: quiet, verbose: verbose, color: color,
            plain: plain, ascii: ascii, width: width)
    }
}

/// How reports are written, and where, as the user asked for.
struct OutputRequest {
    var formats: [String] = []
    var outputs: [String] = []
    var reports: [String] = []
    var quiet = false
    var verbose = false
    var color = ColorChoice.auto
    var plain = false
    var ascii = false
    var width: Int?

    /// The requested reports, the one for the user first. Reports of the configuration follow, unless the command line
    /// writes to the same file.
    func requests(_ configuration: ActiveConfiguration? = nil) throws(Failure) -> [ReportRequest] {
        let format = formats.last ?? configuration?.configuration.format?.value ?? TableReporter.name
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
        for (format, file) in configuration?.reports ?? [] {
            let request = try ReportRequest(format, at: file, needsFolder: false)
            if !requests.contains(where: { $0.target == request.target }) { requests.append(request) }
        }
        return requests
    }

    /// The style of a report on the terminal, or in a file.
    func rendering(on terminal: Terminal, for target: OutputTarget) -> Rendering {
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

/// A requested report: its format and its target.
struct ReportRequest {
    let reporter: any Reporter.Type
    let target: OutputTarget

    /// A report in a format at a path, whose folder may have to be there.
    init(_ format: String, at path: String, needsFolder: Bool = true) throws(Failure) {
        guard let reporter = A11yReporters.reporter(named: format) else {
            throw Failure(unknown: "format", format, among: reporters.map { $0.name })
        }
        self.reporter = reporter
        target = try OutputTarget(path, needsFolder: needsFolder)
    }
}

extension [ReportRequest] {
    /// Refuses to write over a file that was checked: it would be lost, and perhaps it is nowhere else.
    func refuse(toReplace paths: some Sequence<String>) throws(Failure) {
        let targets = Set(compactMap { if case .file(let path) = $0.target { FileIdentity(path) } else { nil } })
        if targets.isEmpty { return }
        for path in paths {
            guard let file = FileIdentity(path), targets.contains(file) else { continue }
            throw Failure("\(path): checked in this run, and not to be replaced by its report; name another file")
        }
    }
}
