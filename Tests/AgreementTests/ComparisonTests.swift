import A11yLint
import A11yModel
import Testing

@testable import A11yAgreement

/// What differs between predictions and records.
@Suite struct ComparisonTests {
    @Test(arguments: wordCases + stopCases)
    func `each difference is found, and no other`(_ sample: ComparisonCase) throws {
        let compared = try compare(sample.screen, with: sample.record)
        #expect(compared.comparison.summary == sample.differences)
    }

    @Test(arguments: wordCases + stopCases)
    func `each stop of both sides stands in one row`(_ sample: ComparisonCase) throws {
        let rows = try compare(sample.screen, with: sample.record).comparison.rows
        #expect(rows.compactMap { $0.predicted?.number } == Array(1...sample.elements.count))
        let count = sample.record.split(separator: "\n").count
        #expect(rows.compactMap { $0.recorded?.number }.sorted() == Array(1...count))
    }

    @Test(arguments: wordCases + stopCases)
    func `what speak prints of a screen does not differ from it`(_ sample: ComparisonCase) throws {
        for format in ["text", "json", "yaml"] {
            let spoken = try transcript(of: sample.screen, format)
            #expect(try compare(sample.screen, with: spoken).comparison.summary == "", "\(format)")
        }
    }

    @Test func `the words that differ are told for both sides`() throws {
        let sample = ComparisonCase("", ["type: button, title: Pay now"], says: "Pay later, link", "")
        let differences = try compare(sample.screen, with: sample.record).comparison.rows[0].differences
        #expect(
            differences == [
                PartDifference(part: .label, predicted: "now", recorded: "later"),
                PartDifference(part: .role, predicted: "Button", recorded: "link"),
            ])
    }

    @Test func `tau is one for the same order, and minus one for the reverse`() throws {
        let elements = ["A1", "B2", "C3", "D4"].map { "type: button, title: \($0)" }
        let said = ["A1, button", "B2, button", "C3, button", "D4, button"]
        func tau(_ said: [String]) throws -> Double? {
            let sample = ComparisonCase("", elements, says: said.joined(separator: "\n"), "")
            return try compare(sample.screen, with: sample.record).comparison.tau
        }
        #expect(try tau(said) == 1)
        #expect(try tau(said.reversed()) == -1)
        #expect(try abs((tau([said[1], said[0], said[2], said[3]]) ?? 0) - 4 / 6) < 1e-9)
        #expect(try tau([said[0]]) == nil)
    }

    @Test func `identifiers pair stops whose words differ`() throws {
        let screen = """
            screen: Orders
            elements:
              - { type: button, identifier: one, title: Add, frame: [0, 60, 100, 44] }
              - { type: button, identifier: two, title: Pay, frame: [0, 160, 100, 44] }

            """
        let record = """
            {"steps": [{"identifier": "two", "utterance": "Buy, button"},
                       {"identifier": "one", "utterance": "New, button"}], "coverage": {"complete": true}}
            """
        #expect(try compare(screen, with: record).comparison.summary == "order 1, label 2")
    }

    @Test func `a complete record misses what is before and behind it`() throws {
        let sample = ComparisonCase(
            "", ["text: A, type: label", "text: B, type: label", "text: C, type: label"], says: "", "")
        for (isComplete, expected) in [("true", "missing 2"), ("false", "")] {
            let record = #"{"steps": [{"utterance": "B"}], "coverage": {"complete": \#(isComplete)}}"#
            #expect(try compare(sample.screen, with: record).comparison.summary == expected)
        }
    }

    @Test func `two of many equal stops are compared twice at most`() throws {
        let count = 60
        let elements = (0..<count).map { _ in "type: label, text: one two three four five six seven" }
        let source = Source(path: "a.yaml", text: ComparisonCase("", elements, says: "", "").screen)
        let predicted = try #require(simulate(source).screens.first).simulation.stops.map {
            PredictedStop($0, identity: nil)
        }
        // Too few words are the same for a pair, so that each is left over.
        let recorded = (0..<count).map { RecordedStop(speech: "one two \($0) \($0) \($0) \($0) \($0)") }
        let pairing = StopPairing(predicted, recorded, VoiceOverWords(language: "en", platform: .ios))
        #expect(pairing.pairs == Array(repeating: nil, count: count))
        #expect(pairing.compared == 2 * count * count)
    }
}
