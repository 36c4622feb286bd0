import TestSupport
import Testing

/// A line of a table of tests: what is shown, and what VoiceOver says.
struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let yaml: String
    let expected: [String]

    init(_ name: String, _ yaml: String, _ expected: String...) {
        self.name = name
        self.yaml = yaml
        self.expected = expected
    }

    var testDescription: String { name }

    func check() throws { try expect(speech: yaml, expected) }
}
