import Testing

@testable import A11yWalk

/// Where keys lead, and what they set off.
@Suite struct WalkerTests {
    static let screen = """
        screens:
          - screen: Settings
            onAppear: { post: screenChanged, focus: traversal }
            elements:
              - { type: label, id: title, text: Settings, traits: [header], frame: [16, 60, 300, 40] }
              - { type: button, id: traversal, label: Traversal, action: openAccount, frame: [16, 110, 300, 44] }
              - type: slider
                id: volume
                label: Volume
                current: 0.5
                frame: [16, 160, 300, 44]
              - type: view
                id: rating
                isElement: true
                label: Rating
                traits: [adjustable]
                overrides: [increment]
                frame: [16, 210, 300, 44]
              - type: view
                id: card
                isElement: true
                label: Holiday
                gestures: { tap: openTrip }
                customActions:
                  - { name: Share, action: share }
                  - { name: Delete, action: delete }
                frame: [16, 260, 300, 44]
              - { type: label, id: more, text: More, traits: [header], frame: [16, 310, 300, 40] }
              - { type: button, id: off, label: Off, enabled: false, action: turnOff, frame: [16, 360, 300, 44] }
              - { type: label, id: end, text: The end, frame: [16, 410, 300, 40] }
          - screen: Player
            elements:
              - type: view
                id: player
                overrides: [performEscape, performMagicTap]
                gestures: { tap: showControls }
                frame: [0, 0, 390, 844]
                children:
                  - { type: label, id: song, text: Song, frame: [16, 60, 300, 40] }
                  - { type: switch, id: loop, label: Loop, frame: [16, 110, 51, 31] }
          - screen: Empty
            elements: []

        """

    @Test(arguments: [
        ("", "2"), ("Right", "3"), ("l", "3"), ("Tab", "3"), ("Right Left", "2"), ("h", "1"), ("BackTab", "1"),
        ("Home", "1"), ("g", "1"), ("End", "8"), ("G", "8"), ("G h h", "6"), ("g Left", "1"), ("G Right", "8"),
        // Headings, then links, then elements with actions; where there is none the cursor stays.
        ("Down", "6"), ("Up", "1"), ("j", "6"), ("k", "1"), ("Down Down", "6"), ("r Down", "2"), ("r r Down", "5"),
        ("R Down", "5"), ("r R Down", "6"), ("r r r Down", "6"),
        // From heading to heading, whatever else an element offers; at a card the rotor is on its actions.
        ("g Down", "6"), ("g Right Right Right Right Down", "5"), ("g Right Right Right Right r Down", "6"),
        // At what is adjustable a flick adjusts, until the rotor is turned there.
        ("Right Down", "3"), ("Right r Down", "6"), ("Right Up", "3"),
        ("n", "1"), ("n N", "2"), ("G n N", "8"), ("n Right Right", "2"), ("n n Right", "1"), ("N", "2"),
        ("Q Left", "1"), ("? Right", "2"), ("? Right Right", "3"), ("i q Right", "3"),
    ])
    func `keys lead to a stop`(line: String, place: String) throws {
        #expect(String(try Walker(Self.screen).after(line).position + 1) == place)
    }

    @Test(arguments: [
        ("Enter", "Activates: openAccount"), ("Space", "Activates: openAccount"), ("Enter Right", nil),
        ("g Enter", "Nothing answers a double tap."),
        ("G h Enter", "Dimmed: a double tap does nothing."),
        ("g h", "This is the first element: the cursor stays."), ("G l", "This is the last element: the cursor stays."),
        ("+", "Not adjustable: its value stays."),
        ("l +", "The slider answers `increment`."), ("l -", "The slider answers `decrement`."),
        ("l Up", "The slider answers `increment`."), ("l Down", "The slider answers `decrement`."),
        ("l l +", "Its class answers `increment`."), ("l l -", "Nothing answers `decrement`."),
        ("l l l Enter", "Activates: openTrip"),
        ("l l l Down", "Action 1 of 2: Share."), ("l l l Down Down", "Action 2 of 2: Delete."),
        ("l l l Down Enter", "Activates: share"), ("l l l Up Enter", "Activates: delete"),
        ("l l l Down Down Down", "Activate: double tap as usual."),
        ("l l l Down Down Down Enter", "Activates: openTrip"), ("l l l Down h l Enter", "Activates: openTrip"),
        ("r Down", "There are no links on this screen."), ("G Down", "No more headings in this direction."),
        ("z", "Nothing answers the escape gesture."), ("Esc", "Nothing answers the escape gesture."),
        ("m", "Nothing here answers the magic tap: the system starts or stops what plays."),
        ("N", "This is the first screen of the file."), ("n n n", "This is the last screen of the file."),
        ("n z", "view#player answers the escape gesture."), ("n m", "view#player answers the magic tap."),
        ("n Enter", "The tap goes on to view#player. Activates: showControls"),
        ("n l Enter", "Toggles the setting."),
        ("n n l", nil), ("n n Enter", nil), ("n n +", nil), ("n n Down", nil), ("n n r", nil), ("n n z", nil),
    ])
    func `gestures set something off`(line: String, answer: String?) throws {
        #expect(try Walker(Self.screen).after(line).answer == answer)
    }

