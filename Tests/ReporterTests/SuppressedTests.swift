import A11yModel
import A11yReporters
import Foundation
import Testing

/// What was accepted: counted in every report, shown where that is asked for, and never a reason to fail.
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
    func `the last lines count what was accepted`(reasons: [String], words: String) {
        let text = TableReporter.render(Samples.run([SuppressedTests.report(reasons)]), style: style(shown: false))
        #expect(text.replacing("\n", with: " ").contains(words), "\(text)")
        #expect(!text.contains("brand"))
    }

    @Test(arguments: [TableReporter.name, FrameReporter.name, CompactReporter.name])
    func `what was accepted is shown with its reason where that is asked for`(format: String) throws {
        let run = Samples.run([SuppressedTests.report(["brand"])])
        let reporter = try #require(reporters.first { $0.name == format })
        #expect(reporter.render(run, style: style(shown: true)).contains("suppressed: brand"))
        #expect(!reporter.render(run, style: style(shown: false)).contains("brand"))
    }

    @Test func `JSON always carries it, SARIF where that is asked for`() throws {
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
