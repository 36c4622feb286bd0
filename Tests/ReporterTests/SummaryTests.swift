import A11yModel
import Testing

@testable import A11yReporters

/// The sentences after the findings.
@Suite struct SummaryTests {
    @Test func `a clean run says what was checked`() {
        let text = TableReporter.render(Samples.run([Samples.clean, Samples.clean]), style: .sample())
        #expect(text == "No findings in 2 files (2 screens, 10 elements, 2 stops, 54 rules).\n")
    }

    @Test func `reviews count neither as errors nor against the run`() {
        let summary = Summary(of: Samples.run([Samples.checkout]))
        #expect(summary.counts.errors == 2)
        #expect(summary.counts.warnings == 1)
        #expect(summary.counts.infos == 1)
        #expect(summary.counts.reviews == 1)
        #expect(summary.counts.failures == 2)
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
    func `the last line explains the exit code`(level: FailLevel, code: Int, sentence: String) {
        let run = Run(reports: [Samples.checkout], version: "1", rules: 54, failLevel: level, exitCode: code)
        #expect(TableReporter.render(run, style: .sample()).contains(sentence))
        #expect(TableReporter.render(run, style: .sample(layout: .plain)).contains(sentence))
    }

    @Test func `the command's own reason is given`() {
        let run = Run(
            reports: [Samples.clean], version: "1", rules: 54, failLevel: .error, exitCode: 1,
            exitReason: "12 warnings, 10 allowed")
        #expect(TableReporter.render(run, style: .sample()).hasSuffix("Exit 1: 12 warnings, 10 allowed.\n"))
    }

    @Test func `rules that do not apply to a file are listed on request`() {
        var report = Samples.clean
        report.inapplicable = ["small-target": "no frames", "order": "no frames"]
        let run = Samples.run([report, report])
        let lines = TableReporter.render(run, style: .sample(detail: .everything)).split(separator: "\n")
        #expect(lines.first == "Not judged: order, no frames (2 files)")
        #expect(lines.count == 3)
        #expect(!TableReporter.render(run, style: .sample()).contains("Not judged"))
    }
}

/// Findings by rule, criterion and file.
@Suite struct CountTests {
    @Test(arguments: [60, 80, 120])
    func `on a terminal, the summary of a few findings is shorter than their table`(width: Int) {
        var style = Rendering.sample(width: width)
        for reports in [[Samples.checkout], [Samples.checkout, Samples.clean]] {
            let run = Samples.run(reports)
            style.isBrief = true
            let brief = SummaryReporter.render(run, style: style)
            #expect(brief.count(where: \.isNewline) < TableReporter.render(run, style: style).count(where: \.isNewline))
            #expect(brief.contains("control-label") && brief.contains("Exit 1"))
            style.isBrief = false
            #expect(SummaryReporter.render(run, style: style).contains("WCAG 1.4.3 AA"))
        }
    }

    @Test func `a summary counts by rule, by file and by criterion, the worst first`() {
        let run = Samples.run([Samples.checkout, Samples.clean])
        #expect(
            SummaryReporter.render(run, style: .sample(width: 80)) == """
                ┌───────────────┬────────┬──────────┬───────┬────────┐
                │ Rule          │ Errors │ Warnings │ Infos │ Review │
                ├───────────────┼────────┼──────────┼───────┼────────┤
                │ control-label │      1 │          │       │        │
                │ image-label   │      1 │          │       │        │
                │ small-target  │        │        1 │       │        │
                │ text-contrast │        │          │     1 │        │
                │ order         │        │          │       │      1 │
                └───────────────┴────────┴──────────┴───────┴────────┘

                File:
                  screens/checkout.yaml: 2 errors, 1 warning, 1 info, 1 to review

                ┌──────────────────────────────────────┬────────┬──────────┬───────┬────────┐
                │ Criterion                            │ Errors │ Warnings │ Infos │ Review │
                ├──────────────────────────────────────┼────────┼──────────┼───────┼────────┤
                │ WCAG 1.1.1 A   Non-text Content      │      1 │          │       │        │
                │ WCAG 4.1.2 A   Name, Role, Value     │      1 │          │       │        │
                │ WCAG 2.5.8 AA  Target Size (Minimum) │        │        1 │       │        │
                │ WCAG 1.4.3 AA  Contrast (Minimum)    │        │          │     1 │        │
                └──────────────────────────────────────┴────────┴──────────┴───────┴────────┘

                2 errors, 1 warning, 1 info, 1 to review in 2 files (2 screens, 8 elements, 3
                stops, 54 rules)
                Exit 1: 2 findings at or above "error".
                Help on a rule: a11ylint explain image-label

                """)
    }

