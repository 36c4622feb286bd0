import A11yModel
import A11yReporters
import Foundation
import Testing

// What holds for all formats.

@Suite struct ReporterListTests {
    @Test func `the list is sorted and its names are unique`() {
        let names = reporters.map { $0.name }
        #expect(names == Set(names).sorted())
    }

    @Test(arguments: reporters.map { $0.name })
    func `a reporter gives the same bytes for the same run in any order`(name: String) throws {
        let format = try #require(reporter(named: name))
        let reports = [Samples.checkout, Samples.awkward, Samples.clean]
        for style in [Rendering.sample(), .sample(color: .on, width: 60), .sample(glyphs: .ascii, layout: .plain)] {
            let first = format.render(Samples.run(reports), style: style)
            #expect(first == format.render(Samples.run(reports), style: style))
            #expect(first == format.render(Samples.run(reports.reversed()), style: style))
        }
    }
}

/// A finding that stands for several equal violations: every format counts them, and formats for programs list them.
@Suite struct RepeatTests {
    /// A finding on the first of 14 lines that repeats on the others.
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
            var style = Rendering.sample(layout: layout, width: 200)
            style.isBrief = true
            let text = reporter.render(Samples.run([RepeatTests.report]), style: style)
            #expect(text.contains("Silent (and 13 more like it)"), "\(text)")
        }
    }

    @Test(arguments: ["agent", "compact", "frame", "table"], [60, 200])
    func `a pipe gets every place of a finding`(format: String, width: Int) throws {
        let reporter = try #require(reporters.first { $0.name == format })
        for layout in [Rendering.Layout.framed, .plain] {
            let text = reporter.render(Samples.run([RepeatTests.report]), style: .sample(layout: layout, width: width))
            for line in 1...14 { #expect(text.contains("\(line):1"), "\(text)") }
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

    @Test func `a finding without repeats mentions none`() {
        let report = Samples.report("a.yaml", "x", [.init("x", rule: "r", message: "Silent", element: "a")])
        for reporter in reporters {
            #expect(!reporter.render(Samples.run([report]), style: .sample()).contains("more like it"))
        }
    }
}

/// Suppressed findings: counted in every report, shown on request, and never a reason to fail.
@Suite struct SuppressedTests {
    private static func report(_ reasons: [String]) -> Report {
        var report = Samples.checkout
        report.accepted = zip(report.findings, reasons).map { finding, reason in
            var finding = finding
            finding.acceptance = Acceptance(.comment, reason: reason, until: nil, range: SourceRange(0, 6))
            return finding
        }
        report.findings = []
        return report
    }

    private func style(shown: Bool) -> Rendering {
        var style = Rendering.sample()
        style.showsSuppressed = shown
        return style
    }

    @Test(arguments: [
        (["brand"], "1 suppressed with a reason"), (["brand", "logo"], "2 suppressed with a reason"),
        ([""], "1 suppressed without a reason"), (["brand", ""], "1 suppressed with a reason, 1 without"),
    ])
    func `the last lines count the suppressed findings`(reasons: [String], words: String) {
        let text = TableReporter.render(Samples.run([SuppressedTests.report(reasons)]), style: style(shown: false))
        #expect(text.replacing("\n", with: " ").contains(words), "\(text)")
        #expect(!text.contains("brand"))
    }

    @Test(arguments: [TableReporter.name, FrameReporter.name, CompactReporter.name])
    func `suppressed findings are shown with their reasons on request`(format: String) throws {
        let run = Samples.run([SuppressedTests.report(["brand"])])
        let reporter = try #require(reporters.first { $0.name == format })
        #expect(reporter.render(run, style: style(shown: true)).contains("suppressed: brand"))
        #expect(!reporter.render(run, style: style(shown: false)).contains("brand"))
    }

    @Test func `JSON always lists suppressed findings, SARIF on request`() throws {
        let run = Samples.run([SuppressedTests.report(["brand", ""])])
        let json = JSONReporter.render(run, style: style(shown: false))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect((object["suppressed"] as? [Any])?.count == 2)
        #expect((object["summary"] as? [String: Any])?["suppressed"] as? Int == 2)
        #expect((object["findings"] as? [Any])?.count == 0)
        let sarif = SARIFReporter.render(run, style: style(shown: true))
        #expect(sarif.contains("\"kind\": \"inSource\"") && sarif.contains("\"justification\": \"brand\""))
        #expect(!SARIFReporter.render(run, style: style(shown: false)).contains("suppressions"))
    }
}
