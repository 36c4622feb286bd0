import A11yModel
import A11yEngine
import A11yChecks
import Foundation
import TestSupport
import Testing

@testable import A11yPolicy

/// The schema of baselines and the decoder accept and refuse the same files.
@Suite struct BaselineSchemaTests {
    private static let entry = #""rule": "order", "element": "button[1]", "key": "v1:0123456789abcdef""#

    private static func file(_ entry: String) -> String {
        #"{"version": 1, "entries": {"a.yaml": [{"# + entry + "}]}}"
    }

    @Test(arguments: [
        #"{"version": 1, "entries": {}}"#, file(entry),
        #"{"$schema": "x.json", "version": 1, "entries": {"a.yaml": []}, "contents": {"a.yaml": "00"}}"#,
        file(entry + #", "property": "label", "message": "m", "reason": "r", "expires": "2027-03-31""#),
    ])
    func `both accept a valid baseline`(text: String) throws {
        #expect(Baseline.decode(Source(path: "b.json", text: text)).problems == [])
        #expect(try faults(in: text) == [])
    }

    @Test(arguments: [
        "[]", "{}", #"{"version": 1}"#, #"{"entries": {}}"#, #"{"version": 2, "entries": {}}"#,
        #"{"version": "1", "entries": {}}"#, #"{"version": 1, "entries": []}"#,
        #"{"version": 1, "entries": {}, "x": 1}"#,
        #"{"version": 1, "entries": {"a.yaml": {}}}"#, #"{"version": 1, "entries": {"a.yaml": ["x"]}}"#,
        file(#""rule": "order", "element": "button[1]""#), file(#""rule": "order", "key": "v1:0123456789abcdef""#),
        file(#""element": "", "key": "v1:0123456789abcdef""#), file(entry + #", "until": "2027-03-31""#),
        file(entry + #", "expires": "soon""#), file(entry + #", "reason": 1"#), file(entry + #", "message": null"#),
        file(#""rule": "order", "element": "", "key": "6f1c09d2a7b34e55""#),
        file(#""rule": "order", "element": "", "key": "v1:6F1C09D2A7B34E55""#),
    ])
    func `both refuse an invalid baseline`(text: String) throws {
        #expect(Baseline.decode(Source(path: "b.json", text: text)).problems != [])
        #expect(try faults(in: text) != [])
    }

    @Test func `a written baseline decodes to the same entries, sorted, one per line`() throws {
        var baseline = Baseline()
        baseline.schema = "Schemas/baseline.v1.schema.json"
        for (path, rule) in [("b.yaml", "order"), ("a.yaml", "value"), ("a.yaml", "name")] {
            baseline.entries.append(
                Baseline.Entry(
                    path: path, rule: rule, element: "#é\"\\\n", key: "v1:0123456789abcde\(baseline.entries.count)",
                    message: "says “x”\u{2028}", most: rule == "order" ? 31 : nil, reason: "r",
                    expires: Day("2027-03-31")))
        }
        baseline.contents = ["b.yaml": "00", "a.yaml": "11"]
        let read = Baseline.decode(Source(path: "b.json", text: baseline.text))
        #expect(read.problems == [])
        #expect(read.baseline.entries == baseline.entries.sorted())
        #expect(read.baseline.contents == baseline.contents)
        #expect(read.baseline.text == baseline.text)
        #expect(try faults(in: baseline.text) == [])
        #expect(baseline.text.split(separator: "\n").count { $0.hasPrefix("      {") } == 3)
        #expect(baseline.text.hasSuffix("}\n"))
    }

    private func faults(in text: String) throws -> [String] {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Schemas/baseline.v1.schema.json")
        let schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return Schema(root: schema).violations(in: value, by: schema, at: "baseline")
    }
}
