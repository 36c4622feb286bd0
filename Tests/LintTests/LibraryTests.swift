import A11yLint
import A11yModel
import Foundation
import TestSupport
import Testing

/// The library as another program uses it, and as README.md shows it.
@Suite struct LibraryTests {
    private let yaml = "screen: Shop\nelements:\n  - { type: button, id: pay, image: ic_pay }\n"

    @Test func `the example of README finds what the command finds`() throws {
        var printed: [[String]] = []
        func print(_ words: String...) { printed.append(words) }
        // README
        let source = Source(path: "screen.yaml", text: yaml)
        for finding in lint(source, preset: .recommended).findings {
            print(finding.rule, finding.message)
        }
        // end
        #expect(printed.map(\.first).contains("missing-label"))
    }

    @Test func `the example of README is the code above`() throws {
        func lines(_ path: String, from start: String, to end: String) throws -> [String] {
            let text = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            let first = try #require(lines.firstIndex(of: start))
            return lines[(first + 1)...].prefix { $0 != end }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
        }
        let shown = try lines("README.md", from: "```swift", to: "```")
        #expect(try shown == lines("Tests/LintTests/LibraryTests.swift", from: "// README", to: "// end"))
        #expect(!shown.isEmpty)
    }

    @Test func `a finding knows its line and column`() throws {
        let report = lint(Source(path: "screen.yaml", text: yaml))
        let finding = try #require(report.findings.first { $0.rule == "missing-label" })
        #expect(report.position(of: finding) == (3, 7))
        #expect(finding.severity == .error)
    }
}
