import A11yLint
import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import A11ySyntax
import Foundation
import TestSupport
import Testing

/// Laws that hold of every file, tried on seeded random ones; a failure names its seed.
@Suite struct LintPropertyTests {
    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func `what is said is whole, places it in the file, and is said again`(seed: UInt64) throws {
        let source = Source(path: "random.yaml", text: RandomScreens.text(seed: seed))
        let report = lint(source, with: .builtIn)
        #expect(report.tally.elements > 0)
        for finding in report.findings {
            #expect(finding.ranges.allSatisfy { $0.end <= source.bytes.count && !$0.isEmpty }, "\(finding.whole)")
            #expect(!finding.message.contains { "{}".contains($0) }, "\(finding.message)")
            #expect(!finding.message.isEmpty && finding.path == "random.yaml")
        }
        #expect(
            zip(report.findings, report.findings.dropFirst()).allSatisfy { ($0.range, $0.rule) <= ($1.range, $1.rule) })
        #expect(lint(source, with: .builtIn).whole == report.whole)
        for (screen, simulation) in simulate(source).screens {
            for stop in simulation.stops {
                let element = try #require(
                    screen.elements.indices.contains(stop.element.index) ? screen[stop.element] : nil)
                #expect(element.id == stop.element)
                #expect(screen.range.contains(element.range))
                #expect(simulation.cause(for: stop.element, in: screen) == nil)
            }
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `YAML, XML and another order of keys have the same findings`(seed: UInt64) throws {
        let text = RandomScreens.text(seed: seed)
        let tree = Syntax.parse(Source(path: "", text: text)).value
        let expected = report(text)
        let xml = try #require(screenXML(of: tree))
        // Problems about the file are told at other places in another language.
        let ofScreens = { (report: Report) in report.findings.filter { !$0.screen.isEmpty }.map(\.statement).sorted() }
        #expect(ofScreens(report(xml)) == ofScreens(expected), "\(text)\n\(xml)")
        #expect(ofScreens(report(reordered(tree))) == ofScreens(expected), "\(text)")
        #expect(report(xml).tally == expected.tally)
    }

    @Test func `reports do not depend on the order of files, and data formats can be read`() throws {
        let reports = (100..<103).map { report(RandomScreens.text(seed: $0), path: "file\($0).yaml") }
        let style = Rendering(color: .off, glyphs: .unicode, layout: .framed, detail: .everything, width: 100)
        for reporter in reporters {
            let texts = [reports, reports.reversed()].map { reports in
                let run = Run(reports: reports, version: "1", rules: 1, failLevel: .error, exitCode: 1)
                return reporter.render(run, style: style)
            }
            #expect(texts[0] == texts[1], "\(reporter.name)")
            if reporter.name == "json" { _ = try JSONSerialization.jsonObject(with: Data(texts[0].utf8)) }
        }
    }
}

extension SourceRange {
    fileprivate var isEmpty: Bool { start == end }
}