    @Test func `without room for a table, and in the plain layout, each count is a line`() {
        let run = Samples.run([Samples.checkout])
        let expected = """
            Rule:
              control-label: 1 error
              image-label: 1 error
              small-target: 1 warning
              text-contrast: 1 info
              order: 1 to review

            """
        #expect(SummaryReporter.render(run, style: .sample(width: 40)).hasPrefix(expected))
        #expect(SummaryReporter.render(run, style: .sample(layout: .plain)).hasPrefix(expected))
    }

    @Test(arguments: [60, 80, 100, 200], [Rendering.Glyphs.unicode, .ascii])
    func `all lines of a table of counts have the same width`(width: Int, glyphs: Rendering.Glyphs) {
        let run = Samples.run([Samples.checkout, Samples.awkward])
        let plain = countTable("File", FindingCount.byFile(run), style: .sample(glyphs: glyphs, width: width))
        let lines = plain.split(separator: "\n").filter { "│|┌├└+".contains($0.first ?? " ") }
        #expect(Set(lines.map { cells($0) }).count <= 1)
        #expect(lines.allSatisfy { cells($0) <= width })
        let colored = countTable(
            "File", FindingCount.byFile(run), style: .sample(color: .on, glyphs: glyphs, width: width))
        #expect(stripped(colored) == plain)
    }

    @Test func `a path that is too long for a table is never broken`() {
        var report = Samples.checkout
        report.path = "Sources/Checkout/Payment/Resources/Base.lproj/PaymentMethods.storyboard"
        let counts = FindingCount.byFile(Samples.run([report, Samples.checkout]))
        #expect(countTable("File", counts, style: .sample(width: 80)).contains("  \(report.path): 2 errors"))
        #expect(countTable("File", counts, style: .sample(width: 120)).contains("│ \(report.path) "))
        #expect(countTable("File", counts, style: .sample(layout: .plain)).contains("  \(report.path): 2 errors"))
    }

    @Test func `a summary counts the rest of a long table, and lists it if asked to leave nothing out`() {
        let reports = (0..<30).map { index in
            var report = Samples.checkout
            report.path = "screens/\(index).yaml"
            return report
        }
        var style = Rendering.sample(width: 80)
        let short = SummaryReporter.render(Samples.run(reports), style: style)
        #expect(short.contains("\nand 20 more files: --all\n"))
        #expect(short.ranges(of: "screens/").count == 10)
        #expect(short.count(where: \.isNewline) <= 40)
        style.isWhole = true
        let whole = SummaryReporter.render(Samples.run(reports), style: style)
        #expect(whole.ranges(of: "screens/").count == 30 && !whole.contains("--all"))
    }

