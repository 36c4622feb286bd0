import A11yLint
import A11yModel
import A11yVoiceOver
import Testing

@testable import A11yAgreement

/// The comparison of the only screen of a file with a record.
func compare(_ screen: String, with record: String) throws -> (comparison: SpeechComparison, screen: Screen) {
    let found = try #require(simulate(Source(path: "screen.yaml", text: screen)).screens.first)
    let record = try RecordReader.read(Source(path: "record", text: record), named: found.screen.name)
    return (SpeechComparison(found.screen, found.simulation, with: record), found.screen)
}

extension SpeechComparison {
    /// Its differences as a text: `order 1, role 2`.
    var summary: String {
        differences.map { "\($0.kind.rawValue) \($0.count)" }.joined(separator: ", ")
    }
}

/// What `speak` prints of the only screen of a file.
func transcript(of screen: String, _ format: String) throws -> String {
    let file = simulate(Source(path: "screen.yaml", text: screen))
    let traversals = file.screens.map { Technology.voiceover.traversal(of: $0.screen, in: $0.simulation) }
    let transcript = Transcript(traversals, lines: file.lines)
    return switch format {
    case "json": transcript.json.rendered()
    case "yaml": transcript.json.yaml
    default: transcript.text
    }
}
