import A11yLint
import A11yModel
import Testing

@testable import A11yAgreement

/// The agreement over several records.
@Suite struct AgreementTests {
    private func agreement(of samples: [ComparisonCase]) throws -> Agreement {
        Agreement(of: try samples.map { try compare($0.screen, with: $0.record).comparison })
    }

    @Test func `what agrees is counted by part`() throws {
        let all = try agreement(of: [
            ComparisonCase(
                "", ["type: button, title: Add", "type: button, title: Pay"], says: "Add, button\nPay, link", ""),
            ComparisonCase(
                "", ["type: button, title: Add", "type: button, title: Pay"], says: "Pay, button\nAdd, button", ""),
        ])
        #expect(all.order.agreeing == 1 && all.order.all == 2)
        #expect(all.stops.agreeing == 4 && all.stops.all == 4)
        #expect(all.speech.agreeing == 3 && all.speech.all == 4)
        #expect(all.parts[.label]?.ratio == 1)
        #expect(all.parts[.role]?.agreeing == 3 && all.parts[.role]?.all == 4)
        #expect(all.parts[.hint] == nil)
        #expect(all.taus == [1, -1] && all.tau == 0)
        #expect(all.worst.map(\.cause) == ["button"])
    }

    @Test func `a record that holds its screen is compared with what is predicted from it`() throws {
        let record = """
            [{"element": {"_0": {"description": "Add. Button.", "label": "Add", "traits": ["button"],
               "shape": {"type": "frame", "frame": [[0, 60], [100, 44]]}}, "traversalIndex": 1}},
             {"element": {"_0": {"description": "Orders. Heading.", "label": "Orders",
               "traits": ["header", "staticText"], "shape": {"type": "frame", "frame": [[0, 10], [100, 30]]}},
              "traversalIndex": 0}},
             {"element": {"_0": {"description": "Pay. Link.", "label": "Pay", "traits": ["button"],
               "shape": {"type": "frame", "frame": [[0, 160], [100, 44]]}}, "traversalIndex": 2}}]
            """
        let screen = try #require(simulate(Source(path: "record.json", text: record)).screens.first?.screen)
        let comparison = try #require(SpeechComparison(judging: screen))
        #expect(comparison.summary == "role 1")
        #expect(comparison.tau == 1)
    }

    @Test func `a screen without a record is not judged`() throws {
        let screen = try #require(simulate(Source(path: "s.yaml", text: "screen: A\nelements: []\n")).screens.first)
        #expect(SpeechComparison(judging: screen.screen) == nil)
    }
}
