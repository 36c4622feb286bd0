import A11yModel
import TestSupport
import Testing

@testable import A11yReporters

/// Findings over time, on runs built by hand.
@Suite struct TrendsTests {
    private static func finding(
        _ fingerprint: String, _ path: String = "a.yaml", rule: String = "missing-label", element: String = "image",
        component: String? = nil, severity: Severity = .error, confidence: Confidence = .certain, screen: String = "A",
        message: String = "It has no name."
    ) -> TrendFinding {
        TrendFinding(
            fingerprint: fingerprint, component: component, rule: rule, severity: severity, confidence: confidence,
            path: path, screen: screen, element: element, property: "label", message: message)
    }

    /// A run on the day of a month with findings of these fingerprints.
    private static func run(
        _ day: Int, _ fingerprints: [String], files: Set<String>? = ["a.yaml"], accepted: Set<String> = [],
        version: String = ""
    ) throws -> TrendRun {
        TrendRun(
            name: "\(day).json", day: try #require(Day(year: 2026, month: 11, day: day)), version: version,
            files: files, findings: fingerprints.map { finding($0, element: $0) }, accepted: accepted)
    }

    private func states(_ trends: Trends) -> [String: Trends.State] {
        Dictionary(uniqueKeysWithValues: trends.entries.map { ($0.finding.fingerprint, $0.state) })
    }

    @Test func `one run has nothing new`() throws {
        let trends = Trends([try Self.run(2, ["x", "y"])])
        #expect(states(trends) == ["x": .open, "y": .open])
        #expect(trends.changes[0].new == 0)
        #expect(TrendText.render(trends, limit: 20, .sample()).hasPrefix("1 run on 2026-11-02: 2 findings.\n\n"))
    }

    @Test func `no runs have no trends`() {
        let trends = Trends([])
        #expect(trends.entries.isEmpty)
        #expect(TrendText.render(trends, limit: 20, .sample()) == "No runs.\n")
        #expect(TrendChart.svg(trends).contains("No runs."))
    }

    @Test func `what comes is new, what goes is gone, what stays has an age`() throws {
        let trends = Trends([try Self.run(2, ["old", "fixed"]), try Self.run(9, ["old", "fresh"])])
        #expect(states(trends) == ["old": .open, "fixed": .gone, "fresh": .new])
        #expect(trends.entries.map(\.age) == [7, 7, 0])
        #expect(trends.changes[1].new == 1 && trends.changes[1].gone == 1 && trends.changes[1].back == 0)
    }

    @Test func `new is only what the last run brought`() throws {
        let trends = Trends([try Self.run(1, []), try Self.run(2, ["x"]), try Self.run(3, ["x"])])
        #expect(states(trends) == ["x": .open])
        #expect(trends.changes.map(\.new) == [0, 1, 0])
    }

    @Test func `a finding that comes back is the one that went`() throws {
        let runs = try [Self.run(1, ["x"]), Self.run(2, []), Self.run(3, []), Self.run(8, ["x"])]
        let trends = Trends(runs)
        let entry = try #require(trends.entries.first)
        #expect(trends.entries.count == 1 && entry.state == .back && entry.returns == 1 && entry.runs == 2)
        #expect(entry.age == 7 && entry.ended == nil)
        #expect(trends.changes.map(\.gone) == [0, 1, 0, 0] && trends.changes.map(\.back) == [0, 0, 0, 1])
    }

    @Test func `a file that was not checked says nothing about its findings`() throws {
        let runs = try [Self.run(1, ["x"]), Self.run(2, [], files: ["b.yaml"])]
        #expect(states(Trends(runs)) == ["x": .unchecked])
        let again = Trends(runs + [try Self.run(3, ["x"])])
        #expect(states(again) == ["x": .open] && again.changes[2].new == 0)
        let gone = Trends(runs + [try Self.run(3, [])])
        #expect(states(gone) == ["x": .gone] && gone.changes.map(\.gone) == [0, 0, 1])
        #expect(gone.changes.map(\.unchecked) == [0, 1, 0])
    }

