import Foundation
import TestSupport
import Testing
import Yams

/// What VoiceOver is known to do, from public records: each file of `Fixtures/voiceover/` is a list of cases of one
/// topic, written from the records and not from the code.
struct ConformanceTests {
    @Test(arguments: RecordedCase.all)
    func `the simulation says what is on record`(recorded: RecordedCase) throws {
        let spoken = try Spoken(recorded.screen)
        let expected = recorded.stops.map { $0.map { $0 ?? "" } }
        let actual = zip(spoken.descriptions, spoken.hints).map { [$0, $1] }
        #expect(actual.map(\.line) == expected.map(\.line), "\(recorded.source)\n\(recorded.screen)")
    }

    @Test func `every topic has cases, and every case another sentence`() {
        #expect(!RecordedCase.all.isEmpty)
        #expect(Set(RecordedCase.all.map(\.topic)) == Set(fixtures(in: "voiceover")), "a file without cases")
        #expect(Set(RecordedCase.all.map(\.sentence)).count == RecordedCase.all.count, "the same sentence twice")
    }
}

extension [String] {
    /// A stop as one line: the description, and what follows pauses.
    fileprivate var line: String { joined(separator: " | ") }
}

/// A screen and what was recorded on it.
struct RecordedCase: CustomTestStringConvertible, Decodable, Sendable {
    /// The file that it stands in.
    var topic = ""
    let sentence: String
    /// Where the behaviour is on record.
    let source: String
    /// A screen in the native format, or its elements.
    let screen: String
    /// For each stop the description and the hint, if there is one.
    let stops: [[String?]]

    private enum CodingKeys: String, CodingKey {
        case sentence = "case"
        case source, screen, stops
    }

    var testDescription: String { "\(topic): \(sentence)" }

    /// The cases of all topics; a file that cannot be read has none, which a test notices.
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
