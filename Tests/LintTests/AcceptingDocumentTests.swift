import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import A11ySyntax
import Foundation
import Testing

/// What the document on accepting findings shows: every suppression in it is well written, and accepts something.
@Suite struct AcceptingDocumentTests {
    static let blocks: [String] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = (try? String(contentsOf: root.appending(path: "docs/suppressions.md"), encoding: .utf8)) ?? ""
        return text.matches(of: /(?s)```(?:yaml|xml)\n(.*?)```/).map { String($0.1) }
    }()

    @Test func `there are examples`() { #expect(AcceptingDocumentTests.blocks.count >= 5) }

    @Test(arguments: blocks)
    func `an example of the document holds`(text: String) throws {
        let source = Source(path: "Order.xml", text: text)
        #expect(Syntax.parse(source).problems.isEmpty)
        guard text.contains(Comment.directivePrefix) else { return }
        var settings = FileSettings(.builtIn)
        settings.today = Day(year: 2026, month: 1, day: 1)
        let report = lint(source, with: settings)
        #expect(!report.accepted.isEmpty && report.accepted.allSatisfy { $0.acceptance?.reason.isEmpty == false })
        #expect(report.findings.filter { $0.rule.hasSuffix("-suppression") }.map(\.message) == [])
        #expect(report.findings.filter { $0.rule == "missing-label" }.isEmpty)
    }
}
