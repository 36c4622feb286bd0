import A11yModel
import Testing

@testable import A11yServer

/// Rule pages of a project in an editor.
@Suite struct ServerPageTests {
    /// The messages about a page that is open with a text, each as `line: message`, from 0.
    private func messages(_ text: String, named name: String = "rules/polite.yaml") throws -> [String] {
        let folder = try Folder(["rules/polite.yaml": HouseRuleTests.page])
        let root = folder.url.resolvingSymlinksInPath().path()
        let rules = root.hasSuffix("/") ? root + "rules" : root + "/rules"
        var talk = ServerTalk(beginning: "{}", #""initializationOptions":{"rules":["\#(rules)"]}"#)
        talk.open(text, uri: folder.url.resolvingSymlinksInPath().appending(path: name).absoluteString)
        let diagnostics = talk.session.settle().last?["params"]?["diagnostics"]?.items ?? []
        return diagnostics.map {
            "\($0["range"]?["start"]?["line"]?.integer ?? -1): \($0["message"]?.text ?? "")"
        }
    }

    @Test func `a page that holds has no mistakes`() throws {
        #expect(try messages(HouseRuleTests.page) == [])
    }

    @Test func `an unsaved page has the mistakes that verify tells`() throws {
        let word = HouseRuleTests.page.replacing("severity: warning", with: "severity: warnin")
        let told = try messages(word)
        #expect(told.count == 1 && told[0].hasPrefix("2: "), "\(told)")
        let promise = HouseRuleTests.page.replacing("{ a: a is rude. }", with: "{ a: a is kind. }")
        #expect(
            try messages(promise) == ["10: this example promises a: a is kind. and gives a: a is rude."])
    }

    @Test func `only a page of the project is read as one`() throws {
        #expect(try messages("severity: warnin\n", named: "other.yaml") == [])
    }
}
