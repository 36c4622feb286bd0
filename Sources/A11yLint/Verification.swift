import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy

/// A promise of a page's example that its rule does not keep.
package struct BrokenPromise: Sendable {
    /// The example's title.
    package let example: String
    /// What was promised and what was found, as lines to compare.
    package let expected: [String]
    /// What the rule says.
    package let actual: [String]
}

/// Runs the examples of a page, each alone against the page's own rule.
package func verify(_ page: Page) -> [BrokenPromise] {
    page.examples.compactMap { example in
        let report = report(on: example, written: Array(example.screen.utf8), with: page.settings(in: example))
        let expected = example.findings.map(\.line).sorted()
        let own = report.findings.filter { $0.rule == page.rule.id }
        let actual = own.flatMap { $0.lines(in: report, as: example.findings) }.sorted()
        return expected == actual ? nil : BrokenPromise(example: example.title, expected: expected, actual: actual)
    }
}

extension Example.Expectation {
    fileprivate var line: String { "\(place): \(message)" + (confidence.map { " (\($0.rawValue))" } ?? "") }
}

extension Finding {
    /// The finding as an example would promise it, place by place. A confidence is shown where it is `review`, which a
    /// page has to say, and where the page names one for this place and message.
    fileprivate func lines(in report: Report, as expectations: [Example.Expectation]) -> [String] {
        ([Occurrence(self)] + repeats).map { occurrence in
            let start = report.lines.place(of: occurrence.range.start)
            let position = screen.isEmpty ? "\(start.line):\(start.column)" : "screen"
            let place = occurrence.element.map { $0.id ?? $0.path } ?? position
            let promised = expectations.first { $0.place == place && $0.message == occurrence.message }
            let shows = confidence == .review || promised?.confidence != nil
            return "\(place): \(occurrence.message)" + (shows ? " (\(confidence.rawValue))" : "")
        }
    }
}

extension Page {
    /// The rule as an example shows it.
    package func rule(in example: Example) -> Rule { example.isStrict ? rule.inStrict : rule }

    /// What an example is checked with: the page's rule alone. A comment accepts what other rules find, so a rule about
    /// comments is shown with all of them.
    package func settings(in example: Example) -> FileSettings {
        let rule = rule(in: example)
        guard let fileRule = FileRule(rawValue: rule.id), FileRule.aboutSuppressions.contains(fileRule) else {
            return FileSettings(Ruleset([rule]))
        }
        var settings = FileSettings(Ruleset(Ruleset.builtIn.rules.filter { $0.id != rule.id } + [rule]))
        settings.today = Page.dayOfExamples
        settings.policy.maximumAge = example.maximumAge
        return settings
    }

    /// The day on which all examples are checked, so that what has expired there has expired for good.
    private static let dayOfExamples = Day(year: 2026, month: 1, day: 1)
}
