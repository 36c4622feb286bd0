import Foundation
import TestSupport
import Testing

/// Runs the console sessions of the documents with the real program and compares the output.
@Suite struct TranscriptTests {
    static let documents: [String] = {
        func markdown(in folder: String) -> [String] {
            let path = packageRoot.appending(path: folder).path()
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }.notEmpty()
        }
        return ["README.md", "Rules/TUTORIAL.md"] + markdown(in: "docs") + markdown(in: "Fixtures/transcripts")
    }()

    @Test(arguments: documents)
    func `a session shows what happens`(document: String) throws {
        let url = packageRoot.appending(path: document)
        let written = try String(contentsOf: url, encoding: .utf8)
        let now = try Transcript(written).answered(by: answer).document
        if isUpdatingGoldens { try Data(now.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == now, "`make golden` rewrites it")
    }

    @Test func `a document is its prose and its sessions`() {
        let document = "# A\n\n```sh\n$ not run\n```\n\n```console\n$ a b\nout\n\n# exit 1\n$ c\n```\nEnd\n"
        let transcript = Transcript(document)
        #expect(transcript.document == document)
        #expect(transcript.parts.contains(.command("a b", answer: "out\n\n# exit 1\n")))
        #expect(transcript.parts.count { if case .command = $0 { true } else { false } } == 2)
        #expect(transcript.answered { _ in "" }.document.contains("$ a b\n$ c\n```\nEnd\n"))
    }

    /// What a reader sees who types the command: both streams, and a status other than 0.
    private func answer(to command: String) throws -> String {
        // The build of the tests takes the place of the one that `swift run` would make.
        let line = command.replacing("swift run a11ylint", with: "a11ylint")
        let plain = /(?:cd ([\w\/.]+)(?: &&|;) )?((?:[A-Z_]+=\w+ )*)a11ylint((?: [^ |&;<>()$`\\"'*?\[#~{}\n]+)*)/
        let run: (output: String, status: Int32)
        if let found = line.wholeMatch(of: plain) {
            let settings = found.2.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
            run = try transcript(
                of: found.3.split(separator: " ").map(String.init),
                in: packageRoot.appending(path: found.1.map(String.init) ?? "."),
                environment: Dictionary(settings.map { ($0[0], $0[1]) }) { $1 })
        } else {
            run = try inShell(line)
        }
        return run.output + (run.status == 0 ? "" : "# exit \(run.status)\n")
    }

    private func inShell(_ line: String) throws -> (output: String, status: Int32) {
        let run = try shell("{ \(line)\n} 2>&1")
        return (run.output, run.status)
    }
}
