import A11yModel
import A11yRules

/// A promise of a page's example that its rule does not keep.
public struct BrokenPromise: Sendable {
    /// The example's title.
    public let example: String
    /// What was promised and what was found, as lines to compare.
    public let expected: [String]
    /// What the rule says.
    public let actual: [String]
}

/// Runs the examples of a page, each alone against the page's own rule.
public func verify(_ page: Page) -> [BrokenPromise] {
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
