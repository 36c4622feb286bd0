import Foundation
import Testing

/// The generated reference of the rules.
@Suite struct RuleReferenceTests {
    @Test func `Rules/README.md is what the pages say`() throws {
        let url = packageRoot.appending(path: "Rules/README.md")
        let now = try a11ylint(["rules", "--format", "markdown"]).output
        if isUpdatingGoldens { try Data(now.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == now, "`make docs` rewrites it")
    }
}
