import A11yLint
import A11yModel
import A11ySyntax
import Testing

@testable import A11yProject
@testable import A11yServer

/// Help, completion, actions and outline at a place, `|`, of a text that may be half written.
@Suite struct ServerFeatureTests {
    private func completions(_ marked: String) throws -> [String] {
        var talk = try ServerTalk()
        return try talk.ask("textDocument/completion", at: marked)["items"]?.items?.compactMap {
            $0["textEdit"]?["newText"]?.text
        } ?? []
    }

    private static let head = "screen: A\nelements:\n"

    @Test(arguments: [
        ("screen: A\n|", "platform: "), ("screen: A\npl|", "platform: "), ("screen: A\n|\nelements: []", "title: "),
        ("screen: A\nplatform: |", "tvos"), ("screen: A\nplatform: t|\n", "tvos"),
        ("screen: A\nonAppear:\n  |", "post: "),
        ("screen: A\nonAppear: {po|", "post: "), ("screen: A\nonAppear: { post: |", "layoutChanged"),
        ("screens:\n  - screen: A\n    |", "title: "), (head + "  - |", "type: "), (head + "  - ty|", "type: "),
        (head + "  - type: |", "button"), (head + "  - type: bu|\n    id: a", "button"),
        (head + "- type: view\n  |", "hidden: "), (head + "  - type: view\n    children:\n      - |", "type: "),
        (head + "  - type: view\n    children:\n    - type: label\n      |", "label: "),
        (head + "  - { type: button, hid|", "hidden: "), (head + "  - { type: button, hidden: |}", "false"),
        (head + "  - { type: button, font: { |", "style: "), (head + "  - {type: button,\n     |", "label: "),
        ("screen: A\nelements: [{ type: button, id: a }, { |", "type: "),
        (head + "  - id: a\n    traits: [|", "adjustable"), (head + "  - id: a\n    traits: [button, |]", "header"),
        (head + "  - id: a\n    traits:\n      - |", "header"), (head + "  - id: a\n    traits: |", "[header]"),
        (head + "  - id: a\n    isOn: |", "mixed"), (head + "  - id: a\n    font:\n      |", "bold: "),
        (head + "  - id: a\n    customActions:\n      - |", "name: "), (head + "  - id: a\n    font|", "font:"),
        (head + "  - id: a\n    hint: >\n      text\n    |", "label: "), (head + "  - id: a\n    labelledBy: |", "a"),
        (head + "  - id: a\n    elements: [|", "a"), (head + "  - id: a # b\n    |", "hidden: "),
        (head + "  - id: 'a: b'\n    |", "hidden: "), (head + "  - id: a\n    ?broken\n    |", "hidden: "),
        (head + "  - id: a\n    hid|: true", "hidden"), (head + "  # a11ylint:ignore[|", "missing-label"),
        (head + "  # a11ylint:ignore[target-size, miss|] x", "missing-label"), (head + "  # plain |", "none"),
        (head + "  - id: a\n    label: |", "none"), (head + "  - id: a\n    hint: >\n      some |\n", "none"),
        (head + "  - id: a\n    id|: b", "hidden"), ("services:\n  - |", "none"),
        (head + "  - id: a\n    isOn:|", "mixed"), (head + "  - { id: a,| text: b }", "hidden: "),
    ])
    func `in YAML a half-written place is completed`(marked: String, expected: String) throws {
        let found = try completions(marked)
        #expect(expected == "none" ? found.isEmpty : found.contains(expected), "\(found.prefix(5))")
    }

    @Test(arguments: [
        ("<screen name=\"A\">\n  <bu|", "button"), ("<screen |", "platform=\"$0\""),
        ("<screen name=\"A\" plat|>", "platform=\"$0\""),
        ("<screen platform=\"|\"/>", "tvos"), ("<screen><button |/>", "label=\"$0\""),
        ("<screen><button hidden=\"|", "true"),
        ("<screen><button traits=\"button he|", "header"), ("<screen><button><customAction |", "name=\"$0\""),
        ("<screen><!-- a11ylint:ignore[|", "missing-label"), ("<screen>|", "none"), ("<screen><!-- | -->", "none"),
        ("<screen><button/|>", "none"), ("<document><view |", "none"),
    ])
    func `in XML a half-written place is completed`(marked: String, expected: String) throws {
        let found = try completions(marked)
        #expect(expected == "none" ? found.isEmpty : found.contains(expected), "\(found.prefix(5))")
    }

