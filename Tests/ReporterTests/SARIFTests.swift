import A11yModel
import A11yReporters
import Foundation
import Testing

/// Reports for code scanning.
@Suite struct SARIFTests {
    private let run: [String: Any]
    private let results: [[String: Any]]
    private let rules: [[String: Any]]

    init() throws {
        let log = try #require(try Samples.value("sarif") as? [String: Any])
        run = try #require((log["runs"] as? [[String: Any]])?.first)
        results = try #require(run["results"] as? [[String: Any]])
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        rules = try #require(driver?["rules"] as? [[String: Any]])
    }

    @Test func `each rule with findings is described once, and each result refers to its rule`() {
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(ids == Set(ids).sorted())
        #expect(results.count == 11)
        for result in results {
            #expect(ids[result["ruleIndex"] as? Int ?? -1] == result["ruleId"] as? String)
        }
    }

    @Test func `a review is a note, and the precision of its rule is low`() throws {
        let reviews = results.filter { $0["ruleId"] as? String == "order" }
        #expect(reviews.map { $0["level"] as? String } == ["note", "note"])
        let rule = try #require(rules.first { $0["id"] as? String == "order" })
        let properties = try #require(rule["properties"] as? [String: Any])
        #expect(properties["precision"] as? String == "low")
        #expect(properties["problem.severity"] as? String == "recommendation")
    }

    @Test func `texts and tags beyond GitHub's limits are cut`() throws {
        let rule = try #require(rules.first { $0["id"] as? String == "equal-name" })
        let description = try #require((rule["fullDescription"] as? [String: String])?["text"])
        #expect(description.unicodeScalars.count == 1024)
        #expect(description.hasSuffix("…"))
        #expect(((rule["properties"] as? [String: Any])?["tags"] as? [String])?.count == 20)
        let help = try #require((rule["help"] as? [String: String])?["text"])
        #expect(help.contains(String(repeating: "Long. ", count: 299)))
    }

    @Test func `a built-in rule names its documentation, and a rule of a project's own does not`() throws {
        let known = try #require(rules.first { $0["id"] as? String == "image-label" })
        #expect((known["properties"] as? [String: Any])?["documentation"] as? String == "docs/rules/image-label.md")
        let help = try #require(known["help"] as? [String: String])
        #expect(help["text"]?.contains("explain image-label, or docs/rules/image-label.md in") == true)
        #expect(help["markdown"]?.contains("`docs/rules/image-label.md`") == true)
        let own = try #require(rules.first { $0["id"] as? String == "equal-name" })
        #expect((own["properties"] as? [String: Any])?["documentation"] == nil)
    }

    @Test func `a code fence is longer than the fences inside`() throws {
        let rule = try #require(rules.first { $0["id"] as? String == "image-label" })
        let markdown = try #require((rule["help"] as? [String: String])?["markdown"])
        #expect(markdown.contains("````\nscreen: \"```\"\n````"))
        #expect(markdown.contains("(https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html)"))
    }

    @Test func `other places are linked, and brackets in a text are no links`() throws {
        let result = try #require(results.first { $0["ruleId"] as? String == "equal-name" })
        let text = try #require((result["message"] as? [String: String])?["text"])
        #expect(text.hasPrefix("Two are “\\[b\\](1)”, 50%: “,” (and 1 more like it). See "))
        #expect(text.hasSuffix(" See [the \\[first\\], line 1](1), [line 3](2)."))
        let related = try #require(result["relatedLocations"] as? [[String: Any]])
        #expect(related.map { $0["id"] as? Int } == [1, 2])
        #expect(related.map { ($0["message"] as? [String: String])?["text"] } == ["the [first]", "Three"])
    }

    @Test func `a URI is that of the file`() throws {
        let uris = Set(results.compactMap(uri))
        let paths = uris.map { $0.removingPercentEncoding }
        for path in [Samples.checkout, Samples.awkward, Samples.places].map(\.rootPath) {
            #expect(paths.contains(path))
        }
        var outside = Samples.checkout
        outside.rootPath = "/tmp/a b.yaml"
        let log = try #require(try Samples.value("sarif", of: Samples.run([outside])) as? [String: Any])
        let runs = try #require(log["runs"] as? [[String: Any]])
        let result = try #require((runs.first?["results"] as? [[String: Any]])?.first)
        #expect(uri(of: result) == "file:///tmp/a%20b.yaml")
    }

    @Test func `the category names the checked folder`() throws {
        #expect(run["automationDetails"] as? [String: String] == ["id": "a11ylint/screens/"])
        let all = try #require(try Samples.value("sarif", of: Samples.run([])) as? [String: Any])
        let details = (all["runs"] as? [[String: Any]])?.first?["automationDetails"] as? [String: String]
        #expect(details == ["id": "a11ylint/"])
    }

    private func uri(of result: [String: Any]) -> String? {
        let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        return (location?["artifactLocation"] as? [String: String])?["uri"]
    }
}
