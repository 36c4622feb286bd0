import A11yAgreement
import A11yLint
import A11yModel
import A11yProject
import A11yReporters
import A11yVoiceOver
import ArgumentParser

/// `a11ylint speak`: what VoiceOver says on a screen, in the order of swiping right; and what the other technologies
/// make of it.
struct SpeakCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "speak",
        abstract: "Print what VoiceOver says, stop by stop.",
        discussion: """
            A stop is an element that the cursor reaches when a user swipes through the screen. The lines below a stop \
            show what VoiceOver says after a pause, and its actions. The end of the list names the elements that are \
            never reached, with reason and line.

            To notice when a screen sounds different, keep a transcript and compare:

              a11ylint speak Checkout.storyboard > Checkout.speech
              a11ylint speak Checkout.storyboard --check Checkout.speech

            To compare with a device, record what VoiceOver says there:

              a11ylint speak Checkout.storyboard --against Checkout.log

            Over several files it prints how far predictions and devices agree. Records of AccessibilitySnapshot and \
            ButtonHeist hold their screens themselves:

              a11ylint speak Records/*.json --against self

            Exit status: 0; 1 if --check or --against finds a difference; 2 if something could not be read.
            """)

    @Argument(help: "Files, or “-” for standard input.", completion: .file())
    var paths: [String]

    @Flag(help: "Take the named captures of a running app, in this order, as the states of one screen.")
    var flow = false

    @Flag(help: "Read records, a JSON object a line, and answer each with a line that holds its transcript.")
    var records = false

    @OptionGroup(title: "Transcript")
    var transcript: TranscriptOptions

    @Option(
        help: ArgumentHelp(
            "Print how the transcript differs from the one in this file, ignoring line numbers.",
            valueName: "path"),
        completion: .file())
    var check: String?

    @Option(
        name: [.short, .long], help: ArgumentHelp("Write the transcript to this file.", valueName: "path"),
        completion: .file())
    var output: String?

    @OptionGroup(title: "Device")
    var device: AgainstOptions

    @Option(help: ArgumentHelp("When to colour it.", valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var code: SourceOptions

    func validate() throws {
        if records { return try validateRecords() }
        if transcript.format != .text, paths.count > 1, !flow, device.against.isEmpty {
            throw ValidationError("--format \(transcript.format.rawValue) prints one file at a time")
        }
        try validateComparison()
        guard let check else { return }
        if paths.count > 1, !flow { throw ValidationError("--check compares one file at a time") }
        if output != nil { throw ValidationError("--check writes no transcript; leave out --output") }
        if check == FileToCheck.standardInput { throw ValidationError("--check takes a file, not standard input") }
    }

    /// Refuses what does not go with --records.
    private func validateRecords() throws {
        let conflicts = [
            ("--flow", flow), ("--check", check != nil), ("--output", output != nil),
            ("--against", !device.against.isEmpty), ("--format html", transcript.format == .html),
            ("--sources", !code.paths.isEmpty),
        ]
        guard let conflict = conflicts.first(where: \.1) else { return }
        throw ValidationError("--records answers lines of JSON with lines of JSON; leave out \(conflict.0)")
    }

    /// Refuses what does not go with --against, and the format that needs it.
    private func validateComparison() throws {
        guard !device.against.isEmpty else {
            if transcript.format == .html { throw ValidationError("--format html belongs to --against") }
            return
        }
        if device.against != [AgainstOptions.own], device.against.count != paths.count {
            throw ValidationError(
                "--against needs a record for each file; \(counted(paths.count, "file")) and "
                    + "\(counted(device.against.count, "record")) are named")
        }
        if transcript.format == .html, paths.count > 1 {
            throw ValidationError("--format html shows the comparison of one file")
        }
        if flow { throw ValidationError("--against compares one screen; leave out --flow") }
        if check != nil { throw ValidationError("--check and --against compare with two things; leave one out") }
        if transcript.technology != .voiceover { throw ValidationError("--against belongs to --as voiceover") }
        if transcript.rotor != nil { throw ValidationError("--against compares all stops; leave out --rotor") }
    }

    func run(on console: Console) throws -> ExitStatus {
        if records { return try speakRecords() }
        if !device.against.isEmpty { return try compareWithDevices(on: console) }
        let golden = try check.map { path throws(Failure) in
            try KeptTranscript(
                reading: path, arguments: ["speak"] + (flow ? ["--flow"] : []) + paths + transcript.arguments)
        }
        if flow { return try speakFlow(checking: golden, on: console) }
        var names: [String] = []
        var spoken = 0
        var kept = ""
        var status = ExitStatus.passed
        var screens = ScreenProject(project.request(reading: code.named))
        for path in paths {
            do throws(Failure) {
                let file = try screens.simulated(path, adjusting: transcript.adjust, warning: console.warn)
                let chosen = file.screens.filter { transcript.screen == nil || $0.screen.name == transcript.screen }
                names += file.screens.map(\.screen.name)
                spoken += chosen.count
                if transcript.idiom != nil { try requireIdiom(chosen.map(\.screen), path: path) }
                if !chosen.isEmpty {
                    let head = paths.count > 1 ? "\(visible(path))\n" : ""
                    let text = head + transcript.text(of: chosen, lines: file.lines)
                    if output == nil, golden == nil { try write(text, to: console) } else { kept += text }
                }
                try Failure.refuse(broken: path, file.problems, file.lines)
            } catch {
                // One file that cannot be read does not silence the others.
                console.complain(error)
                status = .unusable
            }
        }
        if spoken == 0, let screen = transcript.screen, status == .passed {
            throw Failure(unknown: "screen", screen, among: names)
        }
        if let output, spoken > 0 { try console.write(kept, to: output) }
        guard let golden, status == .passed else { return status }
        return try compare(kept, with: golden, on: console)
    }

    /// Answers records with their transcripts: objects for `--format json`, else texts.
    private func speakRecords() throws(Failure) -> ExitStatus {
        let contents = RecordContents(paths: paths, request: project.request(reading: code.named), key: "transcript")
        let transcript = transcript
        return try contents.answer { source, settings throws(Failure) in
            let file = simulate(source, in: settings, adjusting: transcript.adjust)
            guard !file.screens.isEmpty else { throw Failure(noScreenIn: source.path, file.problems) }
            try Failure.refuse(broken: source.path, file.problems, file.lines)
            let chosen = file.screens.filter { transcript.screen == nil || $0.screen.name == transcript.screen }
            return transcript.content(of: chosen, lines: file.lines)
        }
    }

    /// Compares files with what devices said of them: prints the differences of one screen, the agreement of several.
    private func compareWithDevices(on console: Console) throws -> ExitStatus {
        var project = ScreenProject(project.request(reading: code.named))
        var entries: [AgreementText.Entry] = []
        var language = ""
        var status = ExitStatus.passed
        for (path, record) in device.pairs(with: paths) {
            do throws(Failure) {
                for (comparison, screen) in try compared(path, with: record, in: &project, on: console) {
                    let name = record == path ? path : "\(path), \(record)"
                    entries.append(AgreementText.Entry(name, comparison))
                    language = screen.language
                }
            } catch {
                console.complain(error)
                status = .unusable
            }
        }
        guard let sheet = entries.first?.sheet else { return status }
        if transcript.format == .html, entries.count > 1 {
            throw Failure("--format html shows the comparison of one screen; choose with --screen")
        }
        let agreement = entries.count > 1 ? Agreement(of: entries.map(\.sheet)) : nil
        let data = agreement.map { AgreementText.json($0, of: entries) } ?? sheet.json
        let text =
            switch transcript.format {
            case .text:
                agreement.map { AgreementText.render($0, of: entries, rendering(on: console)) }
                    ?? ComparisonText.render(sheet, allowing: device.kinds, rendering(on: console))
            case .json: data.rendered() + "\n"
            case .yaml: data.yaml
            case .html: ComparisonPage.render(sheet, language: language, version: Version.current.number)
            }
        try console.write(text, to: output)
        return status == .unusable || device.permits(entries.map(\.sheet)) ? status : .failed
    }

    /// The comparison of the screen of a file with a record, or of each screen that a file itself records.
    private func compared(
        _ path: String, with record: String, in project: inout ScreenProject, on console: Console
    ) throws(Failure) -> [(SpeechComparison, Screen)] {
        let file = try RecordFile(reading: record)
        if record != path {
            let found = try PredictedScreen(
                path, named: transcript.screen, in: &project, on: console, adjusting: transcript.adjust)
            if transcript.idiom != nil { try requireIdiom([found.screen], path: path) }
            let said = try file.record(of: found.screen.name)
            return [(SpeechComparison(found.screen, found.simulation, with: said), found.screen)]
        }
        if file.recordedScreens.isEmpty {
            throw Failure("\(path): the file holds no record of its own; name one: --against RECORD")
        }
        let chosen = file.recordedScreens.filter { transcript.screen == nil || $0.name == transcript.screen }
        if let name = transcript.screen, chosen.isEmpty {
            throw Failure(unknown: "screen", name, among: file.recordedScreens.map(\.name))
        }
        if transcript.idiom != nil { try requireIdiom(chosen, path: path) }
        let compared = chosen.compactMap { screen in
            var screen = screen
            transcript.adjust(&screen)
            return SpeechComparison(judging: screen).map { ($0, screen) }
        }
        if compared.isEmpty { throw Failure("\(path): the record has an order and no words") }
        return compared
    }

    /// Prints a transcript: painted and broken into lines for a terminal, and as it is for a file to compare with.
    private func write(_ text: String, to console: Console) throws(Failure) {
        let isSeen = console.terminal.isTerminal && !console.terminal.isDumb
        let isText = transcript.format == .text
        try console.write(isSeen && isText ? PaintedTranscript.text(text, rendering(on: console)) : text)
    }

    private func rendering(on console: Console) -> Rendering { console.style(output == nil ? color : .never) }

    /// Prints captures in a row as the states of one screen.
    private func speakFlow(checking golden: KeptTranscript?, on console: Console) throws(Failure) -> ExitStatus {
        var project = ScreenProject(project.request(reading: code.named))
        let flow = try FlowFiles.read(paths, in: &project)
        let states = flow.simulated(adjusting: transcript.adjust)
        if transcript.idiom != nil { try requireIdiom(states.screen.states, path: paths[0]) }
        if let name = transcript.screen, name != states.screen.name {
            throw Failure(unknown: "screen", name, among: [states.screen.name])
        }
        let text = transcript.text(of: [states], lines: flow.lines[0])
        guard let golden else {
            try console.write(text, to: output)
            return .passed
        }
        return try compare(text, with: golden, on: console)
    }

    /// What has another idiom than phone or pad cannot be shown on one.
    private func requireIdiom(_ screens: [Screen], path: String) throws(Failure) {
        guard let other = screens.first(where: { !transcript.hasIdiom($0) }) else { return }
        throw Failure("\(path): --idiom is for screens of iOS; “\(other.name)” is one of \(other.platform.rawValue)")
    }

    private func compare(_ text: String, with golden: KeptTranscript, on console: Console) throws(Failure) -> ExitStatus
    {
        let difference = golden.difference(to: text)
        if difference.isEmpty { return .passed }
        let style: Rendering.ColorMode = console.terminal.usesColor(color) ? .on : .off
        let changes = difference.rendered(from: golden.path, to: "current", color: style)
        try console.write(changes + "To accept the difference: \(visible(golden.command))\n")
        return .failed
    }
}
