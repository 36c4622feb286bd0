import A11yModel
import A11yVoiceOver
import ArgumentParser

/// Of what a transcript is made, and how it is written: everything that decides about its text.
struct TranscriptOptions: ParsableArguments {
    /// How it is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, yaml
        /// A page, for comparisons with a device.
        case html
    }

    /// The device that a screen of iOS is shown on.
    enum Idiom: String, CaseIterable, ExpressibleByArgument {
        case phone, pad

        var platform: Platform {
            switch self {
            case .phone: .ios
            case .pad: .ipados
            }
        }
    }

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp("Assistive technology to simulate.", valueName: "technology"))
    var technology = Technology.voiceover

    @Option(help: ArgumentHelp("Only the screen of this name.", valueName: "name"))
    var screen: String?

    @Option(help: "Only the stops that this rotor setting of VoiceOver jumps to.")
    var rotor: Rotor?

    @Option(
        help: ArgumentHelp(
            "The language of VoiceOver, such as de or zh-Hans; by default that of the screen.", valueName: "tag"))
    var language: String?

    @Option(help: "The device to show iOS screens on; by default the one in the file.")
    var idiom: Idiom?

    @Option(name: [.short, .long], help: "How to write it; json, yaml and html for one file at a time.")
    var format = Format.text

    func validate() throws {
        if rotor != nil, technology != .voiceover { throw ValidationError("--rotor belongs to --as voiceover") }
        if let language, !LanguageTag.isWellFormed(language) {
            throw ValidationError("--language takes a tag such as de or zh-Hans, not “\(language)”")
        }
    }

    /// Sets a screen up as the options want it.
    func adjust(_ screen: inout Screen) {
        if let language { screen.language = language }
        if let idiom, hasIdiom(screen) { screen.platform = idiom.platform }
    }

    /// Whether a screen can be shown on a phone as well as on a pad.
    func hasIdiom(_ screen: Screen) -> Bool { screen.platform == .ios || screen.platform == .ipados }

    /// A transcript inside other JSON: an object for `json`, else its text.
    func content(of screens: [(screen: Screen, simulation: Simulation)], lines: LineTable) -> JSON {
        format == .json ? transcript(of: screens, lines).json : .text(text(of: screens, lines: lines))
    }

    private func transcript(
        of screens: [(screen: Screen, simulation: Simulation)], _ lines: LineTable
    ) -> Transcript {
        let traversals = screens.map { technology.traversal(of: $0.screen, in: $0.simulation) }
        return Transcript(traversals, lines: lines, visiting: rotor)
    }

    /// The text of a transcript.
    func text(of screens: [(screen: Screen, simulation: Simulation)], lines: LineTable) -> String {
        let transcript = transcript(of: screens, lines)
        return switch format {
        case .text, .html: transcript.text
        case .json: transcript.json.rendered() + "\n"
        case .yaml: transcript.json.yaml
        }
    }

    /// The arguments that choose the same again.
    var arguments: [String] {
        var arguments: [String] = []
        if technology != .voiceover { arguments += ["--as", technology.rawValue] }
        if let screen { arguments += ["--screen", screen] }
        if let rotor { arguments += ["--rotor", rotor.rawValue] }
        if let language { arguments += ["--language", language] }
        if let idiom { arguments += ["--idiom", idiom.rawValue] }
        if format != .text { arguments += ["--format", format.rawValue] }
        return arguments
    }
}

extension Technology: ExpressibleByArgument {}
extension Rotor: ExpressibleByArgument {}
