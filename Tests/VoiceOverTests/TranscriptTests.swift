import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

struct TranscriptTests {
    private static let yaml = """
        - { type: searchBar, id: search, label: Search, frame: [16, 52, 358, 36] }
        - { type: slider, label: Volume, current: 0.5, customActions: [Mute, Reset] }
        - { isElement: true }
        - { type: label, text: "two\\nlines\\e[31m" }
        """

    @Test func `a transcript numbers the stops`() throws {
        let spoken = try Spoken(TranscriptTests.yaml)
        let expected = """
            Test
              1. Search. Search Field.
              2. Volume: 50%. Adjustable.
                   Swipe up or down with one finger to adjust the value.
                   Actions: Mute, Reset
              3. (silence)
              4. two lines [31m

            """
        #expect(Transcript.text([(spoken.screen, spoken.reading)]) == expected)
    }

    @Test func `a screen without stops says so`() throws {
        let spoken = try Spoken("screen: Bare\nelements: [{ type: image, image: a }]")
        let text = Transcript.text([(spoken.screen, spoken.reading), (spoken.screen, spoken.reading)])
        let paragraph = "Bare\n  VoiceOver stops nowhere on this screen.\n"
        #expect(text == paragraph + "\n" + paragraph)
    }

    @Test func `numbers are aligned`() throws {
        let spoken = try Spoken((0..<10).map { _ in "- { type: stepper }" }.joined(separator: "\n"))
        let lines = Transcript.text([(spoken.screen, spoken.reading)]).split(separator: "\n")
        #expect(lines[9] == "   9. Decrement. Button.")
        #expect(lines[10] == "  10. Increment. Button.")
    }

    @Test func `the same as data`() throws {
        let yaml =
            "screen: Test\nelements:\n- { type: button, id: pay, title: Pay, hint: Soon., frame: [1, 2, 3, 4.5] }\n"
        let spoken = try Spoken(yaml)
        let json = Transcript.json([(spoken.screen, spoken.reading)], lines: LineTable(Array(yaml.utf8)))
        let expected =
            #"{"schemaVersion":1,"screens":[{"screen":"Test","technology":"voiceover","stops":[{"id":"pay","#
            + #""type":"button","description":"Pay. Button.","hint":"Soon.","label":"Pay","value":"","#
            + #""traits":["button"],"position":"","actions":[],"frame":[1,2,3,4.5],"line":3,"column":5}]}]}"#
        #expect(json.rendered(.compact) == expected)
    }
}
