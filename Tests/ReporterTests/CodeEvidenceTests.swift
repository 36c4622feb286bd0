import A11yModel
import A11yReporters
import Foundation
import TestSupport
import Testing

/// What reports say about the code that was read for a finding.
@Suite struct CodeEvidenceTests {
    private static let places = [
        CodeReference("declared here", at: CodePlace(path: "App/Sign in.swift", line: 3, column: 9)),
        CodeReference("used here", at: CodePlace(path: "/src/Base.m", line: 42, column: 5)),
    ]

    /// A report with a settled finding and one that code leaves open.
    private static let report: Report = {
        var report = Samples.report(
            "Main.storyboard", "<a/>\n<b/>\n",
            [
                .init("<a/>", rule: "r", severity: .error, message: "It has no name.", element: "a"),
                .init("<b/>", rule: "r", severity: .error, confidence: .review, message: "It has none.", element: "b"),
            ])
        report.findings[0].code = CodeEvidence(
            statement: "no code of `SignIn` (2 files) touches `close`", places: places)
        report.findings[1].doubts = [
            FindingDoubt(kind: "code", name: "b", reason: "line 42 of `Base.m` may change this: `style(b)`")
        ]
        report.findings[1].code = CodeEvidence(
            statement: nil, places: [CodeReference("may change this", at: places[1].place)])
        return report
    }()

    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test(arguments: ["compact", "frame", "github", "markdown", "table", "xcode", "sarif"])
    func `it is the second sentence of a finding`(format: String) throws {
        let reporter = try #require(reporters.first { $0.name == format })
        let text = stripped(reporter.render(Samples.run([Self.report]), style: .sample(width: 400)))
        let plain = text.replacing("<code>", with: "`").replacing("</code>", with: "`")
        #expect(plain.contains("It has no name. No code of `SignIn` (2 files) touches `close`"), "\(text)")
        #expect(plain.contains("It has none. Line 42 of `Base.m` may change this: `style(b)`"), "\(text)")
    }

    @Test func `programs get the paths from the root of the run`() throws {
        var report = Self.report
        report.codePaths = ["App/Sign in.swift": "ios/App/Sign in.swift"]
        let json = JSONReporter.render(Samples.run([report]), style: .sample())
        #expect(json.contains(#""path": "ios/App/Sign in.swift""#))
        #expect(!json.contains(#""path": "App/Sign in.swift""#))
        let sarif = SARIFReporter.render(Samples.run([report]), style: .sample())
        #expect(sarif.contains("ios/App/Sign%20in.swift"))
        #expect(!sarif.contains(#""App/Sign%20in.swift""#))
    }

    @Test func `JSON has the sentence and the places in other files`() throws {
        let report = try object(JSONReporter.render(Samples.run([Self.report]), style: .sample()))
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.map { $0["code"] as? String } == ["no code of `SignIn` (2 files) touches `close`", nil])
        let related = try #require(findings.first?["related"] as? [NSDictionary])
        let place: NSDictionary = ["line": 3, "column": 9]
        #expect(
            related.first == [
                "message": "declared here", "path": "App/Sign in.swift", "range": ["start": place, "end": place],
            ])
        #expect(related.count == 2)
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Schemas/report.v1.schema.json")
        let schema = try object(String(contentsOf: file, encoding: .utf8))
        #expect(Schema(root: schema).violations(in: report, by: schema, at: "report") == [])
    }

    @Test func `SARIF links the places, each in its file`() throws {
        let log = try #require(try Samples.value("sarif", of: Samples.run([Self.report])) as? [String: Any])
        let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        let result = try #require(results.first)
        let text = try #require((result["message"] as? [String: String])?["text"])
        #expect(text.hasSuffix("See [declared here, Sign in.swift line 3](1), [used here, Base.m line 42](2)."))
        let related = try #require(result["relatedLocations"] as? [[String: Any]])
        let physical = related.compactMap { $0["physicalLocation"] as? [String: Any] }
        let uris = physical.map { ($0["artifactLocation"] as? [String: String])?["uri"] }
        #expect(uris == ["App/Sign%20in.swift", "file:///src/Base.m"])
        #expect(physical.map { ($0["region"] as? [String: Int])?["startLine"] } == [3, 42])
        #expect(related.map { $0["id"] as? Int } == [1, 2])
    }

    @Test func `a frame lists the first places`() {
        let text = FrameReporter.render(Samples.run([Self.report]), style: .sample())
        #expect(text.contains("App/Sign in.swift:3:9 declared here"))
        #expect(text.contains("/src/Base.m:42:5 may change this"))
    }

    @Test func `fingerprints do not depend on code`() {
        var bare = Self.report
        for index in bare.findings.indices { bare.findings[index].code = nil }
        bare.findings[0].confidence = .review
        #expect(bare.fingerprints == Self.report.fingerprints)
    }
}
