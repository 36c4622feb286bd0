import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// The map of a screen: its shapes and stops.
struct ScreenMapTests {
    private static let yaml = """
        screen: Player
        elements:
          - type: view
            id: card
            frame: [10, 20, 200, 100]
            children:
              - { type: label, text: Song, frame: [10, 10, 100, 20] }
              - { type: image, image: cover, frame: [120, 10, 40, 40] }
              - { type: button, title: Play, hint: Plays the song., frame: [10, 50, 44, 44] }
              - { type: label, text: Gone, hidden: true, frame: [0, 0, 10, 10] }
              - { type: label, text: Flat, frame: [0, 0, 10, 0] }
          - { type: textField, placeholder: Comment }
        """

    @Test func `it draws what is seen, on the screen, from back to front`() throws {
        let spoken = try Spoken(ScreenMapTests.yaml)
        let map = ScreenMap(of: spoken.screen, in: spoken.simulation)
        #expect(map.shapes.map(\.kind) == [.container, .text, .image, .control])
        #expect(map.shapes.map(\.words) == ["", "Song", "cover", "Play"])
        #expect(map.shapes.last?.frame == Rect(x: 20, y: 70, width: 44, height: 44))
        #expect(map.name == "Player")
    }

    @Test func `it tells the stops as a transcript does`() throws {
        let spoken = try Spoken(ScreenMapTests.yaml)
        let map = ScreenMap(of: spoken.screen, in: spoken.simulation)
        #expect(map.stops.map(\.words) == spoken.descriptions)
        #expect(map.stops.map(\.frame) == spoken.simulation.stops.map(\.frame))
        let play = try #require(map.stops.first { $0.words.hasPrefix("Play") })
        #expect(play.details == ["Plays the song."])
        #expect(map.unreached.map(\.title) == ["image “cover”", "label “Gone”"])
        #expect(map.notes.count == 1)
        let anchors = spoken.screen.elements.map(\.anchor)
        #expect(map.stops.allSatisfy { anchors.contains($0.anchor) })
    }

    @Test func `it tells which stops belong together`() throws {
        let spoken = try Spoken(
            """
            screen: Sounds
            elements:
              - type: VStack
                children:
                  - type: List
                    children:
                      - type: Section
                        children:
                          - { type: Text, text: Volume, traits: [header] }
                          - type: HStack
                            children: [{ type: Text, text: Bells }, { type: Slider, label: Bells }]
                          - { type: Toggle, label: Mute }
                      - type: Section
                        children: [{ type: Text, text: Alone }]
                  - { type: Button, title: Done }
            """)
        let map = ScreenMap(of: spoken.screen, in: spoken.simulation)
        let paths = map.stops.map { $0.containers.map { "\($0.kind) \($0.title)" } }
        let section = ["List ", "Section Volume"]
        #expect(paths == [section, section + ["Row "], section + ["Row "], section, ["List "], []])
    }

    @Test func `what holds every stop parts none from another`() throws {
        let spoken = try Spoken(
            "screen: A\nelements: [{ type: List, children: [{ type: Text, text: A }, { type: Text, text: B }] }]")
        let map = ScreenMap(of: spoken.screen, in: spoken.simulation)
        #expect(map.stops.count == 2 && map.stops.allSatisfy(\.containers.isEmpty))
    }

    @Test func `a screen with states tells the ways between them`() throws {
        let spoken = try Spoken(
            """
            screen: Clip
            states: [{ state: open, by: tap share, changes: { share: { title: Shared } } }]
            cost: from start to open
            elements: [{ type: button, id: share, title: Share }]
            """)
        let map = ScreenMap(of: spoken.screen, in: spoken.simulation)
        #expect(map.title == "Clip, start" && map.flow?.states == ["start", "open"])
        let way = try #require(map.flow?.ways.first)
        #expect(way.title == "From “start” to “open”, by a tap on “Share”:" && way.lines.count == 2)
        #expect(map.flow?.costs == ["Cost from “start” to “open”: 0 swipes and 1 act."])
        let open = ScreenMap(of: spoken.screen.states[1], in: VoiceOver.simulate(spoken.screen.states[1]))
        #expect(open.title == "Clip, open" && open.flow == nil)
    }
}
