import A11yModel
import TestSupport
import Testing

@testable import A11yProject
@testable import A11yServer

/// What an editor's own settings change.
@Suite struct ServerSettingsTests {
    private static let off = "rules.missing-label=off"
    private static let asking = #"{"workspace":{"configuration":true}}"#

    private func open(_ talk: inout ServerTalk) {
        let text = "screen: A\ntitle: A\nelements:\n  - { type: button, id: pay, image: ic_pay }\n"
        let item = JSON.object([
            ("uri", .text("file:///project/a.yaml")), ("languageId", .text("yaml")), ("version", .integer(1)),
            ("text", .text(text)),
        ])
        talk.tell("textDocument/didOpen", JSON.object([("textDocument", item)]).rendered(.compact))
    }

    /// The rules of the findings that the client is sent.
    private func rules(_ talk: inout ServerTalk) -> [String] {
        talk.session.settle().last?["params"]?["diagnostics"]?.items?.compactMap { $0["code"]?.text } ?? []
    }

    @Test func `settings come with the first message`() throws {
        let options = #""initializationOptions":{"set":["\#(Self.off)"]}"#
        var session = ServerTalk(beginning: "{}", options)
        open(&session)
        #expect(!rules(&session).contains("missing-label"))
        var other = ServerTalk(beginning: "{}", #""initializationOptions":null"#)
        open(&other)
        #expect(rules(&other).contains("missing-label"))
    }

    @Test func `settings come with a change`() throws {
        var talk = try ServerTalk(abilities: "{}")
        open(&talk)
        #expect(rules(&talk).contains("missing-label"))
        talk.tell("workspace/didChangeConfiguration", #"{"settings":{"a11ylint":{"set":["\#(Self.off)"]}}}"#)
        #expect(!rules(&talk).contains("missing-label"))
        talk.tell("workspace/didChangeConfiguration", #"{"settings":{"other":1}}"#)
        #expect(!rules(&talk).contains("missing-label"))
    }

    @Test func `a client that can be asked is asked`() throws {
        var talk = try ServerTalk(abilities: Self.asking)
        open(&talk)
        let sent = talk.tell("workspace/didChangeConfiguration", "{}")
        let request = try #require(sent.first { $0["method"]?.text == "workspace/configuration" })
        #expect(request["params"]?["items"]?.items?.first?["section"]?.text == "a11ylint")
        #expect(rules(&talk).contains("missing-label"))
        talk.hear(#"{"jsonrpc":"2.0","id":"settings","result":[{"set":["\#(Self.off)"],"configuration":7}]}"#)
        #expect(!rules(&talk).contains("missing-label"))
        // An error, and an answer to something else, change nothing.
        talk.hear(#"{"jsonrpc":"2.0","id":"settings","error":{"code":1,"message":"no"}}"#)
        talk.hear(#"{"jsonrpc":"2.0","id":"watch","result":[{}]}"#)
        talk.tell("textDocument/didSave", #"{"textDocument":{"uri":"file:///project/a.yaml"}}"#)
        #expect(!rules(&talk).contains("missing-label"))
    }

    @Test func `paths are relative to the folder of the workspace`() {
        let settings = ClientSettings(
            JSON(reading: Array(#"{"configuration":"ci/a.yml","rules":["own","/all"]}"#.utf8)))
        var plain = ProjectRequest()
        plain.ignoresFiles = true
        let request = settings.applied(to: plain, in: "/project")
        #expect(request.file == "/project/ci/a.yml" && request.pages == ["/project/own", "/all"])
        #expect(!request.ignoresFiles)
        #expect(ClientSettings(nil) == ClientSettings())
    }
}
