import A11yModel

/// A way to write down what a run found: a pure function from the run to text, so that equal runs give equal bytes.
package protocol Reporter: Sendable {
    /// The word after `--format`.
    static var name: String { get }
    /// What it tells beside the findings, which costs time to find out.
    static var needs: Set<ReportNeed> { get }
    /// The report, each line ended by a line feed. It may be empty where the format says nothing about a clean run.
    static func render(_ run: Run, style: Rendering) -> String
}

extension Reporter {
    /// Nothing but the findings.
    package static var needs: Set<ReportNeed> { [] }
}

/// What some formats tell beside the findings.
package enum ReportNeed: Sendable {
    /// Reasons, remedies and examples of the rules that found something: `Run.cards`.
    case cards
    /// Screens as they are drawn and heard: `Report.maps`.
    case maps
}

/// Every reporter, sorted by name. A new one is added here.
package let reporters: [any Reporter.Type] = [
    CheckstyleReporter.self,
    CompactReporter.self,
    CSVReporter.self,
    FrameReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    HTMLReporter.self,
    JSONReporter.self,
    JSONStreamReporter.self,
    JUnitReporter.self,
    MarkdownReporter.self,
    RDJSONReporter.self,
    SARIFReporter.self,
    SummaryReporter.self,
    TableReporter.self,
    XcodeReporter.self,
]

/// The reporter of a name that a user gave; nil where there is none. `json` is always the current version of our own
/// format, `json-v1` the first, which is the current one.
package func reporter(named name: String) -> (any Reporter.Type)? {
    let name = name == "json-v1" ? JSONReporter.name : name
    return reporters.first { $0.name == name }
}
