import A11yModel
import A11yReporters
import Foundation
import TestSupport
import Testing

/// Texts and names of files that would steer a terminal if they came to it as they are.
@Suite struct TerminalSafetyTests {
    private static let name = "a\u{1B}[31m\u{202E}\u{9B}1m.yaml"

    private func folder() throws -> Folder {
        let text = String(decoding: fixture("hostile/steers-terminals.yaml").bytes, as: UTF8.self)
        return try Folder([TerminalSafetyTests.name: text])
    }

    private func steers(_ run: ProgramRun) -> Bool {
        (run.output + run.errors).unicodeScalars.contains { $0.isTreacherous && !["\n", "\r", "\t"].contains($0) }
    }

    @Test(arguments: reporters.map { $0.name })
    func `no format prints what steers a terminal`(format: String) throws {
        let run = try a11ylint(["check", ".", "--preset", "all", "-f", format], in: try folder().url)
        #expect(!run.output.isEmpty)
        #expect(!steers(run))
    }

    @Test(arguments: [
        ["speak"], ["speak", "-f", "json"], ["map"], ["convert"], ["convert", "--to", "xml"], ["suppressions"],
        ["config", "explain"], ["config", "path"], ["check", "--diff"],
    ])
    func `no command prints what steers a terminal`(command: [String]) throws {
        let run = try a11ylint(command + [TerminalSafetyTests.name], in: try folder().url)
        #expect(!(run.output + run.errors).isEmpty)
        #expect(!steers(run))
    }
}