    @Test func `a report that lists no files stands for all`() throws {
        let trends = Trends([try Self.run(1, ["x"], files: nil), try Self.run(2, [], files: nil)])
        #expect(states(trends) == ["x": .gone])
    }

    @Test func `what is accepted is not gone`() throws {
        let runs = try [Self.run(1, ["x"]), Self.run(2, [], accepted: ["x"])]
        #expect(states(Trends(runs)) == ["x": .accepted])
        let fixed = Trends(runs + [try Self.run(3, [])])
        #expect(states(fixed) == ["x": .gone] && fixed.changes.map(\.gone) == [0, 0, 0])
        #expect(states(Trends(runs + [try Self.run(3, ["x"])])) == ["x": .open])
    }

    private static func named(_ day: Int, _ path: String, _ findings: [TrendFinding]) throws -> TrendRun {
        TrendRun(
            name: "\(day).json", day: try #require(Day(year: 2026, month: 11, day: day)), files: [path],
            findings: findings)
    }

    @Test func `findings follow a renamed file`() throws {
        let runs = try [
            Self.named(1, "a.yaml", [Self.finding("x"), Self.finding("y", element: "button")]),
            Self.named(5, "b.yaml", [Self.finding("x2", "b.yaml")]),
        ]
        let trends = Trends(runs)
        #expect(trends.entries.map(\.state) == [.open, .unchecked])
        #expect(trends.entries[0].formerPaths == ["a.yaml"] && trends.entries[0].finding.path == "b.yaml")
        #expect(trends.entries[0].age == 4 && trends.changes[1].new == 0)
    }

    @Test func `equal findings of a renamed file are not guessed at`() throws {
        let runs = try [
            Self.named(1, "a.yaml", [Self.finding("x"), Self.finding("y")]),
            Self.named(5, "b.yaml", [Self.finding("x2", "b.yaml"), Self.finding("y2", "b.yaml")]),
        ]
        #expect(Trends(runs).entries.map(\.state) == [.unchecked, .unchecked, .new, .new])
    }

    @Test func `a file that was there before has not been renamed`() throws {
        let day = try #require(Day(year: 2026, month: 11, day: 1))
        let runs = [
            TrendRun(name: "1", day: day, files: ["a.yaml", "b.yaml"], findings: [Self.finding("x")]),
            TrendRun(name: "2", day: day, files: ["b.yaml"], findings: [Self.finding("x2", "b.yaml")]),
        ]
        #expect(Trends(runs).entries.map(\.state) == [.unchecked, .new])
    }

    @Test func `runs of one day keep their order, others are sorted`() throws {
        let trends = Trends([try Self.run(9, ["z"]), try Self.run(2, ["x"]), try Self.run(9, ["y"])])
        #expect(trends.runs.map { $0.findings.map(\.fingerprint) } == [["x"], ["z"], ["y"]])
    }

    @Test func `a finding that a report has twice counts once`() throws {
        #expect(Trends([try Self.run(2, ["x", "x"])]).runs[0].findings.count == 1)
    }

