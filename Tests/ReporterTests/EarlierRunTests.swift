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

    /// The page of a screen with these texts, after one with others.
    private func page(_ texts: [String], after earlier: [String]) throws -> MarkupTree {
        try page([MapSamples.report(texts)], after: [MapSamples.report(earlier)])
    }

    @Test func `a screen that sounds different is drawn before and now, with the words that differ`() throws {
        let tree = try page(["Title", "Pay", "New", "End"], after: ["Title", "Buy", "End"])
        #expect(tree.all("details").count { $0["class"] == "change" } == 1)
        #expect(Array(tree.all("figcaption").map(\.text).prefix(2)) == ["Before", "Now"])
        // Two there, and one in the section of the screen.
        #expect(tree.all("svg").count { $0["class"] == "map" } == 3)
        #expect(tree.all("del").map(\.text) == ["Buy Buy Buy", "Never reached: Buy"])
        #expect(
            tree.all("ins").map(\.text)
                == ["Pay Pay Pay", "New New New", "Never reached: Pay", "Never reached: New"])
        #expect(tree.all("a").contains { $0["href"] == "#changes" })
    }

    @Test func `screens that sound alike are not listed, nor those of which only findings are known`() throws {
        #expect(
            try page(["Title", "Pay"], after: ["Title", "Pay"]).all("section").allSatisfy { $0["id"] != "changes" })
        var earlier = MapSamples.report(["Title", "Buy"])
        earlier.maps = []
        let tree = try page([MapSamples.report(["Title", "Pay"])], after: [earlier])
        #expect(tree.all("section").allSatisfy { $0["id"] != "changes" })
    }

    @Test func `a finding on another line says where it was`() throws {
        let former = Samples.report("b.yaml", "x\n\ny\n", [.init("x", rule: "r", message: "Moves", element: "e")])
        let later = Samples.report("b.yaml", "x\n\ny\n", [.init("y", rule: "r", message: "Moves", element: "e")])
        let tree = try page([later], after: [former])
        #expect(sentence(tree) == "Since old.json: 0 new, 0 gone, 1 as before.")
        #expect(tree.all("p").contains { $0["class"] == "where" && $0.text.contains("before at 1:1") })
    }
}
