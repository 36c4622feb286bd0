import A11yModel
import Testing

@testable import A11yAgreement

/// What counts as a record of speech.
@Suite struct RecordReaderTests {
    private func read(_ text: String, named name: String = "Orders") throws(RecordReader.Refusal) -> DeviceRecord {
        try RecordReader.read(Source(path: "record", text: text), named: name)
    }

    @Test(arguments: [
        "Pay, button\nHelp, button\n",
        "\u{FEFF}Pay, button\r\n\r\nHelp, button\r\n",
        #"["Pay, button", "Help, button"]"#,
        #"[{"utterance": "Pay, button"}, {"utterance": "Help, button"}]"#,
        #"{"steps": [{"utterance": "Pay, button"}, {"utterance": "Help, button"}]}"#,
        #"{"value": {"steps": [{"utterance": "Pay, button"}, {"utterance": "Help, button"}]}}"#,
        #"[{"value": {"utterance": "Pay, button"}}, {"value": {"utterance": "Help, button"}}]"#,
        "{\"utterance\": \"Pay, button\"}\n{\"utterance\": \"Help, button\"}\n",
        "{\"value\":{\"utterance\":\"Pay, button\"}}\n\n{\"value\":{\"utterance\":\"Help, button\"}}\n",
        "[debug] answer {\"utterance\":\"Pay, button\"}\n[debug] idle\n[debug] answer {\"utterance\":\"Help, button\"}",
        "    t = 1.20s utterance: Pay, button\n    t = 1.90s tap\n    t = 2.20s utterance: \"Help, button\"",
        #"[{"spoken_description": "Pay, button"}, {"caption": "Help, button"}]"#,
    ])
    func `the utterances of each form are read`(text: String) throws {
        #expect(try read(text).stops.map(\.speech) == ["Pay, button", "Help, button"])
    }

    @Test func `a cursor that goes back meets stops in the order of swiping right`() throws {
        let steps = [
            ("current", "B"), ("forward", "C"), ("backward", "B"), ("backward", "A"), ("forward", "B"),
            ("forward", "C"), ("forward", "D"),
        ]
        let text = steps.map { #"{"action": "\#($0)", "utterance": "\#($1)"}"# }.joined(separator: "\n")
        #expect(try read(text).stops.map(\.speech) == ["A", "B", "C", "D"])
    }

    @Test func `moves into groups are left out, and a note says so`() throws {
        let text = #"[{"utterance": "A"}, {"direction": "in", "utterance": "A1"}, {"utterance": "B"}]"#
        let record = try read(text)
        #expect(record.stops.map(\.speech) == ["A", "B"])
        #expect(record.notes == ["1 move in or out of groups left out: the order is that of swipes."])
    }

    @Test(arguments: [
        ("", "an utterance expected; the file is empty"),
        ("<XCUIElementTypeApplication/>", "a record of what VoiceOver said expected; this is XML"),
        ("{}", "a list of utterances expected"),
        (#"{"steps": []}"#, "an utterance expected; this record has none"),
        (#"[{"utterance": null}]"#, "an utterance expected; this record has none"),
        (#"{"steps": [{"utterance": "Pay""#, "expected"),
        ("utterance:\n", "an utterance expected behind `utterance:`"),
    ])
    func `what is no record is refused with a sentence`(text: String, sentence: String) {
        let refusal = #expect(throws: RecordReader.Refusal.self) { try read(text) }
        #expect(refusal?.sentence.contains(sentence) == true, "\(refusal?.sentence ?? "")")
    }

    @Test func `of a transcript with several screens, the one of the same name counts`() throws {
        let text = "Orders\n  1. Pay. Button.\n\nCart\n  1. Empty\n       Tap to fill\n       Actions: Fill\n"
        #expect(try read(text).stops == [RecordedStop(speech: "Pay. Button.", actions: [])])
        let cart = RecordedStop(speech: "Empty", hint: "Tap to fill", actions: ["Fill"])
        #expect(try read(text, named: "Cart").stops == [cart])
        let refusal = #expect(throws: RecordReader.Refusal.self) { try read(text, named: "Help") }
        #expect(refusal?.sentence == "the screen “Help” expected; the transcript has “Orders”, “Cart”")
    }
}
