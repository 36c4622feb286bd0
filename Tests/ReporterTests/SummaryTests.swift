import A11yModel
import A11yReporters
import Testing

@Suite struct SummaryTests {
    @Test func `a clean run says what it looked at`() {
        let text = TableReporter.render(Samples.run([Samples.clean, Samples.clean]), style: .sample())
        #expect(text == "No findings in 2 files (2 screens, 10 elements, 2 stops, 54 rules).\n")
    }

    @Test func `findings for review count neither as errors nor against the run`() {
        let summary = Summary(of: Samples.run([Samples.checkout]))
        #expect(summary.errors == 2)
        #expect(summary.warnings == 1)
        #expect(summary.infos == 1)
        #expect(summary.reviews == 1)
        #expect(summary.failures == 2)
        #expect(summary.findings == 5)
    }

    @Test(
        arguments: [
            ([], "Nothing was checked: no file was found."),
            ([Samples.report("a.xml", "", elements: 0)], "Nothing was checked: no element could be read in 1 file."),
        ] as [([Report], String)])
    func `a run without an element never looks like success`(reports: [Report], sentence: String) {
        let run = Samples.run(reports)
        for detail in [Rendering.Detail.findings, .summary, .everything] {
            #expect(TableReporter.render(run, style: .sample(detail: detail)).contains(sentence))
            #expect(TableReporter.render(run, style: .sample(layout: .plain, detail: detail)).contains(sentence))
        }
        #expect(CompactReporter.render(run, style: .sample()).contains(sentence))
        #expect(!TableReporter.render(run, style: .sample()).contains("No findings"))
        #expect(!TableReporter.render(run, style: .sample(layout: .plain)).contains("No findings"))
    }

    @Test(arguments: [
        (FailLevel.error, 1, "Exit 1: 2 findings at or above \"error\"."),
        (.warning, 1, "Exit 1: 3 findings at or above \"warning\"."),
        (.info, 1, "Exit 1: 4 findings at or above \"info\"."),
        (.never, 0, "Exit 0: no finding fails this run."),
        (.error, 0, "Exit 0, although 2 findings are at or above \"error\"."),
    ])
    func `the last line says why the run ends so`(level: FailLevel, code: Int, sentence: String) {
        let run = Run(reports: [Samples.checkout], version: "1", rules: 54, failLevel: level, exitCode: code)
        #expect(TableReporter.render(run, style: .sample()).contains(sentence))
        #expect(TableReporter.render(run, style: .sample(layout: .plain)).contains(sentence))
    }

    @Test func `a reason that only the command knows is given`() {
        let run = Run(
            reports: [Samples.clean], version: "1", rules: 54, failLevel: .error, exitCode: 1,
            exitReason: "12 warnings, 10 allowed")
        #expect(TableReporter.render(run, style: .sample()).hasSuffix("Exit 1: 12 warnings, 10 allowed.\n"))
    }

    @Test func `rules that could not judge a file are listed on request`() {
        var report = Samples.clean
        report.inapplicable = ["small-target": "no frames", "order": "no frames"]
        let run = Samples.run([report, report])
        let lines = TableReporter.render(run, style: .sample(detail: .everything)).split(separator: "\n")
        #expect(lines.first == "Not judged: order, no frames (2 files)")
        #expect(lines.count == 3)
        #expect(!TableReporter.render(run, style: .sample()).contains("Not judged"))
    }
}
