import A11yLint
import A11yModel
import A11yPolicy
import A11yReporters

/// Checks records of `--records`, each like a file that was named alone.
package struct RecordChecker: Sendable {
    private let files: FileChecker
    private let rules: RuleRequest
    private let configuration: Configuration?
    private let hasRawPositions: Bool

    /// A checker of records by the settings of a project. With `hasRawPositions`, findings are at the places in the line.
    package init(
        _ files: FileChecker, showing rules: RuleRequest, _ configuration: Configuration?, hasRawPositions: Bool
    ) {
        self.files = files
        self.rules = rules
        self.configuration = configuration
        self.hasRawPositions = hasRawPositions
    }

    /// What became of a record.
    package struct Outcome: Sendable {
        /// The identity of the record, as JSON; nil if its line does not say it.
        let id: String?
        /// The number of the line, from 1.
        let line: Int
        /// The report; nil if there is none.
        package let report: Report?
        /// Why there is no report, or none of use.
        package let error: RecordError?

        /// The line that answers the record.
        package var text: String {
            let problem = error.map { RecordAnswer.Problem(kind: $0.kind.rawValue, message: $0.message) }
            return RecordAnswer(id: id ?? "null", line: id == nil ? line : nil, report: report, problem: problem).text
        }
    }

    /// Checks a line with this number, from 1.
    package func check(_ line: RecordLines.Line, number: Int) -> Outcome {
        do throws(RecordError) {
            let record = try Record(line)
            var report = try report(on: record)
            report = rules.shown(rules.countingReviews(report, configuration))
            if hasRawPositions, case .text(let bytes) = line, let range = record.sourceRange {
                report.lines.surroundings = Surroundings(line: number, bytes, string: range)
            }
            let error = report.unchecked.map { RecordError(.unchecked, $0.text) }
            return Outcome(id: record.id, line: number, report: report, error: error)
        } catch {
            return Outcome(id: error.id, line: number, report: nil, error: error)
        }
    }

    private func report(on record: Record) throws(RecordError) -> Report {
        do throws(Failure) {
            return try files.check(record)
        } catch {
            throw RecordError(.unreadable, error.sentence, id: record.id)
        }
    }
}

extension Record {
    /// Reads a line that may be too long.
    package init(_ line: RecordLines.Line) throws(RecordError) {
        switch line {
        case .text(let bytes): try self.init(reading: bytes)
        case .tooLong: throw RecordError(.tooLarge, "The line is larger than what is read of a file.")
        }
    }

    /// The source, read from its file if it is in one.
    package func source(upTo most: Int) throws(Failure) -> Source {
        switch content {
        case .source(let text): Source(path: path, bytes: Array(text.utf8))
        case .path(let file):
            Source(path: path, bytes: try Source(reading: file, inputName: nil, upTo: most).bytes)
        }
    }
}
