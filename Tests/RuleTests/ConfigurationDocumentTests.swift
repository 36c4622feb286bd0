import Foundation
import TestSupport
import Testing

@testable import A11yPolicy

private let file = packageRoot.appending(path: "docs/configuration.md")
private let text = try? String(contentsOf: file, encoding: .utf8)

/// The table of keys in the documentation of the configuration has all of them, in their order.
@Suite(.enabled(if: text != nil, "docs/configuration.md does not exist"))
struct ConfigurationDocumentTests {
    @Test func `the documentation lists every key`() throws {
        let text = try #require(text)
        let start = try #require(text.range(of: "<!-- keys -->\n\n"))
        let end = try #require(text.range(of: "\n<!-- /keys -->"))
        let rows = text[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst(2)
        let names = rows.map { row in row.split(separator: "`").dropFirst().first.map(String.init) }
        #expect(names == ConfigurationKey.topLevel.map(\.name))
    }
}
