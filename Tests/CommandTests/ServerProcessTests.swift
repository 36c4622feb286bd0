import A11yModel
import Testing

@testable import A11yServer

/// The language server as an editor runs it: nothing but the protocol on standard output, and an end in every case.
@Suite struct ServerProcessTests {
    private func run(_ messages: [String]) throws -> (answers: [JSON], status: Int32) {
        let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
        let run = try a11ylint(["server"], input: input)
        #expect(run.errors.isEmpty)
        var frames = MessageFrames()
        frames.add(Array(run.output.utf8))
        var answers: [JSON] = []
        while let frame = frames.next() {
            guard case .message(let bytes) = frame else { throw NoProtocol() }
            answers.append(try #require(JSON(reading: bytes)))
        }
        #expect(answers.map { $0.framed.count }.reduce(0, +) == run.output.utf8.count)
        return (answers, run.status)
    }

    private let initialize = #"{"id":1,"method":"initialize","params":{}}"#

    @Test func `a session ends as the client ends it`() throws {
        let shutdown = #"{"id":2,"method":"shutdown"}"#
        let exit = #"{"method":"exit"}"#
        #expect(try run([initialize, shutdown, exit]).status == 0)
        #expect(try run([initialize, shutdown]).status == 0)
        #expect(try run([initialize, exit]).status == 1)
        #expect(try run([initialize]).status == 1)
        #expect(try run([]).status == 1)
    }

    @Test func `a document is checked as check does it`() throws {
        let text = JSON.text(Screens.error).rendered()
        let document = #"{"uri":"file:///a.yaml","languageId":"yaml","version":1,"text":\#(text)}"#
        let open = #"{"method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#
        let answers = try run([initialize, open]).answers
        #expect(answers.count == 2)
        let found = answers.last?["params"]?["diagnostics"]?.items ?? []
        let check = try a11ylint(["-f", "jsonl", "--stdin-filename", "a.yaml", "-"], input: Screens.error)
        let told = check.output.split(separator: "\n").dropLast().compactMap { JSON(reading: Array($0.utf8)) }
        #expect(found.map { $0["code"]?.text } == told.map { $0["rule"]?.text } && !found.isEmpty)
    }

    @Test(arguments: ["garbage", "Content-Length: 5\r\n\r\n{", "Content-Length: 99999999999\r\n\r\n{}", "\r\n\r\n\r\n"])
    func `whatever comes, it ends with its input`(input: String) throws {
        let run = try a11ylint(["server"], input: input)
        #expect(run.status == 1 && run.errors.isEmpty)
        #expect(run.output.isEmpty || run.output.hasPrefix("Content-Length: "))
    }

    private struct NoProtocol: Error {}
}
