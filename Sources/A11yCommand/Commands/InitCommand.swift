import A11yModel
import A11yProject
import A11yReporters
import ArgumentParser
import Foundation

/// `a11ylint init`: writes a configuration and CI files for a project, and shows the first findings.
struct InitCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a configuration for the screens in this folder, and show the first findings.",
        discussion: """
            Looks for screens in the current folder and below, and writes .a11ylint.yml with what was found and a \
            comment on each common key. Existing files are kept unless --force is given.

            Exit status: 0, even with findings; 2 if a file could not be written, and then no file is written.
            """)

    @Flag(help: "Add a hook for pre-commit, in .pre-commit-config.yaml.")
    var preCommit = false

    @Flag(name: .customLong("github"), help: "Write a workflow for GitHub.")
    var gitHub = false

    @Flag(name: .customLong("gitlab"), help: "Write a job for GitLab.")
    var gitLab = false

    @Flag(help: "Record all current findings in a baseline, so that only new ones are reported.")
    var baseline = false

    @Flag(help: "Replace existing files.")
    var force = false

    @Flag(help: "Write nothing; print what would be written.")
    var dryRun = false

    func run(on console: Console) throws -> ExitStatus {
        let screens = FoundScreens(jobs: Jobs.auto.count)
        var files = PlannedFiles()
        try planConfiguration(screens, in: &files)
        if preCommit {
            let former = try PlannedFiles.former(HookFile.path)
            try files.add(HookFile.path, try HookFile.text(adding: former), replacing: true)
        }
        if gitHub {
            let branch = DefaultBranch.name(in: console.context.folder, environment: console.context.environment)
            try files.add(ServerFiles.gitHubPath, ServerFiles.gitHub(branch: branch), replacing: force)
        }
        let mustInclude = gitLab ? try planGitLab(in: &files) : false
        if dryRun {
            let color: Rendering.ColorMode = console.terminal.usesColor(.auto) ? .on : .off
            try console.write(files.preview(color: color))
            if baseline { try console.write("Would record all findings in \(BaselineFile.usualName).\n") }
            return .passed
        }
        try files.write(on: console)
        try console.write(told(files, screens, mustInclude: mustInclude))
        if !screens.paths.isEmpty { try showFirstFindings(on: console) }
        if baseline { try createBaseline(on: console) }
        if !screens.paths.isEmpty { try console.write(nextSteps) }
        return .passed
    }

    /// The baseline that the configuration names, by what it says of the rules.
    private func createBaseline(on console: Console) throws {
        if FolderPath.exists(BaselineFile.usualName), !force {
            try console.write("Kept \(BaselineFile.usualName) as it is.\n")
            return
        }
        let arguments = ["--allow-empty", "--baseline", BaselineFile.usualName] + (force ? ["--force"] : [])
        _ = try BaselineSubcommand<CreateBaseline>.parse(arguments).run(on: console)
    }

    /// The configuration, in the one file of the two that is there already.
    private func planConfiguration(_ screens: FoundScreens, in files: inout PlannedFiles) throws(Failure) {
        let names = ConfigurationFiles.names
        let existing = names.filter(FolderPath.exists)
        guard existing.count < 2 else { throw Failure("both \(names[0]) and \(names[1]) exist; keep one of them") }
        let path = existing.first ?? names[0]
        if !existing.isEmpty, !force, preCommit || gitHub || gitLab || baseline {
            files.keep(path)
            return
        }
        let schema = StarterConfiguration.schemaPaths.first(where: FolderPath.exists)
        let start = StarterConfiguration(
            screens: screens, schema: schema, hasBaseline: baseline, sources: CodeSearch.sources(for: screens.paths))
        try files.add(path, start.text, replacing: force)
    }

    /// The job of GitLab; answers whether it is left to the user to include it.
    private func planGitLab(in files: inout PlannedFiles) throws(Failure) -> Bool {
        try files.add(ServerFiles.gitLab.path, ServerFiles.gitLab.text, replacing: force)
        guard let root = try PlannedFiles.former(ServerFiles.gitLabRoot) else {
            try files.add(ServerFiles.gitLabRoot, ServerFiles.gitLabInclude, replacing: false)
            return false
        }
        return !root.contains(ServerFiles.gitLab.path)
    }

    /// What was written, and what is left to do.
    private func told(_ files: PlannedFiles, _ screens: FoundScreens, mustInclude: Bool) -> String {
        var lines = files.paths.map { "Wrote \($0)." } + files.kept.map { "Kept \($0) as it is." }
        if mustInclude {
            lines += ["Add to \(ServerFiles.gitLabRoot):"]
            lines += ServerFiles.gitLabInclude.split(separator: "\n").map { "  \($0)" }
        }
        if gitHub || gitLab { lines.append(ServerFiles.archiveNote) }
        if preCommit { lines.append("Once in each clone: pre-commit install") }
        lines.append(
            screens.paths.isEmpty
                ? "No file here describes a screen yet; include: says where they will be."
                : "Found screens. The worst findings of a first run:")
        return lines.map { $0 + "\n" }.joined()
    }

    /// A first run, by the configuration that was just written. What a new baseline will accept is shown as well, and
    /// fails no check.
    private func showFirstFindings(on console: Console) throws {
        var request = try CheckCommand.parse(
            ["--limit", "\(InitCommand.shownFindings)", "--allow-empty"]
                + (baseline ? ["--baseline", "none", "--fail-on", "never"] : [])
        ).request
        request.isFirstLook = true
        _ = try CheckRun(request: request, console: console).run()
    }

    private var nextSteps: String {
        let check =
            baseline
            ? "a11ylint check --baseline none all findings, the recorded ones as well"
            : """
            a11ylint check                 all findings
                  a11ylint baseline create       records these, and says how runs accept them
            """
        return """

            Next: \(check)
                  a11ylint check --format html --output report.html
                                                 the same as a page, with a map of each screen
                  a11ylint explain RULE          why a rule exists, and what to do

            """
    }

    /// The number of findings shown; ours.
    private static let shownFindings = 5
}
