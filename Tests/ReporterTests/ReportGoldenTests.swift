import A11yLint
import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// Whole reports with pictures, as files to open and look at. The README shows one of them.
@Suite struct ReportGoldenTests {
    @Test func `a page matches its golden file`() throws {
        try expectGolden(HTMLReporter.render(run("checkout.yaml"), style: .sample()), at: "reports/checkout.html")
    }

    @Test func `a Markdown report matches its golden file`() throws {
        try expectGolden(MarkdownReporter.render(run("checkout.yaml"), style: .sample()), at: "reports/checkout.md")
    }

    @Test(arguments: [("checkout.yaml", "checkout"), ("video-home-broken.yaml", "video-home-broken")])
    func `a map matches its golden file`(file: String, name: String) throws {
        try expectGolden(MapSheet.svg(of: run(file)), at: "reports/\(name).svg")
    }

    /// The run of `check` over a screen of the fixtures.
    private func run(_ file: String) -> Run {
        var report = lint(fixture("screens/\(file)"), with: .recommended, withMaps: true)
        report.rootPath = report.path
        let rules = Set(report.findings.map(\.rule))
        let cards = rules.compactMap(Page.builtIn).map { ($0.rule.id, $0.card(documentation: $0.rule.documentation)) }
        return Run(
            reports: [report], version: "1.2.3", rules: Ruleset.recommended.rules.count,
            cards: Dictionary(cards) { first, _ in first }, presets: ["recommended"], failLevel: .error, exitCode: 1)
    }
}
