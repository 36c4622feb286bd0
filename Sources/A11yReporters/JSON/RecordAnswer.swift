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

    /// What the answer holds beside the identity and the error.
    private enum Result: Sendable {
        /// The findings; none without a report.
        case report(Report?)
        /// What a command made: a transcript, or a document.
        case content(key: String, JSON)
    }

    /// The identity of the record, as JSON; nil if its line does not say it.
    private let id: String?
    /// The number of the line, from 1.
    private let line: Int
    private let result: Result
    private let problem: Problem?

    /// The answer of a check. Without a report it holds no findings.
    package init(id: String?, line: Int, _ report: Report?, _ problem: Problem?) {
        (self.id, self.line, self.problem) = (id, line, problem)
        result = .report(report)
    }

    /// The answer of another command, with what it made.
    package init(id: String?, line: Int, key: String, _ content: JSON, _ problem: Problem? = nil) {
        (self.id, self.line, self.problem) = (id, line, problem)
        result = .content(key: key, content)
    }

    /// The answer with its line feed. It names the line where the record itself has no identity.
    package var text: String {
        var fields: [JSON.Entry] = id == nil ? [("line", .integer(line))] : []
        switch result {
        case .content(let key, let content): fields.append((key, content))
        case .report(let report):
            fields += [
                ("findings", .array(report.map(JSONReporter.findings) ?? [])),
                ("screens", .integer(report?.tally.screens ?? 0)), ("stops", .integer(report?.tally.stops ?? 0)),
            ]
        }
        let error = problem.map { JSON.object([("kind", .text($0.kind)), ("message", .text($0.message))]) }
        fields.append(("error", error ?? .null))
        return "{\"id\":\(id ?? "null")," + JSON.object(fields).rendered(.compact).dropFirst() + "\n"
    }
}
