import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

struct TranscriptTests {
    private static let yaml = """
        - { type: searchBar, id: search, label: Search, frame: [16, 52, 358, 36] }
        - { type: slider, label: Volume, current: 0.5, customActions: [Mute, Reset], frame: [16, 100, 358, 36] }
        - { isElement: true, frame: [16, 150, 358, 36] }
        - { type: label, text: "two\\nlines\\e[31m", frame: [16, 200, 358, 36] }
        """

    @Test func `a transcript numbers the stops`() throws {
        let spoken = try Spoken(TranscriptTests.yaml)
        let expected = """
            Test
              1. Search. Search Field.
              2. Volume: 50%. Adjustable.
                   Swipe up or down with one finger to adjust the value.
                   Actions: Mute, Reset
              3. (silence) view
              4. two lines [31m

            """
        #expect(transcript(of: spoken).text == expected)
    }

    @Test func `a screen without stops says so`() throws {
        let spoken = try Spoken("screen: Bare\nelements: [{ type: image, image: a, decorative: true }]")
        let text = transcript(of: spoken, spoken).text
        let paragraph = "Bare\n  VoiceOver stops nowhere on this screen.\n"
        #expect(text == paragraph + "\n" + paragraph)
    }

    @Test func `numbers are aligned`() throws {
        let spoken = try Spoken((0..<10).map { _ in "- { type: stepper }" }.joined(separator: "\n"))
        let lines = transcript(of: spoken).text.split(separator: "\n")
        #expect(lines[9] == "   9. Decrement. Button.")
        #expect(lines[10] == "  10. Increment. Button.")
    }

    @Test func `the same as data`() throws {
        let yaml =
            "screen: Test\nelements:\n- { type: button, id: pay, title: Pay, hint: Soon., frame: [1, 2, 3, 4.5] }\n"
        let spoken = try Spoken(yaml)
        let json = transcript(of: spoken, file: yaml).json
        let expected =
            #"{"schemaVersion":1,"screens":[{"screen":"Test","technology":"voiceover","stops":[{"id":"pay","#
            + #""type":"button","description":"Pay. Button.","hint":"Soon.","label":"Pay","value":"","#
            + #""traits":["button"],"position":"","actions":[],"frame":[1,2,3,4.5],"line":3,"column":5,"#
            + #""announcements":[],"fragile":null,"offScreen":false}],"unreached":[],"notes":[]}]}"#
        #expect(json.rendered(.compact) == expected)
    }

    private static let losses = """
        screen: Test
        elements:
        - { type: label, text: Basket }
        - id: panel
          hidden: true
          children:
          - { type: button, id: pay, title: "Pay\\nnow" }
        """

    @Test func `what is never reached stands below, with the line to blame`() throws {
        let spoken = try Spoken(TranscriptTests.losses)
        let expected = """
            Test
              1. Basket

              Not reached:
              - button#pay “Pay now”: in panel, which is hidden (line 4)

            """
        #expect(transcript(of: spoken, file: TranscriptTests.losses).text == expected)
        let json = transcript(of: spoken, file: TranscriptTests.losses).json.rendered(.compact)
        let unreached =
            #""unreached":[{"id":"pay","type":"button","description":"Pay\nnow","reason":"in panel, which is hidden","#
            + #""line":7,"column":7,"culprit":{"id":"panel","type":"view","line":4,"column":3}}]"#
        #expect(json.contains(unreached), "\(json)")
    }

    private func transcript(of screens: Spoken..., file: String = "") -> Transcript {
        let traversals = screens.map { Traversal.voiceOver(of: $0.screen, in: $0.simulation) }
        return Transcript(traversals, lines: LineTable(Array(file.utf8)))
    }
}
