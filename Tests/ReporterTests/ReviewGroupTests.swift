import A11yModel
import Testing

@testable import A11yReporters

/// Reviews of one cause are one entry for people, and each a finding for programs.
@Suite struct ReviewGroupTests {
    /// A file with reviews of one rule, each with a doubt.
    private static func report(_ path: String, _ doubts: [FindingDoubt]) -> Report {
        let text = String(repeating: "- label\n", count: doubts.count)
        var report = Samples.report(
            path, text,
            doubts.indices.map {
                Samples.Problematic(
                    "label", rule: "fixed-text", confidence: .review, message: "“\($0)” keeps its size",
                    element: "l\($0)")
            })
        for index in doubts.indices {
            let start = index * 8 + 2
            report.findings[index].range = SourceRange(start, start + 5)
            report.findings[index].doubts = [doubts[index]]
        }
        return report
    }

    private static func doubt(class name: String) -> FindingDoubt {
        FindingDoubt(kind: "custom-class", name: name, reason: "the class `\(name)` may change this")
    }

    private static func doubt(outlet name: String) -> FindingDoubt {
        FindingDoubt(kind: "code", name: name, reason: "the outlet `\(name)` may change this")
    }

    /// Three labels of one class in two files, one of another class, and three with outlets of their own.
    private static let run = Samples.run([
        report("a.xib", ["Price", "Price", "Badge"].map(doubt(class:))),
        report("b.xib", [doubt(class: "Price")] + ["one", "two", "three"].map(doubt(outlet:))),
    ])

    @Test func `three or more of one cause are a group`() {
        let findings = ReviewGroupTests.run.reports.flatMap { report in
            report.findings.map { ReportedFinding($0, in: report) }
        }
        let (groups, others) = ReviewGroup.groups(of: findings)
        #expect(groups.map(\.findings.count) == [3, 3])
        #expect(
            groups.map(\.cause) == [
                "no code was read, and code may change this", "the class `Price` may change this",
            ])
        #expect(groups.last?.places(brief: false) == ["a.xib:1:3, 2:3", "b.xib:1:3"])
        #expect(others.map(\.finding.message) == ["“2” keeps its size"])
    }

    @Test func `one line of code is one entry whatever the rules`() {
        let line = FindingDoubt(
            kind: "code", name: "one", reason: "line 12 of `Styles.swift` may change this: `style(x)`")
        var report = ReviewGroupTests.report("a.xib", [line, line, line, ReviewGroupTests.doubt(outlet: "two")])
        report.findings[1].rule = "missing-label"
        let (groups, others) = ReviewGroup.groups(of: report.findings.map { ReportedFinding($0, in: report) })
        #expect(groups.map(\.cause) == [line.reason])
        #expect(groups.map(\.ruleNames) == ["fixed-text (2), missing-label (1)"])
        #expect(others.count == 1)
    }

    @Test func `a folded row says of code what holds for all of its findings`() {
        var report = ReviewGroupTests.report(
            "a.xib", Array(repeating: ReviewGroupTests.doubt(class: "Price"), count: 3))
        for index in report.findings.indices {
            report.findings[index].confidence = .certain
            report.findings[index].code = CodeEvidence(statement: "no code of `Screen` changes `l`", places: [])
        }
        func messages() -> [String] {
            FindingRow.rows(of: report.findings.map { ReportedFinding($0, in: report) }, folded: true).map(\.message)
        }
        #expect(messages() == ["“0” keeps its size No code of `Screen` changes `l`."])
        report.findings[2].code = CodeEvidence(statement: "no code of `Other` changes `l`", places: [])
        #expect(messages() == ["“0” keeps its size"])
    }

    @Test func `a brief list of many places names the first`() {
        let report = ReviewGroupTests.report(
            "a.xib", Array(repeating: ReviewGroupTests.doubt(class: "Price"), count: 11))
        let group = ReviewGroup.groups(of: report.findings.map { ReportedFinding($0, in: report) }).groups.first
        #expect(group?.places(brief: true).last == "and 3 more")
        #expect(group?.places(brief: false).count == 1)
    }

    @Test(arguments: [60, 100])
    func `the table, the counts and the pages name each cause once`(width: Int) {
        let style = Rendering.sample(width: width)
        let table = TableReporter.render(ReviewGroupTests.run, style: style)
        #expect(table.contains("3 findings: the class `Price` may change"))
        #expect(table.components(separatedBy: "`Price`").count == 2)
        #expect(SummaryReporter.render(ReviewGroupTests.run, style: style).contains("To review, by cause"))
        let markdown = MarkdownReporter.render(ReviewGroupTests.run, style: style)
        #expect(markdown.contains("### To review, by cause"))
        #expect(HTMLReporter.render(ReviewGroupTests.run, style: style).contains("To review, by cause"))
    }

    @Test func `only a terminal is spared places of a group`() throws {
        let report = ReviewGroupTests.report(
            "a.xib", Array(repeating: ReviewGroupTests.doubt(class: "Price"), count: 40))
        let run = Samples.run([report])
        var terminal = Rendering.sample()
        terminal.isBrief = true
        #expect(TableReporter.render(run, style: terminal).contains("and 32 more"))
        let table = TableReporter.render(run, style: .sample())
        let markdown = MarkdownReporter.render(run, style: .sample())
        for place in (1...40).map({ "\($0):3" }) {
            #expect(table.contains(place))
            #expect(markdown.contains(markdownProse(place)))
        }
        #expect(!(table + markdown).contains("more"))
    }

    @Test func `programs and listeners get each finding`() {
        let plain = TableReporter.render(ReviewGroupTests.run, style: .sample(layout: .plain))
        #expect(plain.components(separatedBy: "keeps its size").count == 8)
        let json = JSONReporter.render(ReviewGroupTests.run, style: .sample())
        #expect(json.components(separatedBy: "\"reason\"").count == 8)
    }
}
