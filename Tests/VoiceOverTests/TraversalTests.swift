import A11yLint
import A11yModel
import TestSupport
import Testing

@testable import A11yVoiceOver

/// The traversal with VoiceOver, and the details in a transcript beside the words.
struct TraversalTests {
    private static let yaml = """
        - { type: button, id: play, title: Play, frame: [0, 60, 40, 40] }
        - { id: more, isElement: true, label: More, traits: [link], frame: [50, 66, 40, 20] }
        - { type: label, id: title, text: Title, traits: [header], frame: [0, 200, 100, 20] }
        """

    @Test func `it has what VoiceOver has at each stop`() throws {
        let spoken = try Spoken("- { type: slider, label: Volume, current: 0.5, customActions: [Mute, Reset] }")
        let traversal = Traversal.voiceOver(of: spoken.screen, in: spoken.simulation)
        let entry = try #require(traversal.stops.first)
        #expect(traversal.technology == .voiceover)
        #expect(entry.words == "Volume: 50%. Adjustable.")
        #expect(entry.hint == "Swipe up or down with one finger to adjust the value.")
        #expect(entry.actions == ["Mute", "Reset"])
        #expect(entry.stop == spoken.simulation.stops.first)
    }

    /// An uncertain position of a stop; `more` and `title` are the second and the third element.
    @Test(arguments: [
        (
            Fragility.nearRowGap(ElementID(1), distance: 6),
            "its top is 6 points from that of more, and a new row starts at 8 points"
        ),
        (
            .nearRowGap(ElementID(1), distance: 7.25),
            "its top is 7.3 points from that of more, and a new row starts at 8 points"
        ),
        (
            .chain(ElementID(1), ElementID(2)),
            "alone it would come before more, but title is in one row with both"
        ),
    ])
    func `a place that is not certain is told below the stop`(fragility: Fragility, expected: String) throws {
        let text = try transcript { $0[0] = $0[0].changed(fragility: fragility) }.text
        #expect(text.contains("  1. Play. Button.\n       order not certain: \(expected)\n"), "\(text)")
        let json = try transcript { $0[0] = $0[0].changed(fragility: fragility) }.json.rendered(.compact)
        #expect(json.contains(#""fragile":"\#(expected)""#))
    }

    @Test func `containers are announced before the stop, and what is off screen is marked`() throws {
        let text = try transcript {
            $0[1] = $0[1].changed(announcements: ["Library", "Songs\nA to Z"])
            $0[2] = $0[2].changed(isOffScreen: true)
        }.text
        let expected = """
            Test
              1. Play. Button.
                 [Library]
                 [Songs A to Z]
              2. More. Link.
              3. Title. Heading.  (off screen)

            """
        #expect(text == expected)
    }

    @Test func `a traversal of another technology is named after it, and has names and keys`() throws {
        let spoken = try Spoken(TraversalTests.yaml)
        let stop = try #require(spoken.simulation.stops.first)
        var entry = Traversal.Entry(stop: stop, words: "Play")
        entry.otherNames = ["Start", "Go"]
        entry.keys = ["⌘P"]
        entry.remarks = ["two share this name"]
        let traversal = Traversal(
            screen: spoken.screen, technology: .voiceControl, stops: [entry], notes: ["Scroll first."])
        let transcript = Transcript([traversal], lines: LineTable([]))
        let expected = """
            Test, with Voice Control
              1. Play
                   Other names: Start, Go
                   Keys: ⌘P
                   two share this name

              Note: Scroll first.

            """
        #expect(transcript.text == expected)
        let json = transcript.json.rendered(.compact)
        #expect(json.contains(#""names":["Start","Go"],"keys":["⌘P"],"remarks":["two share this name"]"#))
        #expect(json.contains(#""unreached":[],"notes":["Scroll first."]"#))
    }

    @Test(arguments: [
        (Technology.keyboard, "Full Keyboard Access stops nowhere on this screen."),
        (.switchControl, "Switch Control stops nowhere on this screen."),
        (.voiceControl, "Voice Control finds nothing to name on this screen."),
    ])
    func `nothing to meet is told`(technology: Technology, expected: String) throws {
        let spoken = try Spoken(TraversalTests.yaml)
        let traversal = Traversal(screen: spoken.screen, technology: technology, stops: [])
        #expect(Transcript([traversal], lines: LineTable([])).text.contains("\n  \(expected)\n"))
    }

