import A11yModel
import A11yReporters
import Foundation
import TestSupport
import Testing

/// Reports in our own JSON format, version 1.
@Suite struct JSONReporterTests {
    @Test func `a report has the fields of version 1 in their order`() throws {
        let text = JSONReporter.render(Samples.run([Samples.checkout]), style: .sample())
        let report = try object(text)
        #expect(
            Set(report.keys) == [
                "$schema", "schemaVersion", "tool", "run", "summary", "findings", "suppressed", "notes", "files",
            ])
        let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.split(separator: "\"")[1] }
        #expect(
            keys == [
                "$schema", "schemaVersion", "tool", "findings", "suppressed", "notes", "files", "run", "summary",
            ])
        #expect(report["schemaVersion"] as? Int == 1)
        #expect(report["tool"] as? [String: String] == ["name": "a11ylint", "version": "1.2.3"])
        let figures = try #require(report["summary"] as? [String: Int])
        #expect(
            figures == [
                "files": 1, "screens": 1, "elements": 3, "stops": 2, "rules": 54, "errors": 2, "warnings": 1,
                "infos": 1,
                "reviews": 1, "suppressed": 0, "supplied": 0, "baselined": 0, "fixable": 0,
            ])
    }

    @Test func `a finding has every field, with places from 1 and offsets in bytes`() throws {
        let source = "画: 1\n  é画: \"👩‍👩‍👧\" # x\n"
        var report = Samples.report(
            "a.yaml", source,
            [
                .init(
                    "\"👩‍👩‍👧\"", rule: "r", severity: .warning, confidence: .likely, message: "m \u{1B} \"q\"",
                    element: "画",
                    property: .label, criteria: [.wcag("1.4.3"), Criterion(standard: .en301549, number: "11.1")])
            ])
        report.findings[0].related = [RelatedPlace(message: "here", range: SourceRange(0, 3))]
        report.findings[0].fix = Fix(.safe, "Does it.", [Edit(SourceRange(16, 36), to: "x")])
        report.findings[0].doubts = [
            FindingDoubt(kind: "guessed", name: nil, reason: "it is inferred from the layout")
        ]
        report.inapplicable = ["order": "no frames"]
        let json = try object(JSONReporter.render(Samples.run([report]), style: .sample()))
        let finding = try #require((json["findings"] as? [NSDictionary])?.first)
        let expected: NSDictionary = [
            "rule": "r", "severity": "warning", "confidence": "likely",
            "doubts": [["kind": "guessed", "name": NSNull(), "reason": "it is inferred from the layout"]],
            "message": "m \u{1B} \"q\"", "path": "a.yaml",
            "range": [
                "start": ["line": 2, "column": 7, "offset": 16], "end": ["line": 2, "column": 14, "offset": 36],
            ],
            "screen": "Checkout",
            "element": ["type": "button", "id": "画", "path": "view > button#画", "name": ""],
            "property": "label",
            "count": 1,
            "related": [
                [
                    "message": "here",
                    "range": [
                        "start": ["line": 1, "column": 1, "offset": 0], "end": ["line": 1, "column": 2, "offset": 3],
                    ],
                ]
            ],
            "criteria": [
                ["standard": "WCAG", "id": "1.4.3", "level": "AA"],
                ["standard": "EN 301 549", "id": "11.1", "level": NSNull()],
            ],
            "measured": ["ratio": 2.81, "names": ["a", "b"]],
            "help": ["text": "Change it."],
            "fix": [
                "applicability": "safe", "description": "Does it.",
                "edits": [
                    [
                        "start": ["line": 2, "column": 7, "offset": 16],
                        "end": ["line": 2, "column": 14, "offset": 36], "text": "x",
                    ]
                ],
            ],
            "fingerprint": report.fingerprints[0],
            "component": report.findings[0].componentFingerprint ?? "",
            "baseline": "new",
        ]
        #expect(finding == expected)
        let notes = json["notes"] as? [[String: Any]] ?? []
        #expect(notes.map { $0["message"] as? String } == ["no frames"])
        #expect(notes.map { $0["rules"] as? [String] } == [["order"]])
        #expect(notes.map { $0["paths"] as? [String] } == [["a.yaml"]])
    }

    @Test func `why rules did not apply is told once for all files`() throws {
        func report(_ path: String, _ reasons: [String: String]) -> Report {
            Report(path: path, lines: LineTable([]), inapplicable: reasons)
        }
        let common = ["b": "no frames", "a": "no frames", "c": "not for iOS"]
        let run = Samples.run([
            report("2.yaml", common), report("1.yaml", common), report("3.yaml", ["a": "no frames"]),
        ])
        let notes = try object(JSONReporter.render(run, style: .sample()))["notes"] as? [[String: Any]] ?? []
        #expect(notes.map { $0["message"] as? String } == ["no frames", "no frames", "not for iOS"])
        #expect(notes.map { $0["rules"] as? [String] } == [["a"], ["a", "b"], ["c"]])
        #expect(notes.map { $0["paths"] as? [String] } == [["3.yaml"], ["1.yaml", "2.yaml"], ["1.yaml", "2.yaml"]])
    }

    @Test(arguments: [
        [], [Samples.clean], [Samples.checkout, Samples.awkward, Samples.clean], [UnreadViewTests.report],
    ])
    func `a report is valid against its schema`(reports: [Report]) throws {
        let schema = try object(String(contentsOf: schemaFile, encoding: .utf8))
        let report = try object(JSONReporter.render(Samples.run(reports), style: .sample()))
        #expect(Schema(root: schema).violations(in: report, by: schema, at: "report") == [])
    }

    @Test func `the schema refuses a report without a field`() throws {
        let schema = try object(String(contentsOf: schemaFile, encoding: .utf8))
        var report = try object(JSONReporter.render(Samples.run([Samples.checkout]), style: .sample()))
        report["schemaVersion"] = 2
        report["tool"] = nil
        report["extra"] = 1
        #expect(Schema(root: schema).violations(in: report, by: schema, at: "report").count == 3)
    }

    private let schemaFile = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Schemas/report.v1.schema.json")

    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}

@Suite struct FingerprintTests {
    @Test func `a fingerprint survives added lines and a reworded message`() {
        let before = Samples.report("a.yaml", "x\n", [.init("x", rule: "r", message: "one", element: "pay")])
        let after = Samples.report(
            "a.yaml", "\n\n  x\n", [.init("x", rule: "r", severity: .info, message: "two", element: "pay")])
        #expect(before.fingerprints == after.fingerprints)
    }

    @Test func `rule, file, element, property and ordinal change the fingerprint`() {
        func fingerprints(_ path: String, _ problems: Samples.Problematic...) -> [String] {
            Samples.report(path, "x", problems).fingerprints
        }
        let all =
            fingerprints(
                "a.yaml", .init("x", rule: "r", message: "", element: "pay"),
                .init("x", rule: "s", message: "", element: "pay"),
                .init("x", rule: "r", message: "", element: "total"), .init("x", rule: "r", message: "", element: nil),
                .init("x", rule: "r", message: "", element: "pay", property: .label),
                .init("x", rule: "r", message: "", element: "pay"))
            + fingerprints("b.yaml", .init("x", rule: "r", message: "", element: "pay"))
        #expect(Set(all).count == all.count)
        #expect(all.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test func `a fingerprint is the start of a SHA-256 digest`() {
        let report = Samples.report(
            "a.yaml", "x", [.init("x", rule: "r", message: "", element: "pay", property: .label)])
        #expect(report.fingerprints == ["d4a2eabc57efe995"])
    }
}
