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
    func check(stops technology: Technology) throws { #expect(try account(technology).stops.map(line) == expected) }

    /// Expects these unreached elements, each written as `words: reason @ culprit`.
    func check(unreached technology: Technology) throws {
        let account = try account(technology)
        let lines = account.unreached.map { element in
            "\(element.words): \(element.reason) @ \(account.screen[element.culprit].name ?? "?")"
        }
        #expect(lines == expected)
    }

    /// Expects these notes about the screen.
    func check(notes technology: Technology) throws { #expect(try account(technology).notes == expected) }

    private func account(_ technology: Technology) throws -> Account {
        let spoken = try Spoken(yaml)
        return technology.account(of: spoken.screen, read: spoken.simulation)
    }

    private func line(_ entry: Account.Entry) -> String {
        let parts = [("=", entry.otherNames), ("!", entry.actions), ("#", entry.keys)]
        let more = parts.filter { !$0.1.isEmpty }.map { " \($0.0) " + $0.1.joined(separator: ", ") }.joined()
        return entry.words + more + (entry.remarks.isEmpty ? "" : " (\(entry.remarks.joined(separator: "; ")))")
    }
}
