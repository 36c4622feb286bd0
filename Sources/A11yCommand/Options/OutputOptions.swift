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
            """
            Format of the report (default: \(TableReporter.name)): \(names.joined(separator: ", ")). With =PATH, such \
            as sarif=a11y.sarif, a further report in that file. Can be repeated.
            """, valueName: "name"), completion: .formats)
    var formats: [String] = []

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("Write the report to this file; “-” is standard output.", valueName: "path"),
        completion: .file())
    var outputs: [String] = []

    @Flag(name: [.short, .long], help: "Write only the findings, no summary.")
    var quiet = false

    @Flag(name: [.short, .long], help: "Also report which rules could not check which files.")
    var verbose = false

    @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
    var color = ColorChoice.auto

    @Flag(help: "One finding per line, without frames, symbols and colour: for screen readers.")
    var plain = false

    private static var names: [String] { reporters.map { $0.name } }

    /// The formats of the report on standard output or at `--output`.
    private var own: [String] { formats.filter { !$0.contains("=") } }
    /// The further reports, as `NAME=PATH`.
    var further: [String] { formats.filter { $0.contains("=") } }

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
        if own.count > 1 {
            throw ValidationError("--format is given twice; write a second report by --format NAME=PATH")
        }
        if outputs.count > 1 { throw ValidationError("--output is given twice; each report is written to one file") }
    }

    /// The requested reports, the one for the user first. Reports of the configuration follow, unless the command line
    /// writes to the same file.
    func requests(_ configuration: ActiveConfiguration? = nil) throws(Failure) -> [ReportRequest] {
        let format = own.last ?? configuration?.configuration.format?.value ?? TableReporter.name
        var requests = [try ReportRequest(format, at: outputs.last ?? "-")]
        for word in further {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[1].isEmpty else {
                throw Failure("--format takes a path after “=”, such as sarif=report.sarif, and not “\(word)”")
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
            glyphs: plain || !surface.showsUnicode ? .ascii : .unicode,
            layout: plain || surface.isDumb ? .plain : .framed,
            detail: quiet ? .findings : verbose ? .everything : .summary,
            width: surface.width)
    }
}

/// How a text is written.
enum TextFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
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
