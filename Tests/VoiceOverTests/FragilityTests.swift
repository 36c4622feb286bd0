import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Uncertain positions in the order.
struct FragilityTests {
    /// The fragility of each stop: the label of the other stop, and the kind.
    private func doubts(_ yaml: String) throws -> [String] {
        let spoken = try Spoken(yaml)
        return spoken.simulation.stops.map { stop in
            switch stop.fragility {
            case .nearRowGap(let other, let distance): "near \(spoken.screen[other].text ?? "?") by \(distance)"
            case .chain(let first, let second):
                "chain \(spoken.screen[first].text ?? "?") \(spoken.screen[second].text ?? "?")"
            case .unknownFrame: "unknown"
            case nil: ""
            }
        }
    }

    private func labels(_ corners: [(x: Double, y: Double)]) -> String {
        zip("ABCDEFGHIJ", corners).map { name, corner in
            "- { type: label, text: \(name), frame: [\(corner.x), \(corner.y), 10, 10] }"
        }.joined(separator: "\n")
    }

    @Test(arguments: [
        (5.0, ["", ""]), (6.0, ["", "near B by 6.0"]), (7.0, ["", "near B by 7.0"]), (8.0, ["", "near A by 8.0"]),
        (10.0, ["", "near A by 10.0"]), (11.0, ["", ""]),
    ])
    func `within two points of the row gap the order is in doubt`(gap: Double, expected: [String]) throws {
        #expect(try doubts(labels([(100, 0), (0, gap)])) == expected)
    }

    @Test func `where the row does not matter there is no doubt`() throws {
        #expect(try doubts(labels([(0, 0), (100, 8)])) == ["", ""])
    }

    @Test func `rows that run into one another are in doubt`() throws {
        // B is in a row with A and with C, which are in different rows; C belongs before B.
        #expect(try doubts(labels([(100, 0), (50, 6), (0, 12)])) == ["", "near B by 6.0", "chain B A"])
    }

    @Test func `unknown frames leave the order to the file`() throws {
        #expect(
            try doubts("- { type: label, text: A }\n- { type: label, text: B, frame: [0, 0, 9, 9] }").contains(
                "unknown"))
        #expect(try doubts("- { type: label, text: A }") == [""], "one alone is in order")
    }

    @Test func `an explicit list is certain`() throws {
        let yaml = """
            - elements: [b, a]
              children:
                - { type: label, id: a, text: A, frame: [100, 0, 9, 9] }
                - { type: label, id: b, text: B, frame: [0, 7, 9, 9] }
            """
        #expect(try doubts(yaml) == ["", ""])
    }

    @Test func `a group is in doubt at its first stop`() throws {
        let yaml = """
            - { type: label, text: A, frame: [100, 0, 9, 9] }
            - groupChildren: true
              frame: [0, 9, 90, 90]
              children:
                - { type: label, text: B, frame: [0, 0, 9, 9] }
                - { type: label, text: C, frame: [0, 40, 9, 9] }
            """
        #expect(try doubts(yaml) == ["", "near A by 9.0", ""])
    }
}
