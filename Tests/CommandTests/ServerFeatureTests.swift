import A11yLint
import A11yModel
import Testing

@testable import A11yProject
@testable import A11yServer

/// Help and outline at a place, `|`, of a text.
@Suite struct ServerFeatureTests {
    private func hover(_ marked: String) throws -> String {
        var talk = try ServerTalk()
        return try talk.ask("textDocument/hover", at: marked)["contents"]?["value"]?.text ?? ""
    }

    private static let pay =
        "screen: A\ntitle: A\nelements:\n  - { type: button, id: pay, label: Pay *now*, action: b }\n"

    @Test(arguments: [
        ("type: button", "stop 1 of 1**: “Pay \\*now\\*. Button.”"), ("type: button", "Traits: button"),
    ])
    func `help tells what is heard`(at: String, text: String) throws {
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
