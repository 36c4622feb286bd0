import A11yProject
import ArgumentParser

/// `a11ylint check`: checks files and reports findings.
struct CheckCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report what a VoiceOver user would miss.",
        discussion: """
            Exit status: 0 if nothing fails the run, 1 if a finding does, 2 if something could not be checked at all. \
            Findings that a person must review fail it only with --fail-on review, and in the preset strict.
            """)

    @OptionGroup(title: "Files")
    var files: FileOptions

    @Flag(
        help: "Read records, a JSON object a line, from the named files or standard input, and answer each with a line."
    )
    var records = false

    @OptionGroup(title: "Rules")
    var rules: RuleOptions

    @OptionGroup(title: "Result")
    var gate: GateOptions

    @OptionGroup(title: "Report")
    var output: OutputOptions

    @OptionGroup(title: "Terminal")
    var show: DisplayOptions

    @OptionGroup(title: "Git")
    var git: GitOptions

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var code: SourceOptions

    @OptionGroup(title: "Accepting")
    var accepting: AcceptanceOptions

    @OptionGroup(title: "Fixing")
    var fixing: FixOptions

    @OptionGroup(title: "Running")
    var running: JobOptions

    /// What the options ask for.
    var request: CheckRequest {
        CheckRequest(
            files: files.request, rules: rules.request, gate: gate.request, output: output, display: show,
            git: git.request, project: project.request(reading: code.named), baseline: accepting,
            fixing: fixing.request,
            jobs: running.jobs.count)
    }

    func run(on console: Console) throws -> ExitStatus {
        if records { return try RecordsCheck(request: request, console: console).run() }
        return try CheckRun(request: request, console: console).run()
    }
}