    @Test(arguments: [
        (#"{"screen": "A", |"#, #""platform": "#), (#"{"screen": "A", "pl|"#, "platform"),
        (#"{"screen": "A", "pl|": "ios"}"#, "platform"), (#"{"screen": "A", "platform": |"#, #""tvos""#),
        (#"{"screen": "A", "platform": "|"}"#, "tvos"), (#"{"screen": "A", "whole": |"#, "false"),
        (#"{"screen": "A", "elements": [{"type": "|"#, "button"), (#"{"screen": "A", "elements": [{|"#, #""type": "#),
        (#"{"screen": "A", "elements": [{"traits": |"#, #"["button"]"#),
    ])
    func `in JSON words stand in quotation marks, once`(marked: String, expected: String) throws {
        var talk = try ServerTalk()
        let uri = "file:///project/a.json"
        let text = marked.replacing("|", with: "")
        talk.open(text, uri: uri, language: "json")
        let column = marked.prefix { $0 != "|" }.count
        let items =
            try talk.ask(
                "textDocument/completion",
                #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":\#(column)}}"#)["items"]?.items
            ?? []
        #expect(items.contains { $0["textEdit"]?["newText"]?.text == expected }, "\(items.prefix(3))")
    }

    @Test func `what is written already is not offered again`() throws {
        let found = try completions(ServerFeatureTests.head + "  - type: button\n    accessibilityLabel: A\n    |")
        #expect(!found.contains("type: ") && !found.contains("label: ") && found.contains("hint: "))
    }

    @Test func `every beginning of a screen is completed without end or crash`() throws {
        let texts = [
            "screen: A\nelements:\n  - { traits: [\"a\", 'b'], font: { size: 1 } } # c\n  - id: >\n      x\n",
            "<screen name=\"A\"><!-- c --><button id='a' label=\"b\"/><view>x</view></screen>",
            "- [{}]}]\n? a\n: b\n'",
            "\t- \"",
        ]
        for text in texts {
            for offset in 0...text.utf8.count { _ = WrittenPlace(of: offset, in: Array(text.utf8)) }
        }
    }

    private func hover(_ marked: String) throws -> String {
        var talk = try ServerTalk()
        return try talk.ask("textDocument/hover", at: marked)["contents"]?["value"]?.text ?? ""
    }

    private static let pay =
        "screen: A\ntitle: A\nelements:\n  - { type: button, id: pay, label: Pay *now*, action: b }\n"

    @Test(arguments: [
        ("type: button", "stop 1 of 1**: “Pay \\*now\\*. Button.”"), ("type: button", "Traits: button"),
        ("action: b", "`action`: What activating it does."), ("button, id", "`button`: UIKit’s `UIButton`."),
        ("elements:", "`elements`: The views on the screen"),
    ])
    func `help tells what is heard and what a word means`(at: String, text: String) throws {
        let marked = ServerFeatureTests.pay.replacing(at, with: "|" + at)
        #expect(try hover(marked).contains(text))
    }

    @Test func `help tells why nothing is heard, and why there is a finding`() throws {
        let marked = "screen: A\ntitle: A\nelements:\n  - { |type: image, id: pay, image: x, action: b }\n"
        let text = try hover(marked)
        #expect(
            text.contains("**VoiceOver does not stop here**: an image view is not an accessibility element by itself."))
        #expect(text.contains("**missing-focus**: VoiceOver never reaches pay"))
        #expect(text.contains("**What to do**") && text.contains("https://www.w3.org/"))
        var plain = try ServerTalk(abilities: "{}")
        let answer = try plain.ask("textDocument/hover", at: marked)
        #expect(answer["contents"]?["kind"]?.text == "plaintext")
        #expect(answer["contents"]?["value"]?.text?.contains("**") == false)
    }

    @Test func `an outline is the tree of the elements`() throws {
        var talk = try ServerTalk()
        let tree = try talk.ask(
            "textDocument/documentSymbol",
            at: "|screen: A\nelements:\n  - { type: view, id: card, children: [{ type: label, text: Hi }] }\n")
        let screen = tree.items?.first
        #expect(screen?["name"]?.text == "A")
        let card = screen?["children"]?.items?.first
        #expect(card?["name"]?.text == "view#card")
        #expect(card?["children"]?.items?.first?["name"]?.text == "label “Hi”")
    }
}
