import A11yModel
import A11yProject
import A11yReporters
import ArgumentParser
import Foundation

/// `a11ylint init`: writes a configuration for a project, and shows the first findings.
struct InitCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a configuration for the screens in this folder, and show the first findings.",
        discussion: """
            Looks for screens in the current folder and below, and writes .a11ylint.yml with what was found and a \
            comment on each common key. An existing file is kept unless --force is given.

            Exit status: 0, even with findings; 2 if the file could not be written.
            """)

    @Flag(help: "Record all current findings in a baseline, so that only new ones are reported.")
    var baseline = false

    @Flag(help: "Replace existing files.")
    var force = false

    @Flag(help: "Write nothing; print what would be written.")
    var dryRun = false

    func run(on console: Console) throws -> ExitStatus {
        let screens = FoundScreens(jobs: Jobs.auto.count)
        let path = try InitCommand.configurationPath()
        let former = FolderPath.exists(path) ? try Source(reading: path, inputName: nil).bytes : nil
        let text = try text(for: screens, at: path, insteadOf: former.map { String(decoding: $0, as: UTF8.self) })
        if dryRun {
            if let text {
                let color: Rendering.ColorMode = console.terminal.usesColor(.auto) ? .on : .off
                let diff = LineDiff(
                    from: former.map(InitCommand.lines) ?? [], to: InitCommand.lines(of: Array(text.utf8)))
                try console.write(diff.rendered(from: former == nil ? "/dev/null" : path, to: path, color: color))
            }
            if baseline { try console.write("Would record all findings in \(BaselineFile.usualName).\n") }
            return .passed
        }
        if let text {
            try console.write(text, to: path, after: former.map(RenderedReport.Premise.bytes) ?? .nothing)
        }
        try console.write(text == nil ? "Kept \(path) as it is.\n" : "Wrote \(path).\n")
        guard !screens.paths.isEmpty else {
            try console.write("No file here describes a screen yet; include: says where they will be.\n")
            if baseline { try createBaseline(on: console) }
            return .passed
        }
        try console.write("Found screens. The worst findings of a first run:\n")
        try showFirstFindings(on: console)
        if baseline { try createBaseline(on: console) }
        try console.write(nextSteps)
        return .passed
    }

    /// The baseline that the configuration names, by what it says of the rules.
    private func createBaseline(on console: Console) throws {
        if FolderPath.exists(BaselineFile.usualName), !force {
            try console.write("Kept \(BaselineFile.usualName) as it is.\n")
            return
        }
        let arguments = ["--allow-empty", "--allow-growth", "--baseline", BaselineFile.usualName]
        _ = try BaselineCommand.parse(arguments).run(on: console)
    }

    /// The path of the configuration: that of the one file of the two that is there already.
    private static func configurationPath() throws(Failure) -> String {
        let names = ConfigurationFiles.names
        let existing = names.filter(FolderPath.exists)
        guard existing.count < 2 else { throw Failure("both \(names[0]) and \(names[1]) exist; keep one of them") }
        return existing.first ?? names[0]
    }

    /// The text of the configuration; nil where the file stays as it is.
    private func text(for screens: FoundScreens, at path: String, insteadOf former: String?) throws(Failure) -> String?
    {
        if former != nil, baseline, !force { return nil }
        let schema = StarterConfiguration.schemaPaths.first(where: FolderPath.exists)
        let start = StarterConfiguration(
            screens: screens, schema: schema, hasBaseline: baseline, sources: CodeSearch.sources(for: screens.paths))
        if former == start.text { return nil }
        guard former == nil || force else { throw Failure("\(path): exists, and is not replaced without --force") }
        return start.text
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            .dropLast(text.hasSuffix("\n") ? 1 : 0)
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
                  a11ylint baseline              records these, and says how runs accept them
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