    @Test func `a component on many screens is one line`() throws {
        let findings = ["A", "B", "C"].map { Self.finding("x\($0)", component: "c", screen: $0) }
        let trends = Trends([try Self.named(1, "a.yaml", findings + [Self.finding("other", screen: "A")])])
        #expect(trends.oldest.map(\.findings).sorted() == [1, 3])
        #expect(
            TrendText.render(trends, limit: 20, .sample())
                .contains("  0 days  ✖ error  in 3 screens, such as a.yaml, A: It has no name. (missing-label)\n"))
    }

    @Test func `versions sum up their runs`() throws {
        let runs = try [
            Self.run(1, ["x", "y"], version: "5.0"), Self.run(2, ["x"], version: "5.0"),
            Self.run(3, ["x", "z"], version: "5.1"), Self.run(4, ["x", "z", "y"], version: "5.1"),
        ]
        let versions = Trends(runs).versions
        #expect(versions.map(\.name) == ["5.0", "5.1"] && versions.map(\.findings) == [1, 3])
        #expect(versions.map(\.new) == [0, 2] && versions.map(\.gone) == [1, 0] && versions.map(\.runs) == [2, 2])
        #expect(Trends([try Self.run(1, ["x"])]).versions.isEmpty)
    }

    @Test(arguments: UInt64(0)..<8)
    func `changes explain each count`(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let names = (0..<12).map { "f\($0)" }
        let trends = Trends(try (1...28).map { day in try Self.run(day, names.filter { _ in dice.chance(50) }) })
        var count = trends.runs[0].findings.count
        for (run, change) in zip(trends.runs, trends.changes).dropFirst() {
            count += change.new + change.back - change.gone
            #expect(count == run.findings.count)
        }
        #expect(trends.present.count == count)
        #expect(trends.changes.reduce(0) { $0 + $1.back } == trends.entries.reduce(0) { $0 + $1.returns })
    }

    @Test(arguments: [(0, 1), (1, 1), (5, 1), (6, 2), (10, 2), (11, 5), (26, 10), (99, 20), (1000, 200)])
    func `a scale has at most five lines`(most: Int, step: Int) { #expect(TrendChart.step(upTo: most) == step) }

    @Test(arguments: [1, 2, 40, 300])
    func `the chart is well-formed and tells its figures`(count: Int) throws {
        let day = try #require(Day(year: 2026, month: 11, day: 2))
        let runs = (0..<count).map { number in
            TrendRun(
                name: "\(number)", day: day, version: "<\(number / 3)>&\u{202E}",
                findings: (0..<number % 7).map { Self.finding("\($0)", severity: $0 == 0 ? .info : .warning) })
        }
        let text = TrendChart.svg(Trends(runs))
        let tree = try MarkupTree(text)
        #expect(tree.elements[0]["role"] == "img")
        let ids = tree.elements.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
        let labels = tree.elements[0]["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
        #expect(!labels.isEmpty && Set(labels).isSubset(of: ids))
        let fills = tree.elements.compactMap { $0["fill"] }
        #expect(Set(fills).isSubset(of: ids.map { "url(#\($0))" }))
        #expect(tree.all("desc")[0].text.hasPrefix("\(counted(count, "run")) on 2026-11-02: "))
        #expect(!text.contains("\u{202E}"))
        let known = Set(Palette.shades.flatMap { [$0.light, $0.dark] })
        #expect(Set(text.matches(of: /#[0-9A-F]{6}\b/).map { String($0.0) }).isSubset(of: known))
    }

    @Test(arguments: [20, 40, 60, 80, 100, 200])
    func `tables fit the terminal`(width: Int) throws {
        let path = "Modules/Checkout/Sources/Resources/\u{4ED8}\u{6B3E}/PaymentMethodSelectionViewController.storyboard"
        let trends = Trends([
            try Self.named(1, path, [Self.finding("x", path, screen: "Payment methods")]),
            try Self.named(2, path, [Self.finding("x", path, screen: "Payment methods")]),
        ])
        let text = TrendText.render(trends, limit: 20, .sample(width: width))
        for line in text.split(separator: "\n") where line.hasPrefix("│") { #expect(cells(line) <= width) }
        #expect(text.contains("Screen") && text.contains("PaymentMethod"))
        #expect(text.contains("┌") == (width >= 60))
    }

    @Test func `what files say cannot break tables`() throws {
        let awkward = "a|b\n<b>\u{1B}[31m`"
        let trends = Trends([
            try Self.named(1, awkward, [Self.finding("x", awkward, rule: awkward, screen: awkward, message: awkward)])
        ])
        let markdown = TrendText.markdown(trends, limit: 20)
        for line in markdown.split(separator: "\n") where line.hasPrefix("|") { #expect(line.hasSuffix(" |")) }
        #expect(!markdown.contains("<b>") && !markdown.contains("\u{1B}"))
        for layout in [Rendering.Layout.framed, .plain] {
            #expect(!TrendText.render(trends, limit: 20, .sample(layout: layout)).contains("\u{1B}"))
        }
    }
}
