import A11yModel
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint merge`: one report of several runs.
struct MergeCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Make one report of several, such as those of the parts of --shard.",
        discussion: """
            Reads reports that “check” wrote in the formats json and jsonl, and writes one report in any format. A \
            finding that several of them have is there once. What APP=REPORT names is put in a folder APP, so that the \
            files of several apps stay apart.

            Exit status: that of one run over all files: the worst of the reports, or what --fail-on and \
            --max-warnings say of all findings together; 2 if a report could not be read.
            """)

    @Argument(
        help: ArgumentHelp("Reports, or APP=REPORT.", valueName: "reports"),
        completion: .file(extensions: ["json", "jsonl"]))
    var reports: [String]

    @Option(
        help: ArgumentHelp(
            "The folder that the paths of the reports are relative to (default: the repository).",
            valueName: "folder"), completion: .directory)
    var pathRoot: String?

    @OptionGroup(title: "Result")
    var gate: GateOptions

    @OptionGroup(title: "Report")
    var output: OutputOptions

    @OptionGroup(title: "Terminal")
    var show: DisplayOptions

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        let requests = try output.requests()
        let inputs = try reports.map { word throws(Failure) in try MergedReport.Input(word) }
        let root = try PathRoot(asked: pathRoot)
        let merged = MergedReport(inputs, root: root)
        let result = result(of: merged)
        let needsCards = requests.contains { $0.reporter.needs.contains(.cards) } || show.statistics
        var run = Run(
            reports: merged.reports, version: merged.version, rules: merged.rules,
            cards: needsCards ? try Project(project.request).known.cards(of: merged.reports) : [:], root: root.path,
            presets: merged.presets, configuration: merged.configuration, failLevel: result.level,
            exitCode: Int(result.gate.status.rawValue), exitReason: result.gate.reason, unchecked: merged.unchecked,
            hasBaseline: merged.reports.contains { $0.accepted.contains { $0.acceptance?.means == .baseline } })
        run.earlier = try show.earlier(for: requests.map { $0.reporter }, in: root)
        try console.write(
            requests.map { request in
                let plain = output.rendering(on: console.terminal, for: request.target)
                let style = show.applied(to: plain, on: console.terminal, for: request.target)
                return RenderedReport(text: request.reporter.render(run, style: style), target: request.target)
            })
        return result.gate.status
    }

    /// How the merged run ends: as the worst of the runs did, or as the gate of this one says.
    private func result(of merged: MergedReport) -> (gate: GateResult, level: FailLevel) {
        let asked = gate.request
        let worst = ExitStatus(rawValue: merged.exitCode) ?? .unusable
        if worst == .unusable || asked == Gate() { return (GateResult(status: worst), merged.failLevel) }
        let level = asked.failOn ?? merged.failLevel
        var own = asked
        own.failOn = level
        return (own.result(for: merged.reports, nil), level)
    }
}
