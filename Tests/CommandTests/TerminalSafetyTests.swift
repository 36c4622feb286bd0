import A11yModel
import A11yReporters
import Foundation
import TestSupport
import Testing

/// Texts and names of files that would steer a terminal if they came to it as they are.
@Suite struct TerminalSafetyTests {
    private static let name = "a\u{1B}[31m\u{202E}\u{9B}1m.yaml"

    /// Texts that would colour a terminal, name its window, and turn what follows round.
    private static let text = #"""
        screen: "S\e[31m\e]0;t\a\u202E\x9B1m"
        elements:
        - { type: button, id: "I\e[31m\e]0;t\a\u202E\x9B1m", image: "M\e[31m\u202E\x9B1m" }
        - { type: button, label: "L\e[31m\u202E\x9B1m Button", hint: "H\e[31m\u202E\x9B1m" }
        - { type: button, label: "Pay", class: "C\e[31m\u202E\x9B1m" }
        - { type: "T\e[31m\u202E", "K\e[31m\u202E": 1, traits: ["R\e[31m\u202E"], text: a }
        - { type: textField, placeholder: "P\e[31m\u202E\x9B1m", labelledBy: "N\e[31m\u202E" }
        """#

    private let folder: Folder

    init() throws {
        folder = try Folder([TerminalSafetyTests.name: TerminalSafetyTests.text])
    }

    private func steers(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.mustBeEscaped && !["\n", "\r", "\t"].contains($0) }
    }

    @Test func `no format prints what steers a terminal`() throws {
        let names = reporters.map { $0.name }
        let run = try a11ylint(
            ["check", ".", "--select", "all"] + names.flatMap { ["-f", "\($0)=\($0).txt"] }, in: folder.url)
        #expect(!run.output.isEmpty && !steers(run.output + run.errors))
        for name in names {
            let text = try folder.text("\(name).txt")
            #expect(!text.isEmpty && !steers(text), "\(name)")
        }
    }

    @Test(arguments: [
        ["speak"], ["speak", "-f", "json"], ["map"], ["convert"], ["convert", "--to", "xml"],
        ["config"], ["check", "--diff"],
    ])
    func `no command prints what steers a terminal`(command: [String]) throws {
        let run = try a11ylint(command + [TerminalSafetyTests.name], in: folder.url)
        #expect(!(run.output + run.errors).isEmpty)
        #expect(!steers(run.output + run.errors))
    }
}
