import A11yLint
import A11yModel
import A11yEngine
import A11yPolicy
import Testing

@testable import A11yProject
@testable import A11yServer

/// A conversation with the language server in a test: what the client says, and what it is answered.
struct ServerTalk {
    var session: ServerSession
    private var lastID = 0

    static let uri = "file:///project/screens/pay.yaml"

    /// What a modern editor says that it can do.
    static let abilities = """
        {"general":{"positionEncodings":["utf-16"]},
         "textDocument":{"publishDiagnostics":{"relatedInformation":true,"codeDescriptionSupport":true},
          "hover":{"contentFormat":["markdown","plaintext"]},
          "documentSymbol":{"hierarchicalDocumentSymbolSupport":true},
          "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}},
         "workspace":{"workspaceEdit":{"documentChanges":true},"didChangeWatchedFiles":{"dynamicRegistration":true}}}
        """

    /// A project without a configuration.
    private static var request: ProjectRequest {
        var request = ProjectRequest()
        request.ignoresFiles = true
        return request
    }

    /// A world without files, whose project has the recommended rules and whose checker may be another one.
    static func world(
        settings: @escaping @Sendable (Project, String) throws(Failure) -> FileSettings = { project, path in
            project.settings(for: path)
        },
        baseline: @escaping @Sendable (Project, String) throws(Failure) -> KnownFindings? = { _, _ in nil },
        check: @escaping @Sendable (Source, FileSettings, [Source], CodeAnswers?) -> Report = {
            source, settings, tables, _ in
            lint(source, with: settings, beside: tables)
        }
    ) -> ServerWorld {
        ServerWorld(
            project: { settings, folder throws(Failure) in
                try Project(settings.applied(to: ServerTalk.request, in: folder))
            }, settings: settings,
            root: { _ in PathRoot(path: "/project", current: "/project") }, tables: { _ in [] },
            baseline: baseline, check: check)
    }

    /// A conversation that has begun.
    init(abilities: String = ServerTalk.abilities, in world: ServerWorld = ServerTalk.world()) throws {
        session = ServerSession(in: world)
        _ = try ask("initialize", #"{"rootUri":"file:///project","capabilities":\#(abilities)}"#)
        tell("initialized", "{}")
    }

    /// A conversation that begins with more than abilities.
    init(beginning abilities: String, _ more: String) {
        session = ServerSession(in: ServerTalk.world())
        let params = #"{"rootUri":"file:///project","capabilities":\#(abilities),\#(more)}"#
        hear(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":\#(params)}"#)
        tell("initialized", "{}")
    }

    /// Takes a message as it is.
    mutating func hear(_ message: String) { _ = session.receive([Message(.message(Array(message.utf8)))]) }

    /// Sends a notification; what comes back at once.
    @discardableResult
    mutating func tell(_ method: String, _ params: String) -> [JSON] {
        session.receive([Message(.message(Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#.utf8)))]
        )
    }

    /// Sends a request; the whole answer.
    mutating func answer(_ method: String, _ params: String) throws -> JSON {
        lastID += 1
        let text = #"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#
        let sent = session.receive([Message(.message(Array(text.utf8)))])
        let answer = try #require(sent.last)
        #expect(answer["id"]?.integer == lastID)
        return answer
    }

    /// Sends a request; the result.
    mutating func ask(_ method: String, _ params: String) throws -> JSON {
        let answer = try answer(method, params)
        return try #require(answer["result"], "\(answer.rendered())")
    }

    /// Opens a document.
    mutating func open(_ text: String, uri: String = ServerTalk.uri, language: String = "yaml") {
        let item = JSON.object([
            ("uri", .text(uri)), ("languageId", .text(language)), ("version", .integer(1)), ("text", .text(text)),
        ])
        tell("textDocument/didOpen", JSON.object([("textDocument", item)]).rendered(.compact))
    }

    /// The findings that are sent when nothing more waits, as `line:column-line:column rule` from 0.
    mutating func published() -> [String] {
        session.settle().last?["params"]?["diagnostics"]?.items?.map(ServerTalk.line) ?? ["nothing was sent"]
    }

    /// A finding in short.
    static func line(_ diagnostic: JSON) -> String {
        func place(_ position: JSON?) -> String {
            "\(position?["line"]?.integer ?? -1):\(position?["character"]?.integer ?? -1)"
        }
        let range = diagnostic["range"]
        return "\(place(range?["start"]))-\(place(range?["end"])) \(diagnostic["code"]?.text ?? "")"
    }

    /// A request about the place of `|` in a text, which is opened without it.
    mutating func ask(_ method: String, at marked: String, language: String = "yaml") throws -> JSON {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let before = String(parts[0])
        open(before + (parts.count > 1 ? parts[1] : ""), language: language)
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        let position = #"{"line":\#(lines.count - 1),"character":\#(lines.last?.utf16.count ?? 0)}"#
        return try ask(method, #"{"textDocument":{"uri":"\#(ServerTalk.uri)"},"position":\#(position)}"#)
    }
}
