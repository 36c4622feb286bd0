import A11yAgreement
import A11yLint
import A11yModel
import A11yProject
import A11yReporters
import A11yVoiceOver
import ArgumentParser

/// `a11ylint agreement`: how far the simulation agrees with what devices said, over many records.
struct AgreementCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "agreement",
        abstract: "Measure how far predictions agree with what devices said.",
        discussion: """
            A record of AccessibilitySnapshot or ButtonHeist holds elements with their frames and traits, and what \
            VoiceOver made of them: the elements are simulated, and the result is compared with the record. Any other \
            record needs its screen; write both as SCREEN=RECORD:

              a11ylint agreement Records/*.json
              a11ylint agreement cart.xml=cart.log orders.yaml=orders.log

            Compared are the order (Kendall's tau, and screens whose order is the same) and the words by part. With \
            --anonymise a result can be shown to others: `--format json` lists each stop, without its names.

            Exit status: 0, whatever differs; 2 if something could not be read.
            """)

    /// How it is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: "Records, folders of them, or pairs SCREEN=RECORD.", completion: .file())
    var records: [String]

    @Option(name: [.short, .long], help: "How to write it.")
    var format = Format.text

    @Flag(help: "Replace names by made-up words of equal shape.")
    var anonymise = false

    @Option(
        help: ArgumentHelp("The language of VoiceOver, such as de; by default that of the screen.", valueName: "tag"))
    var language: String?

    @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var sources: SourceOptions

    func validate() throws {
        if let language, !LanguageTag.isWellFormed(language) {
            throw ValidationError("--language takes a tag such as de or zh-Hans, not “\(language)”")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        var compared: [(name: String, comparison: SpeechComparison, screen: Screen)] = []
        var status = ExitStatus.passed
        var screens = ScreenProject(project.request(reading: sources))
        for argument in records {
            do throws(Failure) {
                compared += try comparisons(argument, in: &screens, on: console)
            } catch {
                console.complain(error)
                status = .unusable
            }
        }
        guard !compared.isEmpty else {
            if status == .passed { throw Failure("no record found in \(records.joined(separator: ", "))") }
            return status
        }
        let agreement = Agreement(of: compared.map(\.comparison))
        let entries = compared.enumerated().map { index, entry in
            AgreementText.Entry(
                anonymise ? "Record \(index + 1)" : entry.name,
                ComparisonSheet(entry.comparison, of: entry.screen, anonymised: anonymise))
        }
        switch format {
        case .json: try console.write(AgreementText.json(agreement, of: entries).rendered() + "\n")
        case .text:
            try console.write(AgreementText.render(agreement, of: entries, console.style(color)))
        }
        return status
    }

    /// The comparisons of one argument: of a pair, or of each screen in a record or in the records of a folder.
    private func comparisons(
        _ argument: String, in project: inout ScreenProject, on console: Console
    ) throws(Failure) -> [(name: String, comparison: SpeechComparison, screen: Screen)] {
        let found = Discovery(at: [argument])
        if !found.failures.isEmpty, let (screen, record) = Self.pair(argument) {
            let file = try RecordFile(reading: record)
            let found = try PredictedScreen(screen, named: nil, in: &project, on: console, adjusting: adjust)
            let comparison = SpeechComparison(
                found.screen, found.simulation, with: try file.record(of: found.screen.name))
            return [(argument, comparison, found.screen)]
        }
        if let failure = found.failures.first { throw failure }
        var compared: [(name: String, comparison: SpeechComparison, screen: Screen)] = []
        for entry in found.files {
            let file = try RecordFile(reading: entry.path)
            // A folder may hold anything.
            if file.recordedScreens.isEmpty, entry.origin == .named {
                throw Failure(
                    "\(argument): no screen stands beside what was said; name its file too: SCREEN=\(argument)")
            }
            compared += comparisons(of: file)
        }
        return compared
    }

    private func comparisons(of file: RecordFile) -> [(name: String, comparison: SpeechComparison, screen: Screen)] {
        file.recordedScreens.compactMap { screen in
            var screen = screen
            adjust(&screen)
            let name = file.recordedScreens.count > 1 ? "\(file.path), \(screen.name)" : file.path
            return SpeechComparison(judging: screen).map { (name, $0, screen) }
        }
    }

    private func adjust(_ screen: inout Screen) {
        if let language { screen.language = language }
    }

    /// The two files of `SCREEN=RECORD`, divided where the first part is a file.
    private static func pair(_ argument: String) -> (screen: String, record: String)? {
        let pairs = argument.indices.filter { argument[$0] == "=" }.map {
            (screen: String(argument[..<$0]), record: String(argument[argument.index(after: $0)...]))
        }
        return pairs.first { Discovery(at: [$0.screen]).failures.isEmpty } ?? pairs.first
    }
}

/// The one screen of a file that is compared with a record, with the simulation.
struct PredictedScreen {
    let screen: Screen
    let simulation: Simulation

    /// The screen of a name, or the only one of the file.
    init(
        _ path: String, named name: String?, in project: inout ScreenProject, on console: Console,
        adjusting adjust: (inout Screen) -> Void
    ) throws(Failure) {
        let settings = try project.settings(for: path)
        let source = try Source(reading: path, inputName: nil)
        let code = try project.code(for: path, warning: console.warn)
        let file = simulate(source, in: settings, code: code, adjusting: adjust)
        guard !file.screens.isEmpty else { throw Failure(noScreenIn: path, file.problems) }
        if let broken = file.problems.first(where: { $0.rule == .syntax }) {
            throw Failure(brokenFile: path, at: file.lines.place(of: broken.range.start), broken)
        }
        let names = file.screens.map(\.screen.name)
        if let name, !names.contains(name) { throw Failure(unknown: "screen", name, among: names) }
        let chosen = file.screens.filter { name == nil || $0.screen.name == name }
        guard chosen.count == 1 else {
            throw Failure(
                "\(path): one screen is compared; choose with --screen among \(names.joined(separator: ", "))")
        }
        screen = chosen[0].screen
        // What the file itself records is no prediction.
        simulation = screen.recordedOrder == nil ? chosen[0].simulation : VoiceOver.predict(screen)
    }
}