    @Test(arguments: [
        (["frame: [0, 0, 9, 9]", "frame: [0, 50, 9, 9]"], nil),
        (
            ["frame: [0, 0, 9, 9]", ""],
            "The frame of stop 2 is not known: the order of the file stands in for its place."
        ),
        (
            ["frame: [0, 0, 9, 9]", "", "", ""],
            "The frames of stops 2, 3 and 4 are not known: the order of the file stands in for their places."
        ),
        (
            ["frame: [0, 0, 9, 9]", "", "", "", "", "", ""],
            "The frames of many stops are not known: the order of the file stands in for their places."
        ),
        (["", ""], "No frames are known: the order of the file stands in for the places of the stops."),
    ])
    func `unknown frames are one note`(frames: [String], expected: String?) throws {
        let labels = frames.map { "- { type: label, text: A, \($0) }" }
        let spoken = try Spoken(labels.joined(separator: "\n"))
        let traversal = Traversal.voiceOver(of: spoken.screen, in: spoken.simulation)
        #expect(traversal.notes == [expected].compactMap { $0 })
        #expect(!Transcript([traversal], lines: LineTable([])).text.contains("not certain"))
    }

    @Test(arguments: [
        (Rotor.headings, "Test, headings in the rotor\n  3. Title. Heading.\n"),
        (.links, "Test, links in the rotor\n  2. More. Link.\n"),
        (.actions, "Test, actions in the rotor\n  The rotor finds no actions on this screen.\n"),
    ])
    func `a rotor leaves the stops it jumps to, with their places`(rotor: Rotor, expected: String) throws {
        let spoken = try Spoken(TraversalTests.yaml)
        let traversal = Traversal.voiceOver(of: spoken.screen, in: spoken.simulation)
        let transcript = Transcript([traversal], lines: LineTable([]), visiting: rotor)
        #expect(transcript.text == expected)
        let places = rotor.stops(in: spoken.simulation).map { "\"place\":\($0 + 1)}" }
        #expect(places.allSatisfy(transcript.json.rendered(.compact).contains))
    }

    /// The transcript of the screen above, with changed stops.
    private func transcript(changing change: (inout [Stop]) -> Void) throws -> Transcript {
        let spoken = try Spoken(TraversalTests.yaml)
        var stops = spoken.simulation.stops
        try #require(stops.count == 3)
        change(&stops)
        let entries = stops.map { Traversal.Entry(stop: $0, words: $0.utterance.description) }
        let traversal = Traversal(screen: spoken.screen, technology: .voiceover, stops: entries)
        return Transcript([traversal], lines: LineTable([]))
    }
}

extension Stop {
    /// The stop with changed properties.
    fileprivate func changed(
        announcements: [String] = [], fragility: Fragility? = nil, isOffScreen: Bool = false
    ) -> Stop {
        Stop(
            element: element, part: part, utterance: utterance, announcements: announcements, actions: actions,
            frame: frame, group: group, fragility: fragility, isOffScreen: isOffScreen)
    }
}

/// Properties of the traversals of all technologies, checked on whole screens.
struct AccountLawTests {
    @Test(arguments: Technology.allCases, fixtures(in: "screens"))
    func `a technology meets what VoiceOver reads, in its order, and misses only the rest`(
        technology: Technology, file: String
    ) {
        for (screen, reading) in simulate(fixture("screens/" + file)).screens.map({ ($0.screen, $0.simulation) }) {
            let traversal = technology.traversal(of: screen, in: reading)
            let met = Set(traversal.stops.map(\.stop))
            #expect(traversal.stops.map(\.stop) == reading.stops.filter { met.contains($0) })
            let elements = Set(met.map(\.element))
            #expect(traversal.unreached.filter { elements.contains($0.element) }.map(\.words) == [])
            #expect(traversal.unreached.filter(\.reason.isEmpty).map(\.words) == [])
            #expect(
                Set(traversal.unreached.map(\.element)).count == traversal.unreached.count || technology == .voiceover)
        }
    }
}
