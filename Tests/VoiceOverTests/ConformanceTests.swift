import A11yModel
import A11yVoiceOver
import Foundation
import TestSupport
import Testing
import Yams

/// The recorded behaviour of VoiceOver: each file of `Fixtures/voiceover/` is a list of cases on one topic, written
/// from public records and not from the code.
struct ConformanceTests {
    @Test(arguments: RecordedCase.all)
    func `the simulation says what is on record`(recorded: RecordedCase) throws {
        let spoken = try Spoken(recorded.screen)
        let expected = recorded.stops.map { $0.map { $0 ?? "" } }
        let actual = zip(spoken.descriptions, spoken.hints).map { [$0, $1] }
        #expect(actual.map(\.line) == expected.map(\.line), "\(recorded.source)\n\(recorded.screen)")
    }

    @Test(arguments: RecordedCase.all.filter { $0.ways != nil })
    func `after a change the cursor is where it is on record to be`(recorded: RecordedCase) throws {
        let screen = try Spoken(recorded.screen).screen
        let flow = try #require(FlowSimulation(of: screen, screen.states.map(VoiceOver.simulate)))
        let actual = flow.flow.transitions.enumerated().map { number, transition in
            let landing = flow.landing(of: number)
            let stops = flow.simulations[transition.to].stops
            return [landing.word, landing.index.map { stops[$0].utterance.description } ?? ""]
        }
        #expect(actual == recorded.ways, "\(recorded.source)\n\(recorded.screen)")
    }

    @Test func `every topic has cases, and every case another sentence`() {
        #expect(!RecordedCase.all.isEmpty)
        #expect(Set(RecordedCase.all.map(\.topic)) == Set(fixtures(in: "voiceover")), "a file without cases")
        #expect(Set(RecordedCase.all.map(\.sentence)).count == RecordedCase.all.count, "the same sentence twice")
    }
}

extension [String] {
    /// A stop as one line: the description, and the hint.
    fileprivate var line: String { joined(separator: " | ") }
}

/// A screen and what was recorded on it.
struct RecordedCase: CustomTestStringConvertible, Decodable, Sendable {
    /// The file of the case.
    var topic = ""
    let sentence: String
    /// The record of the behaviour.
    let source: String
    /// A screen in the native format, or its elements.
    let screen: String
    /// For each stop, the description, and the hint if there is one.
    let stops: [[String?]]
    /// For each way between states of the screen, what moves the cursor, and what is said where it is then.
    let ways: [[String]]?

    private enum CodingKeys: String, CodingKey {
        case sentence = "case"
        case source, screen, stops, ways
    }

    var testDescription: String { "\(topic): \(sentence)" }

    /// The cases of all topics. A file that cannot be decoded has none, which a test reports.
    static let all = fixtures(in: "voiceover").flatMap { file -> [RecordedCase] in
        let text = String(decoding: fixture("voiceover/\(file)").bytes, as: UTF8.self)
        let cases = (try? YAMLDecoder().decode([RecordedCase].self, from: text)) ?? []
        return cases.map {
            var recorded = $0
            recorded.topic = file
            return recorded
        }
    }
}
