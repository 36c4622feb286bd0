import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// What VoiceOver says and offers in addition to the description of an element.
struct AnnouncementTests {
    private static let player = """
        - { type: label, text: Before, frame: [0, 0, 50, 20] }
        - containerType: semanticGroup
          label: Player
          customActions: [Mute]
          frame: [0, 50, 390, 100]
          children:
            - { type: button, title: Play, frame: [0, 0, 44, 44], customActions: [Loop] }
            - containerType: semanticGroup
              label: Volume
              frame: [0, 50, 390, 44]
              children: [{ type: slider, frame: [0, 0, 100, 30] }]
        - { type: label, text: After, frame: [0, 200, 50, 20] }
        """

    @Test func `a semantic group is announced where the cursor comes into it`() throws {
        let stops = try Spoken(AnnouncementTests.player).simulation.stops
        #expect(stops.map(\.announcements) == [[], ["Player"], ["Volume"], []])
    }

    @Test func `a semantic group offers its actions to what is in it`() throws {
        let stops = try Spoken(AnnouncementTests.player).simulation.stops
        #expect(stops.map(\.actions) == [[], ["Loop", "Mute"], ["Mute"], []])
    }

    @Test(arguments: [
        "- { containerType: list, label: Songs, elements: [{ label: A }] }",
        "- { containerType: semanticGroup, identifier: x, children: [{ type: label, text: A }] }",
        "- { containerType: semanticGroup, label: '', children: [{ type: label, text: A }] }",
    ])
    func `other groups are not announced`(yaml: String) throws {
        #expect(try Spoken(yaml).simulation.stops.map(\.announcements) == [[]])
    }

    @Test func `actions of a group are available where there is nothing to say`() throws {
        let yaml = """
            - { containerType: semanticGroup, customActions: [Mute], identifier: g, children: [{ isElement: true }] }
            """
        try expect(speech: yaml, ["Actions Available"])
    }

    @Test(arguments: [
        ("current: 0", "Decrement. Dimmed. Button.", "Increment. Button."),
        ("current: 100", "Decrement. Button.", "Increment. Dimmed. Button."),
        ("current: 1, minimum: 1, maximum: 1", "Decrement. Dimmed. Button.", "Increment. Dimmed. Button."),
        ("current: 5", "Decrement. Button.", "Increment. Button."),
        ("minimum: 3", "Decrement. Button.", "Increment. Button."),
    ])
    func `a stepper at its limit leads no further`(properties: String, less: String, more: String) throws {
        try expect(speech: "- { type: stepper, \(properties) }", [less, more])
    }

    @Test(arguments: [
        ("frame: [0, 0, 50, 20]", false), ("frame: [0, 843, 50, 20]", true), ("frame: [0, 841, 50, 20]", false),
        ("frame: [390, 0, 50, 20]", true), ("frame: [-48, 0, 50, 20]", true), ("frame: [0, 900, 0, 0.5]", false),
        ("hint: none", false), ("frame: [0, 100, 50, 1]", false), ("frame: [0, 843.5, 50, 1]", true),
    ])
    func `what is beyond the edges is off screen`(properties: String, isOff: Bool) throws {
        let stops = try Spoken("- { type: label, text: A, \(properties) }").simulation.stops
        #expect(stops.map(\.isOffScreen) == [isOff])
    }

    @Test func `what a scrolling view clips is off screen, and read all the same`() throws {
        let yaml = """
            - type: tableView
              frame: [0, 0, 390, 100]
              children:
                - { type: tableViewCell, title: One, frame: [0, 0, 390, 44] }
                - { type: tableViewCell, title: Two, frame: [0, 99, 390, 44] }
            """
        #expect(try Spoken(yaml).simulation.stops.map(\.isOffScreen) == [false, true])
    }

    @Test(arguments: [
        ("type: button, title: A, frame: [10, 20, 40, 60]", Point(x: 30, y: 50)),
        ("type: button, title: A, frame: [10, 20, 40, 60], path: [[0, 0], [4, 4]]", Point(x: 30, y: 50)),
        ("isElement: true, accessibilityFrame: [5, 5, 0, 0], path: [[0, 0], [4, 8]]", Point(x: 2, y: 4)),
        ("type: button, title: A, frame: [10, 20, 40, 60], activationPoint: [1, 2]", Point(x: 1, y: 2)),
        ("type: slider, frame: [0, 0, 130, 30], current: 0", Point(x: 15, y: 15)),
        ("type: slider, frame: [0, 0, 130, 30], current: 0.5", Point(x: 65, y: 15)),
        ("type: slider, frame: [0, 0, 130, 30], current: 1", Point(x: 115, y: 15)),
    ])
    func `a double tap lands on the activation point`(properties: String, point: Point) throws {
        let spoken = try Spoken("- { \(properties) }")
        #expect(try #require(spoken.simulation.stops.first).activationPoint(on: spoken.screen) == point)
    }

    @Test func `a slider of a right-to-left app begins on the right`() throws {
        let spoken = try Spoken(
            "screen: Test\ndirection: rtl\nelements: [{ type: slider, frame: [0, 0, 130, 30], current: 0 }]")
        #expect(spoken.simulation.stops.map { $0.activationPoint(on: spoken.screen) } == [Point(x: 115, y: 15)])
    }

    @Test func `where nothing is known there is no activation point`() throws {
        let spoken = try Spoken("- { type: label, text: A }")
        #expect(spoken.simulation.stops.map { $0.activationPoint(on: spoken.screen) } == [nil])
    }
}
