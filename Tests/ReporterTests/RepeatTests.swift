import A11yModel
import A11yReporters
import Foundation
import Testing

/// A fault that is told once for many places: every format says of how many, and those for programs which.
@Suite struct RepeatTests {
    /// A finding on the first of 14 lines, and the same on the others.
    private static let report: Report = {
        let lines = (1...14).map { "button \($0)\n" }
        var report = Samples.report(
            "a.yaml", lines.joined(),
            [.init("button 1", rule: "missing-label", message: "Silent", element: "play1")])
        var start = lines[0].utf8.count
        for (index, line) in lines.enumerated().dropFirst() {
            var other = report.findings[0]
            other.message = "Silent, number \(index + 1)"
            other.range = SourceRange(start, start + line.utf8.count - 1)
            report.findings[0].repeats.append(Occurrence(other))
            start += line.utf8.count
        }
        return report
    }()

    @Test(arguments: [
        "checkstyle", "compact", "github", "gitlab", "junit", "rdjson", "sarif", "table", "xcode",
    ])
    func `the message counts the other places`(format: String) throws {
        let reporter = try #require(reporters.first { $0.name == format })
        for layout in [Rendering.Layout.framed, .plain] {
            let text = reporter.render(Samples.run([RepeatTests.report]), style: .sample(layout: layout, width: 200))
            #expect(text.contains("Silent (and 13 more like it)"), "\(text)")
        }
    }

    @Test func `the JSON report lists every place, and counts one finding`() throws {
        let text = JSONReporter.render(Samples.run([RepeatTests.report]), style: .sample())
        let report = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let finding = try #require((report["findings"] as? [[String: Any]])?.first)
        #expect(finding["count"] as? Int == 14)
        let related = try #require(finding["related"] as? [[String: Any]])
        #expect(related.compactMap { $0["message"] as? String } == (2...14).map { "Silent, number \($0)" })
        let lines = related.compactMap {
            (($0["range"] as? [String: Any])?["start"] as? [String: Any])?["line"] as? Int
        }
        #expect(lines == Array(2...14))
        #expect((report["summary"] as? [String: Any])?["errors"] as? Int == 1)
    }

    @Test func `JUnit lists every place below the finding`() throws {
        let text = JUnitReporter.render(Samples.run([RepeatTests.report]), style: .sample())
        for line in 2...14 { #expect(text.contains("a.yaml:\(line):1: Silent, number \(line)")) }
    }

    @Test func `a finding in one place says nothing of others`() {
        let report = Samples.report("a.yaml", "x", [.init("x", rule: "r", message: "Silent", element: "a")])
        for reporter in reporters {
            #expect(!reporter.render(Samples.run([report]), style: .sample()).contains("more like it"))
        }
    }
}