    @Test(arguments: [80, 100])
    func `a summary of many rules, files and criteria takes 40 lines that no line of leaves the width`(width: Int) {
        let reports = (0..<286).map { index in
            var report = Samples.checkout
            report.path = "Sources/Checkout/Payment/Resources/Views/Base.lproj/Payment\(index)Methods.storyboard"
            for place in report.findings.indices {
                let finding = report.findings[place]
                report.findings[place] = Finding(
                    rule: "\(finding.rule)-\((index + place) % 14)", severity: finding.severity,
                    confidence: finding.confidence, message: finding.message, path: report.path, range: finding.range,
                    screen: finding.screen, element: finding.element, criteria: finding.criteria, remedy: "")
            }
            return report
        }
        let lines = SummaryReporter.render(Samples.run(reports), style: .sample(width: width)).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 41 && lines.allSatisfy { cells(String($0)) <= width })
        #expect(lines.contains { $0.hasPrefix("and ") && $0.hasSuffix(" more files: --all") })
        #expect(lines.contains { $0.contains("…/Base.lproj/Payment0Methods.storyboard") || width == 100 })
    }

    @Test func `statistics follow the findings`() {
        var style = Rendering.sample()
        style.hasStatistics = true
        let run = Samples.run([Samples.checkout])
        for format in [TableReporter.self, FrameReporter.self] as [any Reporter.Type] {
            let text = format.render(run, style: style)
            let place = text.range(of: "│ Rule ")
            #expect(place != nil && place.map { text[$0.upperBound...].contains("Exit 1") } == true)
        }
    }

    @Test(arguments: [(1, ["image-label"]), (2, ["image-label", "control-label"]), (5, nil)])
    func `a limit shows the worst findings, and counts the hidden ones`(limit: Int, rules: [String]?) {
        var style = Rendering.sample()
        style.limit = limit
        let run = Samples.run([Samples.checkout])
        let shown = run.showing(limit).flatMap { $0.findings.map(\.rule) }
        #expect(shown == rules ?? Samples.checkout.findings.map(\.rule))
        for format in [TableReporter.self, FrameReporter.self, CompactReporter.self] as [any Reporter.Type] {
            let text = format.render(run, style: style)
            #expect(text.contains("not shown: \(limit) is the limit.") == (rules != nil))
            #expect(text.contains("needs 4.5:1") == (rules == nil))
        }
    }

    @Test func `links lead to the file, its lines and W3C, and take no cells`() throws {
        var style = Rendering.sample()
        let run = Run(
            reports: [Samples.checkout], version: "1.2.3", rules: 54, root: "/repo/a b", failLevel: .error, exitCode: 1)
        let without = TableReporter.render(run, style: style)
        style.links = .on
        let text = TableReporter.render(run, style: style)
        let file = "file:///repo/a%20b/screens/checkout.yaml"
        #expect(text.contains("\u{1B}]8;;\(file)\u{1B}\\screens/checkout.yaml\u{1B}]8;;"))
        let place = try #require(Samples.checkout.findingsForPeople(in: run, style).first?.position)
        #expect(text.contains("]8;;\(file)#\(place.prefix { $0 != ":" })\u{1B}\\\(place)\u{1B}]8;;"))
        let page = "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html"
        #expect(text.contains("]8;;\(page)\u{1B}\\WCAG 1.1.1 A"))
        #expect(text.replacing(/\x1B\]8;;[^\x1B]*\x1B\\/, with: "") == without)
    }

    @Test func `statistics link each rule to W3C's page on its criterion`() {
        var style = Rendering.sample()
        let run = Samples.machineRun
        let without = countTable("Rule", FindingCount.byRule(run), style: style)
        style.links = .on
        let text = countTable("Rule", FindingCount.byRule(run), style: style)
        let page = "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html"
        #expect(text.contains("]8;;\(page)\u{1B}\\image-label\u{1B}"))
        #expect(text.replacing(/\x1B\]8;;[^\x1B]*\x1B\\/, with: "") == without)
    }

    @Test func `a score counts the stops without an error or warning, and says how`() throws {
        var report = MapSamples.report((0..<10).map { "Text \($0)" })
        report.findings = report.findings.enumerated().map { index, finding in
            Finding(
                rule: finding.rule, severity: index == 1 ? .info : .error, confidence: index == 2 ? .review : .certain,
                message: finding.message, path: finding.path, range: finding.range, screen: finding.screen,
                element: finding.element, criteria: [], remedy: "")
        }
        let screen = try #require(NumberedReport.all(of: [report]).first?.screens.first)
        let score = try #require(ScreenScore(screen))
        let serious = report.findings.filter { $0.confidence != .review && $0.severity != .info }
        #expect(serious.count == 2 && score.all == 10 && score.good == 10 - serious.count)
        #expect(score.words == "Score \(score.percent) %: \(score.good) of 10 stops without an error or warning")
        func lines(_ report: Report) -> [Substring] {
            ScreenScore.lines(of: ScreenScore.low(of: MapSamples.run([report])), most: 10, .sample())
                .split(separator: "\n")
        }
        #expect(lines(report).count == 2 && lines(report)[1].contains("(\(score.good) of 10)  screen.yaml, Text 0"))
        var fixed = report
        fixed.findings = report.findings.filter { $0.confidence == .review }
        #expect(lines(fixed) == [])
        let empty = try #require(NumberedReport.all(of: [MapSamples.report([])]).first?.screens.first)
        #expect(ScreenScore(empty) == nil)
    }
}
