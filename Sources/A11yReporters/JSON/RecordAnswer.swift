import A11yModel

/// The answer to a record of `--records`: one line of JSON, with the findings of the JSON report.
package struct RecordAnswer: Sendable {
    /// Why there is no result, or none of use.
    package struct Problem: Sendable {
        /// The word for programs.
        package let kind: String
        /// What is wrong, in a sentence.
        package let message: String

        /// A problem.
        package init(kind: String, message: String) {
            self.kind = kind
            self.message = message
        }
    }

    /// The identity of the record, as JSON.
    private let id: String
    /// The number of the line, from 1, where that is all that is known of the record.
    private let line: Int?
    private let report: Report?
    private let problem: Problem?
    /// What the command adds to the answer: a transcript, or a document.
    package var content: (key: String, value: JSON)?

    /// An answer. Without a report it holds no findings.
    package init(id: String, line: Int? = nil, report: Report? = nil, problem: Problem? = nil) {
        self.id = id
        self.line = line
        self.report = report
        self.problem = problem
    }

    /// The answer with its line feed.
    package var text: String {
        var writer = JSONWriter(.compact)
        writer.object { writer in
            writer.entry("id", written: id)
            if let line { writer.entry("line", line) }
            if let content {
                writer.entry(content.key, content.value)
            } else {
                writer.key("findings")
                writer.array { $0.items(report?.findingsForPrograms ?? []) }
                writer.entry("screens", report?.tally.screens ?? 0)
                writer.entry("stops", report?.tally.stops ?? 0)
            }
            writer.entry(
                "error",
                problem.map { .object([("kind", .text($0.kind)), ("message", .text($0.message))]) } ?? .null)
        }
        writer.endLine()
        return writer.finish()
    }
}

/// What the records of a run come to.
package struct RecordSummary: Sendable {
    private var records = 0
    /// Records with an error.
    package private(set) var errors = 0
    private var tally = Tally()
    private var kinds: [FindingKind: Int] = [:]
    /// Findings that fail the run.
    package private(set) var failures = 0
    /// Findings that count as warnings.
    package private(set) var warnings = 0

    /// The summary of no records.
    package init() {}

    /// Adds a record: its report, if it has one, and whether it has an error.
    package mutating func add(_ report: Report?, isError: Bool, failLevel: FailLevel) {
        records += 1
        if isError { errors += 1 }
        guard let report else { return }
        tally = tally + report.tally
        for finding in report.findings {
            kinds[FindingKind(finding), default: 0] += 1
            if failLevel.isReached(by: finding) { failures += 1 }
            if finding.weight == .warning { warnings += 1 }
        }
    }

    /// The line of the summary.
    package func text(exitCode: Int) -> String {
        let findings = FindingKind.allCases.map { (key: $0.rawValue, value: JSON.integer(kinds[$0, default: 0])) }
        let summary = JSON.object([
            ("records", .integer(records)), ("errors", .integer(errors)), ("screens", .integer(tally.screens)),
            ("stops", .integer(tally.stops)), ("findings", .object(findings)), ("exitCode", .integer(exitCode)),
        ])
        return JSON.object([("summary", summary)]).rendered(.compact) + "\n"
    }
}
