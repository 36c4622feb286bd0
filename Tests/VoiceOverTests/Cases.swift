import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// A test case: a screen, and what VoiceOver says on it.
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

/// A test case: a screen, and its traversal with a technology.
struct TraversalCase: CustomTestStringConvertible, Sendable {
    let name: String
    let yaml: String
    let expected: [String]

    init(_ name: String, _ yaml: String, _ expected: String...) {
        self.name = name
        self.yaml = yaml
        self.expected = expected
    }

    var testDescription: String { name }

    /// Expects these stops, each written as `words = other names ! actions # keys (remarks)`.
    func check(stops technology: Technology) throws { #expect(try traversal(technology).stops.map(line) == expected) }

    /// Expects these unreached elements, each written as `words: reason @ culprit`.
    func check(unreached technology: Technology) throws {
        let traversal = try traversal(technology)
        let lines = traversal.unreached.map { element in
            "\(element.words): \(element.reason) @ \(traversal.screen[element.culprit].fileID ?? "?")"
        }
        #expect(lines == expected)
    }

    /// Expects these notes about the screen.
    func check(notes technology: Technology) throws { #expect(try traversal(technology).notes == expected) }

    private func traversal(_ technology: Technology) throws -> Traversal {
        let spoken = try Spoken(yaml)
        return technology.traversal(of: spoken.screen, in: spoken.simulation)
    }

    private func line(_ entry: Traversal.Entry) -> String {
        let parts = [("=", entry.otherNames), ("!", entry.actions), ("#", entry.keys)]
        let more = parts.filter { !$0.1.isEmpty }.map { " \($0.0) " + $0.1.joined(separator: ", ") }.joined()
        return entry.words + more + (entry.remarks.isEmpty ? "" : " (\(entry.remarks.joined(separator: "; ")))")
    }
}
