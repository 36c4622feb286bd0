import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// Matching a baseline with findings that have several places, and entries whose rule has a new name.
@Suite struct BaselineMatchTests {
    /// A list of songs, in which some buttons have a label.
    private static func list(rows: Int, labelled: Set<Int> = []) -> String {
        let cells = (0..<rows).map { row in
            let label = labelled.contains(row) ? ", label: Play" : ""
            return "      - { type: tableViewCell, isElement: false, children: [{ type: label, text: Song \(row) }, "
                + "{ type: button, id: play\(row), image: play.png\(label) }] }\n"
        }
        return "screen: Songs\nelements:\n  - type: tableView\n    children:\n" + cells.joined()
    }

    private static func report(on text: String, _ rule: String = "missing-label") -> Report {
        let rules = Ruleset(Ruleset.builtIn.rules.filter { $0.id == rule })
        return lint(Source(path: "screen.yaml", text: text), with: rules)
    }

    private static func baseline(of report: Report) -> Baseline {
        var baseline = Baseline()
        baseline.entries = report.findings.flatMap(\.places).map { $0.entry(in: report.path) }
        return baseline
    }

    private func matched(_ report: Report, with baseline: Baseline) -> (report: Report, match: BaselineMatch) {
        var (report, match) = (report, BaselineMatch(baseline, today: nil))
        match.accept(in: &report, at: report.path, rules: .builtIn)
        match.judge { _ in true }
        return (report, match)
    }

    @Test(
        arguments: [
            (4, []), (9, []), (4, [0]), (4, [0, 1, 2]), (1, []),
        ] as [(Int, Set<Int>)])
    func `a violation in all rows is known as long as one row has it`(rows: Int, labelled: Set<Int>) {
        let baseline = BaselineMatchTests.baseline(of: BaselineMatchTests.report(on: BaselineMatchTests.list(rows: 4)))
        #expect(baseline.entries.count == 1)
        let now = BaselineMatchTests.report(on: BaselineMatchTests.list(rows: rows, labelled: labelled))
        let (report, match) = matched(now, with: baseline)
        #expect(report.findings.isEmpty)
        #expect(report.accepted.map(\.acceptance?.means) == [.baseline])
        #expect(match.states == [.known])
    }

    @Test func `a violation in all rows is gone when no row has it`() {
        let baseline = BaselineMatchTests.baseline(of: BaselineMatchTests.report(on: BaselineMatchTests.list(rows: 2)))
        let now = BaselineMatchTests.report(on: BaselineMatchTests.list(rows: 2, labelled: [0, 1]))
        #expect(matched(now, with: baseline).match.states == [.stale])
    }

    /// `uneven-row` reports at most three places on their own, and all others with the last of them.
    @Test func `new places of a finding are reported again`() {
        let all = (0..<6).map { FindingPlaceSample(id: "e\($0)") }
        let before = FindingPlaceSample.report(Array(all[0..<3]))
        let baseline = BaselineMatchTests.baseline(of: before)
        #expect(baseline.entries.map(\.element) == ["#e0", "#e1", "#e2"])
        let (same, _) = matched(FindingPlaceSample.report([all[1], all[2], all[0]]), with: baseline)
        #expect(same.findings.isEmpty && same.accepted[0].repeats.count == 2)
        let (some, match) = matched(FindingPlaceSample.report([all[3], all[1], all[4], all[2]]), with: baseline)
        #expect(some.findings.map(\.message) == ["at e3"])
        #expect(some.findings[0].repeats.map(\.message) == ["at e4"])
        #expect(some.accepted.map(\.message) == ["at e1"])
        #expect(match.states == [.stale, .known, .known])
    }

    @Test func `an entry matches one finding`() {
        let element = FindingPlaceSample(id: "a")
        var report = FindingPlaceSample.report([element])
        report.findings += report.findings
        report.findings[1].ordinal = nil
        report.numberEquals()
        var baseline = BaselineMatchTests.baseline(of: report)
        #expect(Set(baseline.entries.map(\.key)).count == 2)
        baseline.entries.removeLast()
        let (now, _) = matched(report, with: baseline)
        #expect(now.findings.count == 1 && now.accepted.count == 1)
    }

    @Test func `no baseline accepts a syntax error`() {
        let report = lint(Source(path: "screen.yaml", text: "screen: [\n"), with: Ruleset.builtIn)
        var baseline = BaselineMatchTests.baseline(of: report)
        #expect(baseline.entries.contains { $0.rule == "syntax" })
        baseline.entries.removeAll { $0.rule != "syntax" }
        #expect(matched(report, with: baseline).report.findings.contains { $0.rule == "syntax" })
    }

    @Test func `keys distinguish the screens of a file, and survive renaming one`() {
        func keys(_ names: String...) -> Set<String> {
            let screens = names.map { "  - { screen: \($0), elements: [{ type: button, image: x.png }] }\n" }.joined()
            return Set(
                BaselineMatchTests.baseline(of: BaselineMatchTests.report(on: "screens:\n" + screens)).entries.map(
                    \.key))
        }
        let both = keys("One", "Two")
        #expect(both.count == 2)
        #expect(keys("Renamed", "Two") == both)
        #expect(keys("One").isSubset(of: both))
        #expect(keys("One", "Two", "Three").isSuperset(of: both))
    }

    @Test func `an element without an id is identified by its position among its type`() {
        func key(_ elements: String) -> String? {
            BaselineMatchTests.baseline(of: BaselineMatchTests.report(on: "screen: A\nelements:\n\(elements)"))
                .entries.first.map { $0.element + $0.key }
        }
        let named = "  - { type: button, label: Pay }\n"
        let label = "  - { type: label, text: Sum }\n"
        let bare = "  - { type: button, image: x.png }\n"
        #expect(key(named + bare)?.hasPrefix("button[2]") == true)
        #expect(key(label + named + bare) == key(named + bare))
        #expect(key(bare + named) != key(named + bare))
    }

    @Test func `stale entries are told at their places, and left out of what remains`() {
        let elements = (0..<3).map { FindingPlaceSample(id: "e\($0)") }
        var baseline = Baseline()
        baseline.entries = zip(elements, ["a.yaml", "a.yaml", "b.yaml"]).flatMap { element, path in
            FindingPlaceSample.report([element]).findings.flatMap(\.places).map { $0.entry(in: path) }
        }
        let read = Baseline.decode(Source(path: "b.json", text: baseline.text)).baseline
        #expect(read.entries == baseline.entries)
        var match = BaselineMatch(read, today: nil)
        match.judge { $0.element == "#e1" }
        #expect(match.findings(with: .builtIn, path: "b.json").map(\.range) == [read.places[1]])
        #expect(match.remaining.entries == [baseline.entries[0], baseline.entries[2]])
    }
}

/// An element with a finding, for findings with several places.
private struct FindingPlaceSample {
    let id: String

    static func report(_ samples: [FindingPlaceSample]) -> Report {
        var report = Report(path: "screen.yaml", lines: LineTable([]))
        let findings = samples.enumerated().map { number, sample in
            let range = SourceRange(number, number + 1)
            return Finding(
                rule: "uneven-row", severity: .warning, confidence: .certain, message: "at \(sample.id)",
                path: "screen.yaml", range: range,
                element: ElementReference(
                    type: "view", id: sample.id, path: "view#\(sample.id)", name: "", range: range, anchor: range))
        }
        guard var first = findings.first else { return report }
        first.repeats = findings.dropFirst().map(Occurrence.init)
        report.findings = [first]
        report.numberEquals()
        return report
    }
}
