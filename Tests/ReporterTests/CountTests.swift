import A11yModel
import Testing

@testable import A11yReporters

/// Findings by rule, criterion and file.
@Suite struct CountTests {
    @Test func `a summary counts by rule, by criterion and by file, the worst first`() {
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

                ┌──────────────────────────────────────┬────────┬──────────┬───────┬────────┐
                │ Criterion                            │ Errors │ Warnings │ Infos │ Review │
                ├──────────────────────────────────────┼────────┼──────────┼───────┼────────┤
                │ WCAG 1.1.1 A   Non-text Content      │      1 │          │       │        │
                │ WCAG 4.1.2 A   Name, Role, Value     │      1 │          │       │        │
                │ WCAG 2.5.8 AA  Target Size (Minimum) │        │        1 │       │        │
                │ WCAG 1.4.3 AA  Contrast (Minimum)    │        │          │     1 │        │
                └──────────────────────────────────────┴────────┴──────────┴───────┴────────┘

                ┌─────────────────────────────────┬────────┬──────────┬───────┬────────┐
                │ File                            │ Errors │ Warnings │ Infos │ Review │
                ├─────────────────────────────────┼────────┼──────────┼───────┼────────┤
                │ screens/checkout.yaml  1 screen │      2 │        1 │     1 │      1 │
                └─────────────────────────────────┴────────┴──────────┴───────┴────────┘

                2 errors, 1 warning, 1 info, 1 to review in 2 files (2 screens, 8 elements, 3
                stops, 54 rules)
                Exit 1: 2 findings at or above "error".
                Help on a rule: a11ylint explain image-label

                """)
    }

    @Test func `where there is no room for a table, and for ears, there is a line for each`() {
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
    func `every line of a count is as wide as the others`(width: Int, glyphs: Rendering.Glyphs) {
        let run = Samples.run([Samples.checkout, Samples.awkward])
        let plain = countTable("File", Count.byFile(run), style: .sample(glyphs: glyphs, width: width))
        let lines = plain.split(separator: "\n").filter { "│|┌├└+".contains($0.first ?? " ") }
        #expect(Set(lines.map { cells($0) }).count <= 1)
        #expect(lines.allSatisfy { cells($0) <= width })
        let colored = countTable("File", Count.byFile(run), style: .sample(color: .on, glyphs: glyphs, width: width))
        #expect(stripped(colored) == plain)
    }

    @Test func `a long name is broken at its joints, and nothing of it is lost`() {
        var report = Samples.checkout
        report.path = "Sources/Checkout/Payment/Resources/Base.lproj/PaymentMethods.storyboard"
        let counts = Count.byFile(Samples.run([report]))
        #expect(
            countTable("File", counts, style: .sample(width: 80)) == """
                ┌─────────────────────────────────────────┬────────┬──────────┬───────┬────────┐
                │ File                                    │ Errors │ Warnings │ Infos │ Review │
                ├─────────────────────────────────────────┼────────┼──────────┼───────┼────────┤
                │ Sources/Checkout/Payment/Resources/     │      2 │        1 │     1 │      1 │
                │   Base.lproj/PaymentMethods.storyboard  │        │          │       │        │
                └─────────────────────────────────────────┴────────┴──────────┴───────┴────────┘

                """)
        #expect(countTable("File", counts, style: .sample(width: 60)).contains("  \(report.path): 2 errors"))
        #expect(countTable("File", counts, style: .sample(layout: .plain)).contains("  \(report.path): 2 errors"))
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
    func `a limit shows the worst, and tells how many it hides`(limit: Int, rules: [String]?) {
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

    @Test func `links lead to the file and to W3C, and are measured as nothing`() {
        var style = Rendering.sample()
        let run = Run(
            reports: [Samples.checkout], version: "1.2.3", rules: 54, root: "/repo/a b", failLevel: .error, exitCode: 1)
        let without = TableReporter.render(run, style: style)
        style.links = .on
        let text = TableReporter.render(run, style: style)
        let file = "file:///repo/a%20b/screens/checkout.yaml"
        #expect(text.contains("\u{1B}]8;;\(file)\u{1B}\\screens/checkout.yaml\u{1B}]8;;"))
        let page = "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html"
        #expect(text.contains("]8;;\(page)\u{1B}\\WCAG 1.1.1 A"))
        #expect(text.replacing(/\x1B\]8;;[^\x1B]*\x1B\\/, with: "") == without)
    }
}
