import A11yModel
import Testing

@testable import A11yReporters

/// A page that is compared with an earlier run.
@Suite struct EarlierRunTests {
    private let before = Samples.checkout

    /// The page of a run after an earlier one.
    private func page(_ reports: [Report], after earlier: [Report]) throws -> MarkupTree {
        var run = Samples.run(reports)
        run.earlier = EarlierRun(earlier, name: "old.json")
        return try MarkupTree(HTMLReporter.render(run, style: .sample()))
    }

    private func sentence(_ tree: MarkupTree) -> String? {
        tree.all("p").map(\.text).first { $0.hasPrefix("Since old.json: ") }
    }

    @Test func `the same run has nothing new and nothing gone`() throws {
        let tree = try page([before], after: [before])
        #expect(sentence(tree) == "Since old.json: 0 new, 0 gone, 5 as before.")
        #expect(tree.all("strong").allSatisfy { $0["class"] != "new" })
    }

    @Test func `what is new is marked, and what is gone is listed`() throws {
        var after = before
        let gone = after.findings.removeFirst()
        let added = Samples.report("b.yaml", "x\n", [.init("x", rule: "r", message: "Added", element: nil)])
        let tree = try page([after, added], after: [before])
        #expect(sentence(tree) == "Since old.json: 1 new, 1 gone, 4 as before.")
        let items = tree.all("li").filter { $0["class"]?.hasPrefix("finding ") == true }
        #expect(items.filter { $0.text.contains("Added") }.allSatisfy { $0.text.contains("new") })
        #expect(tree.all("li").contains { $0["class"] == nil && $0.text.contains(gone.message) })
    }

    @Test func `a file that was not checked again has lost nothing`() throws {
        let other = Samples.report("b.yaml", "x\n", [.init("x", rule: "r", message: "Other", element: nil)])
        #expect(sentence(try page([before], after: [before, other])) == "Since old.json: 0 new, 0 gone, 5 as before.")
    }

    @Test func `a finding on another line says where it was`() throws {
        let former = Samples.report("b.yaml", "x\n\ny\n", [.init("x", rule: "r", message: "Moves", element: "e")])
        let later = Samples.report("b.yaml", "x\n\ny\n", [.init("y", rule: "r", message: "Moves", element: "e")])
        let tree = try page([later], after: [former])
        #expect(sentence(tree) == "Since old.json: 0 new, 0 gone, 1 as before.")
        #expect(tree.all("p").contains { $0["class"] == "where" && $0.text.contains("before at 1:1") })
    }
}
