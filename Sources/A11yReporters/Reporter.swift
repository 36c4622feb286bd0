import A11yModel

/// A way to write down what a run found: a pure function from the run to text, so that equal runs give equal bytes.
public protocol Reporter: Sendable {
    /// The word after `--format`.
    static var name: String { get }
    /// The report, each line ended by a line feed. It may be empty where the format says nothing about a clean run.
    static func render(_ run: Run, style: Rendering) -> String
}

/// Every reporter, sorted by name. A new one is added here.
public let reporters: [any Reporter.Type] = [
    CheckstyleReporter.self,
    CompactReporter.self,
    JSONReporter.self,
    JUnitReporter.self,
    TableReporter.self,
]

/// The reporter of a name that a user gave; nil where there is none.
public func reporter(named name: String) -> (any Reporter.Type)? {
    reporters.first { $0.name == name }
}
