import A11yLint
import A11yModel
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint map`: a picture of a screen with VoiceOver's way over it, and what was found on it.
struct MapCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Draw screens with VoiceOver's stops on them.",
        discussion: """
            Draws each screen of a file from its frames. Numbers show where VoiceOver stops, in order, with what is \
            said there beside them; arrows show where the order surprises; what is never reached is hatched; findings \
            are outlined. Each state of a screen is drawn, \
            below the ways between them.

            Without --output the picture is written as SVG to standard output. A file that ends in .svg becomes that \
            picture; one that ends in .html a page, which can be searched, printed, and listened to.

            Exit status: 0, whatever is found; 2 if something could not be read.
            """)

    /// What the picture is written as.
    private enum Kind {
        case svg, html
    }

    @Argument(help: "A file with screens, or “-” for standard input; with --flow several.", completion: .file())
    var paths: [String]

    @Flag(help: "Take the named captures of a running app, in this order, as the states of one screen.")
    var flow = false

    @Option(help: ArgumentHelp("Only the screen of this name.", valueName: "name"))
    var screen: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("Write to this file, which ends in .svg or .html.", valueName: "path"),
        completion: .file(extensions: ["svg", "html"]))
    var output: String?

    @OptionGroup(title: "Rules")
    var rules: RuleOptions

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var code: SourceOptions

    func validate() throws {
        if paths.count > 1, !flow {
            throw ValidationError("map draws one file at a time; captures in a row need --flow")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        let kind = try kind()
        let rules = rules.request
        let project = try Project(self.project.request(reading: code.named), rules: rules)
        let configuration = try project.configuration(for: paths[0])?.configuration
        for notice in try project.formerWords(rules) + project.prepareCode(for: paths) { console.warn(notice) }
        let texts = try paths.map { path throws(Failure) in try Source(reading: path, inputName: nil) }
        var reports = try linted(texts, in: project)
        for index in reports.indices {
            reports[index] = rules.shown(rules.countingReviews(reports[index], configuration))
            reports[index].rootPath = try PathRoot(asked: nil).relative(reports[index].path)
            if let screen { try narrow(&reports[index], to: screen) }
        }
        let run = Run(
            reports: reports, version: Version.current.number, rules: project.settings(for: paths[0]).rules.rules.count,
            cards: kind == .html ? project.known.cards(of: reports) : [:], presets: rules.presets(configuration),
            failLevel: .never,
            exitCode: 0)
        switch kind {
        case .svg: try console.write(MapSheet.svg(of: run), to: output)
        case .html:
            let style = Rendering(color: .off, glyphs: .unicode, layout: .framed, detail: .summary, width: 100)
            try console.write(HTMLReporter.render(run, style: style), to: output)
        }
        for (report, text) in zip(reports, texts) {
            try Failure.refuse(broken: text.path, screens(in: text).problems, report.lines)
        }
        return .passed
    }

    /// The reports with their maps: on one file, or on the captures of a flow.
    private func linted(_ texts: [Source], in project: Project) throws(Failure) -> [Report] {
        let settings = texts.map { project.settings(for: $0.path) }
        if flow {
            try FlowFiles.refuse(paths)
            return try CaptureFlow(joining: texts, in: settings).reports(with: settings, withMaps: true)
        }
        let path = paths[0]
        let tables = settings[0].rules.readsStringTables ? StringTableFiles.sources(beside: path) : []
        let report = lint(texts[0], with: settings[0], beside: tables, withMaps: true, code: project.code(for: path))
        guard !report.maps.isEmpty else { throw Failure(noScreenIn: path, screens(in: texts[0]).problems) }
        return [report]
    }

    /// What the ending of the file asks for.
    private func kind() throws(Failure) -> Kind {
        guard let output else { return .svg }
        let name = output.lowercased()
        if name.hasSuffix(".svg") { return .svg }
        if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
        let isPixels = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"].contains(where: name.hasSuffix)
        throw Failure(
            isPixels
                ? "\(output): only SVG and HTML are written; convert the SVG with any program that reads it"
                : "\(output): the name of the file ends in neither .svg nor .html, so its kind is not known")
    }

    /// Leaves one screen of a report, with what was found on it.
    private func narrow(_ report: inout Report, to name: String) throws(Failure) {
        guard report.maps.contains(where: { $0.name == name }) else {
            throw Failure(unknown: "screen", name, among: report.maps.map(\.name))
        }
        report.maps.removeAll { $0.name != name }
        report.findings.removeAll { !$0.screen.isEmpty && $0.screen != name }
    }
}
