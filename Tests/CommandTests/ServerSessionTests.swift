import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

@testable import A11yProject
@testable import A11yServer

/// The course of a conversation: what comes when, and what is answered to what makes no sense.
@Suite struct ServerSessionTests {
    static let faulty = "screen: Pay\ntitle: Pay\nelements:\n  - { type: button, id: pay, image: x, action: pay }\n"

    @Test func `a server says what it can do, and counts as the client does`() throws {
        var session = ServerSession(in: ServerTalk.world())
        for (offered, chosen) in [
            ("[]", "utf-16"), (#"["utf-8","utf-16"]"#, "utf-8"), (#"["utf-32"]"#, "utf-32"), (#"["x"]"#, "utf-16"),
        ] {
            session = ServerSession(in: ServerTalk.world())
            let text = #"{"id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":"#
            let sent = session.receive([Message(.message(Array("\(text)\(offered)}}}}".utf8)))])
            let abilities = sent.first?["result"]?["capabilities"]
            #expect(abilities?["positionEncoding"]?.text == chosen)
            #expect(abilities?["textDocumentSync"]?["change"]?.integer == 2)
        }
    }

    @Test(arguments: [
        (#"{"id":1,"method":"shutdown"}"#, -32002), (#"{"id":1,"method":"textDocument/hover"}"#, -32002),
        (#"{"id":1}"#, -32600), (#"[]"#, -32600), (#"7"#, -32600), (#"{"id":{},"method":"a"}"#, -32600),
        (#"{"id":true,"method":"a"}"#, -32600), (#"{"id":1,"#, -32700), ("", -32700), ("\u{0}", -32700),
        (String(repeating: "[", count: 100_000), -32700), (#"{"id":1,"method":7}"#, -32600),
    ])
    func `what makes no sense is answered by its error`(text: String, code: Int) {
        var session = ServerSession(in: ServerTalk.world())
        let sent = session.receive([Message(.message(Array(text.utf8)))])
        #expect(sent.map { $0["error"]?["code"]?.integer } == [code])
    }

    @Test func `ids come back as they were sent`() {
        var session = ServerSession(in: ServerTalk.world())
        for id in ["1", "\"a\"", "-7", "0"] {
            let sent = session.receive([Message(.message(Array(#"{"id":\#(id),"method":"x"}"#.utf8)))])
            #expect(sent.first?["id"]?.rendered() == id)
        }
    }

    @Test(arguments: [
        ("initialize", "{}", -32600), ("no/such", "{}", -32601), ("textDocument/hover", "{}", -32602),
        ("textDocument/hover", "[]", -32602), ("textDocument/hover", "null", -32602),
        ("textDocument/hover", #"{"textDocument":{"uri":"\#(ServerTalk.uri)"}}"#, -32602),
        ("textDocument/codeAction", #"{"textDocument":{"uri":"\#(ServerTalk.uri)"},"range":{"start":{}}}"#, -32602),
    ])
    func `a request that cannot be met is answered by its error`(method: String, params: String, code: Int) throws {
        var talk = try ServerTalk()
        talk.open("screen: A\n")
        #expect(try talk.answer(method, params)["error"]?["code"]?.integer == code)
    }

    @Test(arguments: [
        ("no/such", "{}"), ("$/setTrace", #"{"value":"off"}"#), ("textDocument/didOpen", "{}"),
        ("textDocument/didChange", "7"), ("textDocument/didClose", "null"), ("textDocument/didSave", "{}"),
        ("textDocument/didChange", #"{"textDocument":{"uri":"file:///other"},"contentChanges":[]}"#),
    ])
    func `a notification that makes no sense changes nothing`(method: String, params: String) throws {
        var talk = try ServerTalk()
        talk.open(ServerSessionTests.faulty)
        let before = talk.published()
        let sent = talk.tell(method, params)
        #expect(sent.allSatisfy { $0["method"]?.text == "window/logMessage" })
        talk.tell("textDocument/didSave", #"{"textDocument":{"uri":"\#(ServerTalk.uri)"}}"#)
        #expect(talk.published() == before)
    }

    @Test func `the end is good only behind a shutdown`() throws {
        var talk = try ServerTalk()
        talk.tell("exit", "null")
        #expect(talk.session.phase == .ended(.failed))
        talk = try ServerTalk()
        #expect(try talk.ask("shutdown", "null").isNull)
        #expect(try talk.answer("textDocument/hover", "{}")["error"]?["code"]?.integer == -32600)
        talk.tell("exit", "null")
        #expect(talk.session.phase == .ended(.passed))
    }

    @Test func `what is cancelled before its turn is not worked on`() throws {
        var talk = try ServerTalk()
        let messages = [
            #"{"id":7,"method":"textDocument/hover","params":{}}"#, #"{"method":"$/cancelRequest","params":{"id":7}}"#,
        ]
        let sent = talk.session.receive(messages.map { Message(.message(Array($0.utf8))) })
        #expect(sent.map { $0["error"]?["code"]?.integer } == [-32800])
    }

    @Test func `findings are sent once nothing more waits, and taken back at the close`() throws {
        var talk = try ServerTalk()
        talk.open(ServerSessionTests.faulty)
        let found = talk.published()
        #expect(found.contains { $0.hasPrefix("3:6-3:18 ") }, "\(found)")
        #expect(talk.session.settle().isEmpty)
        for version in 2...5 {
            let text = version == 5 ? "screen: Pay\\ntitle: Pay\\n" : "screen:"
            let document = #"{"uri":"\#(ServerTalk.uri)","version":\#(version)}"#
            let changes = #"[{"text":"\#(text)"}]"#
            talk.tell("textDocument/didChange", #"{"textDocument":\#(document),"contentChanges":\#(changes)}"#)
        }
        let sent = talk.session.settle()
        #expect(sent.count == 1)
        #expect(sent.first?["params"]?["version"]?.integer == 5)
        #expect(sent.first?["params"]?["diagnostics"]?.items?.map(ServerTalk.line) == ["0:0-0:11 empty-screen"])
        let closed = talk.tell("textDocument/didClose", #"{"textDocument":{"uri":"\#(ServerTalk.uri)"}}"#)
        #expect(closed.first?["params"]?["diagnostics"]?.items?.isEmpty == true)
    }

    @Test func `who asks for findings gets the same and is sent none`() throws {
        var told = try ServerTalk()
        told.open(ServerSessionTests.faulty)
        var asking = try ServerTalk(abilities: #"{"textDocument":{"diagnostic":{}}}"#)
        asking.open(ServerSessionTests.faulty)
        #expect(asking.session.settle().isEmpty)
        let answer = try asking.ask("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(ServerTalk.uri)"}}"#)
        #expect(answer["kind"]?.text == "full")
        #expect(answer["items"]?.items?.map(ServerTalk.line) == told.published())
    }

    @Test(arguments: [
        "services:\n  web:\n    image: nginx\n", "on: push\njobs: {}\n", "a: [", "", "plain text", "{{ template }}",
        "<plist version=\"1.0\"/>",
    ])
    func `files that describe no screen are left in peace`(text: String) throws {
        var talk = try ServerTalk()
        talk.open(text)
        #expect(talk.published() == [])
        #expect(try talk.ask("textDocument/hover", at: "|" + text).isNull)
    }

    @Test func `what the baseline of the configuration knows is not told`() throws {
        let world = ServerTalk.world(baseline: { _, path throws(Failure) in
            let file = try BaselineFile(at: BaselineFile.usualName)
            var report = lint(Source(path: path, text: ServerSessionTests.faulty), with: FileSettings(.recommended))
            report.numberEquals()
            var baseline = Baseline()
            baseline.entries = report.findings.flatMap(\.places).map { $0.entry(in: file.relative(path)) }
            return KnownFindings(file: file, match: BaselineMatch(baseline, today: nil))
        })
        var talk = try ServerTalk(in: world)
        talk.open(ServerSessionTests.faulty)
        #expect(talk.published() == [])
        let news = "  - { type: button, id: stop, image: x, action: stop }\n"
        talk.open(ServerSessionTests.faulty + news)
        #expect(talk.published().map { $0.prefix(2) } == ["4:"])
    }

    @Test func `a mistake in a configuration is told with its place`() throws {
        let text = "version: 1\nrules:\n  low-contrst: off\n"
        let problem = ConfigurationProblem(
            "unknown rule “low-contrst”", at: SourceRange(20, 31), hint: "did you mean “low-contrast”?")
        let complaint = FileProblem(path: ".a11ylint.yml", bytes: Array(text.utf8), problem: problem)
        let world = ServerTalk.world(settings: { _, _ throws(Failure) in throw Failure([complaint]) })
        var talk = try ServerTalk(in: world)
        talk.open(ServerSessionTests.faulty)
        let expected = "a11ylint: .a11ylint.yml:3:3: unknown rule “low-contrst”; did you mean “low-contrast”?"
        #expect(talk.session.settle().first?["params"]?["message"]?.text == expected)
    }

    @Test func `a configuration that cannot be used is told once, until it is read anew`() throws {
        let isBroken = Locked(true)
        let world = ServerTalk.world(settings: { project, path throws(Failure) in
            if isBroken.withLock(\.self) { throw Failure("line 3: no rule is called “x”") }
            return project.settings(for: path)
        })
        var talk = try ServerTalk(in: world)
        talk.open(ServerSessionTests.faulty)
        let sent = talk.session.settle()
        #expect(sent.first?["method"]?.text == "window/showMessage")
        #expect(sent.first?["params"]?["message"]?.text == "a11ylint: line 3: no rule is called “x”")
        #expect(sent.last?["params"]?["diagnostics"]?.items?.isEmpty == true)
        talk.tell("textDocument/didSave", #"{"textDocument":{"uri":"\#(ServerTalk.uri)"}}"#)
        #expect(talk.session.settle().map { $0["method"]?.text } == ["textDocument/publishDiagnostics"])
        for method in ["workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration"] {
            isBroken.withLock { $0.toggle() }
            talk.tell(method, "{}")
            #expect(talk.published().isEmpty == isBroken.withLock(\.self))
        }
    }

    @Test func `places in code are related information of their files`() throws {
        let world = ServerTalk.world(check: { source, settings, tables, code in
            var report = lint(source, with: settings, beside: tables, code: code)
            for index in report.findings.indices {
                let place = CodePlace(path: "/project/App/Sign in.swift", line: 3, column: 9)
                report.findings[index].code = CodeEvidence(
                    statement: "no code of `SignIn` touches `close`",
                    places: [CodeReference("declared here", at: place)])
            }
            return report
        })
        var talk = try ServerTalk(in: world)
        talk.open(Self.faulty)
        let sent = talk.session.settle().last?["params"]?["diagnostics"]?.items ?? []
        let finding = try #require(sent.first { $0["code"]?.text == "missing-label" })
        #expect(finding["message"]?.text?.hasSuffix("No code of `SignIn` touches `close`.") == true)
        let place = try #require(finding["relatedInformation"]?.items?.last)
        #expect(place["message"]?.text == "declared here")
        #expect(place["location"]?["uri"]?.text == "file:///project/App/Sign%20in.swift")
        #expect(place["location"]?["range"]?["start"]?["line"]?.integer == 2)
        #expect(place["location"]?["range"]?["start"]?["character"]?.integer == 8)
    }
}