    @Test func `code may answer where a file does not tell`() throws {
        let walker = try Walker(file: "Fixtures/screens/player.xib")
        #expect(try walker.after("z").answer == "Nothing answers the escape gesture in this file; code may.")
        let alert = try Walker("screen: A\nelements: [{ type: alert, title: Sure, text: Really }]")
        #expect(try alert.after("z").answer == "The alert answers the escape gesture: it closes.")
    }

    @Test(arguments: ["q", "Right q", "Cancel", "? Cancel", "n n q"])
    func `keys lead out`(line: String) throws {
        var walker = try Walker(Self.screen)
        let effects = try keys(line).map { walker.handle($0) }
        #expect(effects.last == .leave)
        #expect(!effects.dropLast().contains(.leave))
    }

    @Test func `a page that is longer than the terminal is scrolled to its end, and not beyond`() throws {
        let page = try Walker(Self.screen, columns: 40, rows: 12).after("?")
        let first = page.picture
        let end = try page.after(String(repeating: "Down ", count: 100)).picture
        #expect(end.contains("leave\n"))
        let back = try page.after(String(repeating: "j ", count: 100) + String(repeating: "k ", count: 100))
        #expect(back.picture == first)
        #expect(try page.after("Space Space Space").picture == end)
        #expect(try page.after("Space Space Space Space Space").page == nil)
    }
}

/// Where gestures lead on a screen with states.
@Suite struct WalkerStateTests {
    private static let screen = """
        screen: Clip
        states:
          - { state: open, by: tap share, post: screenChanged, focus: copy, changes: { panel: { hidden: false } } }
          - { to: start, from: open, by: 'tap close, escape', post: screenChanged, focus: share }
          - { state: late, by: appears, changes: { share: { enabled: false } } }
        elements:
          - { type: label, text: Clip, frame: [16, 60, 300, 40] }
          - { type: button, id: share, label: Share, action: openShare, frame: [16, 110, 300, 44] }
          - id: panel
            hidden: true
            viewIsModal: true
            frame: [0, 400, 390, 200]
            children:
              - { type: button, id: close, label: Close, action: close, frame: [16, 0, 44, 44] }
              - { type: button, id: copy, label: Copy, action: copy, frame: [16, 60, 44, 44] }
        """

    @Test(
        arguments: [
            (
                "Right Enter", "Clip, open", "Copy. Button.",
                "Activates: openShare Now “open”: the app sends the cursor here."
            ),
            (
                "Right Enter Left Enter", "Clip, start", "Share. Button.",
                "Activates: close Now “start”: the app sends the cursor here."
            ),
            ("Enter", "Clip, start", "Clip", "Nothing answers a double tap."),
            ("Right s", "Clip, late", "Clip", "Now “late”: where the cursor is, the file does not say."),
            ("s s", "Clip, late", "Clip", "No way leads on from this state."),
        ])
    func `a gesture leads to another state`(keys: String, title: String, said: String, answer: String) throws {
        let walker = try Walker(WalkerStateTests.screen).after(keys)
        #expect(walker.title == title)
        #expect(walker.stop?.utterance.description == said)
        #expect(walker.answer == answer)
    }

    @Test func `the escape gesture goes back`() throws {
        let walker = try Walker(WalkerStateTests.screen).after("Right Enter z")
        #expect(walker.title == "Clip, start" && walker.position == 1)
    }

    @Test func `a screen without states says so`() throws {
        let walker = try Walker("screen: A\nelements: [{ type: label, text: A }]").after("s")
        #expect(walker.answer == "The screen has one state." && walker.title == "A")
    }
}
