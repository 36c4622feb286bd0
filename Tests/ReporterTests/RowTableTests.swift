import A11yModel
import Testing

@testable import A11yReporters

/// Reports of many findings: rows without lines between them, folded, and shortened on a terminal.
@Suite struct RowTableTests {
    /// A file with this many buttons too small, each on a line of its own.
    private func smallButtons(_ count: Int, in path: String, severity: Severity = .warning) -> Report {
        let lines = (1...count).map { "button \($0)" }
        return Samples.report(
            path, lines.map { $0 + "\n" }.joined(),
            lines.map { .init($0, rule: "small-target", severity: severity, message: "\($0) is small.", element: $0) })
    }

    private func render(_ reports: [Report], brief: Bool = false, _ style: Rendering = .sample()) -> String {
        var style = style
        style.isBrief = brief
        return TableReporter.render(Samples.run(reports), style: style)
    }

    @Test func `two files of 60 columns`() {
        let text = render([smallButtons(4, in: "a.yaml"), Samples.checkout], .sample(width: 60))
        #expect(
            text == """
                a.yaml · 4 warnings
                    1:1  ▲ warning  button 1 is small.  small-target
                                    × 4, also 2:1, 3:1, 4:1
                                    → Change it

                screens/checkout.yaml
                2 errors, 1 warning, 1 info, 1 to review
                   4:11  ✖ error    Image has no name and is not marked
                                    decorative  image-label
                                    → Change it
                   7:11  ✖ error    Icon-only button has no accessible name
                                    control-label
                                    → Change it
                  10:12  ▲ warning  pay is 32 × 28 pt; 44 × 44 pt is the
                                    least a finger hits reliably
                                    small-target
                                    → Change it
                  13:16  ● info     Contrast 2.81:1, needs 4.5:1
                                    text-contrast
                                    → Change it
                  11:11  ? review   A person must look at the order  order
                                    → Change it

                2 errors, 5 warnings, 1 info, 1 to review in 2 files (2
                screens, 4 elements, 3 stops, 54 rules)
                Exit 1: 2 findings at or above "error".
                Source excerpts: --format frame.
                Help on a rule: a11ylint explain image-label

                """)
    }

    @Test func `files that fail the run come last`() {
        let text = render([
            smallButtons(1, in: "b.yaml"), smallButtons(1, in: "a.yaml", severity: .error),
            smallButtons(1, in: "c.yaml"),
        ])
        let paths = text.split(separator: "\n").filter { $0.hasSuffix(" · 1 warning") || $0.hasSuffix(" · 1 error") }
        #expect(paths.map { $0.prefix(1) } == ["b", "c", "a"])
    }

    @Test(arguments: [2, 3, 9, 60])
    func `findings of one rule on one kind of element are one row from the third on`(count: Int) {
        let text = render([smallButtons(count, in: "a.yaml"), smallButtons(1, in: "b.yaml")])
        // The other file has one more.
        #expect(text.split(separator: "\n").count { $0.contains("is small.") } == (count < 3 ? count : 1) + 1)
        // Nothing is lost: each place is named.
        for line in 1...count { #expect(text.contains("\(line):1"), "line \(line)") }
    }

    @Test func `other rules, severities and accepted findings have rows of their own`() {
        var report = smallButtons(4, in: "a.yaml")
        report.findings[1] = smallButtons(4, in: "a.yaml", severity: .error).findings[1]
        let text = render([report, smallButtons(1, in: "b.yaml")])
        #expect(text.contains("× 3, also 3:1, 4:1"))
        #expect(text.contains("button 2 is small."))
    }

    @Test func `findings with other advice have a row and their advice, and equal advice is pointed to`() {
        var report = Samples.report(
            "a.yaml", (1...10).map { "button \($0)\n" }.joined(),
            (1...10).map { number in
                .init(
                    "button \(number)", rule: "small-target", message: "button \(number) is small.",
                    element: "\(number)", remedy: number % 3 == 2 ? "Change line 12." : "Change it.")
            })
        let text = render([report])
        #expect(text.contains("× 7, also 3:1, 4:1, 6:1, 7:1, 9:1, 10:1\n"), "\(text)")
        #expect(text.contains("× 3, also 5:1, 8:1\n") && text.contains("→ Change line 12\n"))
        report.findings.remove(at: 7)
        let few = render([report])
        #expect(few.contains("button 2 is small.  small-target\n"), "\(few)")
        #expect(few.contains("button 5 is small.  small-target → as at 2:1\n"))
        #expect(few.components(separatedBy: "→ Change line 12\n").count == 2)
    }

    @Test func `all of the advice is shown, also behind a semicolon and in a second sentence`() {
        let remedy = "Name it; a `UIImage` takes `.hidden(true)`. In code, set `label`."
        let report = Samples.report(
            "a.yaml", "image\n",
            [.init("image", rule: "image-label", message: "It is silent.", element: nil, remedy: remedy)])
        let rest = "a `UIImage` takes `.hidden(true)`. In code, set `label`"
        for reports in [[report], [report, smallButtons(1, in: "b.yaml")]] {
            #expect(render(reports, .sample(width: 120)).contains("→ Name it; \(rest)"))
        }
        #expect(CompactReporter.render(Samples.run([report]), style: .sample()).contains("→ Name it; \(rest) ["))
    }

    @Test func `the first row with an unsafe fix says what that is`() {
        var reports = [smallButtons(2, in: "a.yaml"), smallButtons(1, in: "b.yaml")]
        for index in reports.indices { reports[index].findings[0].fix = Fix(.unsafe, "Widens it.", []) }
        let text = render(reports)
        let explained = "fix unsafe: --unsafe-fixes makes it, for you to review"
        #expect(text.components(separatedBy: "fix unsafe").count == 3, "\(text)")
        #expect(text.components(separatedBy: explained).count == 2)
        #expect(text.contains("with --unsafe-fixes (review what changes)\n"))
    }

    @Test func `verbose folds nothing`() {
        let text = render([smallButtons(5, in: "a.yaml"), smallButtons(1, in: "b.yaml")], .sample(detail: .everything))
        #expect(text.split(separator: "\n").count { $0.contains("is small.") } == 6)
    }

    @Test func `a terminal gets the first places of a row`() {
        let text = render([smallButtons(39, in: "a.yaml"), smallButtons(1, in: "b.yaml")], brief: true)
        #expect(text.contains("× 39, also 2:1, 3:1, 4:1, 5:1, 6:1, 7:1 and 32 more\n"))
    }

    @Test(arguments: [60, 80, 140])
    func `a terminal gets an overview of more findings than fit on it`(width: Int) {
        let names = (1...20).map { "rule-\($0)" }
        let failing = (1...9).map { number in
            Samples.report(
                "file-\(number).yaml", "button\n",
                names.prefix(number).map {
                    .init("button", rule: $0, severity: .error, message: "It fails \($0), as a rule.", element: "go")
                })
        }
        let reports = [smallButtons(41, in: "a.yaml")] + failing
        let brief = render(reports, brief: true, .sample(width: width))
        #expect(brief.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
        #expect(!brief.contains("is small."))
        #expect(brief.contains("rule-1,") && !brief.contains("rule-9,"))
        #expect(brief.contains("and 4 more rules: --format summary\n"))
        #expect(brief.contains("All 86 findings: --all."))
        #expect(brief.contains("45 findings at or above"))
        let whole = render(reports)
        #expect(whole.hasPrefix("a.yaml · 41 warnings\n") && !whole.contains("--all"))
        #expect(whole.contains("41:1") && names.prefix(9).allSatisfy { whole.contains("\($0),") })
    }

    @Test(arguments: [(8, true), (9, false)])
    func `a few findings of one file stand in a frame`(count: Int, isFramed: Bool) {
        #expect(render([smallButtons(count, in: "a.yaml")]).contains("┌") == isFramed)
    }

    @Test(arguments: [20, 40, 60, 80, 100, 119, 120, 160, 300])
    func `rows fit the terminal, and nothing is cut off`(width: Int) {
        let text = render([Samples.checkout, Samples.awkward], .sample(color: .on, width: width))
        let rows = stripped(text).split(separator: "\n").filter { $0.hasPrefix("  ") }
        #expect(rows.allSatisfy { cells($0) <= max(width, 34) && !$0.hasSuffix(" ") })
        #expect(text.count { $0 == "x" } >= 300)
        #expect(!text.contains("…"))
    }

    @Test func `criteria have a column where there is room`() {
        let reports = [Samples.checkout, smallButtons(1, in: "b.yaml")]
        #expect(!render(reports, .sample(width: 119)).contains("WCAG"))
        let wide = render(reports, .sample(width: 120))
        #expect(wide.contains("Image has no name and is not marked decorative  image-label"))
        #expect(wide.contains("WCAG 1.1.1 A\n"))
    }

    @Test func `a project without a configuration learns how to begin, on a terminal`() {
        let few = [smallButtons(2, in: "a.yaml"), smallButtons(1, in: "b.yaml")]
        #expect(render(few, brief: true).contains("\nNew here? a11ylint init\n"))
        #expect(!render(few).contains("New here?"))
        let many = [smallButtons(51, in: "a.yaml")]
        #expect(render(many, brief: true).contains("\nNew here? a11ylint init --baseline\n"))
        #expect(render(many).contains("\nTo see only what is new: a11ylint baseline\n"))
    }

    @Test func `the tip names the worst file unless the command would be broken`() {
        let reports = [smallButtons(3, in: "a.yaml"), smallButtons(1, in: "b.yaml", severity: .error)]
        #expect(render(reports).contains("Source excerpts: a11ylint check --format frame b.yaml"))
        #expect(render(reports, .sample(width: 40)).contains("Source excerpts: --format frame."))
    }
}
