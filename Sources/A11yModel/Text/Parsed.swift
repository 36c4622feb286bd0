/// The result of parsing: as much as could be parsed, and the problems found. Parsing never throws.
public struct Parsed<Value: Sendable>: Sendable {
    /// What could be parsed.
    package var value: Value
    /// The problems.
    package var problems: [Problem]

    /// A result with its problems.
    package init(_ value: Value, problems: [Problem] = []) {
        self.value = value
        self.problems = problems
    }
}
