import Foundation
import TestSupport
import Testing

@testable import A11yPolicy

private let file = packageRoot.appending(path: "docs/configuration.md")
private let text = try? String(contentsOf: file, encoding: .utf8)

/// The table of keys in the documentation of the configuration is generated from the list of keys.
@Suite(.enabled(if: text != nil, "docs/configuration.md does not exist"))
struct ConfigurationDocumentTests {
    @Test func `the documentation lists every key`() throws {
        let text = try #require(text)
        let start = try #require(text.range(of: "<!-- keys -->\n\n"))
        let end = try #require(text.range(of: "\n<!-- /keys -->"))
        let section = start.upperBound..<end.lowerBound
        if isUpdatingGoldens {
            let updated = text.replacingCharacters(in: section, with: ConfigurationKey.markdown)
            try Data(updated.utf8).write(to: file)
        } else {
            #expect(text[section] == ConfigurationKey.markdown, "`make golden` rewrites the table")
        }
    }
}

extension ConfigurationKey {
    /// The table of keys for the documentation, as Markdown.
    fileprivate static var markdown: String {
        let rows = topLevel.map { key in
            "| `\(key.name)` | \(key.documentation?.value ?? "") | \(key.documentation?.default ?? "") |\n"
        }
        return "| Key | Value | Default |\n|---|---|---|\n" + rows.joined()
    }
}
